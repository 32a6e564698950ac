import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { movementTypeLabels, movementTypes } from '../../../contract/stock/inventory/stock-movements.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { column } from '../../platform/list/columns.tsx'
import { choices, dateRange, labelled, siteFilter } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { entities } from '../../platform/lookup/entity-filter.tsx'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { UndoOverlay, useUndoActions } from '../acts/undo-actions.tsx'
import { MovementTypeName, SignedQuantity } from '../ledger/ledger-columns.tsx'

const stockMovementsList = defineList(inventoryEndpoints.movements, {
  screen: 'inventory-movements',
  caption: 'Movements',
  search: 'Search movements...',
  failed: 'Failed to load movements',
  empty: { title: 'No movements found', hint: 'All stock changes appear here' },
  noMatch: { title: 'No movements found', hint: 'Try adjusting your search' },
  sort: '-createdAt',
  filters: {
    movementType: choices('Type', labelled(movementTypes, movementTypeLabels), { all: 'All types' }),
    customerId: entities('Customer', 'customer'),
    inventoryId: entities('Item', 'item'),
    location: entities('Location', 'location'),
    created: dateRange('Date'),
    siteId: siteFilter,
  },
  columns: [
    column.moment('createdAt', { id: 'date', header: 'Date', sortField: 'createdAt', mobile: 'title', width: '11rem' }),
    { id: 'type', header: 'Type', mobile: 'status', width: '9rem', cell: ({ movementType }) => <MovementTypeName type={movementType} /> },
    column.code('sku', { header: 'SKU', sortField: 'sku', mobile: 'key', width: '8.5rem' }),
    {
      id: 'quantity',
      header: 'Quantity',
      sortField: 'quantity',
      align: 'right',
      mobile: 'fact',
      width: '6rem',
      cell: (line) => <SignedQuantity line={line} />,
    },
    column.code('fromLocation', { id: 'from', header: 'From', width: '6rem' }),
    column.code('toLocation', { id: 'to', header: 'To', width: '6rem' }),
    { id: 'reason', header: 'Reason', width: '60%', from: 'medium', cell: ({ reason }) => <Truncated text={reason || '–'} /> },
    column.text('by', { header: 'By', forStaff: true, extra: true }),
  ],
  rowName: ({ sku }) => sku,
  rowLink: ({ inventoryId }) => recordLink('/inventory/$id', inventoryId),
})

/** The Movements tab: the stock ledger, which is read-only. A row leads to its item. */
export function StockMovementsTable() {
  const { ofLine } = useUndoActions()
  return (
    <>
      <ListScreen list={useList(stockMovementsList)} actions={ofLine} />
      <UndoOverlay />
    </>
  )
}
