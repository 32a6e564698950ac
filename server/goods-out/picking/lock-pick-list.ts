import type { CompiledQuery } from 'kysely'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import type { PickLine, PickList } from '../../../contract/goods-out/picking/picking.ts'
import { httpError } from '../../errors.ts'
import { did, type HistoryEntry } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Locked } from '../../platform/engine/locked.ts'
import type { TouchedRow } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { pickingStarts } from '../orders/start-picking.ts'
import { findLine, getPickList } from './picking-queries.ts'

/** Locks a movement that is on the floor: pickers of it take turns. */
export async function lockOnTheFloor(trx: Transaction, viewer: Viewer, id: number): Promise<Locked<Order>> {
  const order = await lockOrder(trx, viewer, id, undefined)
  requireOnTheFloor(order)
  return order
}

export function requireOnTheFloor({ status, orderNumber: number }: Order): void {
  if (status !== 'processing' && status !== 'picking') throw httpError('pick.not-on-the-floor', { number, status })
}

/** A line of a locked movement. 409 when it was picked or moved meanwhile, as its id is another then. */
export async function requireLine(trx: Transaction, { id, orderNumber: number }: Order, line: number) {
  const found = await findLine(trx, id, line)
  if (!found) throw httpError('pick.line-gone', { number })
  return found
}

/** The statement by which the first pick starts picking; none when the movement is being picked already. */
export function startedBy(viewer: Viewer, order: Order, now: Date): CompiledQuery<unknown>[] {
  return order.status === 'picking' ? [] : [pickingStarts(order, viewer, now)]
}

interface FloorWork {
  order: Order
  /** What happened to the movement, in a word, and its details. */
  action: string
  after: object
  /** The items concerned. */
  lines: readonly Pick<PickLine, 'inventoryId' | 'handlingUnitId'>[]
}

/** What a change on the floor answers and leaves behind. */
export async function floorWork(trx: Transaction, viewer: Viewer, { order, action, after, lines }: FloorWork) {
  const answer: PickList = await getPickList(trx.sql, viewer, order.id, trx.now())
  const { id, customerId } = order
  const history: [HistoryEntry] = [did(action, 'order', order, { after: { ...after, ...(await versionAfter(trx, order)) } })]
  const inventory: TouchedRow[] = lines.map(({ inventoryId }) => ({ id: inventoryId, customerId }))
  const handlingUnits: TouchedRow[] = lines.flatMap(({ handlingUnitId }) =>
    handlingUnitId === null ? [] : [{ id: handlingUnitId, customerId }],
  )
  return { answer, history, orders: [{ id, customerId }], inventory, handlingUnits }
}

/** The version of a movement that changed with the work; forms that are open on it tell who did it. */
async function versionAfter(trx: Transaction, { id, version }: Order): Promise<{ version?: number }> {
  const row = await trx.sql.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow()
  return row.version === version ? {} : { version: row.version }
}
