import { z } from 'zod'
import { floorSettingsChange, settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { amount, wholeNumber, writeNumber } from '../../platform/form/read-number.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { SettingsForm } from './settings-form.tsx'

const typed = z.object({
  adjustToleranceUnits: z.string(),
  adjustToleranceValue: z.string(),
  toleranceUnits: z.string(),
  tolerancePercent: z.string(),
  windowMinutes: z.string(),
  otherPersonRecounts: z.boolean(),
  customersRequestReturns: z.boolean(),
  returnWindowDays: z.string(),
})
const numbers = {
  adjustToleranceUnits: { ...wholeNumber, max: 10_000 },
  adjustToleranceValue: amount,
  toleranceUnits: { ...wholeNumber, max: 1000 },
  tolerancePercent: { ...amount, max: 10 },
  windowMinutes: { ...wholeNumber, max: 240 },
  returnWindowDays: { ...wholeNumber, min: 1, max: 3650 },
}
const schema = formSchema(
  typed,
  ({ otherPersonRecounts, customersRequestReturns }, read) => ({
    adjustToleranceUnits: Number(read.adjustToleranceUnits ?? 0),
    adjustToleranceValue: read.adjustToleranceValue ?? '0',
    toleranceUnits: Number(read.toleranceUnits ?? 0),
    tolerancePercent: read.tolerancePercent ?? '0',
    windowMinutes: Number(read.windowMinutes ?? 0),
    otherPersonRecounts,
    customersRequestReturns,
    returnWindowDays: read.returnWindowDays === null ? null : Number(read.returnWindowDays),
  }),
  floorSettingsChange,
  numbers,
)
const { QuantityField, MoneyField, SwitchField } = fieldsOf<z.output<typeof typed>>()

/** What floor workers may do without approval, and which returns customers may request. */
export function FloorSection() {
  return (
    <SettingsForm
      title="Floor Settings"
      name="settings-floor"
      get={settingsEndpoints.getFloor}
      put={settingsEndpoints.updateFloor}
      values={({
        adjustToleranceUnits,
        adjustToleranceValue,
        toleranceUnits,
        tolerancePercent,
        windowMinutes,
        returnWindowDays,
        ...switches
      }) => ({
        otherPersonRecounts: switches.otherPersonRecounts,
        customersRequestReturns: switches.customersRequestReturns,
        returnWindowDays: returnWindowDays === null ? '' : writeNumber(String(returnWindowDays)),
        adjustToleranceUnits: writeNumber(String(adjustToleranceUnits)),
        adjustToleranceValue: writeNumber(adjustToleranceValue),
        toleranceUnits: writeNumber(String(toleranceUnits)),
        tolerancePercent: writeNumber(tolerancePercent),
        windowMinutes: writeNumber(String(windowMinutes)),
      })}
      schema={schema}
      saved="Floor Settings Saved"
    >
      <h3 className="text-heading">Adjustments by Floor Workers</h3>
      <FieldGrid>
        <QuantityField name="adjustToleranceUnits" label="Units without approval" hint="Per worker, item and day" />
        <MoneyField name="adjustToleranceValue" label="Value without approval" hint="Per worker, item and day" />
      </FieldGrid>
      <p className="text-small text-muted">
        Floor workers adjust stock up to both limits. Larger adjustments are sent to a manager for approval. The value is the number of
        units times the cost price.
      </p>
      <h3 className="text-heading">Counts</h3>
      <FieldGrid>
        <QuantityField name="toleranceUnits" label="Units without a recount" hint="Of a first count, by the larger of both" />
        <MoneyField name="tolerancePercent" label="Percent without a recount" />
        <QuantityField name="windowMinutes" label="Minutes of movement" hint="Stock that moves so long after it was counted is marked" />
      </FieldGrid>
      <SwitchField name="otherPersonRecounts" label="Another person recounts" />
      <h3 className="text-heading">Returns</h3>
      <SwitchField name="customersRequestReturns" label="Customers can request returns" hint="When off, only staff enter returns." />
      <FieldGrid>
        <QuantityField name="returnWindowDays" label="Days after delivery" hint="Leave blank for no limit." suffix="days" />
      </FieldGrid>
    </SettingsForm>
  )
}
