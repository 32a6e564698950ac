import { UnknownOutcome } from '../lib/api.ts'

/**
 * The title over a change that failed, by its participle: 'counted'. Without an answer it may have been done all the same, so it names `what` was sent,
 * for a person who looks it up.
 */
export function notDone(done: string, what: string, error: unknown): string {
  return error instanceof UnknownOutcome ? `Not known whether it was ${done}: ${what}` : `Not ${done}`
}
