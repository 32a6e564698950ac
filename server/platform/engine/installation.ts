import { randomBytes } from 'node:crypto'
import { StartFailure } from '../../start-failure.ts'
import type { OwnerSession } from './owner-session.ts'

/**
 * The roles that the server works as. Roles belong to the whole PostgreSQL cluster, so their names carry the id of
 * the installation: two installations on one cluster share none, and neither's owner can act as the other's.
 */
export interface Roles {
  /** The role of staff and of the system. Owns nothing and sees every row. */
  app: string
  /** The role of customers. Row-level security shows it the rows of the customer whose id is set, and no others. */
  customer: string
  /** The role in which staff who are limited to sites read. It has the rights of `app`, and sees only rows of the sites that are set. */
  limited: string
}

/** The settings of this server's connections. */
export interface Surroundings {
  roles: Roles
  /** The schema that holds the SQL functions of this version. */
  functionSchema: string
}

/** Replaces the role names `tallyhouse_app`, `tallyhouse_customer` and `tallyhouse_limited` of the SQL files by those of this installation. */
export function withRoles(text: string, roles: Roles): string {
  return text.replaceAll(/\btallyhouse_(app|customer|limited)\b/g, (_, name: keyof Roles) => roles[name])
}

/**
 * The roles of this installation. Null for a database that has none yet, and for a copy: a clone or a restored dump has a
 * database oid of its own, and must not share roles with the database it was copied from.
 */
export async function findRoles(session: OwnerSession): Promise<Roles | null> {
  const { rows: tables } = await session.query(`select to_regclass('public.installation') is not null as there`)
  if (!tables[0]?.there) return null
  const { rows } = await session.query(`
    select i.id from installation i join pg_database d on d.oid = i.database_oid and d.datname = current_database()
    where exists (select from pg_roles where rolname = 'tallyhouse_' || i.id || '_app')
      and exists (select from pg_roles where rolname = 'tallyhouse_' || i.id || '_customer')`)
  return rows[0] ? rolesOf(String(rows[0].id)) : null
}

/** Gives the database an id and creates its roles, within the caller's transaction. */
export async function createRoles(session: OwnerSession): Promise<Roles> {
  await requireUtf8(session)
  const id = randomBytes(6).toString('hex')
  const roles = rolesOf(id)
  await session.query(`
    create table if not exists public.installation (id text not null, database_oid oid not null, rights text);
    delete from public.installation;
    insert into public.installation (id, database_oid) select '${id}', oid from pg_database where datname = current_database();
    create role ${roles.app} nologin;
    create role ${roles.customer} nologin;
    grant ${roles.app}, ${roles.customer} to current_user`)
  return roles
}

/** Creates the role that installations from before sites don't have yet. */
export async function addLimitedRole(session: OwnerSession, roles: Roles): Promise<void> {
  const { rows } = await session.query('select to_regrole($1) is not null as there', [roles.limited])
  if (!rows[0]?.there) await session.query(`create role ${roles.limited} nologin; grant ${roles.limited} to current_user`)
  await session.query(`grant ${roles.app} to ${roles.limited}`)
}

function rolesOf(id: string): Roles {
  return { app: `tallyhouse_${id}_app`, customer: `tallyhouse_${id}_customer`, limited: `tallyhouse_${id}_limited` }
}

async function requireUtf8(session: OwnerSession): Promise<void> {
  const { rows } = await session.query(`select current_database() as name, current_setting('server_encoding') as encoding`)
  const [database] = rows
  if (database?.encoding === 'UTF8') return
  throw new StartFailure(
    `The database ${database?.name} stores text as ${database?.encoding}: create one with the encoding UTF8 (createdb --encoding=UTF8 --template=template0) and use that.`,
  )
}

/** Marks this version as used by a running server. The listening connection also uses it as its keep-alive query. */
export function touchFunctionVersion(schema: string): string {
  return `update public.function_versions set used_at = now() where name = '${schema}' and used_at < now() - interval '1 hour'`
}
