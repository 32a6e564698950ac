import type { NotFoundCode } from '../../../contract/problems.ts'
import { httpError } from '../../errors.ts'

/** The only row of an answer; throws 404 with this code if there is none. */
export function onlyRow<Row>([row]: readonly Row[], missing: NotFoundCode): Row {
  if (row === undefined) throw httpError(missing)
  return row
}
