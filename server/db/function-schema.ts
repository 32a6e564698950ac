import type { OwnerSession } from './owner-session.ts'
import { hashOf, type SqlFile, serverFolder, sqlFiles } from './sql-files.ts'

/**
 * The SQL functions that live beside their verbs, each version of them in a schema of its own, so that servers of two
 * versions work side by side on one database. Connections find them by their search path. What tables depend on
 * (functions of policies, triggers, checks and indexes) stays in `public` and changes by migration only.
 */
export interface FunctionVersion {
  /** Name of the schema: made from the text of all files. */
  schema: string
  files: SqlFile[]
}

/** A server touches its version every hour, so one that was not touched for a day belongs to no server. */
const unusedAfter = '1 day'

/** @param folder another one in tests of an upgrade. */
export function functionVersion(folder: string = serverFolder): FunctionVersion {
  const files = sqlFiles('**/*.sql', folder).filter(({ path }) => !path.startsWith('db/migrations/') && path !== 'db/rights.sql')
  return { schema: `fn_${hashOf(files.map(({ path, text }) => `${path}\n${text}`).join('\n')).slice(0, 16)}`, files }
}

/** Creates the functions of this version, within the caller's transaction. Their rights are set with all others (rights.sql). */
export async function createFunctions(session: OwnerSession, { schema, files }: FunctionVersion): Promise<void> {
  await session.query(`create schema ${schema}`)
  // Bodies are checked when they run, so that the order of the files doesn't matter.
  await session.query(`set local search_path = ${schema}, public; set local check_function_bodies = off`)
  for (const { path, text } of files) {
    try {
      await session.query(text)
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }
  await session.query('set local search_path to default')
  await session.query('insert into function_versions (name) values ($1)', [schema])
}

/** Drops the functions of versions that no server uses any longer, within the caller's transaction. */
export async function dropUnusedFunctions(session: OwnerSession, { schema }: FunctionVersion): Promise<void> {
  const { rows } = await session.query(
    `delete from function_versions where used_at < now() - interval '${unusedAfter}' and name <> $1 returning name`,
    [schema],
  )
  for (const { name } of rows) await session.query(`drop schema if exists ${name} cascade`)
}

/** Says that a server of this version is at work. Also what the listening connection asks to find out whether it still lives. */
export function touchFunctionVersion(schema: string): string {
  return `update public.function_versions set used_at = now() where name = '${schema}' and used_at < now() - interval '1 hour'`
}
