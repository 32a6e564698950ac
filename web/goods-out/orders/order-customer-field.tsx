import { useState } from 'react'
import { FormField } from '../../platform/form/fields.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { plural } from '../../platform/lib/format.ts'
import { chosenEntity, type Entity, type EntityValue } from '../../platform/lookup/entity.ts'
import { EntityPicker } from '../../platform/lookup/entity-picker.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import type { DraftLine } from './order-draft.ts'

/** The customer of a new movement. Changing it asks before it removes lines, which belong to one customer. */
export function OrderCustomerField() {
  const { value: lines, change: changeLines } = useFormField<readonly DraftLine[]>('lines', 'Products')
  const { value: customer, change: changeCustomer } = useFormField<EntityValue>('customer', 'Customer')
  /** The customer of the chosen lines, also while another one is being searched for. */
  const [owner, setOwner] = useState(chosenEntity(customer))
  const [wanted, setWanted] = useState<Entity | null>(null)

  function choose(next: EntityValue) {
    const chosen = chosenEntity(next)
    if (chosen && owner && chosen.id !== owner.id && lines.length > 0) return setWanted(chosen)
    if (chosen) setOwner(chosen)
    changeCustomer(next)
  }

  function answer(next: Entity | null) {
    setWanted(null)
    if (next) {
      changeLines([])
      setOwner(next)
    }
    changeCustomer(next ?? owner)
  }

  return (
    <>
      <FormField<EntityValue> name="customer" label="Customer">
        {({ name: _, ref: __, ...control }) => <EntityPicker {...control} type="customer" value={customer} onValueChange={choose} />}
      </FormField>
      {wanted && owner && (
        <ConfirmDialog
          title="Change the customer?"
          description={`${plural(lines.length, 'line')} with items of ${owner.name} will be removed.`}
          cancelLabel={`Keep ${owner.name}`}
          confirmLabel="Change Customer"
          onConfirm={() => answer(wanted)}
          onClose={() => answer(null)}
        />
      )}
    </>
  )
}
