import { z } from 'zod'
import { currencies } from '../../../contract/money.ts'
import { type BillingSettings, billingSettingsChange } from '../../../contract/platform/settings/billing-settings.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { readNumber, writeNumber } from '../../platform/form/read-number.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { SettingsForm } from './settings-form.tsx'
import { TaxRatesField, type TypedRate } from './tax-rates-field.tsx'

const typed = z.object({
  currency: z.enum(currencies),
  taxRates: z.array(z.object({ key: z.string(), name: z.string(), percent: z.string() })),
  taxNumber: z.string(),
  bankDetails: z.string(),
  paymentNote: z.string(),
})
type Typed = z.output<typeof typed>

const percent = { decimals: 2, min: 0, max: 100 }
/** What is wrong with the rates is shown for all of them, at their field. */
const readable = typed.superRefine(({ taxRates }, context) => {
  for (const [index, rate] of taxRates.entries()) {
    const { number, error } = readNumber(rate.percent, percent)
    const complaint = rate.name.trim() === '' ? 'needs a name' : (error ?? (number === null ? 'needs a percentage' : undefined))
    if (complaint) context.addIssue({ code: 'custom', path: ['taxRates'], message: `Tax rate ${index + 1} ${complaint}` })
  }
})
const schema = formSchema(
  readable,
  ({ taxRates, currency, ...texts }) => ({
    currency,
    taxRates: taxRates.map((rate) => ({ name: rate.name.trim(), percent: readNumber(rate.percent, percent).number ?? '0' })),
    taxNumber: texts.taxNumber.trim() || null,
    bankDetails: texts.bankDetails.trim() || null,
    paymentNote: texts.paymentNote.trim() || null,
  }),
  billingSettingsChange,
)
const { TextField, ChoiceField } = fieldsOf<Typed>()

/** What quotes and invoices need. */
export function BillingSection() {
  return (
    <SettingsForm
      title="Billing"
      name="settings-billing"
      get={settingsEndpoints.getBilling}
      put={settingsEndpoints.updateBilling}
      values={({ currency, taxRates, taxNumber, bankDetails, paymentNote }): Typed => ({
        currency,
        taxRates: taxRates.map(typedRate),
        taxNumber: taxNumber ?? '',
        bankDetails: bankDetails ?? '',
        paymentNote: paymentNote ?? '',
      })}
      schema={schema}
      saved="Billing Saved"
    >
      <p className="text-ink-2">Sent quotes and invoices don’t change.</p>
      <FieldGrid>
        <ChoiceField
          name="currency"
          label="Currency"
          options={currencies.map((value) => ({ value, label: value }))}
          hint="Used for new quotes and invoices"
        />
        <TextField name="taxNumber" label="Tax number" maxLength={100} hint="For example VAT NL123456789B01" />
      </FieldGrid>
      <TaxRatesField />
      <TextField name="bankDetails" label="Bank details" rows={4} maxLength={1000} hint="Printed on invoices, line by line" />
      <TextField name="paymentNote" label="Payment note" rows={2} maxLength={1000} hint="For example ‘Please quote the invoice number’" />
    </SettingsForm>
  )
}

function typedRate({ name, percent }: BillingSettings['taxRates'][number], index: number): TypedRate {
  return { key: String(index), name, percent: writeNumber(percent) }
}
