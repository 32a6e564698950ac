import { type Kysely, sql } from 'kysely'
import { compare, decimal, times } from '../../../contract/decimal.ts'
import { can } from '../../../contract/permissions.ts'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { getSetting, hasSeveralSites } from '../../platform/settings/settings-queries.ts'
import { ownSites, type Person, type SystemViewer, type Viewer } from '../../viewer.ts'
import { visibleLocations } from '../locations/locations-queries.ts'
import { siteFor } from '../sites/sites-queries.ts'
import { lockItem } from './lock-item.ts'

interface Wanted {
  id: number
  adjustment: number
  reason: string
  location?: string | undefined
  lot?: string | undefined
  expiresOn?: string | null | undefined
  ifMatch?: { version: number; quantity: number } | undefined
}

/**
 * The item of an adjustment that needs approval; null when the viewer may adjust it without. The tolerance is for a person, an item and a day:
 * what the person has adjusted of the item today counts too, in either direction.
 */
export async function itemBeyondTolerance(trx: Transaction, viewer: Person | SystemViewer, wanted: Wanted): Promise<InventoryItem | null> {
  if (viewer.role === 'system' || can(viewer, 'inventory.adjust-beyond-tolerance')) return null
  const item = await lockItem(trx, viewer, wanted.id, wanted.ifMatch?.version)
  const { adjustToleranceUnits, adjustToleranceValue } = await getSetting(trx.sql, 'floor')
  const units = Math.abs(wanted.adjustment) + (await adjustedToday(trx, viewer, item.id))
  // An item without a cost price has no value to compare.
  const value = times(decimal(String(units)), decimal(item.costPrice ?? '0'))
  return units > adjustToleranceUnits || compare(value, decimal(adjustToleranceValue)) > 0 ? item : null
}

/** Under the lock of the item, so that two adjustments at once count each other. */
async function adjustedToday(trx: Transaction, { userId }: Person, item: number): Promise<number> {
  const { units } = await trx.sql
    .selectFrom('stock_movements as m')
    .where('m.item_id', '=', item)
    .where('m.user_id', '=', userId)
    .where('m.cause', '=', 'adjustment')
    .where(sql<boolean>`m.created_at >= warehouse_day(${trx.now()})::timestamp at time zone warehouse_zone()`)
    .select(sql<number>`coalesce(sum(m.quantity), 0)`.as('units'))
    .executeTakeFirstOrThrow()
  return units
}

/** Keeps an adjustment until a manager decides about it. Nothing changes in stock. */
export async function requestAdjustment(trx: Transaction, viewer: Person, item: InventoryItem, wanted: Wanted, now: Date) {
  const { adjustment, reason, location, lot, expiresOn, ifMatch } = wanted
  if (ifMatch && ifMatch.quantity !== item.quantity) throw httpError('item.quantity-changed', { was: ifMatch.quantity, is: item.quantity })
  const siteId = await siteOf(trx, viewer, location)
  const { id } = await trx.sql
    .insertInto('adjustment_requests')
    .values({
      item_id: item.id,
      adjustment,
      reason,
      location: location ?? null,
      lot: lot ?? null,
      expires_on: expiresOn ?? null,
      requested_by: viewer.userId,
      requested_at: now,
      site_id: siteId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    answer: { requestId: id },
    history: [did('request', 'adjustmentRequest', { id, customerId: item.customerId }, { after: { sku: item.sku, adjustment, reason } })],
    touched: { adjustments: [{ id }] },
    notices: [requested(viewer, item, id, adjustment)],
  } as const
}

/** The site of the location, or where the person works; null for all of several sites. 400 for a location that the person doesn't have. */
async function siteOf({ sql: on }: Transaction, viewer: Person, location: string | undefined): Promise<number | null> {
  if (location !== undefined) return siteOfLocationCoded(on, viewer, location)
  if (ownSites(viewer) === null && (await hasSeveralSites(on))) return null
  return (await siteFor(on, viewer, undefined)).id
}

/** 400 where the viewer has no such location. */
export async function siteOfLocationCoded(on: Kysely<Tables>, viewer: Viewer, code: string): Promise<number | null> {
  const found = await visibleLocations(on, viewer).where('l.code', '=', code).select('l.site_id').executeTakeFirst()
  if (!found) throw httpError('location.unknown', { code }, { field: 'location' })
  return found.site_id
}

/** What managers are notified of. */
function requested(viewer: Person, { sku }: InventoryItem, id: number, adjustment: number): Notice {
  return {
    customerId: null,
    exceptUserId: viewer.userId,
    kind: 'adjustment_requested',
    type: 'info',
    title: 'Adjustment to approve',
    message: `${viewer.name} asks to adjust ${sku} by ${adjustment > 0 ? '+' : ''}${adjustment}`,
    subjectType: 'adjustmentRequest',
    subjectId: id,
  }
}
