import { type Expression, type RawBuilder, sql } from 'kysely'
import {
  type Attention,
  type AttentionKind,
  type AttentionRow,
  customerAttention,
  staffAttention,
} from '../../../contract/platform/attention/attention.ts'
import type { Viewer } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import { statements, withTime } from '../engine/statements.ts'
import type { AttentionAsked, AttentionSearch } from './attention-search.ts'

interface FoundRow extends AttentionRow {
  /** The number of all rows of its kind. */
  count: number
}

/** Reads all kinds in one statement. Staff who view as a customer are shown what that customer is. */
export async function readAttention(
  db: Database,
  viewer: Viewer,
  asked: AttentionAsked,
  searches: Record<AttentionKind, AttentionSearch>,
): Promise<Attention[]> {
  const seesOwn = viewer.role === 'customer' || asked.customerId !== undefined
  const kinds: readonly AttentionKind[] = seesOwn ? customerAttention : staffAttention
  const found = statements.selectNoFrom(kinds.map((kind) => rowsAsJson(searches[kind](viewer, asked)).as(kind))).compile()
  const { rows } = await db.read(viewer, (on) => on.executeQuery(withTime(found, db.now())))
  const [byKind] = rows as Record<AttentionKind, FoundRow[]>[]
  return kinds.flatMap((kind) => {
    const ofKind = byKind?.[kind] ?? []
    return ofKind.length === 0 ? [] : [{ kind, count: ofKind[0]?.count ?? 0, rows: ofKind.map(({ count, ...row }) => row) }]
  })
}

function rowsAsJson(search: Expression<unknown>): RawBuilder<FoundRow[]> {
  return sql`(select coalesce(json_agg(each), '[]') from ${search} as each)`
}
