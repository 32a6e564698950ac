import { useQueryClient } from '@tanstack/react-query'
import { type Customer, customers, customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { useAllocateInventory } from '../../platform/calls/use-customers.ts'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { allocatedIds } from './allocation.ts'
import { customerChangeForm, customerFormValues } from './customer-form-values.ts'

export type CustomerTab = 'details' | 'allocation' | 'login'

interface CustomerFormOptions {
  customer: Customer
  onClose: () => void
  /** Opens the tab with the first invalid field, or the one whose part couldn't be saved. */
  onTab: (tab: CustomerTab) => void
}

/** The form of 'Edit Customer Profile' over its three tabs: saves the profile, then the allocation. */
export function useCustomerForm({ customer, onClose, onTab }: CustomerFormOptions) {
  const queryClient = useQueryClient()
  const { update } = useRecordCalls(customersEndpoints)
  const allocate = useAllocateInventory()
  return useRecordForm({
    name: 'customer',
    noun: 'customer',
    record: customer,
    values: customerFormValues,
    update: {
      schema: customerChangeForm,
      send: async (read, change, { values, keep }) => {
        const saved = await update(read, change)
        if (Object.keys(values.allocation).length === 0) return saved
        // The profile is saved, whatever becomes of the allocation.
        keep(saved)
        onTab('allocation')
        const items = await queryClient.fetchQuery(readQuery(inventoryEndpoints.list, { query: {} }))
        await allocate.mutateAsync({ id: read.id, inventoryIds: allocatedIds(items, read.id, values.allocation) })
        return saved
      },
      reread: rereadBy(customersEndpoints.get),
      history: customers.history,
    },
    secrets: ['password'],
    failure: 'Update Failed',
    onInvalid: ([first]) => {
      onTab(first === 'password' ? 'login' : 'details')
      toast({
        title: 'Validation Error',
        description: 'Some fields aren’t valid. Correct the marked fields.',
        tone: 'destructive',
      })
    },
    onSaved: () =>
      toast({ title: 'Customer Updated', description: 'Customer profile and inventory allocation have been updated successfully.' }),
    onClose,
  })
}

export type CustomerForm = ReturnType<typeof useCustomerForm>
