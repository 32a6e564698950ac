import type { OwnerSession } from '../engine/owner-session.ts'

/** In bytes. Smaller tables are read quickly by any plan. */
const worthwhile = 64 * 1024

/**
 * Analyses the tables that PostgreSQL remembers no analysis for, and answers their names: a restored dump has no statistics, and after an immediate
 * stop autovacuum has forgotten what it has to analyse. Plans made without statistics are guesses. The embedded database remembers no analysis,
 * and the server takes care of it (embedded-care.ts).
 */
export async function analyseTables(session: OwnerSession): Promise<string[]> {
  if (session.engine === 'pglite') return []
  const { rows } = await session.query(`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
    where schemaname = 'public' and last_analyze is null and last_autoanalyze is null and pg_relation_size(relid) >= ${worthwhile}
    order by 1`)
  const names = rows.map(({ name }) => String(name))
  if (names.length > 0) await session.query(`analyze ${names.join(', ')}`)
  return names
}
