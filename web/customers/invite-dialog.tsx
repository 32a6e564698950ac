import { z } from 'zod'
import type { Customer, CustomerUser } from '../../contract/customers/customers.ts'
import { id } from '../../contract/fields.ts'
import { type Invitation, invitationHours, invitationsEndpoints, newInvitation } from '../../contract/invitations/invitations.ts'
import { portalAccesses } from '../../contract/roles.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { toast } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'
import { chosenEntity, entityValue } from '../lookup/entity.ts'
import { EntityField } from '../lookup/entity-field.tsx'
import { FieldGrid } from '../ui/field.tsx'
import { portalAccessOptions } from './portal-access.ts'

const typed = z.object({
  customer: entityValue.refine((value): boolean => value !== null, 'must be chosen from the list'),
  email: z.string().refine((typed) => typed.trim() !== '', 'must be filled in'),
  firstName: z.string(),
  lastName: z.string(),
  portalAccess: z.enum(portalAccesses),
})
type Typed = z.output<typeof typed>

const wanted = newInvitation.extend({ customerId: id })
const schema = formSchema(
  typed,
  ({ customer, email, ...values }) => ({ ...values, email: email.trim(), customerId: chosenEntity(customer)?.id ?? 0 }),
  wanted,
)
const { TextField, ChoiceField } = fieldsOf<Typed>()

interface InviteDialogProps {
  /** Chosen in the dialog when left out. */
  customer?: Pick<Customer, 'id' | 'name'>
  /** A user who never signed in, and is invited to choose a password. */
  user?: Pick<CustomerUser, 'id' | 'email' | 'firstName' | 'lastName' | 'portalAccess'>
  onClose: () => void
}

/** Sends someone a link to create an account for a customer. */
export function InviteDialog({ customer, user, onClose }: InviteDialogProps) {
  const invite = useChange(invitationsEndpoints.create, (input: Parameters<typeof toCall>[0]) => toCall(input))
  const form = useRecordForm({
    name: ['invitation', customer?.id, user?.id].filter(Boolean).join('-'),
    noun: 'invitation',
    record: null,
    values: (): Typed => ({
      customer: customer ? { id: customer.id, code: '', name: customer.name } : null,
      email: user?.email ?? '',
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      portalAccess: user?.portalAccess ?? 'full',
    }),
    create: { schema: () => schema, send: (body, idempotencyKey) => invite.mutateAsync({ body, idempotencyKey }) },
    onSaved: ({ email }: Invitation) =>
      toast({
        title: 'Invitation Queued',
        description: `The invitation to ${email} will be sent shortly. See the customer’s page for its delivery status.`,
      }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title="Invite Customer"
      description={
        <>
          {customer && <strong className="font-semibold text-ink">{customer.name}. </strong>}The invitation email contains a link to choose
          a password. The link works once, for {invitationHours} hours.
        </>
      }
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
    >
      {!customer && <EntityField<keyof Typed> name="customer" label="Customer" type="customer" required />}
      <TextField name="email" label="Email" type="email" required maxLength={254} hint="The user signs in with this address." />
      <FieldGrid>
        <TextField name="firstName" label="First name" maxLength={100} hint="Optional" />
        <TextField name="lastName" label="Last name" maxLength={100} hint="Optional" />
      </FieldGrid>
      <ChoiceField name="portalAccess" label="Portal Access" options={portalAccessOptions} />
    </FormDialog>
  )
}

function toCall({ body: { customerId, ...body }, idempotencyKey }: { body: z.output<typeof wanted>; idempotencyKey: string }) {
  return { params: { id: customerId }, body, idempotencyKey }
}
