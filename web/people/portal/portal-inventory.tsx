import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ReceiptState } from '../../goods-in/receipts/receipt-badges.tsx'
import { openedFrom } from '../../platform/address/opened-from.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { RelatedList } from '../../platform/detail/related-list.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { addressOf } from '../../platform/lib/api.ts'
import { formatDate, formatDay, plural } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { column } from '../../platform/list/columns.tsx'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { Button } from '../../platform/ui/button.tsx'
import { FileLink } from '../../platform/ui/file-link.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { portalItemsList } from './portal-lists.tsx'
import { portalName } from './portal-name.ts'

const AnnounceDialog = lazyPart(() => import('../../goods-in/receipts/announce-dialog.tsx'), 'AnnounceDialog')

/** The portal's stock, and the receipts by which it came. */
export function PortalInventory() {
  const { customerId } = useViewer()
  const list = useList(portalItemsList, { fixed: { customerId } })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
      <ListScreen list={list} backLabel={portalName} />
      <Receipts customerId={customerId} />
    </div>
  )
}

const columns: readonly Column<Receipt>[] = [
  column.code('receiptNumber', { id: 'number', header: 'Receipt #', mobile: 'key', width: '8.5rem' }),
  column.text('supplier', { header: 'Supplier', mobile: 'title', width: '100%' }),
  {
    id: 'expected',
    header: 'Expected',
    width: '8rem',
    from: 'medium',
    cell: ({ expectedDate }) => <span className="figures whitespace-nowrap">{formatDay(expectedDate)}</span>,
  },
  {
    id: 'received',
    header: 'Received',
    width: '8rem',
    cell: ({ receivedDate }) => <span className="figures whitespace-nowrap">{formatDate(receivedDate)}</span>,
  },
  column.number('totalUnits', { id: 'units', header: 'Units', mobile: 'fact', width: '6rem' }),
  { id: 'status', header: 'Status', mobile: 'status', width: '9rem', cell: (receipt) => <ReceiptState receipt={receipt} /> },
  { id: 'documents', header: 'Documents', width: '13rem', from: 'medium', cell: (receipt) => <Documents receipt={receipt} /> },
]

function Receipts({ customerId }: { customerId: number | undefined }) {
  const receipts = useFirstRows(receiptsEndpoints.list, { query: { customerId } })
  const mayAnnounce = useMay('receipts.create')
  const announcing = useOverlay('announce')
  const announce = mayAnnounce && (
    <Button size="sm" icon={<Plus aria-hidden />} onClick={() => announcing.open(true)}>
      Announce Delivery
    </Button>
  )
  return (
    <>
      <RelatedList
        title="Receipts"
        read={receipts}
        columns={columns}
        rowName={({ receiptNumber }) => receiptNumber}
        rowLink={({ id }) => ({ ...recordLink('/receipts/$id', id), state: openedFrom(receipts.key, portalName) })}
        empty="No receipts yet"
        hint="Deliveries to the warehouse for you appear here, with documents."
        actions={announce}
      />
      <Suspense>{announcing.value && mayAnnounce && <AnnounceDialog receipt={null} onClose={announcing.close} />}</Suspense>
    </>
  )
}

/** The receipt itself as a file; the documents of its lines are on its page. */
function Documents({ receipt: { id, items } }: { receipt: Receipt }) {
  const ofLines = items.reduce((sum, { documents }) => sum + documents.length, 0)
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      <FileLink name="PDF" url={addressOf(receiptsEndpoints.pdf, { id })} />
      {ofLines > 0 && <span className="text-small text-muted">{plural(ofLines, 'document')} of lines</span>}
    </span>
  )
}
