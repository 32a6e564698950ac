import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { ownSites, type Viewer } from '../../viewer.ts'

/** The rows at sites of the viewer, by the column with their site: all of them, unless it is limited to sites. */
export function atOwnSites<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  viewer: Viewer,
  column: string,
): SelectQueryBuilder<DB, TB, O> {
  const own = ownSites(viewer)
  return own === null ? rows : rows.where(sql<SqlBool>`${sql.ref(column)} = any(${own}::integer[])`)
}

/** The same by columns with a location: one of them is at a site of the viewer. */
export function locatedAtOwnSites<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  viewer: Viewer,
  ...columns: [string, ...string[]]
): SelectQueryBuilder<DB, TB, O> {
  const own = ownSites(viewer)
  if (own === null) return rows
  const there = sql`(select id from locations where site_id = any(${own}::integer[]))`
  const conditions = columns.map((column) => sql<SqlBool>`${sql.ref(column)} in ${there}`)
  return rows.where(sql<SqlBool>`(${sql.join(conditions, sql` or `)})`)
}
