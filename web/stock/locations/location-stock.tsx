import { Undo2 } from 'lucide-react'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { type LocationStockRow, stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import type { Location } from '../../../contract/stock/locations/locations.ts'
import { RelatedList } from '../../platform/detail/related-list.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { formatDate } from '../../platform/lib/format.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { column } from '../../platform/list/columns.tsx'
import type { Column, RowAction } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { LedgerSection } from '../acts/ledger-section.tsx'
import { PromisableStock, quantityThere } from '../ledger/availability.tsx'

const contentColumns: readonly Column<LocationStockRow>[] = [
  column.code('sku', { header: 'SKU', mobile: 'key', width: '8.5rem' }),
  column.text('name', { header: 'Name', mobile: 'title', width: '60%' }),
  column.text('customerName', { id: 'customer', header: 'Customer', width: '40%', from: 'medium', none: 'Unallocated' }),
  {
    id: 'unit',
    header: 'Handling unit',
    width: '12rem',
    from: 'wide',
    cell: ({ handlingUnit }) => <Truncated text={handlingUnit ?? 'Loose'} className={handlingUnit ? 'mono' : 'text-muted'} />,
  },
  column.code('lot', { header: 'Lot' }),
  column.day('expiresOn', { id: 'expires', header: 'Expires' }),
  {
    id: 'onHand',
    header: 'On hand',
    align: 'right',
    mobile: 'fact',
    cell: ({ onHand, unitOfMeasure }) => <span className="whitespace-nowrap">{quantityThere(onHand, unitOfMeasure)}</span>,
  },
  { id: 'reserved', header: 'Reserved', align: 'right', cell: ({ reserved }) => quantityThere(reserved) },
  {
    id: 'availability',
    header: 'Availability',
    mobile: 'status',
    cell: (row) => (
      <span className="grid">
        <PromisableStock row={row} />
        {row.reportedShortAt !== null && (
          <span className="text-small whitespace-nowrap text-caution-text">Reported short {formatDate(row.reportedShortAt)}</span>
        )}
      </span>
    ),
  },
]

/** The stock at a location. */
export function LocationStock({ location }: { location: Location }) {
  const read = useFirstRows(stockEndpoints.atLocation, { params: { id: location.id }, query: {}, count: 25 })
  const mayPutRight = useMay('stock.put-right')
  const putRight = useChange(stockEndpoints.putRight, ({ inventoryId, lot }: LocationStockRow) => ({
    params: { id: location.id },
    body: { inventoryId, lot },
  }))

  /** Once the goods were found to be there after all. */
  function actionsOf(row: LocationStockRow): RowAction[] {
    if (row.reportedShortAt === null) return []
    const onSelect = () =>
      putRight.mutate(row, {
        onSuccess: () => toast({ title: 'Stock Put Right', description: `${row.sku} at ${location.code} is reserved as usual again.` }),
        onError: (error) => toastError(error),
      })
    return [{ label: 'Put Right', icon: <Undo2 />, look: 'text', always: true, onSelect, pending: putRight.isPending }]
  }

  return (
    <RelatedList
      title="Contents"
      caption={`Stock at ${location.code}`}
      columns={contentColumns}
      read={read}
      {...(mayPutRight && { rowActions: actionsOf, rowName: ({ sku }: LocationStockRow) => sku })}
      rowLink={({ inventoryId }) => ({ to: '/inventory/$id', params: { id: String(inventoryId) } })}
      empty="No stock at this location"
    />
  )
}

/** What came and went at a location. */
export function LocationLedger({ location: { code } }: { location: Location }) {
  const read = useFirstRows(inventoryEndpoints.movements, { query: { location: code }, count: 10 })
  return <LedgerSection of={code} read={read} all={{ path: '/inventory', search: { tab: 'movements', location: code } }} />
}
