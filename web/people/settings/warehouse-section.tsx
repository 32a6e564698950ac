import { z } from 'zod'
import type { AnswerOf } from '../../../contract/endpoint.ts'
import {
  type AdjustmentSettings,
  adjustmentSettings,
  type Gs1Settings,
  gs1Settings,
  settingsEndpoints,
  warehouseSettings,
} from '../../../contract/platform/settings/settings.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormPanel } from '../../platform/form/form-panel.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { Loaded } from './loaded.tsx'
import { timeZoneOptions } from './time-zone-options.ts'
import { useSettingsForm } from './use-settings-form.ts'

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
  const warehouse = useRead(settingsEndpoints.getWarehouse)
  const gs1 = useRead(settingsEndpoints.getGs1)
  const adjustments = useRead(settingsEndpoints.getAdjustments)
  return (
    <>
      <Loaded title="Time Zone" read={warehouse}>
        {(settings) => <TimeZoneForm settings={settings} />}
      </Loaded>
      <Loaded title="GS1 Company Prefix" read={gs1}>
        {(settings) => <Gs1Form settings={settings} />}
      </Loaded>
      <Loaded title="Adjustment Reasons" read={adjustments}>
        {(settings) => <ReasonsForm settings={settings} />}
      </Loaded>
    </>
  )
}

function TimeZoneForm({ settings }: { settings: AnswerOf<typeof settingsEndpoints.getWarehouse> }) {
  const form = useSettingsForm({
    name: 'settings-warehouse',
    get: settingsEndpoints.getWarehouse,
    put: settingsEndpoints.updateWarehouse,
    read: settings,
    values: ({ timeZone }) => ({ timeZone }),
    schema: zoneSchema,
    saved: 'Time Zone Saved',
  })
  return (
    <FormPanel form={form} title="Time Zone">
      <zone.ChoiceField
        name="timeZone"
        label="Time zone of the warehouse"
        options={timeZoneOptions(settings.timeZone)}
        hint="Sets the local date used for expiry, charts and document numbers."
      />
    </FormPanel>
  )
}

function Gs1Form({ settings }: { settings: Gs1Settings }) {
  const form = useSettingsForm({
    name: 'settings-gs1',
    get: settingsEndpoints.getGs1,
    put: settingsEndpoints.updateGs1,
    read: settings,
    values: ({ companyPrefix }) => ({ companyPrefix: companyPrefix ?? '' }),
    schema: prefixSchema,
    saved: 'GS1 Prefix Saved',
  })
  return (
    <FormPanel form={form} title="GS1 Company Prefix">
      <prefix.TextField
        mono
        name="companyPrefix"
        label="Company prefix"
        maxLength={12}
        hint="4 to 12 digits, assigned by GS1. SSCCs of new handling units begin with it, existing ones don’t change. Without one, units get numbers of your own, which begin with 0400."
      />
    </FormPanel>
  )
}

function ReasonsForm({ settings }: { settings: AdjustmentSettings }) {
  const form = useSettingsForm({
    name: 'settings-adjustments',
    get: settingsEndpoints.getAdjustments,
    put: settingsEndpoints.updateAdjustments,
    read: settings,
    values: ({ adjustmentReasons }) => ({ adjustmentReasons: adjustmentReasons.join('\n') }),
    schema: reasonsSchema,
    saved: 'Adjustment Reasons Saved',
  })
  return (
    <FormPanel form={form} title="Adjustment Reasons">
      <reasons.TextField
        name="adjustmentReasons"
        label="Reasons"
        rows={8}
        hint="One per line, up to 20. Offered when stock is adjusted; another reason can be typed in."
      />
    </FormPanel>
  )
}
