import { z } from 'zod'
import { compare, decimal } from '../../decimal.ts'
import { endpoint } from '../../endpoint.ts'
import { money, requiredText, text } from '../../fields.ts'
import { json } from '../../formats.ts'
import { languages } from '../../languages.ts'
import { amountInput } from '../../money.ts'
import { ownPassword } from '../../own-password.ts'
import { customersRead, notForWorkers } from '../../withheld.ts'
import { billingSettingsEndpoints } from './billing-settings.ts'
import { operatorSettingsEndpoints, operatorWithLogo, portalSettings } from './operator-settings.ts'

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
export const warehouseInUse = warehouseSettings.extend({
  /** Whether there are several active sites: screens show nothing of sites while there is one. */
  severalSites: z.boolean(),
  /** Whether emails are sent. Without a mail server each becomes a file, and screens warn about it. Only the office reads this field. */
  sendsMail: notForWorkers(z.boolean()),
})
customersRead(warehouseInUse, ['timeZone', 'severalSites'])

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
    .refine((reasons) => new Set(reasons.map((each) => each.toLowerCase())).size === reasons.length, 'must list each reason only once'),
})
export type AdjustmentSettings = z.output<typeof adjustmentSettings>

export const securitySettings = z.object({
  /** Members of staff without a second factor do nothing else before they have set one up. */
  requireTwoFactor: z.boolean(),
})
export type SecuritySettings = z.output<typeof securitySettings>
/** The administrator's own password is asked for again. */
export const securitySettingsChange = securitySettings.extend({ password: ownPassword })

const mustBeTolerance = 'must be a percentage from 0 to 10 with at most two decimals'
const tolerancePercentInput = amountInput.refine((percent) => compare(decimal(percent), decimal('10')) <= 0, mustBeTolerance)

/** Tolerances of work on the floor, and which returns customers request. Workers adjust stock without asking up to the first two. */
export const floorSettings = z.object({
  adjustToleranceUnits: z
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(10_000, 'must be at most 10000'),
  /** By the items' cost prices. */
  adjustToleranceValue: money,
  /** A first count may differ so much, by the larger of both, without another one. */
  toleranceUnits: z.number({ error: 'must be a whole number' }).int('must be a whole number').min(0).max(1000).default(0),
  tolerancePercent: z
    .string()
    .regex(/^\d{1,2}\.\d{2}$/)
    .default('0.00'),
  /** Stock that moves so long after it was counted is marked. */
  windowMinutes: z.number({ error: 'must be a whole number' }).int('must be a whole number').min(0).max(240).default(15),
  /** A second count is another person's. */
  otherPersonRecounts: z.boolean().default(true),
  /** For how many days after delivery customers may request a return; null is without end. */
  returnWindowDays: z
    .number({ error: 'must be a whole number of days, or null for no limit' })
    .int('must be a whole number of days')
    .min(1, 'must be at least 1 day')
    .max(3650, 'must be at most 3650 days')
    .nullable()
    .default(null),
  customersRequestReturns: z.boolean().default(true),
})
export type FloorSettings = z.output<typeof floorSettings>
/** What is left out stays as it is. */
export const floorSettingsChange = floorSettings
  .extend({
    adjustToleranceValue: amountInput,
    toleranceUnits: floorSettings.shape.toleranceUnits.unwrap(),
    tolerancePercent: tolerancePercentInput,
    windowMinutes: floorSettings.shape.windowMinutes.unwrap(),
    otherPersonRecounts: z.boolean(),
    returnWindowDays: floorSettings.shape.returnWindowDays.removeDefault(),
    customersRequestReturns: z.boolean(),
  })
  .partial()

/** The settings that everyone who is signed in reads. */
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
    summary: 'The time zone of the warehouse, whether it has several sites, and whether emails are sent',
    allow: 'settings.read',
    answer: json(warehouseInUse),
    shows: ['settings', 'sites'],
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
  ...operatorSettingsEndpoints,
  getFloor: endpoint({
    method: 'GET',
    path: '/api/settings/floor',
    summary: 'Tolerances of adjustments and counts, and which returns customers may request',
    allow: 'settings.read-floor',
    answer: json(floorSettings),
    shows: ['settings'],
  }),
  updateFloor: endpoint({
    method: 'PUT',
    path: '/api/settings/floor',
    summary: 'Change the tolerances of adjustments and counts, and which returns customers may request',
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
  ...billingSettingsEndpoints,
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
