import { type ReactNode, useState } from 'react'
import { detailFor } from '../../platform/lib/api.ts'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'

interface LoadedProps<Data> {
  title: string
  read: { data: Data | undefined; isFetching: boolean; isError: boolean; error: unknown; refetch: () => unknown }
  /** The form. It gets what was read first; later changes don't touch it. */
  children: (data: Data) => ReactNode
}

/** Reads settings, then shows their form. */
export function Loaded<Data>({ title, read, children }: LoadedProps<Data>) {
  const [first, setFirst] = useState<Data>()
  // What is cached and being read again may be outdated.
  if (first === undefined && read.data !== undefined && !read.isFetching) setFirst(read.data)
  if (first !== undefined) return children(first)
  return (
    <Panel title={title}>
      {read.isError ? (
        <ErrorState title={`Failed to load: ${title}`} detail={detailFor(read.error)} onRetry={() => void read.refetch()} />
      ) : (
        <div role="status" className="grid gap-4 p-4">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-9! w-full" />
          <Skeleton className="h-9! w-full" />
        </div>
      )}
    </Panel>
  )
}
