import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { historyEndpoints } from '../../../contract/history.ts'
import { formatWhen } from '../../platform/lib/format.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { ItemHistory } from './item-history.tsx'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'

/** In place of an item that was deleted: who deleted it when, and the way to bring it back. */
export function DeletedItem({ id, notFound }: { id: number; notFound: ReactNode }) {
  const history = useRead(historyEndpoints.ofItem, { params: { id }, query: { limit: 1 } })
  const { restore, restoring } = useDeleteWithUndo()
  if (history.isPending) return <Skeleton className="h-31! w-full" />
  const [last] = history.data ?? []
  if (last?.action !== 'delete') return notFound
  const sku = String(last.before?.sku ?? '')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <EmptyState
        title={`${sku} was deleted`}
        hint={`${last.by} deleted it: ${formatWhen(last.at)}. Restore the item to bring it back with its previous stock.`}
        action={
          <Button variant="primary" icon={<RotateCcw aria-hidden />} pending={restoring === id} onClick={() => restore({ id, sku })}>
            Restore
          </Button>
        }
      />
      <ItemHistory id={id} />
    </div>
  )
}
