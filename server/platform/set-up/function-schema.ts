import { serverFolder } from '../../folders.ts'
import type { OwnerSession } from '../engine/owner-session.ts'
import { hashOf, type SqlFile, sqlFiles } from './sql-files.ts'

/**
 * The SQL functions next to their verbs. Each version of them has a schema of its own, so that servers of two
 * versions work side by side on one database. Connections find them by their search path. What tables depend on
 * (functions of policies, triggers, checks and indexes) stays in `public` and changes by migration only.
 */
export interface FunctionVersion {
  /** Name of the schema, derived from the text of all files. */
  schema: string
  files: SqlFile[]
}

/** A server marks its version as used every hour, so a version not marked for a day isn't used by any server. */
const unusedAfter = '1 day'

/** @param folder another one in tests of an upgrade. */
export function functionVersion(folder: string = serverFolder): FunctionVersion {
  const files = sqlFiles('**/*.sql', folder).filter(({ path }) => !path.startsWith('platform/set-up/'))
  return { schema: `fn_${hashOf(files.map(({ path, text }) => `${path}\n${text}`).join('\n')).slice(0, 16)}`, files }
}

/** Creates the functions of this version, within the caller's transaction. Their rights are set with all others (rights.sql). */
export async function createFunctions(session: OwnerSession, { schema, files }: FunctionVersion): Promise<void> {
  await session.query(`create schema ${schema}`)
  // Without checks of function bodies, so that the order of the files doesn't matter.
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
