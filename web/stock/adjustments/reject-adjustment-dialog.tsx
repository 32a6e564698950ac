import { type AdjustmentRequest, adjustmentsEndpoints } from '../../../contract/stock/inventory/adjustment-requests.ts'
import { WhyDialog } from '../../platform/form/why-dialog.tsx'
import { useChange } from '../../platform/lib/use-change.ts'

/** Asks for a note to the person who asked. */
export function RejectAdjustmentDialog({ request, onClose }: { request: AdjustmentRequest; onClose: () => void }) {
  const reject = useChange(adjustmentsEndpoints.reject, (note: string) => ({
    params: { id: request.id },
    body: { note },
  }))
  return (
    <WhyDialog
      name={`reject-adjustment-${request.id}`}
      noun="adjustment"
      title="Reject Adjustment"
      description={`The stock of ${request.sku} stays as it is. ${request.requestedBy} is notified.`}
      submitLabel="Reject"
      pendingLabel="Rejecting..."
      field="note"
      maxLength={500}
      hint="Optional. The person who asked can read it."
      send={reject.mutateAsync}
      said={() => ({ title: 'Adjustment Rejected', description: `The stock of ${request.sku} stays as it is.` })}
      onClose={onClose}
    />
  )
}
