import { z } from 'zod'
import { type ColleagueInvitation, colleaguesEndpoints } from '../../contract/invitations/colleagues.ts'
import { invitationHours, newInvitation } from '../../contract/invitations/invitations.ts'
import { portalAccesses } from '../../contract/roles.ts'
import { portalAccessOptions } from '../customers/portal-access.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { toast } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'
import { FieldGrid } from '../ui/field.tsx'

const typed = z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), portalAccess: z.enum(portalAccesses) })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, ({ email, ...values }) => ({ ...values, email: email.trim() }), newInvitation)
const { TextField, ChoiceField } = fieldsOf<Typed>()

/** Sends a colleague a link to create an account for the same customer. */
export function InviteColleagueDialog({ onClose }: { onClose: () => void }) {
  const invite = useChange(colleaguesEndpoints.invite, (input: { body: z.output<typeof newInvitation>; idempotencyKey: string }) => input)
  const form = useRecordForm({
    name: 'colleague-invitation',
    noun: 'invitation',
    record: null,
    values: (): Typed => ({ email: '', firstName: '', lastName: '', portalAccess: 'full' }),
    create: { schema: () => schema, send: (body, idempotencyKey) => invite.mutateAsync({ body, idempotencyKey }) },
    onSaved: ({ email }: ColleagueInvitation) =>
      toast({ title: 'Invitation Queued', description: `An email with a link will be sent to ${email}.` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title="Invite Colleague"
      description={`Your colleague gets an email with a link to choose a password. The link works once, for ${invitationHours} hours.`}
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
    >
      <TextField name="email" label="Email" type="email" required maxLength={254} hint="Your colleague signs in with this address." />
      <FieldGrid>
        <TextField name="firstName" label="First name" maxLength={100} hint="Optional" />
        <TextField name="lastName" label="Last name" maxLength={100} hint="Optional" />
      </FieldGrid>
      <ChoiceField name="portalAccess" label="Portal Access" options={portalAccessOptions} />
    </FormDialog>
  )
}
