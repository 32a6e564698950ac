import { z } from 'zod'
import { endpoint } from '../../contract/endpoint.ts'
import { list } from '../../contract/formats.ts'
import { listQuery } from '../../contract/list-query.ts'

/** A list call of a test's own, as the contract declares them. */
export function listEndpoint<const F extends readonly [string, ...string[]], S extends z.ZodRawShape, R extends z.ZodRawShape>(
  sorts: F,
  filters: S,
  row: R,
) {
  return endpoint({
    method: 'GET',
    path: '/api/rows',
    summary: 'Rows',
    allow: 'anyone',
    shows: [],
    query: listQuery(sorts, filters),
    answer: list(z.object(row)),
  })
}
