import { z } from 'zod'
import { ownPassword } from '../auth/own-password.ts'
import { endpoint } from '../endpoint.ts'
import { money, requiredText, text } from '../fields.ts'
import { file, json } from '../formats.ts'
import { languages } from '../languages.ts'
import { amountInput, currencies, decimalText, percentInput } from '../money.ts'
import type { PortalSwitch } from '../portal.ts'
import { notForWorkers } from '../withheld.ts'

/** The minimum keeps what is needed to investigate an incident. The database has the same limits. */
export const retentionDays = { min: 30, max: 36_500 } as const

const days = z
  .number({ error: 'must be a whole number of days, or null to keep everything' })
  .int('must be a whole number of days')
  .min(retentionDays.min, `must be at least ${retentionDays.min} days`)
  .max(retentionDays.max, `must be at most ${retentionDays.max} days`)
  .nullable()

/** For how many days history is kept; null is for ever. The stock ledger and the history of movements are always kept. */
export const retention = z.object({
  auditDays: days,
  /** Counted from when it happened. What none of its readers has read is kept. */
  readNotificationsDays: days,
})
export type Retention = z.output<typeof retention>

export const warehouseSettings = z.object({
  /** IANA name, as Europe/Amsterdam. Decides which day it is: what is expired, the days of charts, the year of numbers. */
  timeZone: requiredText(100),
})
export type WarehouseSettings = z.output<typeof warehouseSettings>

export const gs1Settings = z.object({
  /** What GS1 assigned to the warehouse: the SSCCs of its handling units begin with it. Null while it has none. */
  companyPrefix: text(12)
    .trim()
    .regex(/^\d{4,12}$/, 'must have 4 to 12 digits')
    .nullable(),
})
export type Gs1Settings = z.output<typeof gs1Settings>

const reason = requiredText(60)
/** What an adjustment of stock is offered as its reason; any other text is taken too. */
export const adjustmentSettings = z.object({
  adjustmentReasons: z
    .array(reason)
    .min(1, 'must have at least one reason')
    .max(20, 'must have at most 20 reasons')
    .refine((reasons) => new Set(reasons.map((each) => each.toLowerCase())).size === reasons.length, 'must have each reason once'),
})
export type AdjustmentSettings = z.output<typeof adjustmentSettings>

/** The company that runs the warehouse, as documents, labels and mails name it. What is null is left out. */
export const operatorSettings = z.object({
  /** While it is null, documents name Tallyhouse. */
  name: requiredText(200).nullable(),
  /** In lines, as on an envelope. */
  address: requiredText(500).nullable(),
  /** Mails to customers ask for replies to it. */
  email: z.email('must be an email address').max(254).nullable(),
})
export type OperatorSettings = z.output<typeof operatorSettings>
/** The version is the ETag: two administrators don't overwrite each other's change. */
export const versionedOperator = operatorSettings.extend({ version: z.number().int() })
/** With the address of the logo, which changes with it; null when there is none. */
export const operatorWithLogo = versionedOperator.extend({ logoUrl: z.string().nullable() })
export type OperatorWithLogo = z.output<typeof operatorWithLogo>

export const portalSettings = z.object({
  /** Screens of customers follow changes at once. */
  realTimeUpdates: z.boolean(),
  /** Customers get mails; invitations are sent all the same. */
  emailNotifications: z.boolean(),
  /** Customers save lists as files. */
  dataExport: z.boolean(),
  /** Full-access users of customers invite colleagues. */
  inviteColleagues: z.boolean(),
} satisfies Record<PortalSwitch, z.ZodBoolean>)
/** A switch that came later stays as it is unless it is sent. */
export const portalSettingsChange = portalSettings.partial({ inviteColleagues: true })
export type PortalSettings = z.output<typeof portalSettings>

const taxName = requiredText(100)
/** Percent, as a decimal string. */
export const taxRate = z.object({ name: taxName, percent: decimalText })
export const sentTaxRate = z.object({ name: taxName, percent: percentInput })

