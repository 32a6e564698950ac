import type { StockAct } from '../../../contract/stock/acts/stock-acts.ts'
import { did, type HistoryEntry } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Viewer } from '../../viewer.ts'
import { lowStockNotices } from '../ledger/low-stock-notices.ts'
import { getAct } from './acts-queries.ts'
import type { UndoPlan } from './plan-undo.ts'
import { type AskedUndo, readPlan, whyNever } from './preview-undo.ts'
import { lockActs, undoLines } from './undo-functions.ts'
import { subjectOf, type UndoByKind, type Undone, undoRecords } from './undo-records.ts'

interface ToTakeBack {
  /** The act as it was read before it is locked. */
  found: StockAct
  reason: string
  asked: AskedUndo
  /** What becomes of the records. */
  by: UndoByKind
  /** Throws where the plan, found again under the locks of all changes, isn't what may be done. */
  require: (plan: UndoPlan, foundBefore: UndoPlan) => void
}

/** Takes an act back by opposite ledger lines, and the put-aways of the plan before it. Answers what a verb does. */
export async function takeBack(trx: Transaction, viewer: Viewer, { found, reason, asked, by, require }: ToTakeBack) {
  const { id } = found
  const refusal = await whyNever(trx.sql, found)
  if (refusal) throw refusal
  const before = await readPlan(trx.sql, found, asked)
  await trx.send({ locked: lockActs({ acts: before.acts }) })
  const act = await getAct(trx.sql, viewer, id)
  const refusalSince = await whyNever(trx.sql, act)
  if (refusalSince) throw refusalSince
  const plan = await readPlan(trx.sql, act, asked)
  require(plan, before)

  const all: Undone[] = []
  for (const each of plan.acts) all.push(await undoOne(trx, viewer, { id: each, lines: each === id ? plan.part : null, reason, by }))
  const undo = await getAct(trx.sql, viewer, all.at(-1)?.newAct ?? id)
  const own = historyOf(act, undo, { reason, undone: all })
  return {
    act,
    undo,
    history: [own, ...all.flatMap(({ history }) => history)] as const,
    touched: {
      inventory: all.flatMap(({ inventory }) => inventory),
      orders: all.flatMap(({ orders }) => orders),
      receipts: all.flatMap(({ receipts }) => receipts),
      handlingUnits: all.flatMap(({ handlingUnits }) => handlingUnits),
      ...(all.some(({ tasksChanged }) => tasksChanged) && { tasks: 'all' as const }),
    },
    /** Shipments of exports that were taken back. */
    shipments: all.flatMap(({ shipments }) => shipments),
    notices: lowStockNotices(all.flatMap(({ crossed }) => crossed)),
  }
}

interface One {
  id: number
  lines: number[] | null
  reason: string
  by: UndoByKind
}

async function undoOne(trx: Transaction, viewer: Viewer, { id, lines, reason, by }: One): Promise<Undone> {
  const { done } = await trx.send({ done: undoLines({ the_act: id, asked: lines, why: reason, actor_id: viewer.userId, at: trx.now() }) })
  const act = await getAct(trx.sql, viewer, id)
  return undoRecords(trx, viewer, { act, done, reason }, by)
}

/** The line in the history of the record that the act belongs to. */
function historyOf(act: StockAct, answer: StockAct, { reason, undone }: { reason: string; undone: readonly Undone[] }): HistoryEntry {
  const { entity, row } = subjectOf(act, answer)
  const version = undone.findLast((each) => each.version !== undefined)?.version
  return did('undo', entity, row, { after: { kind: act.kind, units: answer.units, reason, ...(version !== undefined && { version }) } })
}
