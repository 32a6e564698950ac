import { z } from 'zod'
import { type StaffAccount, staffAccountChange, staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { staffRoles } from '../../../contract/roles.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { RecordDialog } from '../../platform/form/record-dialog.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { queryClient } from '../../platform/lib/query-client.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { freshRead, useRead } from '../../platform/lib/use-read.ts'
import { SitesField, sitesOf } from './sites-field.tsx'
import { staffRoleHint, staffRoleOptions } from './staff-roles.ts'

const typed = z.object({ role: z.enum(staffRoles), siteIds: z.array(z.number()), isActive: z.boolean() })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, (values) => ({ ...values, siteIds: sitesOf(values) }), staffAccountChange)
const { ChoiceField, SwitchField } = fieldsOf<Typed>()

interface EditStaffDialogProps {
  id: number
  onClose: () => void
}

/** The role, the sites and the access of a member of staff. */
export function EditStaffDialog({ id, onClose }: EditStaffDialogProps) {
  const staff = useRead(staffEndpoints.list)
  const account = staff.data?.find((each) => each.id === id)
  const isError = staff.isError || (!staff.isFetching && account === undefined)
  return (
    <RecordDialog title="Edit User" failure="Failed to load this user" read={{ ...staff, data: account, isError }} onClose={onClose}>
      {(read) => <StaffForm account={read} onClose={onClose} />}
    </RecordDialog>
  )
}

function StaffForm({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const change = useRowChange(staffEndpoints.update)
  const form = useRecordForm({
    name: 'staff',
    noun: 'user',
    record: account,
    values: (read: StaffAccount | null): Typed => ({
      role: read?.role ?? 'manager',
      siteIds: read?.siteIds ?? [],
      isActive: read?.isActive ?? true,
    }),
    update: {
      schema: () => schema,
      send: (read, body) => change.mutateAsync({ read, body }),
      reread: async (id) => {
        const staff = await queryClient.fetchQuery(freshRead(staffEndpoints.list))
        return staff.find((each) => each.id === id) ?? null
      },
    },
    onSaved: ({ name, isActive }) =>
      toast({
        title: 'User Updated',
        description: isActive ? `${name} was updated.` : `${name} was signed out and can no longer sign in.`,
      }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title="Edit User"
      description={`${account.name}, ${account.email}`}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
    >
      <ChoiceField name="role" label="Role" options={staffRoleOptions} hint={staffRoleHint} />
      <SitesField />
      <SwitchField name="isActive" label="Access" hint="If turned off, the user is signed out everywhere and can’t sign in." />
    </FormDialog>
  )
}
