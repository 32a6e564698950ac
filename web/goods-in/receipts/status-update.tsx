import { useState } from 'react'
import { isBack, type ReceiptStatus, receiptStatuses, receiptStatusLabels } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Select, type SelectOption } from '../../platform/ui/select.tsx'
import { useUndoNewest } from '../../stock/acts/use-undo-newest.ts'
import { skipsSteps, stepWords } from './step-words.ts'
import { useUpdateReceipt } from './use-receipts.ts'

const SkipStepsDialog = lazyPart(() => import('./skip-steps-dialog.tsx'), 'SkipStepsDialog')

/** The four statuses; those that skip a step only for people who may. */
export function useStatusOptions(from: ReceiptStatus): SelectOption<ReceiptStatus>[] {
  const maySkip = useMay('receipts.skip-steps')
  return receiptStatuses.map((status) => ({
    value: status,
    label: status === from ? `${receiptStatusLabels[status]} (now)` : receiptStatusLabels[status],
    disabled: skipsSteps(from, status) && !maySkip,
  }))
}

/** 'Update Status': the next step at once, one back after a question, further ahead with a reason. */
export function StatusUpdate({ receipt }: { receipt: Receipt }) {
  const update = useUpdateReceipt()
  const announce = useAnnouncement(receipt)
  const options = useStatusOptions(receipt.status)
  const [chosen, setChosen] = useState<ReceiptStatus>(receipt.status)
  const [asking, setAsking] = useState(false)
  const isSame = chosen === receipt.status

  function send() {
    update.mutate(
      { read: receipt, change: { status: chosen } },
      {
        onSuccess: announce,
        onError: (error) => toastError(error, 'Update Failed'),
        onSettled: () => setAsking(false),
      },
    )
  }

  return (
    <>
      <div className="grid gap-2 sm:grid-cols-[minmax(0,16rem)_auto] sm:items-end sm:justify-start">
        <Field label="Update Status">
          {(control) => <Select {...control} value={chosen} onValueChange={setChosen} options={options} />}
        </Field>
        <Button
          variant="primary"
          disabled={isSame}
          pending={update.isPending}
          onClick={() => (isBack(receipt.status, chosen) || skipsSteps(receipt.status, chosen) ? setAsking(true) : send())}
        >
          Update
        </Button>
      </div>
      <p className="text-small text-muted" aria-live="polite">
        {isSame ? 'Pending → Received → Inspected → Stored. Each step is recorded with person and time.' : stepWords(receipt, chosen)}
      </p>
      {asking && isBack(receipt.status, chosen) && (
        <ConfirmDialog
          title={`Set ${receipt.receiptNumber} back?`}
          description={stepWords(receipt, chosen)}
          cancelLabel={`Keep ${receiptStatusLabels[receipt.status]}`}
          confirmLabel={`Set Back to ${receiptStatusLabels[chosen]}`}
          pending={update.isPending}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
      {asking && skipsSteps(receipt.status, chosen) && (
        <SkipStepsDialog receipt={receipt} to={chosen} onSaved={announce} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

/** Says the new status. Goods come in with the first step. */
function useAnnouncement({ status: before }: Receipt) {
  const undoNewest = useUndoNewest()
  return ({ id, receiptNumber, status }: Receipt) => {
    toast({
      title: 'Status Updated',
      description: `${receiptNumber} is now ${receiptStatusLabels[status]}.`,
      ...(before === 'pending' && undoNewest({ kind: 'receive', of: { receiptId: id }, on: recordLink('/receipts/$id', id) })),
    })
  }
}
