export interface InvalidField {
  path: string
  message: string
}

interface RefusalDetails {
  errors?: InvalidField[]
  retryAfterSeconds?: number
}

/** A call that is turned down. Its message is a sentence for people, and says what to do where that isn't plain. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: InvalidField[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, detail: string, details: RefusalDetails = {}) {
    super(detail)
    this.status = status
    this.errors = details.errors
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

export function badRequest(detail: string, errors?: InvalidField[]): Refusal {
  return new Refusal(400, detail, { errors })
}

export function unauthorized(detail = 'Please sign in.'): Refusal {
  return new Refusal(401, detail)
}

export function forbidden(detail = 'Your role does not allow this.'): Refusal {
  return new Refusal(403, detail)
}

export function notFound(detail = 'There is no such row, or it is not yours to see.'): Refusal {
  return new Refusal(404, detail)
}

export function conflict(detail: string, errors?: InvalidField[]): Refusal {
  return new Refusal(409, detail, { errors })
}

export function preconditionFailed(
  detail = 'Somebody else changed this since you opened it. Reload it and make your change again.',
): Refusal {
  return new Refusal(412, detail)
}

/** Refuses a change of a row that has changed since it was read. Called under the row's lock. */
export function requireVersion(current: number, ifMatch: number | undefined): void {
  if (ifMatch !== undefined && ifMatch !== current) throw preconditionFailed()
}

export function unprocessable(detail: string): Refusal {
  return new Refusal(422, detail)
}

export function tooManyRequests(detail: string, retryAfterSeconds: number): Refusal {
  return new Refusal(429, detail, { retryAfterSeconds })
}

export function unavailable(detail = 'The server can’t do this right now. Please try again in a moment.'): Refusal {
  return new Refusal(503, detail, { retryAfterSeconds: 1 })
}

export const diskFull = 'The disk of the database is full, so nothing can be saved. Free space on it, then try again.'

export function insufficientStorage(): Refusal {
  return new Refusal(507, diskFull)
}
