import { Client, type ClientConfig, Pool, type PoolClient } from 'pg'
import { StartFailure } from '../../start-failure.ts'
import { postgresTypes } from './column-values.ts'
import { connectionAdvice } from './connection-advice.ts'
import { ConnectionShares, mostAdmitted } from './connection-shares.ts'
import type { Engine } from './engine.ts'
import { destroy, healthConnection } from './health-connection.ts'
import type { Roles, Surroundings } from './installation.ts'
import { isSilence, PostgresConnection } from './postgres-connection.ts'
import { connectionSettings, type PostgresTimings, usualTimings } from './postgres-settings.ts'

/** The job queue and change events take a connection for single statements, besides those whose share admitted them. */
const poolSize = mostAdmitted + 1

/** Names of the connections outside the pool in pg_stat_activity. */
export const listenerName = 'tallyhouse listener'
const healthName = 'tallyhouse health'

export interface PostgresEngine extends Engine {
  readonly timings: PostgresTimings
  /** The schema with the SQL functions of this version. */
  readonly functionSchema: string
  /** A connection outside the pool, for listening. */
  connectToListen(): Promise<Client>
  /** Closes the idle connections of the pool: when one connection was cut the others probably were too, and each would fail a call. */
  dropIdle(): void
}

/** The pool the server works with. Every connection starts in the application's role, with the SQL functions of this version on its search path. */
export function openPostgres(
  databaseUrl: string,
  { roles, functionSchema }: Surroundings,
  log: (error: Error) => void,
  chosen?: Partial<PostgresTimings>,
): PostgresEngine {
  const timings = { ...usualTimings, ...chosen }
  const settings = (more: ClientConfig) =>
    connectionSettings(databaseUrl, {
      types: postgresTypes,
      // RESET ROLE returns to a role set this way, so that no statement can regain the rights of the login.
      // A generic plan avoids planning frequent statements with array parameters each time.
      options: `-c role=${roles.app} -c search_path=${functionSchema},public -c plan_cache_mode=force_generic_plan -c lock_timeout=${timings.lock}`,
      ...more,
    })
  const pool = new Pool({
    ...settings({
      application_name: 'tallyhouse',
      connectionTimeoutMillis: timings.connect,
      statement_timeout: timings.statement,
      // Later than PostgreSQL's own timeout, whose error says more and keeps the connection usable.
      query_timeout: timings.answer,
      idle_in_transaction_session_timeout: 2 * timings.statement,
      pipeline: true,
    }),
    max: poolSize,
    idleTimeoutMillis: 300_000,
    onConnect: (client) => requireRole(client as PoolClient, roles),
  })
  // The error object holds the whole connection, which must not be logged.
  pool.on('error', (error) => {
    if (!pool.ending) log(new Error(`A connection to PostgreSQL was lost: ${error.message}`))
  })
  // A cut connection in use fails its statements. Without a listener the error event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const idle = new Set<PoolClient>()
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_error, client) => idle.add(client as PoolClient))
  pool.on('remove', (client) => idle.delete(client as PoolClient))
  const dropIdle = () => idle.forEach(destroy)
  const shares = new ConnectionShares(timings.connect)

  async function connectApart(application_name: string, connect: number, answer: number): Promise<Client> {
    const client = new Client(settings({ application_name, connectionTimeoutMillis: connect, query_timeout: answer }))
    client.on('error', () => {})
    try {
      await client.connect()
      await requireRole(client, roles)
      return client
    } catch (error) {
      destroy(client)
      throw error
    }
  }

  const health = healthConnection(() => connectApart(healthName, timings.health, timings.health))
  return {
    name: 'postgres',
    roles,
    functionSchema,
    timings,
    readLimits: timings,
    acquire: async (claim) => {
      const leave = await shares.enter(claim)
      try {
        return new PostgresConnection(await pool.connect(), roles.app, { silence: dropIdle, release: leave })
      } catch (error) {
        leave()
        throw error
      }
    },
    run: async (text, values) => {
      const answer = await pool.query(text, values ? [...values] : undefined).catch((error) => {
        if (isSilence(error)) dropIdle()
        throw error
      })
      // `pg` answers several statements at once with a list of results.
      return { rows: [answer].flat().flatMap((result) => result.rows) }
    },
    runHealthCheck: health.run,
    connectToListen: () => connectApart(listenerName, timings.connect, timings.probe),
    dropIdle,
    close: async () => {
      await health.close()
      // A silently cut connection never answers a regular end.
      const patience = setTimeout(dropIdle, timings.connect)
      await pool.end()
      clearTimeout(patience)
    },
  }
}

/** The login of an address, completed by PostgreSQL's environment variables. */
export function loginOf(databaseUrl: string): string {
  return new Client({ connectionString: databaseUrl }).user ?? ''
}

/** Row-level security applies only to roles that own nothing, so a connection in any other role is not used. */
async function requireRole(client: Pick<Client, 'query'>, { app }: Roles): Promise<void> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  if (rows[0]?.role === app) return
  throw new StartFailure(
    `PostgreSQL lets the server work as '${rows[0]?.role}' instead of '${app}', so the server can't keep customers' data apart: let the connection pooler pass on the startup parameter 'options', or connect without it.`,
  )
}

/** A connection with the rights of the user in the address, for setting up the tables. */
export async function connectAsOwner(databaseUrl: string): Promise<Client> {
  try {
    const client = new Client(
      connectionSettings(databaseUrl, {
        application_name: 'tallyhouse set-up',
        types: postgresTypes,
        connectionTimeoutMillis: usualTimings.connect,
      }),
    )
    // A later loss of the connection fails the statement under way.
    client.on('error', () => {})
    await client.connect()
    return client
  } catch (error) {
    throw error instanceof StartFailure ? error : new StartFailure(connectionAdvice(error, databaseUrl))
  }
}
