import type { ProblemCode } from '../../../contract/problems.ts'
import type { UndoReason } from '../../../contract/stock/acts/stock-acts.ts'
import { untypedHttpError } from '../../errors.ts'

/** The sentence of a problem as a reason. */
export function reasonOf(code: ProblemCode & `undo.${string}`, detail: object): UndoReason {
  const { message } = untypedHttpError(code, detail)
  return { code, message, actId: null, subjectType: null, subjectId: null, number: null }
}
