import { type OwnAct, stockActsEndpoints } from '../../../contract/stock/acts/stock-acts.ts'
import { httpError } from '../../errors.ts'
import { verb } from '../../verb.ts'
import { getAct } from './acts-queries.ts'
import { requireOwnRecent } from './own-acts.ts'
import { takeBack } from './take-back.ts'
import type { UndoByKind } from './undo-records.ts'

/** The owner of the goods reads it, so it names no one. */
const reason = 'Undone right after it was done'

/** Takes back what the caller did itself a moment ago, in one step: it is known, so that no preview shows quantities that a blind count hides. */
export const undoOwnActBy = (by: UndoByKind) =>
  verb(stockActsEndpoints.undoOwn, async ({ trx, viewer }, { id }) => {
    await requireOwnRecent(trx.sql, viewer, { id, now: trx.now() })
    const { act, history, touched, notices } = await takeBack(trx, viewer, {
      found: await getAct(trx.sql, viewer, id),
      reason,
      by,
      asked: { lines: null, withDependents: false },
      require: ({ possible, reasons }) => {
        if (possible) return
        if (reasons.some(({ code }) => code === 'undo.consumed')) throw httpError('undo.own-built-upon')
        throw httpError('undo.not-possible', { reasons: reasons.map(({ message }) => message) })
      },
    })
    return { answer: { id: act.id, kind: act.kind as OwnAct['kind'] }, history, touched, notices }
  })
