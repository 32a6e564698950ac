import { type ProblemCode, type ProblemDetail, problems } from '../contract/problems.ts'

export interface InvalidField {
  path: string
  message: string
}

interface Extras {
  /** Names the field of the body that is meant; it gets the same sentence. */
  field?: string
  errors?: InvalidField[]
  retryAfterSeconds?: number
}

/** A call that is turned down, by a code of the catalogue (contract/problems.ts). Its message is a sentence for people. */
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

/** The error of a code, to be thrown: `throw httpError('order.not-pending', { number })`. */
export function httpError<C extends ProblemCode>(code: C, ...[detail, extras]: Details<C>): HttpError {
  const sentence = problems[code].sentence as (detail: unknown) => string
  return new HttpError(code, sentence(detail), extras)
}

/** The error that a code raised in SQL stands for; its details come from there as well. */
export function httpErrorFromSql(code: ProblemCode, detail: unknown): HttpError {
  const sentence = problems[code].sentence as (detail: unknown) => string
  return new HttpError(code, sentence(detail))
}

/** Refuses a change of a row that has changed since it was read. Called under the row's lock. */
export function requireVersion(current: number, ifMatch: number | undefined): void {
  if (ifMatch !== undefined && ifMatch !== current) throw httpError('row.changed')
}
