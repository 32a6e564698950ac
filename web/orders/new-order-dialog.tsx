import { useId, useRef } from 'react'
import { customerCode } from '../../contract/customers.ts'
import { useCustomers } from '../customers/use-customers.ts'
import { detailFor, newKey } from '../lib/api.ts'
import { useDraft } from '../lib/use-draft.ts'
import { useViewer } from '../lib/use-session.ts'
import { useCompany } from '../overview/use-company.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { bodyOf, emptyDraft } from './order-draft.ts'
import { OrderForm } from './order-form.tsx'
import { useCreateOrder } from './use-orders.ts'

/** Creates a movement: staff choose the customer, everyone else creates for the customer whose screens they see. */
export function NewOrderDialog({ onClose }: { onClose: () => void }) {
  const form = useId()
  const { user, customerId, seesCustomerScreens } = useViewer()
  const company = useCompany()
  const [kept, keep, discard] = useDraft(`movement-${user.id}-${customerId ?? ''}`, { draft: emptyDraft, chosenId: '' })
  const { draft, chosenId } = kept
  const customers = useCustomers({}, { enabled: !seesCustomerScreens })
  const customer = seesCustomerScreens ? company : customers.data?.find((known) => String(known.id) === chosenId)
  const create = useCreateOrder()
  const keyFor = useSendingKey()

  function finish() {
    discard()
    onClose()
  }

  function send() {
    if (!customer) return
    const body = { ...bodyOf(draft), customerId: customer.id }
    create.mutate(
      { body, idempotencyKey: keyFor(JSON.stringify(body)) },
      {
        onSuccess: (order) => {
          toast({ title: 'Order created successfully', description: `${order.orderNumber} is placed and its stock reserved.` })
          finish()
        },
        onError: (error) => toast({ title: 'Error', description: detailFor(error, 'Failed to create movement'), tone: 'destructive' }),
      },
    )
  }

  return (
    <OrderDialog
      title="New Movement"
      description="Stock is reserved the moment you create it."
      form={form}
      submitLabel="Create Movement"
      lines={draft.lines}
      pending={create.isPending}
      onClose={onClose}
      onCancel={finish}
    >
      <OrderForm
        id={form}
        draft={draft}
        onChange={(changed) => keep({ ...kept, draft: changed })}
        onSubmit={send}
        customer={customer}
        customerField={
          !seesCustomerScreens && (
            <Field label="Customer">
              {(control) => (
                <Select
                  {...control}
                  placeholder={customers.isError ? 'Failed to load customers' : 'Choose a customer'}
                  value={chosenId}
                  onValueChange={(id) => keep({ draft: { ...draft, lines: [] }, chosenId: id })}
                  options={(customers.data ?? []).map(({ id, name }) => ({ value: String(id), label: `${name} · ${customerCode(id)}` }))}
                />
              )}
            </Field>
          )
        }
      />
    </OrderDialog>
  )
}

/** Sending the same form again after a failed connection uses the same key, so that it can't create a second movement. */
function useSendingKey() {
  const last = useRef({ content: '', key: '' })
  return (content: string) => {
    if (last.current.content !== content) last.current = { content, key: newKey() }
    return last.current.key
  }
}
