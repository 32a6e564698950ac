import { StartFailure } from '../../start-failure.ts'
import { type Roles, withRoles } from '../engine/installation.ts'
import type { OwnerSession } from '../engine/owner-session.ts'
import { hashOf, sqlFiles } from './sql-files.ts'

export interface RightsOptions {
  /** The login that the server runs with, when another one sets up the database. */
  servingLogin?: string | null
}

/** Whether the rights are unchanged since rights.sql was applied, that file is this version's, and the server's login has its rights. */
export async function rightsAreSet(session: OwnerSession, roles: Roles, { servingLogin = null }: RightsOptions): Promise<boolean> {
  const { rows } = await session.query(
    `select rights, (${fingerprint(roles)}) as found,
      $1::text is null or coalesce(pg_has_role(to_regrole(quote_ident($1::text)), '${roles.app}', 'member'), false) as admitted
    from installation`,
    [servingLogin],
  )
  return rows[0]?.admitted === true && rows[0].rights === `${textHash()} ${rows[0].found}`
}

/** Sets all roles, grants and policies, within the caller's transaction. */
export async function setRights(session: OwnerSession, roles: Roles, { servingLogin = null }: RightsOptions): Promise<void> {
  await session.query(withRoles(rightsText(), roles))
  if (servingLogin !== null) await admit(session, roles, servingLogin)
  await requireClosedDatabase(session)
  await session.query(`update installation set rights = $1 || ' ' || (${fingerprint(roles)})`, [textHash()])
}

/**
 * Row-level security is also forced for the owner of the tables. Where policies are missing, as after restoring a dump, a
 * migration would change no rows without an error. rights.sql forces it again.
 */
export async function letOwnerSeeRows(session: OwnerSession): Promise<void> {
  await session.query(`
    do $$
    declare a_table regclass;
    begin
      for a_table in select oid::regclass from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relforcerowsecurity loop
        execute format('alter table %s no force row level security', a_table);
      end loop;
    end $$`)
}

/** The server's login may connect and use the roles, and nothing else. */
async function admit(session: OwnerSession, roles: Roles, login: string): Promise<void> {
  const { rows } = await session.query('select quote_ident($1) as name, to_regrole(quote_ident($1)) is not null as there', [login])
  const [role] = rows
  if (!role?.there) {
    throw new StartFailure(
      `The login ${login} in DATABASE_URL doesn't exist: create it (create role ${login} login password '…'), or correct DATABASE_URL.`,
    )
  }
  await session.query(`
    do $$ begin execute format('grant connect on database %I to ${role.name}', current_database()); end $$;
    grant ${roles.app}, ${roles.customer}, ${roles.limited} to ${role.name}`)
}

/** Only the owner of the database can revoke other logins' right to connect; for anyone else PostgreSQL only warns. */
async function requireClosedDatabase(session: OwnerSession): Promise<void> {
  const { rows } = await session.query(`
    select d.datname as name, current_user as login from pg_database d
    where d.datname = current_database()
      and exists (select from aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) where grantee = 0 and privilege_type = 'CONNECT')`)
  const [open] = rows
  if (!open) return
  throw new StartFailure(
    `Any login of this PostgreSQL may connect to the database ${open.name}, and ${open.login} can't change that: run 'alter database ${open.name} owner to ${open.login}', or 'revoke connect on database ${open.name} from public'.`,
  )
}

function rightsText(): string {
  return sqlFiles('platform/set-up/rights.sql')[0]?.text ?? ''
}

function textHash(): string {
  return hashOf(rightsText())
}

/** Everything rights.sql sets, as one hash. Sequences of document numbers are left out: one is made each year. */
function fingerprint(roles: Roles): string {
  const names = Object.values(roles)
    .map((name) => `'${name}'`)
    .join()
  const schemas = `(n.nspname in ('public', 'pgboss') or n.nspname ~ '^fn_')`
  return `
    select md5(string_agg(line, e'\\n' order by line collate "C")) from (
      select concat_ws(' ', 'relation', n.nspname, c.relname, c.relacl::text, c.relrowsecurity, c.relforcerowsecurity, pg_get_userbyid(c.relowner)) as line
        from pg_class c join pg_namespace n on n.oid = c.relnamespace and ${schemas} where c.relkind in ('r', 'p', 'S', 'v')
      union all select concat_ws(' ', 'column', n.nspname, c.relname, a.attname, a.attacl::text)
        from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace and ${schemas} where a.attacl is not null
      union all select concat_ws(' ', 'routine', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid), p.proacl::text)
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace and ${schemas}
      union all select concat_ws(' ', 'schema', n.nspname, n.nspacl::text) from pg_namespace n where ${schemas}
      union all select concat_ws(' ', 'policy', tablename, policyname, permissive, roles::text, cmd, qual, with_check) from pg_policies where schemaname = 'public'
      union all select concat_ws(' ', 'default', defaclnamespace::regnamespace::text, defaclobjtype, defaclacl::text) from pg_default_acl
      union all select concat_ws(' ', 'database', datacl::text) from pg_database where datname = current_database()
      union all select concat_ws(' ', 'role', rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb, rolreplication)
        from pg_roles where rolname in (${names})
      union all select concat_ws(' ', 'member', pg_get_userbyid(roleid), pg_get_userbyid(member))
        from pg_auth_members where pg_get_userbyid(roleid) in (${names})
    ) as every`
}
