import { type Driver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Claim } from './connection-shares.ts'
import type { Connection, Engine } from './engine.ts'
import type { Tables } from './tables.ts'

/**
 * Kysely over one connection that the caller opens, commits and releases. Creating one takes microseconds.
 * Statements started together (Promise.all) are sent together, in one round trip on PostgreSQL.
 */
export function kyselyOn(connection: Connection): Kysely<Tables> {
  return kyselyWith({ acquire: async () => connection, release: () => {} })
}

/** Kysely that takes a connection for each statement. */
export function kyselyOver(engine: Engine, claim: Claim): Kysely<Tables> {
  return kyselyWith({ acquire: () => engine.acquire(claim), release: (connection) => connection.release() })
}

function kyselyWith(source: { acquire: () => Promise<Connection>; release: (connection: Connection) => void }): Kysely<Tables> {
  return kyselyDrivenBy({
    init: async () => {},
    acquireConnection: source.acquire,
    releaseConnection: async (connection) => source.release(connection as Connection),
    beginTransaction: useTheHandle,
    commitTransaction: useTheHandle,
    rollbackTransaction: useTheHandle,
    destroy: async () => {},
  })
}

/** Kysely that writes PostgreSQL's SQL and leaves sending it to a driver. */
export function kyselyDrivenBy(driver: Driver): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createDriver: () => driver,
    },
  })
}

/** A transaction begun here would have neither the viewer's role nor change events. */
async function useTheHandle(): Promise<never> {
  throw new Error('Start transactions with transaction() of the database handle.')
}
