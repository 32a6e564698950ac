import { z } from 'zod'
import { addAmounts } from '../../../contract/money.ts'
import { countDecisions, counts, countsEndpoints, type DetailedCount } from '../../../contract/stock/counts/counts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { rereadBy } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { formatMoney, plural } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { useUndoNewest } from '../acts/use-undo-newest.ts'
import { type Decision, type DifferentLine, signed } from './different-lines.ts'

const typed = z.object({ reason: z.string(), releaseReserved: z.boolean(), acceptMoved: z.boolean(), ownCount: z.boolean() })
type Typed = z.output<typeof typed>

const { TextField, CheckField } = fieldsOf<Typed>()

interface DecideDialogProps {
  count: DetailedCount
  decision: Decision
  lines: readonly DifferentLine[]
  onClose: () => void
}

/** Asks for the reason of a decision about lines. */
export function DecideDialog({ count, decision, lines, onClose }: DecideDialogProps) {
  const { user } = useViewer()
  const approve = useRowChange(countsEndpoints.approve)
  const undoNewest = useUndoNewest()
  const isAccepting = decision === 'accept'
  const schema = formSchema(
    typed,
    ({ reason, ...allowed }) => ({ decisions: lines.map(({ id }) => ({ lineId: id, accept: isAccepting, reason })), ...allowed }),
    countDecisions,
  )
  const form = useRecordForm({
    name: `decide-count-${decision}`,
    noun: 'count',
    record: count,
    values: (): Typed => ({ reason: '', releaseReserved: false, acceptMoved: false, ownCount: false }),
    update: {
      schema: () => schema,
      send: (read, _change, { values }) => approve.mutateAsync({ read, body: schema.parse(values) }),
      reread: rereadBy(countsEndpoints.get),
      history: counts.history,
    },
    onSaved: () =>
      toast({
        title: isAccepting ? 'Differences Posted' : 'Differences Rejected',
        description: `${count.countNumber}, ${plural(lines.length, 'line')}`,
        ...(isAccepting && undoNewest({ kind: 'count', of: { q: count.countNumber }, on: recordLink('/counting/$id', count.id) })),
      }),
    onClose,
  })
  const net = lines.reduce((sum, { difference }) => sum + (difference ?? 0), 0)
  const value = lines.reduce((sum, line) => addAmounts(sum, line.value ?? '0.00'), '0.00')
  return (
    <FormDialog
      form={form}
      size="sm"
      danger={!isAccepting}
      title={isAccepting ? 'Approve Differences' : 'Reject Differences'}
      description={
        isAccepting
          ? `${plural(lines.length, 'line')}, ${signed(net)} units, ${formatMoney(value)}. The stock changes by the differences.`
          : `${plural(lines.length, 'line')}. The stock stays as it is.`
      }
      submitLabel={isAccepting ? 'Approve' : 'Reject'}
      pendingLabel={isAccepting ? 'Posting...' : 'Rejecting...'}
    >
      <TextField name="reason" label="Reason" required rows={2} maxLength={300} hint="The owner of the goods can read this." />
      {isAccepting && lines.some((line) => line.rounds.at(-1)?.moved) && (
        <CheckField name="acceptMoved" label="Accept lines whose stock moved while it was counted" />
      )}
      {isAccepting && net < 0 && <CheckField name="releaseReserved" label="Release stock that is reserved for movements" />}
      {user.role === 'admin' && <CheckField name="ownCount" label="I decide about lines that I counted" />}
    </FormDialog>
  )
}
