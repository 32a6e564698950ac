import { PenLine } from 'lucide-react'
import { Suspense } from 'react'
import type { ShipmentWithEvents } from '../../../contract/goods-out/shipments/shipments.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { Section } from '../../platform/detail/section.tsx'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { Button } from '../../platform/ui/button.tsx'
import { DownloadProof, Proofs } from './proof-of-delivery.tsx'
import { useMayRecordProofs } from './use-pod.tsx'

const RecordProofDialog = lazyPart(() => import('./record-proof-dialog.tsx'), 'RecordProofDialog')

/** Who received a shipment that is on its way or delivered, and for staff the way to record or correct the proof. */
export function ProofSection({ shipment }: { shipment: ShipmentWithEvents }) {
  const { status, actualDelivery, proofs } = shipment
  const isOpen = actualDelivery !== null || status === 'in_transit' || status === 'delayed'
  const mayRecord = useMayRecordProofs() && isOpen
  const recording = useOverlay('proof')
  if (!mayRecord && actualDelivery === null) return null
  const isProven = proofs.length > 0
  return (
    <Section
      title="Proof of Delivery"
      actions={
        <>
          {mayRecord && (
            <Button size="sm" icon={<PenLine aria-hidden />} onClick={() => recording.open(true)}>
              {isProven ? 'Correct' : 'Record Proof of Delivery'}
            </Button>
          )}
          {isProven && <DownloadProof shipment={shipment} size="sm" />}
        </>
      }
    >
      <Proofs shipment={shipment} />
      <Suspense>{recording.value && mayRecord && <RecordProofDialog shipment={shipment} onClose={recording.close} />}</Suspense>
    </Section>
  )
}
