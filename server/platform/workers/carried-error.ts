import type { ProblemCode } from '../../../contract/problems.ts'
import { HttpError, type InvalidField } from '../../errors.ts'

/** An error on its way between threads, as classes don't survive the copy. */
export interface CarriedError {
  error: unknown
  /** Set for an HttpError. */
  problem: { code: ProblemCode; errors: InvalidField[] | undefined; retryAfterSeconds: number | undefined } | null
}

export function carried(error: unknown): CarriedError {
  const problem = error instanceof HttpError ? { code: error.code, errors: error.errors, retryAfterSeconds: error.retryAfterSeconds } : null
  return { error: error instanceof Error ? plain(error) : String(error), problem }
}

export function restored({ error, problem }: CarriedError): unknown {
  if (!problem || !(error instanceof Error)) return error
  const { code, errors, retryAfterSeconds } = problem
  return new HttpError(code, error.message, { ...(errors && { errors }), ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) })
}

/** What an error has besides its message may be impossible to copy. */
function plain({ name, message, stack }: Error): Error {
  return Object.assign(new Error(message), { name, stack })
}
