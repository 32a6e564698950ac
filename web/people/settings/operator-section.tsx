import { z } from 'zod'
import { operatorSettings } from '../../../contract/platform/settings/operator-settings.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { LogoPanel } from './logo-panel.tsx'
import { SettingsForm } from './settings-form.tsx'

const typed = z.object({ name: z.string(), address: z.string(), email: z.string() })
type Typed = z.output<typeof typed>

const schema = formSchema(
  typed,
  ({ name, address, email }) => ({ name: name.trim() || null, address: address.trim() || null, email: email.trim() || null }),
  operatorSettings,
)
const { TextField } = fieldsOf<Typed>()

/** Who runs the warehouse, as documents, labels and mails name it. */
export function OperatorSection() {
  return (
    <>
      <SettingsForm
        title="Operator"
        name="settings-operator"
        get={settingsEndpoints.getOperator}
        put={settingsEndpoints.updateOperator}
        values={({ name, address, email }): Typed => ({ name: name ?? '', address: address ?? '', email: email ?? '' })}
        schema={schema}
        saved="Operator Saved"
      >
        <TextField name="name" label="Company name" maxLength={200} hint="Printed on documents and labels and shown in emails" />
        <TextField name="address" label="Address" rows={4} maxLength={500} hint="As it should appear on an envelope." />
        <TextField name="email" label="Email" type="email" maxLength={254} hint="Replies to emails go to this address." />
      </SettingsForm>
      <LogoPanel />
    </>
  )
}
