import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { useCompany } from '../../platform/calls/use-company.ts'
import { useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { chosenEntity } from '../../platform/lookup/entity.ts'
import { type LineLimits, newOrderSchema, newOrderValues } from './order-draft.ts'
import { OrderFields } from './order-fields.tsx'
import { OrderFormDialog } from './order-form-dialog.tsx'

/** Creates a movement: staff choose the customer, everyone else creates for the customer whose screens they see. */
export function NewOrderDialog({ onClose }: { onClose: () => void }) {
  const { customerId, seesCustomerScreens } = useViewer()
  const company = useCompany()
  const limits = useRef<LineLimits>(new Map())
  const { create } = useRecordCalls(ordersEndpoints)
  const form = useRecordForm({
    // Drafts of staff who view as a customer are that customer's.
    name: `movement-${customerId ?? ''}`,
    noun: 'movement',
    record: null,
    values: () => newOrderValues,
    create: {
      schema: () => newOrderSchema(() => limits.current, { choosesCustomer: !seesCustomerScreens }),
      send: (body) => create({ ...body, customerId: body.customerId ?? company?.id }),
      asksAgain: true,
    },
    carried: ({ customer, type }) => ({ customer, type }),
    failure: 'Error',
    fallback: 'Failed to create movement',
    onSaved: ({ orderNumber }) =>
      toast({ title: 'Order created successfully', description: `${orderNumber} was placed and the stock is reserved.` }),
    onClose,
  })
  const chosen = chosenEntity(useWatch({ control: form.form.control, name: 'customer' }))
  return (
    <OrderFormDialog
      form={form}
      title="New Movement"
      description="Stock is reserved when you create the movement."
      submitLabel="Create Movement"
      anotherLabel="Create and New"
    >
      <OrderFields
        customer={(seesCustomerScreens ? company : chosen) ?? undefined}
        choosesCustomer={!seesCustomerScreens}
        limits={limits}
        attempted={form.attempts > 0}
      />
    </OrderFormDialog>
  )
}
