import { z } from 'zod'
import { type Retention, retention, retentionDays, settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormPanel } from '../../platform/form/form-panel.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { Loaded } from './loaded.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const typed = z.object({ auditDays: z.string(), readNotificationsDays: z.string() })
type Typed = z.output<typeof typed>

const days = { decimals: 0, ...retentionDays }
const schema = formSchema(
  typed,
  (_, { auditDays, readNotificationsDays }) => ({ auditDays: daysIn(auditDays), readNotificationsDays: daysIn(readNotificationsDays) }),
  retention,
  { auditDays: days, readNotificationsDays: days },
)
const { QuantityField } = fieldsOf<Typed>()

/** For how long history is kept. */
export function RetentionSection() {
  return (
    <Loaded title="Retention" read={useRead(settingsEndpoints.getRetention)}>
      {(settings) => <RetentionForm settings={settings} />}
    </Loaded>
  )
}

function RetentionForm({ settings }: { settings: Retention }) {
  const form = useSettingsForm({
    name: 'settings-retention',
    get: settingsEndpoints.getRetention,
    put: settingsEndpoints.updateRetention,
    read: settings,
    values: ({ auditDays, readNotificationsDays }): Typed => ({
      auditDays: auditDays === null ? '' : String(auditDays),
      readNotificationsDays: readNotificationsDays === null ? '' : String(readNotificationsDays),
    }),
    schema,
    saved: 'Retention Saved',
  })
  return (
    <FormPanel form={form} title="Retention">
      <p className="text-ink-2">
        Older entries are deleted. Leave a field blank to keep everything. The stock ledger and the history of movements are always kept.
      </p>
      <FieldGrid>
        <QuantityField name="auditDays" label="Days of audit history" hint={`At least ${retentionDays.min}`} />
        <QuantityField
          name="readNotificationsDays"
          label="Days of read notifications"
          hint={`At least ${retentionDays.min}. Unread notifications are kept.`}
        />
      </FieldGrid>
    </FormPanel>
  )
}

function daysIn(read: string | null): number | null {
  return read === null ? null : Number(read)
}
