import { useState } from 'react'
import { historyEndpoints } from '../../../contract/history.ts'
import { type InventoryItem, inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { useInventoryItem } from '../../platform/calls/use-inventory.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { RecordDialog } from '../../platform/form/record-dialog.tsx'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { useUndoNewest } from '../acts/use-undo-newest.ts'
import { ItemFields } from './item-fields.tsx'
import { itemChangeForm, itemFormValues, newItemForm } from './item-form-values.ts'
import { ItemPictureField, sendChosenPicture } from './item-picture-field.tsx'

interface ItemDialogProps {
  /** Null adds an item. */
  id: number | null
  onClose: () => void
}

export function ItemDialog({ id, onClose }: ItemDialogProps) {
  if (id === null) return <ItemForm item={null} onClose={onClose} />
  return <EditItemDialog id={id} onClose={onClose} />
}

function EditItemDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <RecordDialog title="Edit Inventory Item" failure="Failed to load this item" read={useInventoryItem(id)} onClose={onClose}>
      {(item) => <ItemForm item={item} onClose={onClose} />}
    </RecordDialog>
  )
}

function ItemForm({ item, onClose }: { item: InventoryItem | null; onClose: () => void }) {
  const mayChangeOwner = useMay('inventory.change-owner')
  const [chosen, setChosen] = useState<File | null>(null)
  const form = useItemForm(item, chosen, onClose)
  const { record } = form
  return (
    <FormDialog
      form={form}
      long
      title={record ? 'Edit Inventory Item' : 'Add Inventory Item'}
      focus={record ? 'title' : 'field'}
      description={
        record && (
          <>
            <span className="mono">{record.sku}</span> · {record.name}
          </>
        )
      }
      submitLabel={record ? 'Save Changes' : 'Create Item'}
    >
      {/* Everyone who may add an item may choose its owner. */}
      <ItemFields item={record} ownerLocked={record !== null && !mayChangeOwner} />
      <ItemPictureField
        item={record}
        chosen={chosen}
        onChoose={setChosen}
        onChanged={() => record && void reread(record.id).then(form.takeRecord)}
      />
    </FormDialog>
  )
}

const reread = rereadBy(inventoryEndpoints.get)

function useItemForm(item: InventoryItem | null, chosen: File | null, onClose: () => void) {
  const { create, update } = useRecordCalls(inventoryEndpoints)
  const undoNewest = useUndoNewest()
  // The set-up guide opens the dialog for a customer: `new=7`.
  const ownerId = Number(useOverlay('new').value) || null
  return useRecordForm({
    name: 'item',
    noun: 'item',
    failure: 'Error',
    record: item,
    values: (record) => itemFormValues(record, ownerId),
    create: { schema: () => newItemForm, send: create },
    update: {
      schema: () => itemChangeForm,
      send: update,
      reread,
      history: historyEndpoints.ofItem,
    },
    onSaved: ({ id, sku, name }, { isNew, values }) => {
      const isAdjusted = item !== null && values.quantity !== itemFormValues(item, ownerId).quantity
      toast({
        title: `Inventory item ${isNew ? 'created' : 'updated'} successfully`,
        description: `${sku} · ${name}`,
        ...(isAdjusted && undoNewest({ kind: 'adjust', of: { inventoryId: id }, on: recordLink('/inventory/$id', id) })),
      })
      if (isNew && chosen) void sendChosenPicture(id, chosen)
    },
    onClose,
  })
}
