import { type Expression, type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { type OnboardingSettings, onboardingSettings } from '../../../contract/people/onboarding/onboarding.ts'
import { type BillingSettings, billingSettings } from '../../../contract/platform/settings/billing-settings.ts'
import {
  type OperatorSettings,
  operatorSettings,
  type PortalSettings,
  portalSettings,
} from '../../../contract/platform/settings/operator-settings.ts'
import {
  type AdjustmentSettings,
  adjustmentSettings,
  type FloorSettings,
  floorSettings,
  type Gs1Settings,
  gs1Settings,
  type Retention,
  retention,
  type SecuritySettings,
  securitySettings,
  type WarehouseSettings,
  warehouseSettings,
} from '../../../contract/platform/settings/settings.ts'
import { requireVersion } from '../../errors.ts'
import { did } from '../audit/history.ts'
import { locked } from '../engine/locked.ts'
import type { Tables } from '../engine/tables.ts'

interface Versioned {
  version: number
}

interface Settings {
  retention: Retention
  warehouse: WarehouseSettings
  gs1: Gs1Settings
  adjustments: AdjustmentSettings
  operator: OperatorSettings
  portal: PortalSettings
  billing: BillingSettings
  security: SecuritySettings
  floor: FloorSettings
  onboarding: OnboardingSettings
}
const schemas: { [K in keyof Settings]: z.ZodType<Settings[K]> } = {
  retention,
  warehouse: warehouseSettings,
  gs1: gs1Settings,
  adjustments: adjustmentSettings,
  operator: operatorSettings,
  portal: portalSettings,
  billing: billingSettings,
  security: securitySettings,
  floor: floorSettings,
  onboarding: onboardingSettings,
}

export async function getSetting<K extends keyof Settings>(on: Kysely<Tables>, key: K): Promise<Settings[K]> {
  return parsed(key, await selectSetting(on, key).executeTakeFirstOrThrow())
}

export async function getVersionedSetting<K extends keyof Settings>(on: Kysely<Tables>, key: K): Promise<Settings[K] & Versioned> {
  const row = await selectSetting(on, key).executeTakeFirstOrThrow()
  return { ...parsed(key, row), version: row.version }
}

/** Replaces a setting under its lock, so that concurrent changes run one after the other. Answers the outcome of the verb. */
export function replaceSetting<K extends keyof Settings>(on: Kysely<Tables>, key: K, value: Settings[K]) {
  return changeSetting(on, key, value)
}

/** The same for some of its fields; the others keep what they are under the lock. */
export async function changeSetting<K extends keyof Settings>(on: Kysely<Tables>, key: K, change: Partial<Settings[K]>) {
  const { answer, history, touched } = await changeVersionedSetting(on, key, change, undefined)
  return { answer: parsed(key, { value: answer }), history, touched } as const
}

/** The same for a setting whose callers say which version they have read; 412 when it has changed since. */
export async function changeVersionedSetting<K extends keyof Settings>(
  on: Kysely<Tables>,
  key: K,
  change: Partial<Settings[K]>,
  ifMatch: number | undefined,
) {
  const row = await selectSetting(on, key).forUpdate().executeTakeFirstOrThrow()
  requireVersion(row.version, ifMatch)
  const before = parsed(key, row)
  const value: Settings[K] = { ...before, ...change }
  const answer = { ...value, version: row.version + 1 }
  await on
    .updateTable('settings')
    .set({ value: JSON.stringify(value), version: answer.version })
    .where('key', '=', key)
    .execute()
  return {
    answer,
    before: locked({ ...before, version: row.version }),
    history: [did('update', key, null, { before, after: value })],
    touched: { settings: 'all' },
  } as const
}

function selectSetting(on: Kysely<Tables>, key: keyof Settings) {
  return on.selectFrom('settings').select(['value', 'version']).where('key', '=', key)
}

function parsed<K extends keyof Settings>(key: K, row: { value: object }): Settings[K] {
  return schemas[key].parse(row.value)
}

/** The time zone of the warehouse, and which day it is there, for what is printed or exported. */
export async function getWarehouseToday(on: Kysely<Tables>, now: Date): Promise<{ timeZone: string; day: string }> {
  const { rows } = await sql<{
    timeZone: string
    day: string
  }>`select warehouse_zone() as "timeZone", warehouse_day(${now}) as day`.execute(on)
  const [today] = rows
  if (!today) throw new Error('A select without a table answers one row.')
  return today
}

/** The day in the warehouse at a moment, in SQL. A subquery, so that a statement over many rows asks once. */
export function warehouseDay(at: Expression<Date>) {
  return sql<string>`(select warehouse_day(${at}))`
}

/** Screens, documents and files say at which site something is only then. */
export async function hasSeveralSites(on: Kysely<Tables>): Promise<boolean> {
  const several = sql<boolean>`count(*) > 1`.as('several')
  return (await on.selectFrom('sites').where('is_active', '=', true).select(several).executeTakeFirstOrThrow()).several
}
