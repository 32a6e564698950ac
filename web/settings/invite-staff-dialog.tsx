import { z } from 'zod'
import { newStaffInvitation, staffEndpoints } from '../../contract/auth/staff.ts'
import { staffRoles } from '../../contract/roles.ts'
import { fieldsOf } from '../form/fields.tsx'
import { formSchema } from '../form/form-schema.ts'
import { InviteFormDialog, invitedPerson, noPersonYet, useInviteForm } from '../invitations/invite-form.tsx'
import { useChange } from '../lib/use-change.ts'
import { staffRoleHint, staffRoleOptions } from './staff-roles.ts'

const typed = z.object({ ...invitedPerson, role: z.enum(staffRoles) })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, (values) => values, newStaffInvitation)
const { ChoiceField } = fieldsOf<Typed>()

type NewInvitation = z.output<typeof newStaffInvitation>

/** Sends someone a link to create an account as a member of staff. */
export function InviteStaffDialog({ onClose }: { onClose: () => void }) {
  const invite = useChange(staffEndpoints.invite, (input: { body: NewInvitation; idempotencyKey: string }) => input)
  const form = useInviteForm<Typed, NewInvitation>({
    name: 'staff-invitation',
    start: { ...noPersonYet, role: 'manager' },
    schema,
    send: (body, idempotencyKey) => invite.mutateAsync({ body, idempotencyKey }),
    shownOn: 'the open invitations',
    onClose,
  })
  return (
    <InviteFormDialog form={form} title="Invite User">
      <ChoiceField name="role" label="Role" options={staffRoleOptions} hint={staffRoleHint} />
    </InviteFormDialog>
  )
}
