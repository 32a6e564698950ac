import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { QueryResult } from 'kysely'
import { StartFailure } from '../../start-failure.ts'
import { pgliteParsers } from './column-values.ts'
import { type Claim, ConnectionShares } from './connection-shares.ts'
import { type Connection, changeCommands, type Engine, hasEnded, openingOf, rolledBack, type Statement, setLocal } from './engine.ts'
import type { Surroundings } from './installation.ts'
import { PgliteStatements } from './pglite-statements.ts'

export interface PgliteEngine extends Engine {
  /** Statements with the owner's rights (set-up, vacuum), on the only session. */
  asOwner<T>(work: (pglite: PGlite) => Promise<T>): Promise<T>
  /** Transactions committed since the engine was opened that changed something, or called a function that may have. */
  readonly commits: number
}

interface Session {
  pglite: PGlite
  statements: PgliteStatements
}

// Node 24 can end the process ("Check failed: jit_page_->allocations_.erase") when V8 frees WebAssembly code that it has replaced
// by a faster version. A server with the demo takes the same memory with all of it kept.
setFlagsFromString('--no-wasm-code-gc')

/** With PGlite's own 128 MB of shared buffers a process takes 780 MB of memory instead of 240. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Longest wait for the one session. A longer one is a deadlock, most likely of nested work. */
const patience = 30_000
const healthCheckPatience = 2_000

/**
 * @param source a folder, or none for a database in memory; `dump` is the initial content of a new one.
 * @param setUp brings the database to what this version of the server needs, with the owner's rights.
 */
export async function openPglite(
  source: { folder?: string; dump?: Blob },
  setUp: (pglite: PGlite) => Promise<Surroundings>,
): Promise<PgliteEngine> {
  const pglite = source.folder ? await openFolder(source.folder, source.dump) : await create({ loadDataDir: source.dump })
  const { roles, functionSchema } = await setUp(pglite).catch(async (error) => {
    await pglite.close()
    throw error
  })
  await pglite.exec(`set search_path = ${functionSchema}, public; set role ${roles.app}; set plan_cache_mode = force_generic_plan`)
  const statements = new PgliteStatements(pglite)
  const turn = oneAtATime()
  const shares = new ConnectionShares(patience, { hasOneConnection: true })
  let commits = 0

  async function acquire(claim: Claim): Promise<Connection> {
    const leave = await shares.enter(claim)
    try {
      const end = await turn()
      const release = () => {
        end()
        leave()
      }
      return pgliteConnection({ pglite, statements }, roles.app, release, () => {
        commits += 1
      })
    } catch (error) {
      leave()
      throw error
    }
  }

  return {
    name: 'pglite',
    roles,
    acquire,
    readLimits: null,
    run: async (text, values) => {
      const release = await turn()
      try {
        if (values?.length) return await pglite.query<Record<string, unknown>>(text, [...values])
        const results = await pglite.exec(text)
        return { rows: results.flatMap((result) => result.rows) }
      } catch (error) {
        // Several statements may have left a transaction open, which must not stay on the only session.
        if (pglite.isInTransaction()) await pglite.exec('rollback')
        throw error
      } finally {
        release()
      }
    },
    runHealthCheck: async (text) => {
      const release = await turn(healthCheckPatience)
      try {
        await pglite.exec(text)
      } finally {
        if (pglite.isInTransaction()) await pglite.exec('rollback')
        release()
      }
    },
    asOwner: async (work) => {
      const release = await turn()
      try {
        await pglite.exec('reset role')
        return await work(pglite)
      } finally {
        try {
          await pglite.exec(`set role ${roles.app}`)
        } finally {
          release()
        }
      }
    },
    get commits() {
      return commits
    },
    close: async () => {
      const release = await turn()
      await pglite.close()
      release()
    },
  }
}

function create(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, startParams, parsers: pgliteParsers })
}

async function openFolder(folder: string, dump?: Blob): Promise<PGlite> {
  if (isEmptyFolder(folder)) await makeFolder(folder, dump)
  // PGlite would create a new database over the remains of the old one.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw damaged(folder, 'PG_VERSION is missing')
  let said = ''
  const listen = (text: string) => {
    said += `${text}\n`
    return true
  }
  try {
    return await create({ dataDir: folder, onStderr: listen, onStdout: listen })
  } catch (error) {
    const reason = /(?:PANIC|FATAL): +(.*)/.exec(said)?.[1] ?? (error as Error).message
    throw damaged(folder, reason)
  }
}

