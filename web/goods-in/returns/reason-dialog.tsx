import { type GoodsReturn, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { WhyDialog } from '../../platform/form/why-dialog.tsx'
import { useChange } from '../../platform/lib/use-change.ts'
import { useViewer } from '../../platform/lib/use-session.ts'

interface ReasonDialogProps {
  record: GoodsReturn
  action: 'decline' | 'cancel'
  onClose: () => void
}

/** Declines a return, or cancels it, with the reason. */
export function ReasonDialog({ record: { id, returnNumber, customerName }, action, onClose }: ReasonDialogProps) {
  const { seesCustomerScreens } = useViewer()
  const options = (reason: string) => ({
    params: { id },
    body: { reason },
  })
  const decline = useChange(returnsEndpoints.decline, options)
  const cancel = useChange(returnsEndpoints.cancel, options)
  const shared = { name: `${action}-return-${id}`, noun: 'return', maxLength: 300, onClose }
  return action === 'decline' ? (
    <WhyDialog
      {...shared}
      title="Decline Return"
      description={`${customerName} is notified.`}
      submitLabel="Decline"
      required
      hint="The customer can read this."
      send={decline.mutateAsync}
      said={() => ({ title: 'Return Declined', description: returnNumber })}
    />
  ) : (
    <WhyDialog
      {...shared}
      title="Cancel Return"
      description={seesCustomerScreens ? 'The warehouse no longer expects the goods.' : 'The goods are no longer expected.'}
      submitLabel="Cancel Return"
      cancelLabel="Keep It"
      hint="Optional"
      send={cancel.mutateAsync}
      said={() => ({ title: 'Return Cancelled', description: returnNumber })}
    />
  )
}
