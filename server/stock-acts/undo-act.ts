import { type StockAct, stockActsEndpoints } from '../../contract/stock-acts/stock-acts.ts'
import { did, type HistoryEntry } from '../audit/history.ts'
import type { Transaction } from '../engine/database.ts'
import { httpError } from '../errors.ts'
import { lowStockNotices } from '../stock/low-stock-notices.ts'
import { verb } from '../verb.ts'
import type { Viewer } from '../viewer.ts'
import { getAct } from './acts-queries.ts'
import { readPlan, requireMayUndo, whyNever } from './preview-undo.ts'
import { lockActs, undoLines } from './undo-functions.ts'
import { subjectOf, type Undone, undoRecords } from './undo-records.ts'

/**
 * Takes an act back by opposite ledger lines, and the put-aways that took its goods before it. It does what its preview showed, or nothing:
 * what the preview shows is found again under the locks of all changes.
 */
export const undoAct = verb(
  stockActsEndpoints.undo,
  async ({ trx, viewer }, { id, preview, reason, movementIds = null, withDependents }) => {
    const asked = { lines: movementIds, withDependents }
    const found = await getAct(trx.sql, viewer, id)
    requireMayUndo(viewer, found)
    const refusal = await whyNever(trx.sql, found)
    if (refusal) throw refusal
    const { acts } = await readPlan(trx.sql, found, asked)
    await trx.send({ locked: lockActs({ acts }) })
    const act = await getAct(trx.sql, viewer, id)
    const refusalSince = await whyNever(trx.sql, act)
    if (refusalSince) throw refusalSince
    const plan = await readPlan(trx.sql, act, asked)
    if (plan.preview !== preview || plan.acts.join() !== acts.join()) throw httpError('undo.changed')
    if (!plan.possible) throw httpError('undo.not-possible', { reasons: plan.reasons.map(({ message }) => message) })

    const all: Undone[] = []
    for (const each of plan.acts) all.push(await undoOne(trx, viewer, { id: each, lines: each === id ? plan.part : null, reason }))
    const answer = await getAct(trx.sql, viewer, all.at(-1)?.newAct ?? id)
    const own = historyOf(act, answer, { reason, undone: all })
    return {
      answer,
      history: [own, ...all.flatMap(({ history }) => history)] as const,
      touched: {
        inventory: all.flatMap(({ inventory }) => inventory),
        orders: all.flatMap(({ orders }) => orders),
        receipts: all.flatMap(({ receipts }) => receipts),
        shipments: all.flatMap(({ shipments }) => shipments),
        handlingUnits: all.flatMap(({ handlingUnits }) => handlingUnits),
        ...(all.some(({ tasksChanged }) => tasksChanged) && { tasks: 'all' as const }),
      },
      notices: lowStockNotices(all.flatMap(({ crossed }) => crossed)),
    }
  },
)

interface One {
  id: number
  lines: number[] | null
  reason: string
}

async function undoOne(trx: Transaction, viewer: Viewer, { id, lines, reason }: One): Promise<Undone> {
  const { done } = await trx.send({ done: undoLines({ the_act: id, asked: lines, why: reason, actor_id: viewer.userId, at: trx.now() }) })
  const act = await getAct(trx.sql, viewer, id)
  return undoRecords(trx, viewer, { act, done, reason })
}

/** The line in the history of the record that the act belongs to. */
function historyOf(act: StockAct, answer: StockAct, { reason, undone }: { reason: string; undone: readonly Undone[] }): HistoryEntry {
  const { entity, row } = subjectOf(act, answer)
  const version = undone.findLast((each) => each.version !== undefined)?.version
  return did('undo', entity, row, { after: { kind: act.kind, units: answer.units, reason, ...(version !== undefined && { version }) } })
}
