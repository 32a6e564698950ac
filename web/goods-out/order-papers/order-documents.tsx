import { FileText } from 'lucide-react'
import type { OrderDocument, OrderDocumentKind } from '../../../contract/goods-out/order-papers/order-papers.ts'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { Section } from '../../platform/detail/section.tsx'
import { detailFor } from '../../platform/lib/api.ts'
import { formatWhen } from '../../platform/lib/format.ts'
import { toastError } from '../../platform/lib/toast.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { FileLink } from '../../platform/ui/file-link.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { useMakeDocuments, useOrderDocuments } from './use-order-papers.ts'

const kindLabels: Readonly<Record<OrderDocumentKind, string>> = { packing_list: 'Packing list', delivery_note: 'Delivery note' }

/** The stored documents of a movement. They are made by a job, so they come some seconds after Documentation. */
export function OrderDocuments({ order }: { order: Order }) {
  const documents = useOrderDocuments(order.id)
  const mayMake = useMay('orders.make-documents')
  const rows = documents.data ?? []
  return (
    <Section
      title="Documents"
      actions={
        mayMake &&
        documents.data &&
        order.documentedAt !== null &&
        order.status !== 'cancelled' && (
          <MakeButton order={order} isMaking={rows.some(({ state }) => state === 'making')} isRegenerated={rows.length > 0} />
        )
      }
    >
      <StoredDocuments order={order} />
    </Section>
  )
}

/** The documents in their versions; where there are none, why. */
export function StoredDocuments({ order }: { order: Order }) {
  const documents = useOrderDocuments(order.id)
  if (documents.data) return <Documents order={order} rows={documents.data} />
  if (!documents.isError) return <Skeleton className="h-16! w-full" />
  return <ErrorState title="Failed to load documents" detail={detailFor(documents.error)} onRetry={() => void documents.refetch()} />
}

function MakeButton({ order, isMaking, isRegenerated }: { order: Order; isMaking: boolean; isRegenerated: boolean }) {
  const make = useMakeDocuments(order.id)
  return (
    <Button
      size="sm"
      icon={<FileText aria-hidden />}
      pending={make.isPending}
      disabled={isMaking}
      onClick={() => make.mutate(undefined, { onError: (error) => toastError(error) })}
    >
      {isRegenerated ? 'Regenerate' : 'Create Documents'}
    </Button>
  )
}

function Documents({ order, rows }: { order: Order; rows: readonly OrderDocument[] }) {
  if (rows.length === 0) return <p className="text-muted">{emptyText(order)}</p>
  const latest = rows[0]?.edition
  return (
    <div className="grid gap-3">
      <DocumentList rows={rows.filter(({ edition }) => edition === latest)} />
      {rows.some(({ edition }) => edition !== latest) && (
        <div className="grid gap-1.5">
          <h3 className="text-small text-muted">Earlier versions</h3>
          <DocumentList rows={rows.filter(({ edition }) => edition !== latest)} />
        </div>
      )}
    </div>
  )
}

function emptyText({ documentedAt, status }: Order): string {
  if (documentedAt !== null) return 'No documents are stored for this movement.'
  if (status === 'cancelled') return 'This movement was cancelled before documents were created.'
  return 'The packing list and delivery note appear here when the movement reaches Documentation.'
}

function DocumentList({ rows }: { rows: readonly OrderDocument[] }) {
  return (
    <ul className="grid gap-1.5">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-x-3">
          {row.url === null ? (
            <span role="status">{`${kindLabels[row.kind]} ${notMade(row)}`}</span>
          ) : (
            <FileLink name={row.name} url={row.url} />
          )}
          <span className="text-small text-muted">{formatWhen(row.createdAt)}</span>
        </li>
      ))}
    </ul>
  )
}

function notMade({ state }: OrderDocument): string {
  return state === 'making' ? 'is being made …' : 'could not be created. Regenerate it.'
}
