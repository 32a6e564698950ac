import { StartFailure } from '../../start-failure.ts'
import { addLimitedRole, createRoles, findRoles, type Roles, type Surroundings, touchFunctionVersion } from '../engine/installation.ts'
import type { JobQueueKind } from '../engine/job-queue.ts'
import type { OwnerSession } from '../engine/owner-session.ts'
import { analyseTables } from './analyse-tables.ts'
import { createFunctions, dropUnusedFunctions, type FunctionVersion, functionVersion } from './function-schema.ts'
import {
  appliedSteps,
  applyMigration,
  createMigrationsTable,
  type Migration,
  numberedMigrations,
  refuseOtherHistory,
  rememberStep,
} from './migrations.ts'
import { letOwnerSeeRows, type RightsOptions, rightsAreSet, setRights } from './rights.ts'
import { hashOf } from './sql-files.ts'

interface SetUpOptions extends RightsOptions {
  log?: (message: string) => void
  /** The folder with the SQL; another one in tests of an upgrade. */
  sqlFolder?: string | undefined
}

const setUpLock = 7_267_001

/**
 * Brings the database to what this version of the server needs: the roles of the installation; the numbered migrations,
 * each once and in order; the SQL functions of this version; the tables of the job queue; and all rights. Safe when several
 * servers start at once, and a few short queries when there is nothing to do. Also analyses tables without statistics, which an up-to-date
 * database has after it was restored.
 */
export async function setUpDatabase(session: OwnerSession, jobQueue: JobQueueKind, options: SetUpOptions = {}): Promise<Surroundings> {
  const plan = { migrations: numberedMigrations(options.sqlFolder), functions: functionVersion(options.sqlFolder), jobQueue }
  try {
    const roles = (await rolesIfReady(session, plan, options)) ?? (await setUpUnderLock(session, plan, options))
    const analysed = await analyseTables(session)
    if (analysed.length > 0) options.log?.(`Analysed ${analysed.join(', ')}.`)
    return { roles, functionSchema: plan.functions.schema }
  } catch (error) {
    if (!isDenied(error)) throw error
    throw new StartFailure(
      `The user in DATABASE_URL may not set up the database (${error.message}): connect as its owner with the right to create roles (alter role … createrole).`,
    )
  }
}

interface Plan {
  migrations: Migration[]
  functions: FunctionVersion
  jobQueue: JobQueueKind
}

/** The roles, when everything is in place. */
async function rolesIfReady(
  session: OwnerSession,
  { migrations, functions, jobQueue }: Plan,
  options: RightsOptions,
): Promise<Roles | null> {
  const applied = await appliedSteps(session)
  refuseOtherHistory(migrations, applied)
  if ([...migrations, jobQueueStep(jobQueue)].some(({ name, hash }) => applied.get(name) !== hash)) return null
  const roles = await findRoles(session)
  if (!roles || !(await isCreated(session, functions)) || !(await rightsAreSet(session, roles, options))) return null
  await session.query(touchFunctionVersion(functions.schema))
  return roles
}

async function setUpUnderLock(
  session: OwnerSession,
  { migrations, functions, jobQueue }: Plan,
  { log = () => {}, ...options }: SetUpOptions,
): Promise<Roles> {
  await session.query(`select pg_advisory_lock(${setUpLock})`)
  try {
    await createMigrationsTable(session)
    const applied = await appliedSteps(session)
    refuseOtherHistory(migrations, applied)
    const roles = (await findRoles(session)) ?? (await inTransaction(session, 'The roles', () => createRoles(session)))
    await inTransaction(session, 'The roles', () => addLimitedRole(session, roles))
    const missing = migrations.filter(({ name }) => !applied.has(name))
    if (missing.length > 0) await inTransaction(session, 'Letting the owner see all rows', () => letOwnerSeeRows(session))
    for (const migration of missing) {
      await inTransaction(session, migration.name, async () => {
        await applyMigration(session, migration, roles)
        await rememberStep(session, migration)
      })
      log(`Applied ${migration.name}.`)
    }
    if (!(await isCreated(session, functions))) {
      await inTransaction(session, 'The SQL functions', () => createFunctions(session, functions))
      log(`Created the SQL functions of this version (${functions.schema}).`)
    }
    await inTransaction(session, 'The SQL functions', () => dropUnusedFunctions(session, functions))
    const queueStep = jobQueueStep(jobQueue)
    if (applied.get(queueStep.name) !== queueStep.hash) {
      // It commits by itself and can be repeated.
      await jobQueue.install(session)
      await rememberStep(session, queueStep)
      log('Set up the job queue.')
    }
    if (!(await rightsAreSet(session, roles, options))) {
      await inTransaction(session, 'rights.sql', () => setRights(session, roles, options))
      log('Set the rights of the roles.')
    }
    await session.query(touchFunctionVersion(functions.schema))
    return roles
  } finally {
    await session.query(`select pg_advisory_unlock(${setUpLock})`)
  }
}

async function isCreated(session: OwnerSession, { schema }: FunctionVersion): Promise<boolean> {
  const { rows } = await session.query('select to_regnamespace($1) is not null as there', [schema])
  return rows[0]?.there === true
}

/** Runs one step in a transaction. */
async function inTransaction<T>(session: OwnerSession, step: string, work: () => Promise<T>): Promise<T> {
  await session.query('begin')
  try {
    const result = await work()
    await session.query('commit')
    return result
  } catch (error) {
    await session.query('rollback')
    if (error instanceof StartFailure || isDenied(error)) throw error
    throw new Error(`${step} couldn't be applied: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

const insufficientPrivilege = '42501'

function isDenied(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === insufficientPrivilege
}

function jobQueueStep({ version }: JobQueueKind): { name: string; hash: string } {
  return { name: 'job queue', hash: hashOf(version) }
}
