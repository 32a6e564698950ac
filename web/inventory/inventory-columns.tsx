import { ArrowDownUp, Pencil, Trash2 } from 'lucide-react'
import type { InventoryItem } from '../../contract/inventory.ts'
import { formatNumber } from '../lib/format.ts'
import type { Column } from '../ui/data-table.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { onFirstClick } from '../ui/on-first-click.ts'
import { Truncated } from '../ui/truncated.tsx'
import { StockBadge } from './stock-badge.tsx'

interface ColumnActions {
  customerNames: ReadonlyMap<number, string>
  /** Undefined, like the next two, when the user isn't allowed to. */
  onAdjust: ((item: InventoryItem) => void) | undefined
  onEdit: ((item: InventoryItem) => void) | undefined
  onDelete: ((item: InventoryItem) => void) | undefined
  /** The item whose deletion is in progress. */
  deleting: number | undefined
}

export function inventoryColumns({ customerNames, onAdjust, onEdit, onDelete, deleting }: ColumnActions): Column<InventoryItem>[] {
  return [
    {
      id: 'sku',
      header: 'SKU',
      sortField: 'sku',
      mobile: 'key',
      width: '8.5rem',
      cell: (item) => <span className="mono">{item.sku}</span>,
    },
    { id: 'name', header: 'Name', sortField: 'name', mobile: 'title', width: '40%', cell: (item) => <Truncated text={item.name} /> },
    { id: 'category', header: 'Category', width: '15%', cell: (item) => <Truncated text={item.category ?? '–'} /> },
    {
      id: 'quantity',
      header: 'Quantity',
      align: 'right',
      width: '7.5rem',
      sortField: 'quantity',
      cell: (item) => (
        <span className="whitespace-nowrap">
          {formatNumber(item.quantity)}
          <span className="unit">{item.unitOfMeasure}</span>
        </span>
      ),
    },
    { id: 'available', header: 'Available', align: 'right', width: '7.5rem', cell: (item) => <Available item={item} /> },
    {
      id: 'location',
      header: 'Location',
      width: '6rem',
      cell: (item) => <span className="mono whitespace-nowrap">{item.location ?? '–'}</span>,
    },
    { id: 'customer', header: 'Customer', width: '25%', cell: (item) => <Truncated text={ownerName(item, customerNames)} /> },
    { id: 'status', header: 'Status', mobile: 'status', width: '8.5rem', cell: (item) => <StockBadge item={item} /> },
    {
      id: 'actions',
      header: 'Actions',
      mobile: 'actions',
      width: '8rem',
      cell: (item) => (
        <span className="inline-flex gap-0.5 max-sm:gap-2">
          {onAdjust && (
            <IconButton
              size="sm"
              className="max-sm:border-line-strong"
              label={`Adjust ${item.sku}`}
              icon={<ArrowDownUp />}
              onClick={() => onAdjust(item)}
            />
          )}
          {onEdit && (
            <IconButton
              size="sm"
              className="max-sm:border-line-strong"
              label={`Edit ${item.sku}`}
              icon={<Pencil />}
              onClick={() => onEdit(item)}
            />
          )}
          {onDelete && (
            <IconButton
              size="sm"
              className="max-sm:border-line-strong"
              label={`Delete ${item.sku}`}
              icon={<Trash2 />}
              pending={deleting === item.id}
              onClick={onFirstClick(() => onDelete(item))}
            />
          )}
        </span>
      ),
    },
  ]
}

function ownerName(item: InventoryItem, customerNames: ReadonlyMap<number, string>): string {
  if (item.customerId === null) return 'Unallocated'
  return customerNames.get(item.customerId) ?? `C${item.customerId}`
}

/** The bar shows the available part of the quantity. */
function Available({ item }: { item: InventoryItem }) {
  const share = item.quantity === 0 ? 0 : item.availableQuantity / item.quantity
  return (
    <span className="inline-flex items-baseline gap-2 whitespace-nowrap">
      <span aria-hidden className="h-1 w-9 self-center overflow-clip rounded-badge bg-sunken shadow-[inset_0_0_0_1px_var(--line)]">
        <span className={`block h-full ${share < 0.25 ? 'bg-caution' : 'bg-primary'}`} style={{ width: `${share * 100}%` }} />
      </span>
      <span className="min-w-8 sm:min-w-12">{formatNumber(item.availableQuantity)}</span>
    </span>
  )
}
