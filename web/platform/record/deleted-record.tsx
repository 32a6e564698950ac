import type { ComponentProps, ReactNode } from 'react'
import { formatWhen } from '../lib/format.ts'
import { useRead } from '../lib/use-read.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type Act, ActButton, useActs } from './actions.tsx'
import { RecordHistory } from './record-history.tsx'

interface DeletedRecordProps<Row> extends ComponentProps<typeof RecordHistory> {
  nameOf: (row: Row) => string
  restore: Act<Row>
  notFound: ReactNode
}

/** In place of a record that was deleted: who deleted it and when, and a button to restore it. */
export function DeletedRecord<Row extends { id: number }>({ nameOf, restore, notFound, ...of }: DeletedRecordProps<Row>) {
  const { record, id } = of
  const history = useRead(record.history, { params: { id }, query: { limit: 1 } })
  const acts = useActs<Row>()
  if (history.isPending) return <Skeleton className="h-31! w-full" />
  const [last] = history.data ?? []
  if (last?.action !== 'delete') return notFound
  const row = { ...last.before, id } as Row
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <EmptyState
        title={`${nameOf(row)} was deleted`}
        hint={`${last.by} deleted this ${record.noun}: ${formatWhen(last.at)}.`}
        action={<ActButton acts={acts} act={restore} row={row} primary />}
      />
      <RecordHistory {...of} />
    </div>
  )
}
