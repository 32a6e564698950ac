import { sql } from 'kysely'
import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts'
import { can } from '../../../contract/permissions.ts'
import {
  type SearchGroup,
  type SearchKind,
  type SearchResult,
  type searchEndpoints,
  searchKinds,
} from '../../../contract/platform/search/search.ts'
import type { Person } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import { combined, statements } from '../engine/statements.ts'
import { type Kind, similarRank } from './kind-of.ts'
import { searchedText } from './searched-text.ts'
import { type CustomersNamed, withCustomersNamed } from './whose-names.ts'

/** How each kind is searched, and the customers that a word names. */
export interface SearchDoors {
  kinds: Record<SearchKind, Kind>
  customersNamed: CustomersNamed
}

interface Row extends Omit<SearchResult, 'exact'> {
  kind: SearchKind
  /** 0 exact, then the better the lower; `similarRank` when a word of it is mistyped. */
  rank: number
  /** Among the rows of its kind, from 1. */
  position: number
}

/**
 * The rows of every kind that match, of those that the viewer may see. Similar ones are searched only where nothing matches, in the same
 * statement.
 */
export async function searchEverything(
  db: Database,
  viewer: Person,
  { kinds, customersNamed }: SearchDoors,
  { q, limit, kind: wanted = [...searchKinds] }: QueryOf<typeof searchEndpoints.find>,
): Promise<AnswerOf<typeof searchEndpoints.find>> {
  const searched = searchKinds.filter((kind) => wanted.includes(kind) && can(viewer, kinds[kind].allow))
  if (searched.length === 0) return { groups: [], similar: false }
  const sought = await withCustomersNamed(db, viewer, searchedText(q), customersNamed)
  // One more than is shown, which says that there are more.
  const matching = searched.map((kind) => kinds[kind].matching(statements, viewer, sought, limit + 1))
  const similar = searched.flatMap((kind) => kinds[kind].similar(statements, viewer, sought, limit + 1) ?? [])
  const otherwise =
    similar.length === 0
      ? sql``
      : sql` union all select * from (${sql.join(similar, sql` union all `)}) as near where (select count(*) from found) = 0`
  const statement = sql<Row>`
    with found as materialized (${sql.join(matching, sql` union all `)})
    select every.*, (select c.name from customers c where c.id = every."customerId") as "customerName"
    from (select * from found${otherwise}) as every`.compile(statements)
  const { rows } = await db.read(viewer, (on) => on.executeQuery(combined(statement)), { plannedAnew: true, limit: 'search' })
  return { groups: grouped(searched, rows, limit), similar: rows[0]?.rank === similarRank }
}

/** The group with the best row first. */
function grouped(searched: readonly SearchKind[], rows: readonly Row[], limit: number): SearchGroup[] {
  const groups = searched.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind).sort((a, b) => a.position - b.position)
    const [best] = own
    return best ? [{ rank: best.rank, group: { kind, results: own.slice(0, limit).map(resultOf), more: own.length > limit } }] : []
  })
  return groups.sort((a, b) => a.rank - b.rank).map(({ group }) => group)
}

function resultOf({ kind: _kind, rank, position: _position, ...row }: Row): SearchResult {
  return { ...row, exact: rank === 0 }
}
