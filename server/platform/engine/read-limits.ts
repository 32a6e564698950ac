import { type HttpError, httpError } from '../../errors.ts'
import type { ReadLimit } from './engine.ts'

const statementEnded = '57014'

const problems = { search: 'search.too-long', report: 'report.too-long', file: 'report.file-too-long' } as const

/** The problem of a read whose statement was ended because it took longer than its limit; null for another error. */
export function outOfTime(error: unknown, limit: ReadLimit, milliseconds: number): HttpError | null {
  if (!(error instanceof Error && 'code' in error && error.code === statementEnded)) return null
  return httpError(problems[limit], { seconds: Math.ceil(milliseconds / 1_000) })
}
