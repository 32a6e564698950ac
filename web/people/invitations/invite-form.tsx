import type { ComponentProps, ReactNode } from 'react'
import { z } from 'zod'
import { invitationHours } from '../../../contract/people/invitations/invitations.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { UnsentMailNote, useSendsMail } from '../../platform/mail/unsent-mail.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'

/** The person that an invitation is for. */
export const invitedPerson = { email: z.string().trim(), firstName: z.string(), lastName: z.string() }
type InvitedPerson = z.output<z.ZodObject<typeof invitedPerson>>

export const noPersonYet: InvitedPerson = { email: '', firstName: '', lastName: '' }

interface InviteForm<Values extends InvitedPerson, Body extends object> {
  /** Names its drafts. */
  name: string
  start: Values
  schema: z.ZodType<Body, Values>
  send: (body: Body) => Promise<{ email: string }>
  /** Where the delivery of the mail is shown. */
  shownOn?: string
  onClose: () => void
}

/** The form of an invitation, which is emailed as a link to choose a password. */
export function useInviteForm<Values extends InvitedPerson, Body extends object>(given: InviteForm<Values, Body>) {
  const { name, start, schema, send, shownOn, onClose } = given
  const sendsMail = useSendsMail()
  return useRecordForm<Values, Body, object, never, { email: string }>({
    name,
    noun: 'invitation',
    record: null,
    values: () => start,
    create: { schema: () => schema, send },
    onSaved: ({ email }) =>
      toast({
        title: 'Invitation Queued',
        description: `The invitation to ${email} will be ${sendsMail ? 'sent shortly' : 'saved as a file'}.${shownOn === undefined ? '' : ` See ${shownOn} for its delivery status.`}`,
      }),
    onClose,
  })
}

const { TextField } = fieldsOf<InvitedPerson>()

interface InviteFormDialogProps {
  form: ComponentProps<typeof FormDialog>['form']
  title: string
  /** Before the sentence about the link. */
  intro?: ReactNode
  /** Fields above the person's own. */
  before?: ReactNode
  /** Fields below: what the person may do. */
  children: ReactNode
}

export function InviteFormDialog({ form, title, intro, before, children }: InviteFormDialogProps) {
  return (
    <FormDialog
      form={form}
      title={title}
      description={
        <>
          {intro}The invitation email contains a link to choose a password. The link works once, for {invitationHours} hours.
        </>
      }
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
    >
      <UnsentMailNote />
      {before}
      <TextField name="email" label="Email" type="email" required maxLength={254} hint="The user signs in with this address." />
      <FieldGrid>
        <TextField name="firstName" label="First name" maxLength={100} hint="Optional" />
        <TextField name="lastName" label="Last name" maxLength={100} hint="Optional" />
      </FieldGrid>
      {children}
    </FormDialog>
  )
}
