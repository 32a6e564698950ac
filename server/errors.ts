export interface InvalidField {
  path: string
  message: string
}

interface HttpErrorDetails {
  errors?: InvalidField[]
  retryAfterSeconds?: number
}

/** A call that is turned down. Its message is a sentence for people, and says what to do where that isn't plain. */
export class HttpError extends Error {
  readonly status: number
  readonly errors: InvalidField[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, detail: string, details: HttpErrorDetails = {}) {
    super(detail)
    this.status = status
    this.errors = details.errors
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

export function badRequest(detail: string, errors?: InvalidField[]): HttpError {
  return new HttpError(400, detail, { errors })
}

export function unauthorized(detail = 'Please sign in.'): HttpError {
  return new HttpError(401, detail)
}

export function forbidden(detail = 'Your role does not allow this.'): HttpError {
  return new HttpError(403, detail)
}

export function notFound(detail = 'There is no such row, or it is not yours to see.'): HttpError {
  return new HttpError(404, detail)
}

export function conflict(detail: string, errors?: InvalidField[]): HttpError {
  return new HttpError(409, detail, { errors })
}

export function preconditionFailed(
  detail = 'Somebody else changed this since you opened it. Reload it and make your change again.',
): HttpError {
  return new HttpError(412, detail)
}

/** Refuses a change of a row that has changed since it was read. Called under the row's lock. */
export function requireVersion(current: number, ifMatch: number | undefined): void {
  if (ifMatch !== undefined && ifMatch !== current) throw preconditionFailed()
}

export function unprocessable(detail: string): HttpError {
  return new HttpError(422, detail)
}

export function tooManyRequests(detail: string, retryAfterSeconds: number): HttpError {
  return new HttpError(429, detail, { retryAfterSeconds })
}

export function unavailable(detail = 'The server can’t do this right now. Please try again in a moment.'): HttpError {
  return new HttpError(503, detail, { retryAfterSeconds: 1 })
}

export const diskFull = 'The disk of the database is full, so nothing can be saved. Free space on it, then try again.'

export function insufficientStorage(): HttpError {
  return new HttpError(507, diskFull)
}
