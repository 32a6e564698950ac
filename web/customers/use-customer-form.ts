import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, useForm } from 'react-hook-form'
import { type Customer, customersEndpoints } from '../../contract/customers.ts'
import { changed } from '../form/changed.ts'
import { detailFor, isOutdated } from '../lib/api.ts'
import { readQuery } from '../lib/use-read.ts'
import { toast } from '../ui/toast.tsx'
import { type CustomerFormValues, customerChangeForm, customerFormValues } from './customer-form-values.ts'
import type { CustomerTab } from './edit-customer-dialog.tsx'
import { showFieldErrors } from './show-field-errors.ts'
import type { Allocation } from './use-allocation.ts'
import { type CustomerChange, useAllocateInventory, useUpdateCustomer } from './use-customers.ts'

interface CustomerFormOptions {
  customer: Customer
  allocation: Allocation
  onClose: () => void
  /** Opens the tab with the first invalid field. */
  onTab: (tab: CustomerTab) => void
}

/** The form of 'Edit Customer Profile' over its three tabs: saves the profile, then the allocation. */
export function useCustomerForm({ customer, allocation, onClose, onTab }: CustomerFormOptions) {
  const queryClient = useQueryClient()
  const update = useUpdateCustomer()
  const allocate = useAllocateInventory()
  /** The customer whose values the form was last set to. */
  const [base, setBase] = useState(customer)
  const [outdated, setOutdated] = useState(false)
  const form = useForm<CustomerFormValues, unknown, CustomerChange>({
    resolver: zodResolver(customerChangeForm(base)),
    defaultValues: customerFormValues(customer),
    shouldFocusError: false,
  })

  async function save(change: CustomerChange) {
    try {
      setBase(await update.mutateAsync({ id: base.id, version: base.version, change }))
      if (allocation.inventoryIds) {
        onTab('allocation')
        await allocate.mutateAsync({ id: base.id, inventoryIds: allocation.inventoryIds })
      }
      toast({
        title: 'Customer Updated',
        description: 'Customer profile and inventory allocation have been updated successfully.',
      })
      onClose()
    } catch (error) {
      if (isOutdated(error)) return takeNewValues()
      showFieldErrors(error, form.setError)
      toast({ title: 'Update Failed', description: detailFor(error), tone: 'destructive' })
    }
  }

  async function takeNewValues() {
    const current = await queryClient.fetchQuery({ ...readQuery(customersEndpoints.get, { params: { id: base.id } }), staleTime: 0 })
    setBase(current)
    form.reset({ ...customerFormValues(current), ...changed(customerFormValues(base), form.getValues()) })
    setOutdated(true)
    toast({
      title: 'Update Failed',
      description: 'This customer was changed by someone else. Check the values and save again.',
      tone: 'destructive',
    })
  }

  /** An invalid field may be in a tab that isn't open. */
  function showFirstError(errors: FieldErrors<CustomerFormValues>) {
    const [first] = Object.keys(errors) as (keyof CustomerFormValues)[]
    if (!first) return
    flushSync(() => onTab(first === 'password' ? 'login' : 'details'))
    form.setFocus(first)
    toast({ title: 'Validation Error', description: 'Some fields are not valid. See the message at each of them.', tone: 'destructive' })
  }

  return {
    form,
    submit: form.handleSubmit(save, showFirstError),
    saving: update.isPending || allocate.isPending,
    base,
    setBase,
    outdated,
  }
}
