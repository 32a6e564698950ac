import { UnknownOutcome } from '../lib/api.ts'

/**
 * The title over a change that failed, by its participle: 'counted'. Without an answer it may have been done all the same, so it says of `what`,
 * for whoever looks that up.
 */
export function notDone(done: string, what: string, error: unknown): string {
  return error instanceof UnknownOutcome ? `Not known whether it was ${done}: ${what}` : `Not ${done}`
}
