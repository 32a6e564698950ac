import type { ReactNode } from 'react'
import { z } from 'zod'
import { invitationHours } from '../../../contract/people/invitations/invitations.ts'
import { AskDialog, type AskDialogProps } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { UnsentMailNote, useSendsMail } from '../../platform/mail/unsent-mail.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'

/** The person that an invitation is for. */
export const invitedPerson = { email: z.string().trim(), firstName: z.string(), lastName: z.string() }
type InvitedPerson = z.output<z.ZodObject<typeof invitedPerson>>

export const noPersonYet: InvitedPerson = { email: '', firstName: '', lastName: '' }

const { TextField } = fieldsOf<InvitedPerson>()

interface InviteFormDialogProps<Values, Body>
  extends Pick<AskDialogProps<Values, Body, { email: string }>, 'title' | 'name' | 'start' | 'schema' | 'send' | 'onClose'> {
  /** Where the delivery of the mail is shown. */
  shownOn?: string
  /** Before the sentence about the link. */
  intro?: ReactNode
  /** Fields above the person's own. */
  before?: ReactNode
  /** Fields below: what the person may do. */
  children: ReactNode
}

/** Asks whom to invite. The invitation is emailed as a link to choose a password. */
export function InviteFormDialog<Values extends InvitedPerson, Body extends object>({
  shownOn,
  intro,
  before,
  children,
  ...form
}: InviteFormDialogProps<Values, Body>) {
  const sendsMail = useSendsMail()
  return (
    <AskDialog
      {...form}
      description={
        <>
          {intro}The invitation email contains a link to choose a password. The link works once, for {invitationHours} hours.
        </>
      }
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
      size="md"
      noun="invitation"
      said={({ email }) => ({
        title: 'Invitation Queued',
        description: `The invitation to ${email} will be ${sendsMail ? 'sent shortly' : 'saved as a file'}.${shownOn === undefined ? '' : ` See ${shownOn} for its delivery status.`}`,
      })}
    >
      <UnsentMailNote />
      {before}
      <TextField name="email" label="Email" type="email" required maxLength={254} hint="The user signs in with this address." />
      <FieldGrid>
        <TextField name="firstName" label="First name" maxLength={100} hint="Optional" />
        <TextField name="lastName" label="Last name" maxLength={100} hint="Optional" />
      </FieldGrid>
      {children}
    </AskDialog>
  )
}
