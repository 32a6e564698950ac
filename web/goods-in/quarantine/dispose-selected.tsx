import {
  type Disposition,
  dispositionLabels,
  type QuarantineRow,
  quarantineEndpoints,
} from '../../../contract/goods-in/quarantine/quarantine.ts'
import { formatNumber, plural } from '../../platform/lib/format.ts'
import { bulkCall } from '../../platform/list/bulk-call.ts'
import type { BulkDialogProps } from '../../platform/list/bulk-run.ts'
import { bodyOf } from './dispose-fields.tsx'
import { DisposeForm } from './dispose-form.tsx'
import { doneWords, runningWords } from './dispose-words.ts'

type Props = BulkDialogProps<QuarantineRow>

export const ReleaseSelected = (props: Props) => <DisposeSelected {...props} disposition="release" />
export const ScrapSelected = (props: Props) => <DisposeSelected {...props} disposition="scrap" />
export const SendBackSelected = (props: Props) => <DisposeSelected {...props} disposition="send_back" />

/** One decision for all selected goods. */
function DisposeSelected({ rows, disposition, onRun, onClose }: Props & { disposition: Disposition }) {
  const label = dispositionLabels[disposition]
  const units = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <DisposeForm
      disposition={disposition}
      title={`${label}: ${plural(rows.length, 'row')}`}
      description={`${formatNumber(units)} units, all that is left of these rows.`}
      oneOwner={new Set(rows.map(({ customerId }) => customerId)).size === 1}
      onClose={onClose}
      onSubmit={(decision) =>
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
    />
  )
}
