import { fullStopAfter } from '../../../contract/full-stop.ts'
import { announcedDeliveriesEndpoints } from '../../../contract/goods-in/receipts/announced-deliveries.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { Note } from '../../platform/ui/note.tsx'

/** Asks before a pending receipt is withdrawn, which can't be undone. */
export function WithdrawReceiptDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { seesCustomerScreens } = useViewer()
  const withdraw = useRowChange(announcedDeliveriesEndpoints.withdraw)
  const { receiptNumber, supplier } = receipt

  function confirm() {
    const onSuccess = () => {
      toast({ title: 'Receipt Withdrawn', description: `${receiptNumber} is no longer expected.` })
      onClose()
    }
    withdraw.mutate({ read: receipt, body: undefined }, { onSuccess })
  }

  return (
    <ConfirmDialog
      title={`Withdraw ${receiptNumber}?`}
      description={
        seesCustomerScreens
          ? `The warehouse will no longer expect this delivery from ${supplier}${fullStopAfter(supplier)} This can’t be undone.`
          : `The delivery from ${supplier} is removed from all lists, and the customer no longer sees it. This can’t be undone.`
      }
      confirmLabel={`Withdraw ${receiptNumber}`}
      cancelLabel="Keep It"
      danger
      pending={withdraw.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {withdraw.isError && <Note tone="negative">{detailFor(withdraw.error)}</Note>}
    </ConfirmDialog>
  )
}
