import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { type InventoryItem, inventoryEndpoints } from '../../contract/inventory.ts'
import { changedValues } from '../form/changed-values.ts'
import { submitByCtrlEnter } from '../form/submit-keys.ts'
import { ApiError, detailFor, isOutdated } from '../lib/api.ts'
import { readQuery } from '../lib/use-read.ts'
import { useSendKey } from '../lib/use-send-key.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toast.tsx'
import { ItemFields } from './item-fields.tsx'
import { type ItemFormValues, itemChangeForm, itemFormValues, newItemForm } from './item-form-values.ts'
import { type ItemChange, type NewItem, useCreateItem, useUpdateItem } from './use-inventory.ts'

interface ItemDialogProps {
  /** Null adds an item. */
  item: InventoryItem | null
  onClose: () => void
}

export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const formId = useId()
  const mayChangeOwner = useMay('inventory.change-owner')
  const { form, save, pending, base, outdated } = useItemForm(item, onClose)

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={item ? 'Edit Inventory Item' : 'Add Inventory Item'}
      focus={item ? 'title' : 'field'}
      description={
        item && (
          <>
            <span className="mono">{item.sku}</span> · {item.name}
          </>
        )
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} pending={pending} aria-keyshortcuts="Control+Enter">
            {item ? 'Save Changes' : 'Create Item'}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={save} onKeyDown={submitByCtrlEnter} className="grid gap-6">
          {outdated && (
            <Note tone="caution">
              This item was changed by someone else. Your entries are kept; the other fields show the new values. Check them and save again.
            </Note>
          )}
          {/* Everyone who may add an item may choose its owner. */}
          <ItemFields item={base} ownerLocked={item !== null && !mayChangeOwner} />
        </form>
      </FormProvider>
    </Dialog>
  )
}

function useItemForm(item: InventoryItem | null, onClose: () => void) {
  const queryClient = useQueryClient()
  const mayChangeOwner = useMay('inventory.change-owner')
  const sendKey = useSendKey()
  const create = useCreateItem()
  const update = useUpdateItem()
  /** The item whose values the form was last set to. */
  const [base, setBase] = useState(item)
  const [outdated, setOutdated] = useState(false)
  const form = useForm<ItemFormValues, unknown, NewItem | ItemChange>({
    resolver: zodResolver(item ? itemChangeForm : newItemForm),
    defaultValues: itemFormValues(item),
  })

  async function save(body: NewItem | ItemChange) {
    try {
      if (base) await update.mutateAsync({ read: base, change: changeOf(body) })
      else await create.mutateAsync({ body: body as NewItem, idempotencyKey: sendKey.current() })
      toast({ title: base ? 'Inventory item updated successfully' : 'Inventory item created successfully' })
      onClose()
    } catch (error) {
      sendKey.failed(error)
      if (base && isOutdated(error)) return takeNewValues(base.id)
      showFieldErrors(error)
      toast({ title: 'Error', description: detailFor(error), tone: 'destructive' })
    }
  }

  /** The quantity is sent only when it was changed, the owner only when the user may change it. */
  function changeOf({ quantity, customerId, ...rest }: ItemChange): ItemChange {
    return { ...rest, ...(quantity !== base?.quantity && { quantity }), ...(mayChangeOwner && { customerId }) }
  }

  async function takeNewValues(id: number) {
    const current = await queryClient.fetchQuery({ ...readQuery(inventoryEndpoints.get, { params: { id } }), staleTime: 0 })
    setBase(current)
    form.reset({ ...itemFormValues(current), ...changedValues(itemFormValues(base), form.getValues()) })
    setOutdated(true)
    toast({
      title: 'Error',
      description: 'This item was changed by someone else. Check the values and save again.',
      tone: 'destructive',
    })
  }

  function showFieldErrors(error: unknown) {
    const known = itemFormValues(null)
    for (const { path, message } of (error instanceof ApiError && error.problem?.errors) || []) {
      if (path in known) form.setError(path as keyof ItemFormValues, { message }, { shouldFocus: true })
    }
  }

  return { form, save: form.handleSubmit(save), pending: create.isPending || update.isPending, base, outdated }
}
