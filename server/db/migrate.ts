import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { allJobs } from '../jobs/all-jobs.ts'
import { installJobQueue, jobQueueVersion } from '../jobs/install-job-queue.ts'
import { StartFailure } from '../start-failure.ts'
import type { OwnerSession } from './owner-session.ts'

interface Step {
  name: string
  hash: string
  /** Commits for itself, so the record of it comes after. Must be harmless when done twice. */
  ownTransaction?: boolean
  apply(session: OwnerSession): Promise<void>
}

const serverFolder = join(import.meta.dirname, '..')
const migrationLock = 7_267_001

/**
 * Brings the database to what this version of the server needs: the numbered migrations, each once and in order; then
 * the SQL functions that live beside their verbs and the job queue, whenever they changed. Safe when several servers
 * start at once, and one short query when there is nothing to do.
 */
export async function migrate(session: OwnerSession, log: (message: string) => void = () => {}): Promise<void> {
  try {
    await applyWhatIsMissing(session, log)
  } catch (error) {
    if (!isRefusal(error)) throw error
    throw new StartFailure(
      `The user in DATABASE_URL may not set up the database (${error.message}): connect as its owner with the right to create roles (alter role … createrole).`,
    )
  }
}

async function applyWhatIsMissing(session: OwnerSession, log: (message: string) => void): Promise<void> {
  const migrations = numberedMigrations()
  const steps = [...migrations, functionsStep(), jobQueueStep()]
  const before = await appliedSteps(session)
  refuseOtherHistory(migrations, before)
  if (pending(steps, before).length === 0) return
  await session.query(`select pg_advisory_lock(${migrationLock})`)
  try {
    await session.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const applied = await appliedSteps(session)
    refuseOtherHistory(migrations, applied)
    for (const step of pending(steps, applied)) {
      await applyStep(session, step)
      log(`Applied ${step.name}.`)
    }
  } finally {
    await session.query(`select pg_advisory_unlock(${migrationLock})`)
  }
}

function pending(steps: Step[], applied: Map<string, string>): Step[] {
  return steps.filter((step) => applied.get(step.name) !== step.hash)
}

/** Name and hash of what the database has had. None when it is new. */
async function appliedSteps(session: OwnerSession): Promise<Map<string, string>> {
  const { rows } = await session.query(`select to_regclass('schema_migrations') is not null as there`)
  if (!rows[0]?.there) return new Map()
  const applied = await session.query('select name, hash from schema_migrations')
  return new Map(applied.rows.map((row) => [String(row.name), String(row.hash)]))
}

/** History only grows: a database must have been made by these very migrations, or by the first ones of them. */
function refuseOtherHistory(migrations: Step[], applied: Map<string, string>): void {
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

/** One step and the record of it, or neither. */
async function applyStep(session: OwnerSession, step: Step): Promise<void> {
  if (step.ownTransaction) await step.apply(session)
  await session.query('begin')
  try {
    if (!step.ownTransaction) await step.apply(session)
    await session.query(
      'insert into schema_migrations (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash, applied_at = now()',
      [step.name, step.hash],
    )
    await session.query('commit')
  } catch (error) {
    await session.query('rollback')
    throw explained(error, step)
  }
}

function explained(error: unknown, step: Step): Error {
  if (isRefusal(error)) return error
  return new Error(`${step.name} couldn't be applied: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
}

const insufficientPrivilege = '42501'

function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === insufficientPrivilege
}

function numberedMigrations(): Step[] {
  return sqlFiles('db/migrations/[0-9][0-9][0-9][0-9]_*.sql').map(({ path, text }) => ({
    name: basename(path),
    hash: hashOf(text),
    apply: async (session) => {
      await session.query(text)
    },
  }))
}

/** Functions are replaced, not migrated: the text in the tree is what the database has. */
function functionsStep(): Step {
  const files = sqlFiles('**/*.sql').filter(({ path }) => !path.startsWith('db/migrations/'))
  return {
    name: 'functions',
    hash: hashOf(files.map(({ path, text }) => `${path}\n${text}`).join('\n')),
    apply: async (session) => {
      // Bodies are checked when they run, so that the order of the files doesn't matter.
      await session.query('set local check_function_bodies = off')
      for (const { path, text } of files) {
        try {
          await session.query(text)
        } catch (error) {
          throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
        }
      }
    },
  }
}

function jobQueueStep(): Step {
  const names = allJobs.map((job) => job.name)
  return {
    name: 'job queue',
    hash: hashOf(`${jobQueueVersion} ${names.join(' ')}`),
    ownTransaction: true,
    apply: (session) => installJobQueue(session, names),
  }
}

function sqlFiles(pattern: string): { path: string; text: string }[] {
  return globSync(pattern, { cwd: serverFolder })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(serverFolder, path), 'utf8') }))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
