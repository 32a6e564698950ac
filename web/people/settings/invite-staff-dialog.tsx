import { z } from 'zod'
import { newStaffInvitation, staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { staffRoles } from '../../../contract/roles.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { InviteFormDialog, invitedPerson, noPersonYet } from '../invitations/invite-form.tsx'
import { SitesField, sitesOf } from './sites-field.tsx'
import { staffRoleHint, staffRoleOptions } from './staff-roles.ts'

const typed = z.object({ ...invitedPerson, role: z.enum(staffRoles), siteIds: z.array(z.number()) })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, (values) => ({ ...values, siteIds: sitesOf(values) }), newStaffInvitation)
const { ChoiceField } = fieldsOf<Typed>()

/** Sends someone a link to create an account as a member of staff. */
export function InviteStaffDialog({ onClose }: { onClose: () => void }) {
  const invite = useChange(staffEndpoints.invite, (body: z.output<typeof newStaffInvitation>) => ({ body }))
  return (
    <InviteFormDialog
      title="Invite User"
      name="staff-invitation"
      start={{ ...noPersonYet, role: 'manager', siteIds: [] }}
      schema={schema}
      send={invite.mutateAsync}
      shownOn="the open invitations"
      onClose={onClose}
    >
      <ChoiceField name="role" label="Role" options={staffRoleOptions} hint={staffRoleHint} />
      <SitesField />
    </InviteFormDialog>
  )
}
