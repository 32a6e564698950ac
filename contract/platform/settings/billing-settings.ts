import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { requiredText } from '../../fields.ts'
import { json } from '../../formats.ts'
import { currencies, decimalText, percentInput } from '../../money.ts'

const taxName = requiredText(100)
/** Percent, as a decimal string. */
export const taxRate = z.object({ name: taxName, percent: decimalText })
export const sentTaxRate = z.object({ name: taxName, percent: percentInput })

/** What quotes and invoices need: their currency, the tax rates that lines are offered, and what documents print about paying. */
export const billingSettings = z.object({
  /** ISO 4217 code, of new quotes and invoices. */
  currency: z.enum(currencies),
  taxRates: z.array(taxRate),
  /** The tax number of the operator, as VAT NL123456789B01. */
  taxNumber: requiredText(100).nullable(),
  /** In lines. */
  bankDetails: requiredText(1000).nullable(),
  /** As 'Please quote the invoice number'. */
  paymentNote: requiredText(1000).nullable(),
})
export type BillingSettings = z.output<typeof billingSettings>
export const billingSettingsChange = billingSettings.extend({
  taxRates: z.array(sentTaxRate).max(20, 'must have at most 20 tax rates'),
})

export const billingSettingsEndpoints = {
  getBilling: endpoint({
    method: 'GET',
    path: '/api/settings/billing',
    summary: 'Currency, tax rates and bank details of quotes and invoices',
    allow: 'billing.read',
    answer: json(billingSettings),
    shows: ['settings'],
  }),
  updateBilling: endpoint({
    method: 'PUT',
    path: '/api/settings/billing',
    summary: 'Change currency, tax rates and bank details; sent documents stay as they are',
    allow: 'settings.change',
    body: json(billingSettingsChange),
    answer: json(billingSettings),
    changes: ['settings'],
  }),
}
