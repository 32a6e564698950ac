import { useState } from 'react'
import { z } from 'zod'
import { type CustomerUser, customersEndpoints, customerUserChange } from '../../../contract/people/customers/customers.ts'
import { portalAccesses } from '../../../contract/roles.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { RecordDialog } from '../../platform/form/record-dialog.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { queryClient } from '../../platform/lib/query-client.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { freshRead, useRead } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { ResetTwoFactorDialog } from '../auth/password-dialogs.tsx'
import { portalAccessOptions } from './portal-access.ts'

const typed = z.object({ firstName: z.string(), lastName: z.string(), portalAccess: z.enum(portalAccesses), isActive: z.boolean() })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, (values) => values, customerUserChange)
const { TextField, ChoiceField, SwitchField } = fieldsOf<Typed>()

interface EditUserDialogProps {
  id: number
  customerId: number
  onClose: () => void
}

export function EditUserDialog({ id, customerId, onClose }: EditUserDialogProps) {
  const users = useRead(customersEndpoints.users, { params: { id: customerId } })
  const user = users.data?.find((each) => each.id === id)
  const isError = users.isError || (!users.isFetching && user === undefined)
  return (
    <RecordDialog title="Edit User" failure="Failed to load this user" read={{ ...users, data: user, isError }} onClose={onClose}>
      {(read) => <UserForm user={read} customerId={customerId} onClose={onClose} />}
    </RecordDialog>
  )
}

function UserForm({ user, customerId, onClose }: { user: CustomerUser; customerId: number; onClose: () => void }) {
  const change = useRowChange(customersEndpoints.updateUser)
  const form = useRecordForm({
    name: 'customer-user',
    noun: 'user',
    record: user,
    values: (read: CustomerUser | null): Typed => ({
      firstName: read?.firstName ?? '',
      lastName: read?.lastName ?? '',
      portalAccess: read?.portalAccess ?? 'full',
      isActive: read?.isActive ?? true,
    }),
    update: {
      schema: () => schema,
      send: (read, body) => change.mutateAsync({ read, body }),
      reread: async (id) => {
        const users = await queryClient.fetchQuery(freshRead(customersEndpoints.users, { params: { id: customerId } }))
        return users.find((each) => each.id === id) ?? null
      },
    },
    onSaved: ({ name, isActive }) =>
      toast({ title: 'User Updated', description: isActive ? `${name} was updated.` : `${name} can no longer sign in.` }),
    onClose,
  })
  const [resetting, setResetting] = useState(false)
  // The form keeps the user as it was read; this is how it stands now.
  const { hasTwoFactor } = useRead(customersEndpoints.users, { params: { id: customerId } }).data?.find(({ id }) => id === user.id) ?? user
  const mayReset = useMay('account.reset-two-factor') && hasTwoFactor
  return (
    <>
      <FormDialog form={form} title="Edit User" description={user.username} submitLabel="Save Changes" pendingLabel="Saving...">
        <FieldGrid>
          <TextField name="firstName" label="First name" maxLength={100} />
          <TextField name="lastName" label="Last name" maxLength={100} />
        </FieldGrid>
        <ChoiceField
          name="portalAccess"
          label="Portal Access"
          options={portalAccessOptions}
          hint="Limited by the customer’s own portal access"
        />
        <SwitchField name="isActive" label="Access" hint="If turned off, the user is signed out everywhere and can’t sign in." />
        {mayReset && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <span className="block font-medium">Two-factor sign-in</span>
              <span className="text-small text-muted">Reset it if the user lost their phone and recovery codes.</span>
            </span>
            <Button onClick={() => setResetting(true)}>Reset Two-Factor</Button>
          </div>
        )}
      </FormDialog>
      {/* Next to the form, not in it: what is submitted there would be submitted here too. */}
      {resetting && <ResetTwoFactorDialog userId={user.id} name={user.name} onClose={() => setResetting(false)} />}
    </>
  )
}
