import type { Receipt } from '../../contract/receipts/receipts.ts'
import type { UndoableKind } from '../../contract/stock-acts/act-kinds.ts'
import type { StockAct } from '../../contract/stock-acts/stock-acts.ts'
import { did, type HistoryEntry } from '../audit/history.ts'
import type { Transaction } from '../engine/database.ts'
import { getOrder } from '../orders/orders-queries.ts'
import { getReceipt } from '../receipts/receipts-queries.ts'
import { goBack, stepsTaken } from '../receipts/take-steps.ts'
import { getShipment } from '../shipments/shipments-queries.ts'
import type { CrossedThreshold } from '../stock/stock-functions.ts'
import type { TouchedRow } from '../verb.ts'
import type { Viewer } from '../viewer.ts'
import { keepCounts, reopenPutAway, uncountLines, unshipOrder } from './undo-functions.ts'

/** What undoing one act changed besides stock. */
interface Changed {
  orders: TouchedRow[]
  receipts: TouchedRow[]
  shipments: TouchedRow[]
  tasksChanged: boolean
  history: HistoryEntry[]
  /** The new version of the movement or the receipt that the act belongs to. */
  version?: number
}

export interface Undone extends Changed {
  newAct: number
  crossed: CrossedThreshold[]
  inventory: TouchedRow[]
  handlingUnits: TouchedRow[]
}

interface ToUndo {
  act: StockAct
  /** The new act, and the items that fell to their threshold. */
  done: { act: number; crossed: CrossedThreshold[] }
  reason: string
}

const nothing: Changed = { orders: [], receipts: [], shipments: [], tasksChanged: false, history: [] }

/** What becomes of the records, by kind; the others change stock only. */
const changes: Partial<Record<UndoableKind, (trx: Transaction, viewer: Viewer, undo: ToUndo) => Promise<Changed>>> = {
  receive: uncount,
  put_away: reopen,
  pick: touchOrder,
  pack: touchOrder,
  ship: unship,
}

/** The records of an act whose lines were taken back. */
export async function undoRecords(trx: Transaction, viewer: Viewer, undo: ToUndo): Promise<Undone> {
  const { act, done } = undo
  const changed = (await changes[act.kind as UndoableKind]?.(trx, viewer, undo)) ?? nothing
  const inventory = act.lines.map(({ inventoryId: id, customerId }) => ({ id, customerId }))
  return { ...changed, newAct: done.act, crossed: done.crossed, inventory, handlingUnits: await unitsOf(trx, act.id) }
}

async function uncount(trx: Transaction, viewer: Viewer, { act, done, reason }: ToUndo): Promise<Changed> {
  const receiptId = act.subjectId ?? 0
  const person = { actor_id: viewer.userId, at: trx.now() }
  const { cancelled } = await trx.send({ cancelled: uncountLines({ the_receipt: receiptId, undo: done.act, ...person }) })
  const uncounted = await getReceipt(trx.sql, viewer, receiptId, trx.now())
  if (uncounted.totalUnits === 0) await expectAgain(trx, viewer, uncounted, { undo: done.act, reason })
  const receipt = await getReceipt(trx.sql, viewer, receiptId, trx.now())
  const tasks =
    cancelled.length === 0 ? [] : await trx.sql.selectFrom('tasks').select(['id', 'version']).where('id', 'in', cancelled).execute()
  return {
    ...nothing,
    receipts: [receipt],
    tasksChanged: cancelled.length > 0,
    history: tasks.map(({ id, version }) => did('cancel', 'task', { id }, { after: { state: 'cancelled', version } })),
    version: receipt.version,
  }
}

