import { type Client, DatabaseError } from 'pg'
import { connectAsOwner } from '../platform/engine/postgres-engine.ts'
import { StartFailure } from '../start-failure.ts'

export const holdsOtherData = 'This database holds other data than the demo: point DATABASE_URL at an empty database, or leave it unset.'

/**
 * Checks a PostgreSQL database before anything is created in it.
 * @throws StartFailure unless it is empty or the demo's own from an earlier start.
 */
export async function refuseOtherData(databaseUrl: string): Promise<void> {
  const client = await connectAsOwner(databaseUrl)
  try {
    if ((await hasTables(client)) && !(await isMarkedAsDemo(client))) throw new StartFailure(holdsOtherData)
  } finally {
    await client.end()
  }
}

/** Tables of any owner in any schema; those of extensions are ignored. */
async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'f', 'm')
      and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    limit 1`)
  return rows.length > 0
}

/** Other software may have tables of the same names with other columns or without read rights: then the database isn't ours. */
async function isMarkedAsDemo(client: Client): Promise<boolean> {
  try {
    const { rows } = await client.query(`
      select from settings where key = 'demo' and exists (select from schema_migrations where name = '0002_accounts.sql')`)
    return rows.length > 0
  } catch (error) {
    if (error instanceof DatabaseError) return false
    throw error
  }
}
