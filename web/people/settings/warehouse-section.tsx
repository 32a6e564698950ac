import { z } from 'zod'
import { adjustmentSettings, gs1Settings, settingsEndpoints, warehouseSettings } from '../../../contract/platform/settings/settings.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { SettingsForm } from './settings-form.tsx'
import { timeZoneOptions } from './time-zone-options.ts'

const typedZone = z.object({ timeZone: z.string() })
const zoneSchema = formSchema(typedZone, (values) => values, warehouseSettings)
const zone = fieldsOf<z.output<typeof typedZone>>()

const typedPrefix = z.object({ companyPrefix: z.string() })
const prefixSchema = formSchema(typedPrefix, ({ companyPrefix }) => ({ companyPrefix: companyPrefix.trim() || null }), gs1Settings)
const prefix = fieldsOf<z.output<typeof typedPrefix>>()

const typedReasons = z.object({ adjustmentReasons: z.string() })
const reasonsSchema = formSchema(
  typedReasons,
  ({ adjustmentReasons }) => ({
    adjustmentReasons: adjustmentReasons
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }),
  adjustmentSettings,
)
const reasons = fieldsOf<z.output<typeof typedReasons>>()

/** Where the warehouse is, how it names its handling units, and why stock is adjusted. */
export function WarehouseSection() {
  return (
    <>
      <SettingsForm
        title="Time Zone"
        name="settings-warehouse"
        get={settingsEndpoints.getWarehouse}
        put={settingsEndpoints.updateWarehouse}
        values={({ timeZone }) => ({ timeZone })}
        schema={zoneSchema}
        saved="Time Zone Saved"
      >
        {({ timeZone }) => (
          <zone.ChoiceField
            name="timeZone"
            label="Time zone of the warehouse"
            options={timeZoneOptions(timeZone)}
            hint="Sets the local date used for expiry, charts and document numbers."
          />
        )}
      </SettingsForm>
      <SettingsForm
        title="GS1 Company Prefix"
        name="settings-gs1"
        get={settingsEndpoints.getGs1}
        put={settingsEndpoints.updateGs1}
        values={({ companyPrefix }) => ({ companyPrefix: companyPrefix ?? '' })}
        schema={prefixSchema}
        saved="GS1 Prefix Saved"
      >
        <prefix.TextField
          mono
          name="companyPrefix"
          label="Company prefix"
          maxLength={12}
          hint="4 to 12 digits, assigned by GS1. SSCCs of new handling units begin with it, existing ones don’t change. Without one, units get numbers of your own, which begin with 0400."
        />
      </SettingsForm>
      <SettingsForm
        title="Adjustment Reasons"
        name="settings-adjustments"
        get={settingsEndpoints.getAdjustments}
        put={settingsEndpoints.updateAdjustments}
        values={({ adjustmentReasons }) => ({ adjustmentReasons: adjustmentReasons.join('\n') })}
        schema={reasonsSchema}
        saved="Adjustment Reasons Saved"
      >
        <reasons.TextField
          name="adjustmentReasons"
          label="Reasons"
          rows={8}
          hint="One per line, up to 20. Offered when stock is adjusted; another reason can be typed in."
        />
      </SettingsForm>
    </>
  )
}
