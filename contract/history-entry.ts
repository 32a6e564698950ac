import { z } from 'zod'
import { endpoint, type ReadDefinition } from './endpoint.ts'
import { id, idParams, instant } from './fields.ts'
import { type ListFormat, list } from './formats.ts'
import type { RowKind } from './kinds.ts'
import { listQuery } from './list-query.ts'
import type { Topic } from './topics.ts'

/** One change of a record. */
export const historyEntry = z.object({
  id,
  at: instant,
  /** Who did it. */
  by: z.string(),
  /** 'create', 'update', 'delete', … */
  action: z.string(),
  /** The fields that changed, as they were and as they are since; null where there was or is nothing. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type HistoryEntry = z.output<typeof historyEntry>

const query = listQuery(['at'], {})

/** The call that answers the history of one record, for staff. Customers read the ledger and the tracking history instead, which are written for them. */
export function historyCall<const Name extends RowKind, const Path extends string, const Shown extends Topic>(
  path: Path,
  row: Name,
  summary: string,
  shows: readonly Shown[],
) {
  return endpoint({
    method: 'GET',
    path: `/api/${path}/:id/history`,
    summary,
    allow: 'history.read',
    params: idParams,
    row,
    query,
    answer: list(historyEntry),
    shows,
  })
}

/** The history call of any record. */
export type HistoryEndpoint = ReadDefinition & {
  params: typeof idParams
  query: typeof query
  answer: ListFormat<typeof historyEntry>
}
