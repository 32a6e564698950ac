import { basename } from 'node:path'
import { StartFailure } from '../../start-failure.ts'
import { type Roles, withRoles } from '../engine/installation.ts'
import type { OwnerSession } from '../engine/owner-session.ts'
import { hashOf, sqlFiles } from './sql-files.ts'

/** One numbered change of the tables, applied once and never edited. */
export interface Migration {
  name: string
  hash: string
  text: string
}

export function numberedMigrations(folder?: string): Migration[] {
  return sqlFiles('platform/set-up/migrations/[0-9][0-9][0-9][0-9]_*.sql', folder).map(({ path, text }) => ({
    name: basename(path),
    hash: hashOf(text),
    text,
  }))
}

/** Name and hash of the migrations applied so far. None in a new database. */
export async function appliedSteps(session: OwnerSession): Promise<Map<string, string>> {
  const { rows } = await session.query(`select to_regclass('public.schema_migrations') is not null as there`)
  if (!rows[0]?.there) return new Map()
  const applied = await session.query('select name, hash from schema_migrations')
  return new Map(applied.rows.map((row) => [String(row.name), String(row.hash)]))
}

/** Migrations are only ever added: the applied ones must be the first of these, unchanged. */
export function refuseOtherHistory(migrations: Migration[], applied: Map<string, string>): void {
  for (const migration of migrations) {
    const hash = applied.get(migration.name)
    if (hash !== undefined && hash !== migration.hash) {
      throw new StartFailure(
        `The migration ${migration.name} was changed after this database had applied it: restore the file and write a new migration instead.`,
      )
    }
  }
  const known = new Set(migrations.map((migration) => migration.name))
  const foreign = [...applied.keys()].find((name) => /^\d{4}_/.test(name) && !known.has(name))
  if (foreign)
    throw new StartFailure(
      `This database was set up by a newer version of Tallyhouse (${foreign}): start that version, or use another database.`,
    )
}

/** Applies one migration, within the caller's transaction. */
export async function applyMigration(session: OwnerSession, { text }: Migration, roles: Roles): Promise<void> {
  await session.query(withRoles(text, roles))
}

export async function createMigrationsTable(session: OwnerSession): Promise<void> {
  await session.query(
    'create table if not exists public.schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
}

export async function rememberStep(session: OwnerSession, { name, hash }: { name: string; hash: string }): Promise<void> {
  await session.query(
    'insert into schema_migrations (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash, applied_at = now()',
    [name, hash],
  )
}
