import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { useDeleteItem, useRestoreItem } from '../../platform/calls/use-inventory.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useMay } from '../../platform/lib/use-session.ts'

type Named = Pick<InventoryItem, 'id' | 'sku'>

/** Deletes without confirmation; the toast offers to undo it, and afterwards the list's filter Deleted. */
export function useDeleteWithUndo() {
  const mayRestore = useMay('inventory.restore')
  const deletion = useDeleteItem()
  const restoration = useRestoreItem()
  function restore({ id, sku }: Named) {
    restoration.mutate(id, {
      onSuccess: () => toast({ title: 'Inventory item restored', description: sku }),
      onError: (error) => toastError(error),
    })
  }
  function remove(item: Named) {
    deletion.mutate(item.id, {
      onSuccess: () =>
        toast({
          title: 'Inventory item deleted successfully',
          description: `${item.sku} was removed from the list. Its stock movements are kept.`,
          ...(mayRestore && { action: { label: 'Undo', onClick: () => restore(item) } }),
        }),
      onError: (error) => toastError(error),
    })
  }
  return {
    remove,
    restore,
    deleting: deletion.isPending ? deletion.variables : undefined,
    restoring: restoration.isPending ? restoration.variables : undefined,
  }
}
