import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'
import { openDatabase } from '../../server/open-database.ts'
import type { OpenDatabase } from '../../server/platform/engine/database-handle.ts'
import { openTransaction } from '../../server/platform/engine/open-transaction.ts'
import type { PostgresTimings } from '../../server/platform/engine/postgres-settings.ts'
import { onDatabase, runOn } from './postgres-admin.ts'

export interface TestDatabase extends OpenDatabase {
  /** Address of the database on PostgreSQL, for a second handle or another process; null on PGlite. */
  readonly url: string | null
}

interface TestDatabaseOptions {
  /** The clock; default is the computer's. */
  clock?: (() => Date) | undefined
  /** Starts with the four people of test-people.ts instead of without users. */
  withPeople?: boolean
  /** Time limits of PostgreSQL that differ from the usual ones. */
  timings?: Partial<PostgresTimings> | undefined
  /** The address under which it reaches the database on PostgreSQL, as through a piece of network. */
  through?: ((url: string) => Promise<string>) | undefined
  /** What the embedded database begins with, in place of the template: a file that a server has backed up. */
  backup?: string | undefined
}

/** A separate, migrated database on the engine of this run. Close it in afterAll. */
export async function openTestDatabase({
  clock,
  withPeople = false,
  timings,
  through,
  backup,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const template = inject('template')
  if (template.engine === 'pglite') {
    const dump = backup
      ? await openAsBlob(backup, { type: 'application/gzip' })
      : await openAsBlob(withPeople ? template.dumpWithPeople : template.dump)
    return { ...refusingNestedWork(await openDatabase({ dump, clock })), url: null }
  }
  const { adminUrl } = template
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(
    adminUrl,
    `create database ${name} template ${withPeople ? template.nameWithPeople : template.name}`,
    `revoke connect, temporary on database ${name} from public`,
  )
  const url = onDatabase(adminUrl, name)
  // A copy has roles of its own, whose rights take longer than all else that opening it does. Copies of tests share those of their template.
  await runOn(url, 'update installation set database_oid = (select oid from pg_database where datname = current_database())')
  const db = await openDatabase({ databaseUrl: through ? await through(url) : url, clock, ...(timings && { timings }) })
  return {
    ...refusingNestedWork(db),
    url,
    close: async () => {
      await db.close()
      await runOn(adminUrl, `drop database ${name} with (force)`)
    },
  }
}

/** The transaction that the running code is part of. */
const transactions = new AsyncLocalStorage<{ db: OpenDatabase; open: boolean }>()

/** Runs code outside of the current transaction's context, like an incoming request. */
export function outsideTransactions<T>(work: () => PromiseLike<T>): Promise<T> {
  return openTransaction.exit(() => transactions.exit(async () => await work()))
}

/**
 * A read or transaction that is started inside a transaction takes a second connection. PGlite has only one, so there it
 * would deadlock; here it fails on both engines, so that a run on PostgreSQL finds it too.
 */
function refusingNestedWork(db: OpenDatabase): OpenDatabase {
  function refuseInsideTransaction(what: string): void {
    const transaction = transactions.getStore()
    if (transaction?.db === db && transaction.open) {
      throw new Error(`A ${what} was started inside a transaction: use the transaction's own \`sql\`, as PGlite has one connection only.`)
    }
  }
  return {
    ...db,
    forJobs: (share) => refusingNestedWork(db.forJobs(share)),
    read: async (viewer, work, options) => {
      refuseInsideTransaction('read')
      return db.read(viewer, work, options)
    },
    transaction: async (viewer, work, first) => {
      refuseInsideTransaction('transaction')
      return db.transaction(
        viewer,
        async (trx) => {
          // Callbacks of the work, like a timer, may read after the transaction has ended.
          const transaction = { db, open: true }
          try {
            return await transactions.run(transaction, () => work(trx))
          } finally {
            transaction.open = false
          }
        },
        first,
      )
    },
  }
}
