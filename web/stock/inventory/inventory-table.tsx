import { ArrowDownUp, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { type InventoryRow, inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { plural } from '../../platform/lib/format.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { bulkCall } from '../../platform/list/bulk-call.ts'
import type { BulkRun } from '../../platform/list/bulk-run.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import type { RowAction } from '../../platform/ui/table-column.ts'
import { itemsList } from './items-list.tsx'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'

const restoreAll: BulkRun<InventoryRow> = {
  label: 'Restore',
  running: 'Restoring',
  done: (count) => `${plural(count, 'item')} restored`,
  ...bulkCall(inventoryEndpoints.restore, ({ id }) => ({ params: { id } })),
}

const deleteAll: BulkRun<InventoryRow> = {
  label: 'Delete',
  running: 'Deleting',
  done: (count) => `${plural(count, 'item')} deleted`,
  ...bulkCall(inventoryEndpoints.delete, ({ id }) => ({ params: { id } })),
  undo: restoreAll,
}

/** A deleted item has no stock, which isn't the news about it. */
const deletedItems = {
  ...itemsList,
  columns: itemsList.columns.map((column) =>
    column.id === 'status' ? { ...column, cell: () => <span className="text-muted">Deleted</span> } : column,
  ),
}

/** The Inventory tab. With the filter Deleted it lists deleted items, which can be restored. */
export function InventoryTable() {
  const list = useList(itemsList)
  const actions = useItemActions()
  const mayDelete = useMay('inventory.delete')
  const mayRestore = useMay('inventory.restore')
  const adding = useOverlay('new')
  const mayAdd = useMay('inventory.create')
  const areDeleted = list.filters.deleted !== undefined
  return (
    <ListScreen
      list={areDeleted ? { ...list, definition: deletedItems } : list}
      actions={areDeleted ? actions.ofDeleted : actions.ofItem}
      bulk={areDeleted ? [...(mayRestore ? [restoreAll] : [])] : [...(mayDelete ? [deleteAll] : [])]}
      onAdd={mayAdd ? () => adding.open(true) : undefined}
    />
  )
}

function useItemActions() {
  const editing = useOverlay('edit')
  const adjusting = useOverlay('adjust')
  const mayAdjust = useMay('inventory.adjust')
  const mayEdit = useMay('inventory.update')
  const mayDelete = useMay('inventory.delete')
  const mayRestore = useMay('inventory.restore')
  const { remove, deleting, restore, restoring } = useDeleteWithUndo()

  function ofItem(item: InventoryRow): RowAction[] {
    return [
      mayAdjust && { label: 'Adjust', icon: <ArrowDownUp />, onSelect: () => adjusting.open(item.id) },
      mayEdit && { label: 'Edit', icon: <Pencil />, always: true, onSelect: () => editing.open(item.id) },
      mayDelete && { label: 'Delete', icon: <Trash2 />, onSelect: () => remove(item), pending: deleting === item.id },
    ].filter((action) => action !== false)
  }
  function ofDeleted(item: InventoryRow): RowAction[] {
    return mayRestore
      ? [
          {
            label: 'Restore',
            icon: <RotateCcw />,
            look: 'text',
            always: true,
            onSelect: () => restore(item),
            pending: restoring === item.id,
          },
        ]
      : []
  }
  return { ofItem, ofDeleted }
}