/** What quotes and invoices need: their currency, the tax rates that lines are offered, and what documents print about paying. */
export const billingSettings = z.object({
  /** ISO 4217 code, of new quotes and invoices. */
  currency: z.enum(currencies),
  taxRates: z.array(taxRate),
  /** Of the operator, as VAT NL123456789B01. */
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

export const securitySettings = z.object({
  /** Members of staff without a second factor do nothing else before they have set one up. */
  requireTwoFactor: z.boolean(),
})
export type SecuritySettings = z.output<typeof securitySettings>
/** The administrator's own password is asked for again. */
export const securitySettingsChange = securitySettings.extend({ password: ownPassword })

/** What floor workers adjust without asking: each adjustment up to both. */
export const floorSettings = z.object({
  adjustToleranceUnits: z
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(10_000, 'must be at most 10000'),
  /** By the items' cost prices. */
  adjustToleranceValue: money,
})
export type FloorSettings = z.output<typeof floorSettings>
/** What is left out stays as it is. */
export const floorSettingsChange = floorSettings.extend({ adjustToleranceValue: amountInput }).partial()

/** Kinds of image that documents can print. */
export const logoMediaTypes = ['image/png', 'image/jpeg'] as const

/** Of everyone who is signed in. */
export const settingsForAll = z.object({
  timeZone: warehouseSettings.shape.timeZone,
  /** By whose rules dates and numbers are written for the caller; null is en-US. */
  language: z.enum(languages).nullable(),
  /** Null for customers. */
  floor: floorSettings.nullable(),
  operator: notForWorkers(operatorWithLogo.nullable()),
  portal: notForWorkers(portalSettings.nullable()),
})

export const settingsEndpoints = {
  getWarehouse: endpoint({
    method: 'GET',
    path: '/api/settings/warehouse',
    summary: 'The time zone of the warehouse',
    allow: 'settings.read',
    answer: json(warehouseSettings),
    shows: ['settings'],
  }),
  updateWarehouse: endpoint({
    method: 'PUT',
    path: '/api/settings/warehouse',
    summary: 'Change the time zone of the warehouse',
    allow: 'settings.change',
    body: json(warehouseSettings),
    answer: json(warehouseSettings),
    changes: ['settings'],
  }),
  getGs1: endpoint({
    method: 'GET',
    path: '/api/settings/gs1',
    summary: 'The GS1 company prefix of the warehouse',
    allow: 'settings.read-gs1',
    answer: json(gs1Settings),
    shows: ['settings'],
  }),
  updateGs1: endpoint({
    method: 'PUT',
    path: '/api/settings/gs1',
    summary: 'Change the GS1 company prefix; handling units keep their SSCCs',
    allow: 'settings.change',
    body: json(gs1Settings),
    answer: json(gs1Settings),
    changes: ['settings'],
  }),
  getAdjustments: endpoint({
    method: 'GET',
    path: '/api/settings/adjustments',
    summary: 'The reasons that an adjustment of stock is offered',
    allow: 'inventory.adjust',
    answer: json(adjustmentSettings),
    shows: ['settings'],
  }),
  updateAdjustments: endpoint({
    method: 'PUT',
    path: '/api/settings/adjustments',
    summary: 'Change the reasons that an adjustment of stock is offered; adjustments keep theirs',
    allow: 'settings.change',
    body: json(adjustmentSettings),
    answer: json(adjustmentSettings),
    changes: ['settings'],
  }),
  getOperator: endpoint({
    method: 'GET',
    path: '/api/settings/operator',
    summary: 'The company that runs the warehouse, as documents name it',
    allow: 'settings.read-operator',
    answer: json(operatorWithLogo),
    shows: ['settings'],
  }),
  updateOperator: endpoint({
    method: 'PUT',
    path: '/api/settings/operator',
    summary: 'Change the name, address and email address of the company that runs the warehouse',
    allow: 'settings.change',
    versioned: 'version',
    body: json(operatorSettings),
    answer: json(versionedOperator),
    changes: ['settings'],
  }),
  getLogo: endpoint({
    method: 'GET',
    path: '/api/settings/logo',
    summary: 'The operator’s logo, as documents print it',
    allow: 'settings.read-operator',
    answer: file(logoMediaTypes),
    shows: ['settings'],
  }),
  setLogo: endpoint({
    method: 'PUT',
    path: '/api/settings/logo',
    summary: 'Set the operator’s logo: a PNG or JPEG image of at most 200 kB',
    allow: 'settings.change',
    body: file(logoMediaTypes, { maxBytes: 200_000 }),
    status: 204,
    changes: ['settings'],
  }),
  deleteLogo: endpoint({
    method: 'DELETE',
    path: '/api/settings/logo',
    summary: 'Print documents without a logo',
    allow: 'settings.change',
    status: 204,
    changes: ['settings'],
  }),
  getPortal: endpoint({
    method: 'GET',
    path: '/api/settings/portal',
    summary: 'What is switched on for customers',
    allow: 'settings.read-operator',
    answer: json(portalSettings),
    shows: ['settings'],
  }),
  updatePortal: endpoint({
    method: 'PUT',
    path: '/api/settings/portal',
    summary: 'Switch on and off what customers can do',
    allow: 'settings.change',
    body: json(portalSettingsChange),
    answer: json(portalSettings),
    changes: ['settings'],
  }),
  getFloor: endpoint({
    method: 'GET',
    path: '/api/settings/floor',
    summary: 'What floor workers may adjust without approval',
    allow: 'settings.read-floor',
    answer: json(floorSettings),
    shows: ['settings'],
  }),
  updateFloor: endpoint({
    method: 'PUT',
    path: '/api/settings/floor',
    summary: 'Change what floor workers may adjust without approval',
    allow: 'settings.change',
    body: json(floorSettingsChange),
    answer: json(floorSettings),
    changes: ['settings'],
  }),
  getAll: endpoint({
    method: 'GET',
    path: '/api/settings',
    summary: 'The settings that the caller can read; for workers the time zone, their formats and the floor settings',
    allow: 'settings.read',
    answer: json(settingsForAll),
    shows: ['settings', 'account'],
  }),
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
  getSecurity: endpoint({
    method: 'GET',
    path: '/api/settings/security',
    summary: 'Whether staff must sign in with a second factor',
    allow: 'settings.change',
    answer: json(securitySettings),
    shows: ['settings'],
  }),
  updateSecurity: endpoint({
    method: 'PUT',
    path: '/api/settings/security',
    summary: 'Require a second factor for staff, or stop requiring it',
    allow: 'settings.change',
    body: json(securitySettingsChange),
    answer: json(securitySettings),
    changes: ['settings'],
  }),
  getRetention: endpoint({
    method: 'GET',
    path: '/api/settings/retention',
    summary: 'How long audit history and read notifications are kept',
    allow: 'settings.change',
    answer: json(retention),
    shows: ['settings'],
  }),
  updateRetention: endpoint({
    method: 'PUT',
    path: '/api/settings/retention',
    summary: 'Change how long audit history and read notifications are kept',
    allow: 'settings.change',
    body: json(retention),
    answer: json(retention),
    changes: ['settings'],
  }),
}
