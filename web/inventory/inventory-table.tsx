import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import type { InventoryItem } from '../../contract/inventory.ts'
import { useCustomerNames } from '../customers/use-customers.ts'
import { detailFor } from '../lib/api.ts'
import { defaultPageSize } from '../lib/use-list-page.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { toast } from '../ui/toast.tsx'
import { inventoryColumns } from './inventory-columns.tsx'
import { hasFilters, InventoryFilters, noFilters } from './inventory-filters.tsx'
import type { InventorySearch } from './inventory-search.ts'
import { useDeleteItem, useInventoryPage, useRestoreItem } from './use-inventory.ts'
import { useInventorySearch } from './use-inventory-search.ts'

interface InventoryTableProps {
  /** Undefined when the user isn't allowed to. */
  onAdd: (() => void) | undefined
  onAdjust: ((item: InventoryItem) => void) | undefined
  onEdit: ((item: InventoryItem) => void) | undefined
}

const defaultSort = 'sku'

export function InventoryTable({ onAdd, onAdjust, onEdit }: InventoryTableProps) {
  const [search, setSearch] = useInventorySearch()
  const { page = 1, rows: pageSize = defaultPageSize, sort = defaultSort } = search
  const items = useInventoryPage({ ...listFilters(search), sort, page, pageSize })
  const customerNames = useCustomerNames()
  const mayDelete = useMay('inventory.delete')
  const { remove, deleting } = useDeleteWithUndo()
  const onDelete = mayDelete ? remove : undefined

  const columns = useMemo(
    () => inventoryColumns({ customerNames, onAdjust, onEdit, onDelete, deleting }),
    [customerNames, onAdjust, onEdit, onDelete, deleting],
  )

  return (
    <DataTable
      name="inventory"
      caption="Inventory"
      columns={columns}
      rows={items.data?.rows}
      rowKey={(item) => item.id}
      skeletonRows={pageSize}
      refreshing={items.isPlaceholderData}
      error={items.isError ? 'Failed to load inventory' : null}
      errorDetail={items.isError && detailFor(items.error)}
      onRetry={() => void items.refetch()}
      toolbar={<InventoryFilters search={search} onChange={setSearch} />}
      filtered={hasFilters(search)}
      empty={
        <EmptyState
          title="No inventory items found"
          hint="Add your first item to get started"
          action={
            onAdd && (
              <Button icon={<Plus aria-hidden />} onClick={onAdd}>
                Add Item
              </Button>
            )
          }
        />
      }
      noMatch={
        <EmptyState
          searched
          title="No inventory items found"
          hint="Try adjusting your search"
          action={<Button onClick={() => setSearch(noFilters)}>Clear filters</Button>}
        />
      }
      sort={sort}
      onSortChange={(next) => setSearch({ sort: next as InventorySearch['sort'], page: undefined })}
      paging={{
        page,
        pageSize,
        total: items.data?.total,
        onPageChange: (next) => setSearch({ page: next === 1 ? undefined : next }),
        onPageSizeChange: (next) => setSearch({ rows: next === defaultPageSize ? undefined : next, page: undefined }),
      }}
      onRowOpen={onEdit}
    />
  )
}

function listFilters({ q, status, owner }: InventorySearch) {
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(typeof owner === 'number' && { customerId: owner }),
    ...(owner === 'unallocated' && { allocated: 'false' as const }),
  }
}

/** Deletes without confirmation; the toast offers to undo it (decisions §1). */
function useDeleteWithUndo() {
  const mayRestore = useMay('inventory.restore')
  const deletion = useDeleteItem()
  const { mutate: deleteItem } = deletion
  const { mutate: restoreItem } = useRestoreItem()
  const remove = useMemo(() => {
    const onError = (error: Error) => toast({ title: 'Error', description: detailFor(error), tone: 'destructive' })
    return (item: InventoryItem) =>
      deleteItem(item.id, {
        onError,
        onSuccess: () =>
          toast({
            title: 'Inventory item deleted successfully',
            description: `${item.sku} was removed from the list. Its stock movements are kept.`,
            ...(mayRestore && {
              action: {
                label: 'Undo',
                onClick: () =>
                  restoreItem(item.id, { onError, onSuccess: () => toast({ title: 'Inventory item restored', description: item.sku }) }),
              },
            }),
          }),
      })
  }, [deleteItem, restoreItem, mayRestore])
  return { remove, deleting: deletion.isPending ? deletion.variables : undefined }
}
