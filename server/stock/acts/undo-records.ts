import { isUndoable, type UndoableKind } from '../../../contract/stock/acts/act-kinds.ts'
import type { StockAct } from '../../../contract/stock/acts/stock-acts.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { TouchedRow } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import type { CrossedThreshold } from '../ledger/stock-functions.ts'
import type { UndoneAct, UndoneRecords, UndoRecords } from '../ledger/undone-act.ts'

export interface Undone extends UndoneRecords {
  newAct: number
  crossed: CrossedThreshold[]
  inventory: TouchedRow[]
  handlingUnits: TouchedRow[]
}

/** What becomes of the records, by the kind of the act; acts of the other kinds changed stock only. */
export type UndoByKind = Partial<Record<UndoableKind, UndoRecords>>

/** The records of an act whose lines were taken back. */
export async function undoRecords(trx: Transaction, viewer: Viewer, undo: UndoneAct, by: UndoByKind): Promise<Undone> {
  const { act, done } = undo
  const changed = isUndoable(act.kind) ? await by[act.kind]?.(trx, viewer, undo) : undefined
  return {
    orders: [],
    receipts: [],
    shipments: [],
    tasksChanged: false,
    history: [],
    ...changed,
    newAct: done.act,
    crossed: done.crossed,
    inventory: act.lines.map(({ inventoryId: id, customerId }) => ({ id, customerId })),
    handlingUnits: await unitsOf(trx, act.id),
  }
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
