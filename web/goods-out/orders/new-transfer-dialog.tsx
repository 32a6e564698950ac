import { useLayoutEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { orderPriorityLabels } from '../../../contract/goods-out/orders/order-labels.ts'
import { noItemsMessage, orderPriorities, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { useSiteOptions } from '../../platform/form/site-choice.ts'
import { useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { labelled } from '../../platform/list/filters.ts'
import { chosenEntity } from '../../platform/lookup/entity.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { OrderCustomerField } from './order-customer-field.tsx'
import { emptyDraft, type LineLimits, linesBody, type NewOrderValues, quantityErrors } from './order-draft.ts'
import { OrderProductsField } from './order-fields.tsx'
import { OrderFormDialog } from './order-form-dialog.tsx'
import { useOfferedItems } from './use-offered-items.ts'

interface Values extends Pick<NewOrderValues, 'customer' | 'lines' | 'priority' | 'notes'> {
  from: string
  to: string
}

const automatic = 'automatic'
const startValues: Values = { customer: null, lines: [], priority: 'normal', notes: emptyDraft.notes, from: automatic, to: '' }
const { TextField, ChoiceField } = fieldsOf<Pick<Values, 'from' | 'to' | 'priority' | 'notes'>>()
const priorities = labelled(orderPriorities, orderPriorityLabels)

function schemaWith(limits: () => LineLimits) {
  return z.custom<Values>().transform((values, context) => {
    const { customer, lines, from, to, priority, notes } = values
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    const customerId = chosenEntity(customer)?.id
    if (!customerId) refuse('customer', 'must be chosen from the list')
    if (to === '') refuse('to', 'Choose where the goods go')
    if (to !== '' && to === from) refuse('to', 'Choose another site than the one that the goods leave')
    if (lines.length === 0) refuse('lines', noItemsMessage)
    else if (Object.keys(quantityErrors(lines, limits())).length > 0) refuse('lines', 'Correct the marked quantities.')
    return {
      customerId,
      priority,
      notes,
      items: linesBody(lines),
      transferToSiteId: Number(to),
      ...(from !== automatic && { siteId: Number(from) }),
    }
  })
}

/** Creates a movement that brings goods to another site. */
export function NewTransferDialog({ onClose }: { onClose: () => void }) {
  const limits = useRef<LineLimits>(new Map())
  const { create } = useRecordCalls(ordersEndpoints)
  const options = useSiteOptions()
  const form = useRecordForm({
    name: 'transfer',
    noun: 'transfer',
    record: null,
    values: () => startValues,
    create: { schema: () => schemaWith(() => limits.current), send: create },
    carried: ({ customer, from, to }) => ({ customer, from, to }),
    failure: 'Error',
    fallback: 'Failed to create transfer',
    onSaved: ({ orderNumber, siteCode, transfer }) =>
      toast({
        title: 'Transfer created successfully',
        description: `${orderNumber} brings goods from ${siteCode} to ${transfer?.siteCode}.`,
      }),
    onClose,
  })
  const customer = chosenEntity(useWatch({ control: form.form.control, name: 'customer' })) ?? undefined
  const offered = useOfferedItems(customer)
  useLayoutEffect(() => {
    limits.current = offered.limits
  })
  return (
    <OrderFormDialog
      form={form}
      title="New Transfer"
      description="Stock is reserved when you create the transfer. It arrives with a receipt at the other site."
      submitLabel="Create Transfer"
      anotherLabel="Create and New"
    >
      <FieldGrid>
        <ChoiceField name="from" label="From" options={[{ value: automatic, label: 'Automatic' }, ...options]} />
        <ChoiceField name="to" label="To" options={[{ value: '', label: 'Choose a site' }, ...options]} />
        <OrderCustomerField />
        <ChoiceField name="priority" label="Priority" options={priorities} />
      </FieldGrid>
      <OrderProductsField customer={customer} offered={offered} attempted={form.attempts > 0} />
      <TextField name="notes" label="Notes" rows={3} maxLength={5000} />
    </OrderFormDialog>
  )
}
