import { type FormEvent, useId } from 'react'
import { type Disposition, dispositionLabels, type QuarantineRow, quarantineEndpoints } from '../../contract/quarantine/quarantine.ts'
import { formatNumber, plural } from '../lib/format.ts'
import { bulkCall } from '../list/bulk-call.ts'
import type { BulkDialogProps } from '../list/bulk-run.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { bodyOf, DisposeFields, isComplete, useDecision } from './dispose-fields.tsx'
import { doneWords, runningWords } from './dispose-words.ts'

type Props = BulkDialogProps<QuarantineRow>

export const ReleaseSelected = (props: Props) => <DisposeSelected {...props} disposition="release" />
export const ScrapSelected = (props: Props) => <DisposeSelected {...props} disposition="scrap" />
export const SendBackSelected = (props: Props) => <DisposeSelected {...props} disposition="send_back" />

/** One decision for all selected goods. */
function DisposeSelected({ rows, disposition, onRun, onClose }: Props & { disposition: Disposition }) {
  const [decision, setDecision] = useDecision()
  const form = useId()
  const label = dispositionLabels[disposition]
  const units = rows.reduce((sum, { quantity }) => sum + quantity, 0)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isComplete(decision, disposition)) return
    onRun({
      label,
      running: runningWords[disposition],
      done: doneWords[disposition],
      ...bulkCall(quarantineEndpoints.dispose, (row: QuarantineRow) => ({
        params: { id: row.inventoryId },
        body: bodyOf(row, row.quantity, disposition, decision),
      })),
    })
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`${label}: ${plural(rows.length, 'row')}`}
      description={`${formatNumber(units)} units, all that is left of these rows.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={disposition === 'scrap' ? 'danger' : 'primary'}
            type="submit"
            form={form}
            disabled={!isComplete(decision, disposition)}
          >
            {label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        <DisposeFields disposition={disposition} value={decision} onValueChange={setDecision} />
      </form>
    </Dialog>
  )
}
