import { itemAttention } from '../../../contract/platform/attention/attention.ts'
import { categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { type InventoryRow, inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { stockStatuses } from '../../../contract/stock/inventory/stock-status.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { attentionTitles } from '../../platform/attention/attention-titles.ts'
import { formatDate, formatDay, formatNumber } from '../../platform/lib/format.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { reading } from '../../platform/list/asked-fields.ts'
import { column } from '../../platform/list/columns.tsx'
import { choices, dateRange, labelled, numberRange, siteFilter } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { StockBadge } from '../ledger/stock-badge.tsx'

const statusLabels = { 'In Stock': 'In Stock', 'Low Stock': 'Low Stock', 'Out of Stock': 'Out of Stock' } as const
const statuses = labelled(stockStatuses, statusLabels)

const ofItem = reading<InventoryRow>()

/** Columns that the staff's and the customer's list have in common. */
const columns = {
  sku: column.code('sku', { header: 'SKU', sortField: 'sku', mobile: 'key', width: '8.5rem' }),
  quantity: ofItem(['quantity', 'unitOfMeasure'], {
    id: 'quantity',
    header: 'Quantity',
    align: 'right',
    width: '7rem',
    sortField: 'quantity',
    mobile: 'fact',
    cell: ({ quantity, unitOfMeasure }) => (
      <span className="whitespace-nowrap">
        {formatNumber(quantity)} <span className="unit">{unitOfMeasure}</span>
      </span>
    ),
  }),
  available: ofItem(['quantity', 'availableQuantity'], {
    id: 'available',
    header: 'Available',
    align: 'right',
    width: '7.5rem',
    sortField: 'available',
    from: 'medium',
    cell: (item) => <Available item={item} />,
  }),
  location: ofItem(['location'], {
    id: 'location',
    header: 'Location',
    sortField: 'location',
    width: '6rem',
    cell: ({ location }) => <span className="mono whitespace-nowrap">{location ?? '–'}</span>,
  }),
  status: ofItem(['quantity', 'lowStockThreshold'], {
    id: 'status',
    header: 'Status',
    mobile: 'status',
    width: '8rem',
    cell: (item) => <StockBadge item={item} />,
  }),
}

/** Every item, for staff. */
export const itemsList = defineList(inventoryEndpoints.list, {
  screen: 'inventory',
  caption: 'Inventory',
  search: 'Search inventory...',
  failed: 'Failed to load inventory',
  empty: { title: 'No inventory items found', add: { hint: 'Add your first item to get started', label: 'Add Item' } },
  noMatch: { title: 'No inventory items found', hint: 'Try adjusting your search' },
  sort: 'sku',
  filters: {
    status: choices('Status', statuses, { all: 'All statuses' }),
    customerId: entities('Customer', 'customer', { all: 'All customers' }),
    allocated: choices(
      'Allocation',
      [
        { value: 'true', label: 'Allocated' },
        { value: 'false', label: 'Unallocated' },
      ],
      { single: true },
    ),
    category: choices('Category', useCategoryChoices),
    attention: choices('Needs attention', labelled(itemAttention, attentionTitles)),
    location: entities('Location', 'location'),
    quantity: numberRange('Quantity'),
    created: dateRange('Created'),
    siteId: siteFilter,
    deleted: choices('State', [{ value: 'true', label: 'Deleted' }], { single: true }),
  },
  columns: [
    columns.sku,
    column.text('name', { header: 'Name', sortField: 'name', mobile: 'title', width: '40%' }),
    column.text('category', { header: 'Category', sortField: 'category', width: '15%', from: 'wide' }),
    columns.quantity,
    columns.available,
    columns.location,
    column.text('customerName', {
      id: 'customer',
      header: 'Customer',
      sortField: 'customer',
      width: '25%',
      from: 'medium',
      none: 'Unallocated',
    }),
    columns.status,
    column.number('reservedQuantity', { id: 'reserved', header: 'Reserved', sortField: 'reserved', extra: true }),
    ofItem(['createdAt'], {
      id: 'created',
      header: 'Created',
      sortField: 'createdAt',
      extra: true,
      cell: ({ createdAt }) => formatDate(createdAt),
    }),
  ],
  reads: ['sku'],
  rowName: ({ sku }) => sku,
  rowLink: ({ id }) => recordLink('/inventory/$id', id),
})

/** The items of one customer, as it sees them. */
export const myItemsList = defineList(inventoryEndpoints.list, {
  screen: 'inventory',
  caption: 'Your inventory',
  search: 'Search by SKU or name...',
  failed: 'Failed to load inventory',
  empty: { title: 'No inventory allocated yet', hint: 'Contact your account manager to set up inventory' },
  noMatch: { title: 'No items match your search.' },
  sort: 'sku',
  filters: {
    status: choices('Status', statuses, { all: 'All statuses' }),
    attention: choices('Needs attention', labelled(['expired_stock', 'expiring_lot'], attentionTitles)),
    quantity: numberRange('Quantity'),
  },
  columns: [
    columns.sku,
    ofItem(['name', 'availableQuantity', 'firstExpiresOn', 'lots'], {
      id: 'name',
      header: 'Product Name',
      sortField: 'name',
      mobile: 'title',
      width: '48%',
      cell: (item) => <NameOnCard item={item} />,
    }),
    ofItem(['description'], {
      id: 'description',
      header: 'Description',
      width: '16%',
      from: 'medium',
      cell: ({ description }) => <Truncated text={description ?? '–'} className="text-muted" />,
    }),
    columns.quantity,
    { ...columns.available, from: 'small' },
    ofItem(['lots'], {
      id: 'lot',
      header: 'Lot',
      width: '16%',
      from: 'medium',
      cell: ({ lots }) => <Truncated text={lots.length === 0 ? '–' : lots.join(', ')} className="mono" />,
    }),
    ofItem(['firstExpiresOn'], {
      id: 'expiry',
      header: 'Expiry',
      width: '7.5rem',
      from: 'small',
      cell: ({ firstExpiresOn }) => <span className="figures whitespace-nowrap">{formatDay(firstExpiresOn)}</span>,
    }),
    columns.location,
    columns.status,
  ],
  reads: ['sku'],
  rowName: ({ sku }) => sku,
  rowLink: ({ id }) => recordLink('/inventory/$id', id),
})

function useCategoryChoices() {
  return (useRead(categoriesEndpoints.list).data ?? []).map(({ name }) => ({ value: name, label: name }))
}

/** The bar shows the available part of the quantity. */
function Available({ item: { quantity, availableQuantity } }: { item: Pick<InventoryRow, 'quantity' | 'availableQuantity'> }) {
  const share = quantity === 0 ? 0 : availableQuantity / quantity
  return (
    <span className="inline-flex items-baseline gap-2 whitespace-nowrap">
      <span aria-hidden className="h-1 w-9 self-center overflow-clip rounded-badge bg-sunken shadow-[inset_0_0_0_1px_var(--line)]">
        <span className={`block h-full ${share < 0.25 ? 'bg-caution' : 'bg-primary'}`} style={{ width: `${share * 100}%` }} />
      </span>
      <span className="min-w-8 sm:min-w-12">{formatNumber(availableQuantity)}</span>
    </span>
  )
}

/** On a phone's card with what has no column there. */
function NameOnCard({ item }: { item: Pick<InventoryRow, 'name' | 'availableQuantity' | 'firstExpiresOn' | 'lots'> }) {
  return (
    <>
      <Truncated text={item.name} />
      <span className="text-small text-muted sm:hidden">
        {formatNumber(item.availableQuantity)} available
        {item.firstExpiresOn && ` · Expires ${formatDay(item.firstExpiresOn)}`}
        {item.lots.length > 0 && ` · Lot ${item.lots.join(', ')}`}
      </span>
    </>
  )
}
