import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { inspectionPointLabels } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { InspectedPoint, Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { formatWhen } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { InspectionBanner } from './inspection-banner.tsx'
import { useUpdateReceipt } from './use-receipts.ts'

const PointNoteDialog = lazyPart(() => import('./point-note-dialog.tsx'), 'PointNoteDialog')

interface ReceiptInspectionProps {
  receipt: Receipt
  /** Whether points can be ticked and the inspection completed here. */
  mayInspect: boolean
}

/** The five points, who ticked them and when, and 'Complete Inspection' while the receipt is received. */
export function ReceiptInspection({ receipt, mayInspect }: ReceiptInspectionProps) {
  return (
    <div className="grid gap-4">
      <InspectionBanner receipt={receipt} />
      <InspectionPoints receipt={receipt} mayInspect={mayInspect && receipt.status === 'received'} />
      {mayInspect && receipt.status === 'received' && <CompleteInspection receipt={receipt} />}
    </div>
  )
}

interface PointsProps {
  receipt: Receipt
  mayInspect: boolean
}

export function InspectionPoints({ receipt, mayInspect }: PointsProps) {
  const [noted, setNoted] = useState<InspectedPoint['point'] | null>(null)
  return (
    <>
      <ul aria-label="Inspection checklist" className="overflow-clip rounded-panel border border-line bg-raised">
        {receipt.inspection.map((point) => (
          <Point key={point.point} receipt={receipt} point={point} mayInspect={mayInspect} onNote={() => setNoted(point.point)} />
        ))}
      </ul>
      {noted && <PointNoteDialog receipt={receipt} point={noted} onClose={() => setNoted(null)} />}
    </>
  )
}

interface PointProps extends PointsProps {
  point: InspectedPoint
  onNote: () => void
}

function Point({ receipt, point: { point, checked, note, by, at }, mayInspect, onNote }: PointProps) {
  const update = useUpdateReceipt()
  const label = inspectionPointLabels[point]

  function tick(ticked: boolean) {
    update.mutate(
      // Two people may tick different points at the same time, so no version is compared; the note stays as it is.
      { read: { id: receipt.id }, change: { inspection: [{ point, checked: ticked }] } },
      { onError: (error) => toastError(error, 'Update Failed') },
    )
  }

  const ticked = update.isPending ? update.variables.change.inspection?.[0]?.checked === true : checked
  return (
    <li className="flex items-start gap-3 border-b border-line px-3 py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <Checkbox label={label} checked={ticked} disabled={!mayInspect} onCheckedChange={tick} className="min-h-7" />
        {(note || at) && (
          <div className="pl-6.5 text-small">
            {note && <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{note}</p>}
            {at && (
              <p className="figures text-muted">
                {checked ? 'Ticked' : 'Left open'}
                {by && ` by ${by}`}, {formatWhen(at)}
              </p>
            )}
          </div>
        )}
      </div>
      {mayInspect && (
        <Button
          size="sm"
          variant="ghost"
          icon={<MessageSquare aria-hidden />}
          aria-label={`${note ? 'Edit note' : 'Add note'}: ${label}`}
          onClick={onNote}
        >
          {note ? 'Edit note' : 'Add note'}
        </Button>
      )}
    </li>
  )
}

function CompleteInspection({ receipt }: { receipt: Receipt }) {
  const update = useUpdateReceipt()
  const open = receipt.inspection.filter(({ checked }) => !checked).length

  function complete() {
    update.mutate(
      { read: receipt, change: { status: 'inspected' } },
      {
        onSuccess: ({ receiptNumber }) => toast({ title: 'Status Updated', description: `${receiptNumber} is inspected.` }),
        onError: (error) => toastError(error, 'Update Failed'),
      },
    )
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-56 text-small text-muted">
        {open === 0
          ? 'All five points are ticked. Completing the inspection locks the lines.'
          : `${open} of 5 points not ticked: the inspection will record this. Completing locks the lines.`}
      </p>
      <Button variant="primary" className="max-sm:w-full" pending={update.isPending} onClick={complete}>
        Complete Inspection
      </Button>
    </div>
  )
}
