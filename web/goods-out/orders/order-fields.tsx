import { type RefObject, useLayoutEffect } from 'react'
import { orderPriorityLabels, orderTypeLabels } from '../../../contract/goods-out/orders/order-labels.ts'
import { orderPriorities, orderTypes } from '../../../contract/goods-out/orders/orders.ts'
import { useRememberedAddresses } from '../../platform/calls/use-orders.ts'
import { AddressFields } from '../../platform/form/address-fields.tsx'
import { CollisionChoice } from '../../platform/form/collision-choice.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { automaticSite, useSiteOptions } from '../../platform/form/site-choice.ts'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { Segmented } from '../../platform/ui/segmented.tsx'
import { OrderCustomerField } from './order-customer-field.tsx'
import { type DraftLine, type LineLimits, linesInWords, type OrderDraft, quantityErrors } from './order-draft.ts'
import { OrderProducts } from './order-products.tsx'
import { OrderCarrierFields, RecipientFields, ReferenceFields } from './order-reference-fields.tsx'
import { useOfferedItems } from './use-offered-items.ts'

const { TextField } = fieldsOf<OrderDraft>()
const { ChoiceField: SiteChoice } = fieldsOf<{ siteId: string }>()

interface OrderFieldsProps {
  customer: { id: number; name: string } | undefined
  /** Lets staff choose the customer. */
  choosesCustomer?: boolean
  /** The reserved quantities of the edited movement, by SKU; its type can't be changed. */
  held?: ReadonlyMap<string, number>
  /** A transfer goes to the address of its site. */
  isTransfer?: boolean
  /** Receives how much of each item the movement can hold, for the schema of the form. */
  limits: RefObject<LineLimits>
  /** Whether saving has been tried, so that empty quantities are errors. */
  attempted: boolean
}

const typeOptions = orderTypes.map((value) => ({ value, label: orderTypeLabels[value] }))
const priorityOptions = orderPriorities.map((value) => ({ value, label: orderPriorityLabels[value] }))

/** The body of the dialogs that create and edit a movement. */
export function OrderFields({ customer, choosesCustomer, held, isTransfer, limits, attempted }: OrderFieldsProps) {
  const offered = useOfferedItems(customer, held)
  useLayoutEffect(() => {
    limits.current = offered.limits
  })
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
        {!held && <Choice name="type" label="Type" options={typeOptions} />}
        <Choice name="priority" label="Priority" options={priorityOptions} />
        {choosesCustomer && <OrderCustomerField />}
        {!held && <ShipsFrom />}
      </div>
      <ReferenceFields />
      <OrderProductsField customer={customer} offered={offered} attempted={attempted} />
      {!isTransfer && <Addresses customerId={customer?.id} />}
      <OrderCarrierFields />
      <TextField name="notes" label="Notes" rows={3} maxLength={5000} />
    </>
  )
}

/** With several sites: where it ships from. */
function ShipsFrom() {
  const options = useSiteOptions()
  if (options.length < 2) return null
  return <SiteChoice name="siteId" label="Ships From" options={[automaticSite, ...options]} />
}

interface ChoiceProps<Value extends string> {
  name: 'type' | 'priority'
  label: string
  options: readonly { value: Value; label: string }[]
}

function Choice<Value extends string>({ name, label, options }: ChoiceProps<Value>) {
  const { value, change } = useFormField<Value>(name, label)
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span aria-hidden="true" className="text-small font-medium">
        {label}
      </span>
      <Segmented wide label={label} value={value} options={options} onValueChange={change} />
      <CollisionChoice<Value>
        name={name}
        label={label}
        show={(shown) => options.find((option) => option.value === shown)?.label ?? shown}
      />
    </div>
  )
}

interface ProductsProps {
  customer: { id: number; name: string } | undefined
  offered: ReturnType<typeof useOfferedItems>
  attempted: boolean
}

/** The lines of a movement. */
export function OrderProductsField({ customer, offered, attempted }: ProductsProps) {
  const { value: lines, change, error } = useFormField<readonly DraftLine[]>('lines', 'Products')
  const quantities = errorsInLines(lines, offered.limits, attempted)
  return (
    <div className="grid gap-2">
      <OrderProducts customer={customer} offered={offered} lines={lines} onChange={change} error={error} quantityErrors={quantities} />
      <CollisionChoice<readonly DraftLine[]> name="lines" label="Products" show={linesInWords} />
    </div>
  )
}

/** Errors of quantities appear at once; an empty quantity is an error only after an attempt to save. */
function errorsInLines(lines: readonly DraftLine[], limits: LineLimits, attempted: boolean): Record<string, string> {
  const checked = attempted ? lines : lines.filter((line) => line.quantity.trim() !== '')
  return quantityErrors(checked, limits)
}

function Addresses({ customerId }: { customerId: number | undefined }) {
  const remembered = useRememberedAddresses(customerId)
  const billing = useFormField<OrderDraft['billing']>('billing', 'Billing Address')
  const shipping = useFormField<OrderDraft['shipping']>('shipping', 'Shipping Address')
  const same = useFormField<boolean>('sameAsBilling', 'Same as billing')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 sm:gap-7">
      <AddressFields name="billing" legend="Billing Address" purpose="billing" remembered={remembered.billing} />
      <AddressFields
        name="shipping"
        legend="Shipping Address"
        purpose="shipping"
        remembered={remembered.shipping}
        copyOf={same.value ? billing.value : undefined}
        above={<RecipientFields />}
        option={
          <Checkbox
            label={<span className="text-small">Same as billing</span>}
            checked={same.value}
            onCheckedChange={(isSame) => {
              same.change(isSame)
              if (isSame) shipping.change(billing.value)
            }}
          />
        }
      />
    </div>
  )
}
