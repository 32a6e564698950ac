import { Download } from 'lucide-react'
import { proofsEndpoints } from '../../../contract/goods-out/shipments/proofs-of-delivery.ts'
import type { ProofOfDelivery, ShipmentWithEvents } from '../../../contract/goods-out/shipments/shipments.ts'
import { FactList } from '../../platform/detail/facts.tsx'
import { addressOf } from '../../platform/lib/api.ts'
import { formatDateTime, formatWhen } from '../../platform/lib/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { FileLink } from '../../platform/ui/file-link.tsx'
import { Signature } from './signature.tsx'

/** The proof that counts, and below it those that it corrects. */
export function Proofs({ shipment: { proofs, actualDelivery } }: { shipment: ShipmentWithEvents }) {
  const [newest, ...earlier] = proofs
  if (!newest) return <p className="text-muted">No proof of delivery yet.</p>
  return (
    <div className="grid gap-4">
      <Proof proof={newest} delivered={actualDelivery} />
      {earlier.length > 0 && (
        <div className="grid gap-3 border-t border-line pt-3">
          <h3 className="text-small font-semibold text-muted">Earlier versions</h3>
          {earlier.map((proof) => (
            <Proof key={proof.id} proof={proof} delivered={null} />
          ))}
        </div>
      )}
    </div>
  )
}

function Proof({
  proof: { receivedBy, signature, document, reason, by, at },
  delivered,
}: {
  proof: ProofOfDelivery
  delivered: string | null
}) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FactList
        facts={[
          { label: 'Received By', value: receivedBy },
          delivered !== null && { label: 'Delivered', value: formatDateTime(delivered) },
          document && { label: 'Signed Document', value: <FileLink name={document.name} url={document.url} /> },
          reason !== null && { label: 'Reason for Correction', value: reason },
          { label: 'Recorded', value: [formatWhen(at), by].filter(Boolean).join(' · ') },
        ]}
      />
      {signature !== null && <Signature path={signature} by={receivedBy} />}
    </div>
  )
}

/** The proof as a PDF file. */
export function DownloadProof({ shipment: { id }, size = 'md' }: { shipment: ShipmentWithEvents; size?: 'sm' | 'md' }) {
  return (
    <Button asChild size={size} icon={<Download aria-hidden />}>
      <a href={addressOf(proofsEndpoints.pdf, { id })} download>
        Download PDF
      </a>
    </Button>
  )
}
