import { Suspense, useState } from 'react'
import { countLine } from '../../../contract/stock/counts/count-places.ts'
import { countLineStatusLabels } from '../../../contract/stock/counts/count-words.ts'
import { countsEndpoints, type DetailedCount } from '../../../contract/stock/counts/counts.ts'
import { mayRead } from '../../../contract/withheld.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { Section } from '../../platform/detail/section.tsx'
import { formatMoney, formatNumber, plural } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { column } from '../../platform/list/columns.tsx'
import { useSelection } from '../../platform/list/use-selection.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { type Decision, type DifferentLine, linesOf, signed } from './different-lines.ts'

// Loaded when first opened.
const DecideDialog = lazyPart(() => import('./decide-dialog.tsx'), 'DecideDialog')

const rounds = ({ rounds: [first, ...others] }: DifferentLine) => ({ first, last: others.at(-1) })
const figure = (value: number | null | undefined) => (value === null || value === undefined ? '–' : formatNumber(value))

const columns: readonly Column<DifferentLine>[] = [
  column.longCode('sku', { header: 'SKU', mobile: 'key', width: '22%' }),
  {
    id: 'location',
    header: 'Location',
    mobile: 'title',
    width: '20%',
    cell: ({ location, handlingUnit }) => <Truncated text={handlingUnit ? `${location} · ${handlingUnit}` : location} className="mono" />,
  },
  column.longCode('lot', { header: 'Lot', width: '16%', from: 'wide' }),
  { id: 'expected', header: 'Expected', align: 'right', width: '5.5rem', cell: ({ expected }) => figure(expected) },
  { id: 'first', header: 'First', align: 'right', width: '4.5rem', from: 'small', cell: (line) => figure(rounds(line).first?.counted) },
  { id: 'recount', header: 'Recount', align: 'right', width: '5rem', from: 'small', cell: (line) => figure(rounds(line).last?.counted) },
  {
    id: 'difference',
    header: 'Difference',
    align: 'right',
    mobile: 'fact',
    width: '6rem',
    cell: ({ difference }) => <span className="font-medium">{signed(difference)}</span>,
  },
  {
    id: 'value',
    header: 'Value',
    align: 'right',
    width: '6rem',
    from: 'medium',
    cell: ({ value }) => (value === null ? '–' : formatMoney(value)),
  },
  {
    id: 'status',
    header: 'Status',
    mobile: 'status',
    width: '8rem',
    cell: ({ status, undone, rounds: all, isExcise }) => (
      <span className="flex flex-wrap gap-1">
        {status !== 'difference' && !undone && <Badge tone={status === 'posted' ? 'green' : 'grey'}>{countLineStatusLabels[status]}</Badge>}
        {undone && <Badge>Undone</Badge>}
        {all.at(-1)?.moved && <Badge tone="yellow">Moved</Badge>}
        {isExcise && <Badge tone="purple">Excise</Badge>}
      </span>
    ),
  },
]

/** What was counted otherwise than the books say, and what is decided about it. */
export function CountDifferences({ count }: { count: DetailedCount }) {
  const { user } = useViewer()
  const mayDecide = useMay('counts.approve') && count.status === 'review'
  const lines = linesOf(count)
  const open = lines.filter(({ status }) => status === 'difference')
  const selection = useSelection<DifferentLine>(`${count.id} ${count.version}`)
  const [asked, setAsked] = useState<{ decision: Decision; lines: readonly DifferentLine[] } | null>(null)
  const recount = useChange(countsEndpoints.recount, (lineIds: number[]) => ({ params: { id: count.id }, body: { lineIds } }))
  const chosen = [...selection.rows.values()]
  const named = chosen.length > 0 ? chosen : open
  const readsValue = mayRead(user.role, countLine, 'value')
  function countAgain() {
    recount.mutate(
      named.map(({ id }) => id),
      {
        onSuccess: () => toast({ title: 'Sent to Recount', description: plural(named.length, 'line') }),
        onError: (error) => toastError(error),
      },
    )
  }
  return (
    <Section
      flush
      title="Differences"
      count={lines.length}
      actions={
        mayDecide &&
        open.length > 0 && (
          <>
            <Button variant="primary" onClick={() => setAsked({ decision: 'accept', lines: named })}>
              Approve {formatNumber(named.length)}
            </Button>
            <Button onClick={() => setAsked({ decision: 'reject', lines: named })}>Reject</Button>
            <Button pending={recount.isPending} onClick={countAgain}>
              Count Again
            </Button>
          </>
        )
      }
    >
      <DataTable
        caption={`Differences of ${count.countNumber}`}
        columns={readsValue ? columns : columns.filter(({ id }) => id !== 'value')}
        rows={lines}
        rowKey={({ id }) => id}
        rowName={({ sku, location }) => `${sku} at ${location}`}
        rowLink={({ inventoryId }) => recordLink('/inventory/$id', inventoryId)}
        {...(mayDecide &&
          open.length > 1 && {
            selection: {
              selected: new Set(selection.rows.keys()),
              onSelect: (keys, isChosen) =>
                selection.select(
                  open.filter(({ id }) => keys.includes(String(id))),
                  isChosen,
                ),
            },
          })}
        empty={<EmptyState title="No differences" />}
      />
      <Suspense>
        {asked && <DecideDialog count={count} decision={asked.decision} lines={asked.lines} onClose={() => setAsked(null)} />}
      </Suspense>
    </Section>
  )
}