/** A receipt of which nothing is left can be counted and received again. */
async function expectAgain(trx: Transaction, viewer: Viewer, receipt: Receipt, { undo, reason }: { undo: number; reason: string }) {
  const { id, status } = receipt
  const at = trx.now()
  await trx.send({ kept: keepCounts({ the_receipt: id, undo, actor_id: viewer.userId, actor_name: viewer.name, at }) })
  await goBack({ trx, viewer, receipt }, status, 'pending')
  await trx.send({ recorded: stepsTaken(id, { viewer, at }, [{ status: 'pending', reason }]) })
}

async function reopen(trx: Transaction, viewer: Viewer, { act, reason }: ToUndo): Promise<Changed> {
  const { receipt } = await trx.send({
    receipt: reopenPutAway({ the_act: act.id, why: reason, actor_id: viewer.userId, actor_name: viewer.name, at: trx.now() }),
  })
  const { subjectType, subjectId } = act
  const [owner] = act.lines
  const receipts = subjectType === 'receipt' && subjectId !== null ? [{ id: subjectId, customerId: owner?.customerId ?? null }] : []
  return { ...nothing, receipts, tasksChanged: true, ...(receipt && { version: receipt.version }) }
}

async function touchOrder(trx: Transaction, viewer: Viewer, { act }: ToUndo): Promise<Changed> {
  return act.subjectType === 'order' ? { ...nothing, orders: [await getOrder(trx.sql, viewer, act.subjectId ?? 0)] } : nothing
}

async function unship(trx: Transaction, viewer: Viewer, { act, reason }: ToUndo): Promise<Changed> {
  const { shipmentId } = await trx.send({
    shipmentId: unshipOrder({ the_act: act.id, why: reason, actor_id: viewer.userId, actor_name: viewer.name, at: trx.now() }),
  })
  const order = await getOrder(trx.sql, viewer, act.subjectId ?? 0)
  const receipts = await withdrawnReceipts(trx, order.id)
  const shipment = await getShipment(trx.sql, viewer, shipmentId)
  return {
    ...nothing,
    orders: [order],
    receipts,
    shipments: [shipment],
    history: [
      did('withdraw', 'shipment', shipment, { after: { withdrawnAt: shipment.withdrawnAt, reason } }),
      ...receipts.map(({ version, ...receipt }) =>
        did('withdraw', 'receipt', receipt, { after: { withdrawnAt: shipment.withdrawnAt, reason, version } }),
      ),
    ],
    version: order.version,
  }
}

/** The receipt of a transfer, which is withdrawn with its shipment. */
function withdrawnReceipts(trx: Transaction, orderId: number) {
  return trx.sql
    .selectFrom('receipts')
    .select(['id', 'customer_id as customerId', 'version'])
    .where('transfer_order_id', '=', orderId)
    .where('withdrawn_at', '=', trx.now())
    .execute()
}

/** The handling units that its goods were in before or since. */
async function unitsOf(trx: Transaction, actId: number): Promise<TouchedRow[]> {
  return trx.sql
    .selectFrom('handling_units as u')
    .select(['u.id', 'u.customer_id as customerId'])
    .where((eb) =>
      eb.or(
        (['handling_unit_id', 'to_handling_unit_id'] as const).map((column) =>
          eb(
            'u.id',
            'in',
            eb.selectFrom('stock_movements as m').select(`m.${column}`).where('m.act_id', '=', actId).where(`m.${column}`, 'is not', null),
          ),
        ),
      ),
    )
    .execute()
}

const entities = { order: 'order', receipt: 'receipt', inventory: 'inventoryItem', handling_unit: 'handlingUnit' } as const

/** The record whose history tells that an act was undone; the act itself where it belongs to none. */
export function subjectOf(act: StockAct, undo: StockAct): { entity: string; row: TouchedRow } {
  const { subjectType, subjectId } = act
  const customerId = act.lines[0]?.customerId ?? null
  if (subjectType === null || subjectId === null) return { entity: 'stockAct', row: { id: undo.id, customerId } }
  return {
    entity: subjectType in entities ? entities[subjectType as keyof typeof entities] : subjectType,
    row: { id: subjectId, customerId },
  }
}
