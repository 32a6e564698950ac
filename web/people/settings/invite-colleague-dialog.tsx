import { z } from 'zod'
import { colleaguesEndpoints } from '../../../contract/people/invitations/colleagues.ts'
import { newInvitation } from '../../../contract/people/invitations/invitations.ts'
import { portalAccesses } from '../../../contract/roles.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { portalAccessOptions } from '../customers/portal-access.ts'
import { InviteFormDialog, invitedPerson, noPersonYet } from '../invitations/invite-form.tsx'

const typed = z.object({ ...invitedPerson, portalAccess: z.enum(portalAccesses) })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, (values) => values, newInvitation)
const { ChoiceField } = fieldsOf<Typed>()

/** Sends a colleague a link to create an account for the same customer. */
export function InviteColleagueDialog({ onClose }: { onClose: () => void }) {
  const invite = useChange(colleaguesEndpoints.invite, (body: z.output<typeof newInvitation>) => ({ body }))
  return (
    <InviteFormDialog
      title="Invite Colleague"
      name="colleague-invitation"
      start={{ ...noPersonYet, portalAccess: 'full' }}
      schema={schema}
      send={invite.mutateAsync}
      onClose={onClose}
    >
      <ChoiceField name="portalAccess" label="Portal Access" options={portalAccessOptions} />
    </InviteFormDialog>
  )
}
