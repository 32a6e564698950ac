import { z } from 'zod'
import { newStaffInvitation, staffEndpoints } from '../../contract/auth/staff.ts'
import { type Invitation, invitationHours } from '../../contract/invitations/invitations.ts'
import { staffRoles } from '../../contract/roles.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { toast } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'
import { FieldGrid } from '../ui/field.tsx'
import { staffRoleHint, staffRoleOptions } from './staff-roles.ts'

const typed = z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), role: z.enum(staffRoles) })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, ({ email, ...values }) => ({ ...values, email: email.trim() }), newStaffInvitation)
const { TextField, ChoiceField } = fieldsOf<Typed>()

type NewInvitation = z.output<typeof newStaffInvitation>

/** Sends someone a link to create an account as a member of staff. */
export function InviteStaffDialog({ onClose }: { onClose: () => void }) {
  const invite = useChange(staffEndpoints.invite, (input: { body: NewInvitation; idempotencyKey: string }) => input)
  const form = useRecordForm({
    name: 'staff-invitation',
    noun: 'invitation',
    record: null,
    values: (): Typed => ({ email: '', firstName: '', lastName: '', role: 'manager' }),
    create: { schema: () => schema, send: (body, idempotencyKey) => invite.mutateAsync({ body, idempotencyKey }) },
    onSaved: ({ email }: Invitation) =>
      toast({
        title: 'Invitation Queued',
        description: `The invitation to ${email} will be sent shortly. See the open invitations for its delivery status.`,
      }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title="Invite User"
      description={`The invitation email contains a link to choose a password. The link works once, for ${invitationHours} hours.`}
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
    >
      <TextField name="email" label="Email" type="email" required maxLength={254} hint="The user signs in with this address." />
      <FieldGrid>
        <TextField name="firstName" label="First name" maxLength={100} hint="Optional" />
        <TextField name="lastName" label="Last name" maxLength={100} hint="Optional" />
      </FieldGrid>
      <ChoiceField name="role" label="Role" options={staffRoleOptions} hint={staffRoleHint} />
    </FormDialog>
  )
}