export function isEmptyFolder(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}

/** Creates a new database next to its folder and renames it when complete, so that an interrupted start leaves no partial database. */
async function makeFolder(folder: string, dump?: Blob): Promise<void> {
  const making = `${folder}.making`
  rmSync(making, { recursive: true, force: true })
  const pglite = await create({ dataDir: making, loadDataDir: dump })
  await pglite.close()
  renameSync(making, folder)
}

/** Turns an error that means damaged database files into a sentence for people; returns any other error unchanged. */
export function explainDamage(error: unknown, folder: string): unknown {
  if (!(error instanceof Error)) return error
  if (error.cause) {
    const explained = explainDamage(error.cause, folder)
    return explained === error.cause ? error : explained
  }
  const code = 'code' in error ? String(error.code) : ''
  // SQLSTATE classes of PostgreSQL: internal error, as corrupted data, and system error, as a file that can't be read.
  return /^(XX|58)...$/.test(code) || error instanceof WebAssembly.RuntimeError ? damaged(folder, error.message) : error
}

function damaged(folder: string, reason: string): StartFailure {
  return new StartFailure(
    `The database in ${folder} can't be opened (${reason}): move that folder away and restore the newest backup, as docs/operations.md describes.`,
  )
}

function pgliteConnection(
  { pglite, statements }: Session,
  applicationRole: string,
  release: () => void,
  committed: () => void,
): Connection {
  let open = false
  let hasRole = false
  let changed = false
  let finished = false
  let ending: Promise<unknown> = Promise.resolve()
  const end = async (command: 'commit' | 'rollback') => {
    if (!open) return null
    open = false
    const [result] = await pglite.exec(command)
    return result?.command
  }
  const executeQuery = async <R>(query: Statement): Promise<QueryResult<R>> => {
    if (finished) throw new Error(hasEnded)
    const { rows, command, affectedRows } = await statements.query<R>(query)
    if (affectedRows || command === 'SELECT') changed = true
    return { rows, numAffectedRows: command && changeCommands.has(command) ? BigInt(affectedRows ?? 0) : undefined }
  }
  const commit = async () => {
    if (!open) return
    if ((await end('commit')) === 'ROLLBACK') throw new Error(rolledBack)
    if (changed) committed()
  }
  const inOrder = async (queries: readonly Statement[]) => {
    const results: QueryResult<unknown>[] = []
    for (const query of queries) results.push(await executeQuery(query))
    return results
  }
  return {
    executeQuery,
    executeTogether: inOrder,
    finish: async (queries) => {
      if (hasRole) await inOrder(setLocal({ role: applicationRole }))
      const results = await inOrder(queries)
      await commit()
      finished = true
      return results
    },
    streamQuery: () => {
      throw new Error('Streaming from the database is not supported.')
    },
    begin: async ({ statementTimeout: _, ...opening }) => {
      open = true
      hasRole = opening.asRole !== null
      for (const statement of openingOf(opening)) await statements.query(statement)
    },
    allowLonger: async (milliseconds) => {
      await inOrder(setLocal({ statement_timeout: String(milliseconds) }))
    },
    commit,
    endRead: () => {
      ending = end('rollback').catch(() => {})
    },
    rollback: async () => {
      await end('rollback')
    },
    release: () => {
      ending.then(release)
    },
  }
}

/**
 * A queue for the one session. Returns a function that waits for a turn and returns the function that releases it.
 * A caller that asks for a second turn while it holds one would wait forever, so waiting ends with an error.
 */
function oneAtATime(): (patience?: number) => Promise<() => void> {
  let last: Promise<void> = Promise.resolve()
  return async (atMost = patience) => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        // Later callers must still wait for the earlier ones.
        before.then(resolve)
        reject(new Error('The embedded database was busy for too long: is a read started inside a transaction?'))
      }, atMost)
    })
    try {
      await Promise.race([before, tooLong])
    } finally {
      clearTimeout(timer)
    }
    // Asynchronously: a long queue would otherwise keep the event loop from network and timers.
    return () => setImmediate(resolve)
  }
}
