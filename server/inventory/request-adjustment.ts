import { compare, decimal, times } from '../../contract/decimal.ts'
import type { InventoryItem } from '../../contract/inventory/inventory.ts'
import { can } from '../../contract/permissions.ts'
import { did } from '../audit/history.ts'
import type { Notice } from '../audit/notice.ts'
import type { Transaction } from '../engine/database.ts'
import { httpError } from '../errors.ts'
import { getSetting } from '../settings/settings-queries.ts'
import type { Person, SystemViewer } from '../viewer.ts'
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

/** The item of an adjustment that needs approval; null when the viewer may adjust it without. */
export async function itemBeyondTolerance(trx: Transaction, viewer: Person | SystemViewer, wanted: Wanted): Promise<InventoryItem | null> {
  if (viewer.role === 'system' || can(viewer, 'inventory.adjust-beyond-tolerance')) return null
  const item = await lockItem(trx, viewer, wanted.id, wanted.ifMatch?.version)
  const { adjustToleranceUnits, adjustToleranceValue } = await getSetting(trx.sql, 'floor')
  const units = Math.abs(wanted.adjustment)
  // An item without a cost price has no value to compare.
  const value = times(decimal(String(units)), decimal(item.costPrice ?? '0'))
  return units > adjustToleranceUnits || compare(value, decimal(adjustToleranceValue)) > 0 ? item : null
}

/** Keeps an adjustment until a manager decides about it. Nothing changes in stock. */
export async function requestAdjustment(trx: Transaction, viewer: Person, item: InventoryItem, wanted: Wanted, now: Date) {
  const { adjustment, reason, location, lot, expiresOn, ifMatch } = wanted
  if (ifMatch && ifMatch.quantity !== item.quantity) throw httpError('item.quantity-changed', { was: ifMatch.quantity, is: item.quantity })
  if (location !== undefined && !(await isLocation(trx, location)))
    throw httpError('location.unknown', { code: location }, { field: 'location' })
  const { id } = await trx.sql
    .insertInto('adjustment_requests')
    .values({
      ...{ item_id: item.id, adjustment, reason, location: location ?? null, lot: lot ?? null, expires_on: expiresOn ?? null },
      ...{ requested_by: viewer.userId, requested_at: now },
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

async function isLocation(trx: Transaction, code: string): Promise<boolean> {
  const found = trx.sql.selectFrom('locations').select('id').where('code', '=', code).where('is_virtual', '=', false)
  return (await found.executeTakeFirst()) !== undefined
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
