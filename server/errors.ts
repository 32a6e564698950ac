import { type ProblemCode, type ProblemDetail, problems } from '../contract/problems.ts'

export interface InvalidField {
  path: string
  message: string
}

interface Extras {
  /** The field of the body that is wrong; it gets the same sentence. */
  field?: string
  errors?: InvalidField[]
  retryAfterSeconds?: number
}

/** An error with a code of the catalogue (contract/problems.ts). Its message is a sentence for people. */
export class HttpError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: InvalidField[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, sentence: string, { field, errors, retryAfterSeconds }: Extras = {}) {
    super(sentence)
    this.code = code
    this.status = problems[code].status
    this.errors = errors ?? (field === undefined ? undefined : [{ path: field, message: sentence }])
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type Details<C extends ProblemCode> =
  ProblemDetail<C> extends void ? [detail?: undefined, extras?: Extras] : [detail: ProblemDetail<C>, extras?: Extras]

/** Creates the error of a code: `throw httpError('order.not-pending', { number })`. */
export function httpError<C extends ProblemCode>(code: C, ...[detail, extras]: Details<C>): HttpError {
  return untypedHttpError(code, detail, extras)
}

/** The same for a code that is known only at run time, as one raised in SQL with its details. */
export function untypedHttpError(code: ProblemCode, detail?: unknown, extras?: Extras): HttpError {
  const sentence = problems[code].sentence as (detail: unknown) => string
  return new HttpError(code, sentence(detail), extras)
}

/** 412 when the row has changed since the caller read it. Called under the row's lock. */
export function requireVersion(current: number, ifMatch: number | undefined): void {
  if (ifMatch !== undefined && ifMatch !== current) throw httpError('row.changed')
}
