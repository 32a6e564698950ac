import { z } from 'zod'
import { type OperatorWithLogo, operatorSettings } from '../../../contract/platform/settings/operator-settings.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormPanel } from '../../platform/form/form-panel.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { Loaded } from './loaded.tsx'
import { LogoPanel } from './logo-panel.tsx'
import { useSettingsForm } from './use-settings-form.ts'

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
  const read = useRead(settingsEndpoints.getOperator)
  return (
    <>
      <Loaded title="Operator" read={read}>
        {(settings) => <OperatorForm settings={settings} />}
      </Loaded>
      <LogoPanel />
    </>
  )
}

function OperatorForm({ settings }: { settings: OperatorWithLogo }) {
  const form = useSettingsForm({
    name: 'settings-operator',
    get: settingsEndpoints.getOperator,
    put: settingsEndpoints.updateOperator,
    read: settings,
    values: ({ name, address, email }): Typed => ({ name: name ?? '', address: address ?? '', email: email ?? '' }),
    schema,
    saved: 'Operator Saved',
  })
  return (
    <FormPanel form={form} title="Operator">
      <TextField name="name" label="Company name" maxLength={200} hint="Printed on documents and labels and shown in emails" />
      <TextField name="address" label="Address" rows={4} maxLength={500} hint="As it should appear on an envelope." />
      <TextField name="email" label="Email" type="email" maxLength={254} hint="Replies to emails go to this address." />
    </FormPanel>
  )
}
