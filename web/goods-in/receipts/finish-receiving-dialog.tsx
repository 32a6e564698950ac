import { useNavigate } from '@tanstack/react-router'
import { type Counting, type CountingLine, countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { formatNumber, plural } from '../../platform/lib/format.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { useUndoNewest } from '../../stock/acts/use-undo-newest.ts'
import { StillCounting } from './still-counting.tsx'

interface FinishReceivingProps {
  receipt: Receipt
  lines: readonly CountingLine[]
  people: Counting['people']
  /** The SKUs of which a number was typed and not saved. */
  unsaved: readonly string[]
  onClose: () => void
}

/** What differs from what was expected, asked once before the goods are booked. */
export function FinishReceivingDialog({ receipt: { id, receiptNumber }, lines, people, unsaved, onClose }: FinishReceivingProps) {
  const navigate = useNavigate()
  const undoNewest = useUndoNewest()
  const receiving = useChange(countingEndpoints.receive, () => ({ params: { id }, body: {} }))
  const uncounted = lines.filter(({ counted }) => counted === 0)
  const different = lines.filter(({ counted, expected, damaged }) => counted > 0 && (counted !== expected || damaged > 0))

  function receive() {
    receiving.mutate(undefined, {
      onSuccess: ({ totalUnits }) => {
        toast({
          title: 'Receipt Received',
          description: `${receiptNumber}: ${plural(totalUnits, 'unit')}.`,
          ...(totalUnits > 0 && undoNewest({ kind: 'receive', of: { receiptId: id }, on: recordLink('/receipts/$id', id) })),
        })
        void navigate({ ...recordLink('/receipts/$id', id), replace: true })
      },
      onError: (error) => {
        toastError(error)
        onClose()
      },
    })
  }

  return (
    <ConfirmDialog
      title={`Receive ${receiptNumber}?`}
      description={
        uncounted.length > 0
          ? `${plural(uncounted.length, 'line')} ${uncounted.length === 1 ? 'was' : 'were'} not counted. ${
              uncounted.length === 1 ? 'It is' : 'They are'
            } received as 0.`
          : different.length === 0
            ? 'Everything was counted as expected.'
            : 'The goods will be received as counted.'
      }
      confirmLabel="Receive"
      cancelLabel="Count On"
      pending={receiving.isPending}
      onConfirm={receive}
      onClose={onClose}
    >
      <StillCounting people={people} />
      {lines
        .filter(({ sku }) => unsaved.includes(sku))
        .map(({ sku, counted }) => (
          <p key={sku} className="text-caution-text wrap-anywhere">
            {sku} has a number that isn’t saved. It is received as {formatNumber(counted)}.
          </p>
        ))}
      {different.length > 0 && (
        <ul className="grid gap-2">
          {different.map((line) => (
            <li key={line.sku} className="flex flex-wrap justify-between gap-x-3">
              <span className="mono wrap-anywhere">{line.sku}</span>
              <span className="figures text-ink-2">{differenceOf(line)}</span>
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  )
}

/** '3 short, 2 damaged'. */
function differenceOf({ counted, expected, damaged }: CountingLine): string {
  return [
    counted < expected && `${formatNumber(expected - counted)} short`,
    counted > expected && `${formatNumber(counted - expected)} over`,
    damaged > 0 && `${formatNumber(damaged)} damaged`,
  ]
    .filter(Boolean)
    .join(', ')
}
