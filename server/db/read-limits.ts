import { type HttpError, httpError } from '../errors.ts'
import type { ReadLimit } from './engine.ts'

const statementEnded = '57014'

/** The problem of a read whose statement was ended because it took longer than its limit; null for another error. */
export function outOfTime(error: unknown, limit: ReadLimit, milliseconds: number): HttpError | null {
  if (!(error instanceof Error && 'code' in error && error.code === statementEnded)) return null
  return httpError(limit === 'search' ? 'search.too-long' : 'report.too-long', { seconds: Math.ceil(milliseconds / 1_000) })
}
