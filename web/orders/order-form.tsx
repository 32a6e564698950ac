import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { orderPriorities, orderTypes } from '../../contract/orders.ts'
import { submitByCtrlEnter } from '../form/submit-keys.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/input.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { AddressFields } from './address-fields.tsx'
import { priorityLabels, typeLabels } from './order-badges.tsx'
import { type DraftErrors, errorsIn, type OrderDraft, withLine, withoutLine } from './order-draft.ts'
import { OrderProducts } from './order-products.tsx'
import { useOfferedItems } from './use-offered-items.ts'

interface OrderFormProps {
  id: string
  draft: OrderDraft
  onChange: (draft: OrderDraft) => void
  /** Called only with a valid draft. */
  onSubmit: () => void
  customer: { id: number; name: string } | undefined
  /** Lets staff choose the customer. */
  customerField?: ReactNode
  /** The reserved quantities of the edited movement, by SKU; its type can't be changed. */
  held?: ReadonlyMap<string, number>
}

const typeOptions = orderTypes.map((value) => ({ value, label: typeLabels[value] }))
const priorityOptions = orderPriorities.map((value) => ({ value, label: priorityLabels[value] }))

/** The body of the dialogs that create and edit a movement. */
export function OrderForm({ id, draft, onChange, onSubmit, customer, customerField, held }: OrderFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const offered = useOfferedItems(customer, held)
  const found = errorsIn(draft, offered.limits)
  // Errors appear at the first submission and disappear when their field is valid; errors of quantities appear at once.
  const errors: DraftErrors = attempts > 0 ? found : { ...(found.quantities && { quantities: onlyOfTyped(found.quantities, draft) }) }

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (Object.keys(found).length > 0) setAttempts(attempts + 1)
    else onSubmit()
  }

  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => submitByCtrlEnter(event, true)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
        {!held && (
          <Labelled label="Type">
            <Segmented wide label="Type" value={draft.type} options={typeOptions} onValueChange={(type) => onChange({ ...draft, type })} />
          </Labelled>
        )}
        <Labelled label="Priority">
          <Segmented
            wide
            label="Priority"
            value={draft.priority}
            options={priorityOptions}
            onValueChange={(priority) => onChange({ ...draft, priority })}
          />
        </Labelled>
        {customerField}
      </div>
      <OrderProducts
        customer={customer}
        offered={offered}
        lines={draft.lines}
        onLineChange={(line) => onChange(withLine(draft, line))}
        onLineRemove={(sku) => onChange(withoutLine(draft, sku))}
        error={errors.items}
        quantityErrors={errors.quantities ?? {}}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 sm:gap-7">
        <AddressFields
          legend="Billing Address"
          purpose="billing"
          address={draft.billing}
          onChange={(billing) => onChange({ ...draft, billing })}
          error={errors.billing}
        />
        <AddressFields
          legend="Shipping Address"
          purpose="shipping"
          address={draft.sameAsBilling ? draft.billing : draft.shipping}
          onChange={(shipping) => onChange({ ...draft, shipping })}
          error={errors.shipping}
          disabled={draft.sameAsBilling}
          option={
            <Checkbox
              label={<span className="text-small">Same as billing</span>}
              checked={draft.sameAsBilling}
              onCheckedChange={(sameAsBilling) => onChange({ ...draft, sameAsBilling, ...(sameAsBilling && { shipping: draft.billing }) })}
            />
          }
        />
      </div>
      <Field label="Notes">
        {(control) => (
          <Textarea
            {...control}
            value={draft.notes}
            maxLength={5000}
            onChange={(event) => onChange({ ...draft, notes: event.target.value })}
          />
        )}
      </Field>
    </form>
  )
}

/** An empty field shows no error while it is being edited. */
function onlyOfTyped(quantities: Record<string, string>, { lines }: OrderDraft): Record<string, string> {
  const blank = new Set(lines.filter((line) => line.quantity.trim() === '').map((line) => line.sku))
  return Object.fromEntries(Object.entries(quantities).filter(([sku]) => !blank.has(sku)))
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span aria-hidden="true" className="text-small font-medium">
        {label}
      </span>
      {children}
    </div>
  )
}
