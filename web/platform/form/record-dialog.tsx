import { type ReactNode, useState } from 'react'
import { detailFor } from '../lib/api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

interface RecordDialogProps<Item> {
  title: string
  /** The heading when the record can't be loaded. */
  failure: string
  read: { data: Item | undefined; isFetching: boolean; isError: boolean; error: unknown; refetch: () => unknown }
  onClose: () => void
  /** The dialog with the form. It gets the record as first read; later changes of it don't touch the form. */
  children: (record: Item) => ReactNode
}

/** Loads a record, then shows its form: for dialogs whose address holds only the id. */
export function RecordDialog<Item>({ title, failure, read, onClose, children }: RecordDialogProps<Item>) {
  const [first, setFirst] = useState<Item>()
  // A cached record that is being fetched again may be outdated.
  if (first === undefined && read.data !== undefined && !read.isFetching) setFirst(read.data)
  if (first !== undefined) return children(first)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} footer={<Button onClick={onClose}>Cancel</Button>}>
      {read.isError ? (
        <ErrorState
          title={failure}
          detail={read.error ? detailFor(read.error) : 'This record no longer exists.'}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <div role="status" className="grid gap-5">
          <span className="sr-only">Loading...</span>
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} className="h-9! w-full" />
          ))}
        </div>
      )}
    </Dialog>
  )
}
