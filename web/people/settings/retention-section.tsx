import { z } from 'zod'
import { retention, retentionDays, settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { SettingsForm } from './settings-form.tsx'

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
    <SettingsForm
      title="Retention"
      name="settings-retention"
      get={settingsEndpoints.getRetention}
      put={settingsEndpoints.updateRetention}
      values={({ auditDays, readNotificationsDays }): Typed => ({
        auditDays: auditDays === null ? '' : String(auditDays),
        readNotificationsDays: readNotificationsDays === null ? '' : String(readNotificationsDays),
      })}
      schema={schema}
      saved="Retention Saved"
    >
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
    </SettingsForm>
  )
}

function daysIn(read: string | null): number | null {
  return read === null ? null : Number(read)
}
