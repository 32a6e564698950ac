import { z } from 'zod'
import { id } from '../../../contract/fields.ts'
import { fullStopAfter } from '../../../contract/full-stop.ts'
import type { Customer, CustomerUser } from '../../../contract/people/customers/customers.ts'
import { invitationsEndpoints, newInvitation } from '../../../contract/people/invitations/invitations.ts'
import { portalAccesses } from '../../../contract/roles.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { chosenEntity, entityValue } from '../../platform/lookup/entity.ts'
import { EntityField } from '../../platform/lookup/entity-field.tsx'
import { InviteFormDialog, invitedPerson, noPersonYet } from '../invitations/invite-form.tsx'
import { portalAccessOptions } from './portal-access.ts'

const typed = z.object({
  ...invitedPerson,
  customer: entityValue.refine((value): boolean => value !== null, 'must be chosen from the list'),
  email: invitedPerson.email.refine((typed) => typed !== '', 'must be filled in'),
  portalAccess: z.enum(portalAccesses),
})
type Typed = z.output<typeof typed>

const wanted = newInvitation.extend({ customerId: id })
const schema = formSchema(typed, ({ customer, ...values }) => ({ ...values, customerId: chosenEntity(customer)?.id ?? 0 }), wanted)
const { ChoiceField } = fieldsOf<Typed>()

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
  return (
    <InviteFormDialog
      title="Invite Customer"
      name={['invitation', customer?.id, user?.id].filter(Boolean).join('-')}
      start={{
        ...noPersonYet,
        ...(user && { email: user.email, firstName: user.firstName ?? '', lastName: user.lastName ?? '' }),
        customer: customer ? { id: customer.id, code: '', name: customer.name } : null,
        portalAccess: user?.portalAccess ?? 'full',
      }}
      schema={schema}
      send={invite.mutateAsync}
      shownOn="the customer’s page"
      onClose={onClose}
      intro={customer && <strong className="font-semibold text-ink">{`${customer.name}${fullStopAfter(customer.name)} `}</strong>}
      before={!customer && <EntityField<keyof Typed> name="customer" label="Customer" type="customer" required />}
    >
      <ChoiceField name="portalAccess" label="Portal Access" options={portalAccessOptions} />
    </InviteFormDialog>
  )
}

function toCall({ customerId, ...body }: z.output<typeof wanted>) {
  return { params: { id: customerId }, body }
}
