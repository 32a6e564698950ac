import type { Kysely } from 'kysely'
import { isForTask } from '../../../contract/goods-in/put-away/scanned-task.ts'
import { type Task, tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { promisableLocationTypes } from '../../../contract/stock/locations/locations.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { itemsInUnit } from '../../stock/handling-units/handling-units-queries.ts'
import { findScannedLocation } from '../../stock/locations/locations-queries.ts'
import { type TouchedRow, verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { getTask, lockTask } from './tasks-queries.ts'

interface Completing {
  the_task: number
  to_location: number
  wanted: number
  reason: string
  actor_id: number | null
  at: Date
}

interface Finishing {
  the_receipt: number
  actor_id: number | null
  actor_name: string
  at: Date
}

const finishReceipt = sqlFunction<Finishing, Pick<Receipt, 'customerId' | 'version'> | null>('finish_receipt')
const completePutAway = sqlFunction<Completing, number | null>('complete_put_away')

/** Puts the goods of a task away at the scanned location, which may be another than suggested when it has room. */
export const completeTask = verb(
  tasksEndpoints.complete,
  async ({ trx, viewer, now }, { id, scanned, locationCode, quantity, ifMatch }) => {
    const before = await lockTask(trx, viewer, id, ifMatch)
    if (before.state !== 'open') throw httpError('task.closed', { state: before.state })
    if (scanned) refuseOtherGoods(before, scanned)
    const wanted = quantityOf(before, quantity)
    const location = await findBin(trx.sql, viewer, before, locationCode)
    const reason = reasonOf(before)
    const inventory = await itemsToMove(trx.sql, before)
    const completing = completePutAway({ the_task: id, to_location: location.id, wanted, reason, actor_id: viewer.userId, at: now })
    const { rest } = await trx.send({ rest: completing })
    const receipt = await finishedReceipt(trx, viewer, before)
    const task = await getTask(trx.sql, viewer, id)
    return {
      answer: { ...task, rest: rest === null ? null : await getTask(trx.sql, viewer, rest), receiptStored: receipt !== null },
      before,
      history: [
        did(
          'complete',
          'task',
          { id },
          {
            before: { state: before.state, quantity: before.quantity, suggestedLocation: before.suggestedLocation },
            after: { state: task.state, quantity: task.quantity, doneLocation: task.doneLocation, version: task.version },
          },
        ),
        ...(receipt === null
          ? []
          : [did('store', 'receipt', receipt, { before: { status: 'inspected' }, after: { status: 'stored', version: receipt.version } })]),
        ...(before.handlingUnitId === null
          ? []
          : [
              did(
                'move',
                'handlingUnit',
                { id: before.handlingUnitId, customerId: before.customerId },
                {
                  before: { location: before.fromLocation },
                  after: { location: location.code },
                },
              ),
            ]),
      ],
      touched: {
        tasks: [{ id }, ...(rest === null ? [] : [{ id: rest }])],
        inventory,
        receipts: receipt === null ? [] : [receipt],
        handlingUnits: before.handlingUnitId === null ? [] : [{ id: before.handlingUnitId }],
      },
    }
  },
)

function reasonOf({ receiptNumber, orderNumber }: Task): string {
  if (orderNumber !== null) return `Put back from ${orderNumber}`
  return receiptNumber === null ? 'Put away' : `Put away from ${receiptNumber}`
}

function refuseOtherGoods(task: Task, scanned: string): void {
  if (isForTask(task, scanned)) return
  const { sscc, sku } = task
  throw httpError('task.other-goods', { scanned, expected: sscc === null ? `loose ${sku}` : `the handling unit ${sscc}` })
}

function quantityOf({ sscc, quantity: whole }: Task, wanted = whole): number {
  if (sscc !== null && wanted !== whole) throw httpError('task.unit-whole', { sscc, quantity: whole })
  if (wanted > whole) throw httpError('task.too-many', { wanted, quantity: whole })
  return wanted
}

/** The location with this code, where goods may be put away. */
async function findBin(on: Kysely<Tables>, viewer: Viewer, { suggestedLocation: expected, fromLocation }: Task, wantedCode: string) {
  const bin = await findScannedLocation(on, viewer, wantedCode)
  const named = { code: bin?.code ?? wantedCode, expected }
  const field = { field: 'locationCode' }
  if (!bin) throw httpError('task.location-unknown', named, field)
  if (bin.code === fromLocation) throw httpError('task.already-there', { code: bin.code }, field)
  if (!(promisableLocationTypes as readonly string[]).includes(bin.type))
    throw httpError('task.other-location-type', { ...named, type: bin.type }, field)
  if (!bin.isActive) throw httpError('task.location-inactive', named, field)
  return bin
}

/** The items that move with the task, with their owners. */
async function itemsToMove(on: Kysely<Tables>, { handlingUnitId, inventoryId }: Task): Promise<TouchedRow[]> {
  if (handlingUnitId !== null) return itemsInUnit(on, handlingUnitId)
  return on.selectFrom('inventory_items').select(['id', 'customer_id as customerId']).where('id', '=', inventoryId).execute()
}

/** The receipt of the task, if that was the last of its goods, so that it is stored now. */
async function finishedReceipt(trx: Transaction, viewer: Viewer, { receiptId }: Task) {
  if (receiptId === null) return null
  const finishing = finishReceipt({ the_receipt: receiptId, actor_id: viewer.userId, actor_name: viewer.name, at: trx.now() })
  const { finished } = await trx.send({ finished: finishing })
  return finished === null ? null : { id: receiptId, ...finished }
}
