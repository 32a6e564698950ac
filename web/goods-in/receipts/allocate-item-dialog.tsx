import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { toastError } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import type { Entity } from '../../platform/lookup/entity.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import type { AllocationOffer } from './use-allocation-offer.ts'

interface AllocateItemDialogProps extends AllocationOffer {
  customer: Entity
  close: () => void
}

/** Asks whether an item without an owner becomes the customer's whose receipt names it. */
export function AllocateItemDialog({ item, take, customer, close }: AllocateItemDialogProps) {
  const allocate = useChange(inventoryEndpoints.update, () => ({ params: { id: item.id }, body: { customerId: customer.id } }))
  const confirm = () =>
    allocate.mutate(undefined, {
      onSuccess: () => {
        take(item)
        close()
      },
      onError: (error) => toastError(error, 'Allocation Failed'),
    })
  return (
    <ConfirmDialog
      title={`Allocate ${item.code} to ${customer.name}?`}
      description={`${item.code} (${item.name}) already exists but isn’t allocated to a customer. If you don’t allocate it, a second item with this SKU will be created on receipt.`}
      confirmLabel="Allocate"
      pending={allocate.isPending}
      onConfirm={confirm}
      onClose={close}
    />
  )
}
