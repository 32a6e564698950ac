import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ShipmentWithEvents, shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { DownloadProof, Proofs } from './proof-of-delivery.tsx'
import { RecordProofDialog } from './record-proof-dialog.tsx'

interface ProofDialogProps {
  shipmentId: number
  mayRecord: boolean
  onClose: () => void
}

/** The proof of delivery of a shipment. Where there is none yet, staff record it. */
export function ProofDialog({ shipmentId, mayRecord, onClose }: ProofDialogProps) {
  const { data, error, refetch } = useQuery(readQuery(shipmentsEndpoints.get, { params: { id: shipmentId } }))
  if (data) return <ProofOf key={data.id} shipment={data} mayRecord={mayRecord && data.actualDelivery !== null} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title="Proof of Delivery" focus="title">
      {error ? (
        <ErrorState title="Failed to load the shipment" detail={detailFor(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40! w-full" />
      )}
    </Dialog>
  )
}

function ProofOf({ shipment, mayRecord, onClose }: { shipment: ShipmentWithEvents; mayRecord: boolean; onClose: () => void }) {
  // Decided once, so that the form closes itself after saving instead of being replaced.
  const [records] = useState(mayRecord && shipment.proofs.length === 0)
  if (records) return <RecordProofDialog shipment={shipment} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Proof of Delivery"
      description={<span className="mono">{shipment.trackingNumber}</span>}
      focus="title"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {shipment.proofs.length > 0 && <DownloadProof shipment={shipment} />}
        </>
      }
    >
      <Proofs shipment={shipment} />
    </Dialog>
  )
}
