import { type Expression, type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import type { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import { type AttentionRow, attentionRow } from '../../../contract/platform/attention/attention.ts'
import type { Viewer } from '../../viewer.ts'

export type AttentionAsked = QueryOf<typeof dashboardEndpoints.attention>

/** A select of the rows of one kind that need attention, the most urgent first. */
export type AttentionSearch = (viewer: Viewer, asked: AttentionAsked) => Expression<unknown>

/** The columns of a row; those that its kind doesn't have are null. */
export function attentionColumns(has: Partial<Record<keyof AttentionRow, RawBuilder<unknown>>>) {
  const fields = Object.keys(attentionRow.shape) as (keyof AttentionRow)[]
  return [sql`count(*) over ()`.as('count'), ...fields.map((field) => (has[field] ?? sql`null`).as(field))]
}
