import type { HttpError } from '../../errors.ts'
import { toHttpError } from '../http/problem.ts'

/** The problem with which the rules of the product refused something, in TypeScript or in SQL. Any other failure is thrown again. */
export function refusalOf(error: unknown): HttpError {
  const problem = toHttpError(error)
  if (problem.status >= 500) throw error
  return problem
}
