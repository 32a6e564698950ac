import { stockActsEndpoints } from '../../../contract/stock/acts/stock-acts.ts'
import { httpError } from '../../errors.ts'
import { verb } from '../../verb.ts'
import { getAct } from './acts-queries.ts'
import { requireMayUndo } from './preview-undo.ts'
import { takeBack } from './take-back.ts'
import type { UndoByKind } from './undo-records.ts'

/**
 * Takes an act back by opposite ledger lines, and the put-aways that took its goods before it. It does what its preview showed, or nothing:
 * what the preview shows is found again under the locks of all changes.
 */
export const undoActBy = (by: UndoByKind) =>
  verb(stockActsEndpoints.undo, async ({ trx, viewer }, { id, preview, reason, movementIds = null, withDependents }) => {
    const found = await getAct(trx.sql, viewer, id)
    requireMayUndo(viewer, found)
    const { undo, history, touched, shipments, notices } = await takeBack(trx, viewer, {
      found,
      reason,
      by,
      asked: { lines: movementIds, withDependents },
      require: (plan, before) => {
        if (plan.preview !== preview || plan.acts.join() !== before.acts.join()) throw httpError('undo.changed')
        if (!plan.possible) throw httpError('undo.not-possible', { reasons: plan.reasons.map(({ message }) => message) })
      },
    })
    return { answer: undo, history, touched: { ...touched, shipments }, notices }
  })
