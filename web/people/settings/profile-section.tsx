import { z } from 'zod'
import { defaultLanguage, languages } from '../../../contract/languages.ts'
import { accountChange, authEndpoints, type User } from '../../../contract/people/auth/auth.ts'
import { roleLabel } from '../../../contract/roles.ts'
import { FactList } from '../../platform/detail/facts.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormPanel } from '../../platform/form/form-panel.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { PictureInput } from '../../platform/form/picture-input.tsx'
import { usePictureCalls } from '../../platform/form/use-picture-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { languageChoices } from '../../platform/lib/format.ts'
import { queryClient } from '../../platform/lib/query-client.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { freshRead } from '../../platform/lib/use-read.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { Avatar } from '../../platform/look/avatar.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { Panel } from '../../platform/ui/panel.tsx'

const typed = z.object({ firstName: z.string(), lastName: z.string(), language: z.enum(languages) })
type Typed = z.output<typeof typed>

const schema = formSchema(typed, (values) => values, accountChange)
const { TextField, ChoiceField } = fieldsOf<Typed>()

/** Who the signed-in person is. */
export function ProfileSection() {
  const { user } = useViewer()
  return (
    <>
      <ProfileForm user={user} />
      <Picture user={user} />
      <Panel title="Account">
        <div className="p-4">
          <FactList
            facts={[
              { label: 'Email', value: user.email },
              { label: 'Username', value: user.username },
              { label: 'Role', value: roleLabel(user.role) },
            ]}
          />
        </div>
      </Panel>
    </>
  )
}

function ProfileForm({ user }: { user: User }) {
  const change = useChange(authEndpoints.changeAccount, (body: z.output<typeof accountChange>) => ({ body }))
  const form = useRecordForm({
    name: 'profile',
    noun: 'profile',
    record: user,
    values: (read: User | null): Typed => ({
      firstName: read?.firstName ?? '',
      lastName: read?.lastName ?? '',
      language: read?.language ?? defaultLanguage,
    }),
    update: {
      schema: () => schema,
      send: (_, body) => change.mutateAsync(body),
      reread: () => queryClient.fetchQuery(freshRead(authEndpoints.getUser)),
    },
    onSaved: () => toast({ title: 'Profile Saved', description: 'Your profile was updated.' }),
    goesOnWith: (saved) => saved,
    onClose: () => undefined,
  })
  return (
    <FormPanel form={form} title="Profile">
      <FieldGrid>
        <TextField name="firstName" label="First name" maxLength={100} />
        <TextField name="lastName" label="Last name" maxLength={100} />
      </FieldGrid>
      <ChoiceField
        name="language"
        label="Dates and numbers"
        options={languageChoices().map(({ language, name, sample }) => ({ value: language, label: `${name} · ${sample}` }))}
        hint="Sets date and number formats. The interface stays in English."
      />
    </FormPanel>
  )
}

function Picture({ user }: { user: User }) {
  const calls = usePictureCalls('Picture', authEndpoints.setPicture, authEndpoints.deletePicture)
  return (
    <Panel title="Picture">
      <div className="p-4">
        <PictureInput noun="picture" shown={user.profileImageUrl && <Avatar large user={user} />} {...calls} />
      </div>
    </Panel>
  )
}
