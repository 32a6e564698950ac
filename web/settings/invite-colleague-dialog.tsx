import { z } from 'zod'
import { colleaguesEndpoints } from '../../contract/invitations/colleagues.ts'
import { newInvitation } from '../../contract/invitations/invitations.ts'
import { portalAccesses } from '../../contract/roles.ts'
import { portalAccessOptions } from '../customers/portal-access.ts'
import { fieldsOf } from '../form/fields.tsx'
import { formSchema } from '../form/form-schema.ts'
import { InviteFormDialog, invitedPerson, noPersonYet, useInviteForm } from '../invitations/invite-form.tsx'
import { useChange } from '../lib/use-change.ts'

const typed = z.object({ ...invitedPerson, portalAccess: z.enum(portalAccesses) })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, (values) => values, newInvitation)
const { ChoiceField } = fieldsOf<Typed>()

/** Sends a colleague a link to create an account for the same customer. */
export function InviteColleagueDialog({ onClose }: { onClose: () => void }) {
  const invite = useChange(colleaguesEndpoints.invite, (body: z.output<typeof newInvitation>) => ({ body }))
  const form = useInviteForm<Typed, z.output<typeof newInvitation>>({
    name: 'colleague-invitation',
    start: { ...noPersonYet, portalAccess: 'full' },
    schema,
    send: invite.mutateAsync,
    onClose,
  })
  return (
    <InviteFormDialog form={form} title="Invite Colleague">
      <ChoiceField name="portalAccess" label="Portal Access" options={portalAccessOptions} />
    </InviteFormDialog>
  )
}
