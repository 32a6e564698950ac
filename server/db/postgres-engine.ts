import { Client, type ClientConfig, Pool, type PoolClient } from 'pg'
import { StartFailure } from '../start-failure.ts'
import { postgresTypes } from './column-values.ts'
import { connectionAdvice } from './connection-advice.ts'
import type { Engine } from './engine.ts'
import { destroy, healthConnection } from './health-connection.ts'
import type { Roles } from './installation.ts'
import { isSilence, PostgresConnection } from './postgres-connection.ts'
import { connectionSettings, type PostgresTimings, usualTimings } from './postgres-settings.ts'
import type { Surroundings } from './set-up.ts'

/** More connections than this double the slowest answers on a small machine instead of serving more. */
const poolSize = 6

/** How the connections outside the pool show in pg_stat_activity. */
export const listenerName = 'tallyhouse listener'
const healthName = 'tallyhouse health'

export interface PostgresEngine extends Engine {
  readonly timings: PostgresTimings
  /** The schema with the SQL functions of this version. */
  readonly functionSchema: string
  /** A connection outside the pool, for listening. */
  connectToListen(): Promise<Client>
  /** Closes what the pool keeps: where one connection was cut, its idle ones most likely were too, and each would cost a call its answer. */
  dropIdle(): void
}

/** The pool the server works with. Every connection is in the role of the product from its first moment on, and finds the SQL functions of this version. */
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
      // A role set this way is what RESET ROLE falls back to, so that no statement gets back to the connecting user's rights.
      // A generic plan spares planning a hot statement again and again when its parameters are arrays.
      options: `-c role=${roles.app} -c search_path=${functionSchema},public -c plan_cache_mode=force_generic_plan`,
      ...more,
    })
  const pool = new Pool({
    ...settings({
      application_name: 'tallyhouse',
      connectionTimeoutMillis: timings.connect,
      statement_timeout: timings.statement,
      // Later than PostgreSQL's own, whose answer says more and spares the connection.
      query_timeout: timings.answer,
      idle_in_transaction_session_timeout: 2 * timings.statement,
      pipeline: true,
    }),
    max: poolSize,
    idleTimeoutMillis: 300_000,
    onConnect: (client) => requireRole(client as PoolClient, roles),
  })
  // The error itself carries the whole connection, which belongs in no log.
  pool.on('error', (error) => {
    if (!pool.ending) log(new Error(`A connection to PostgreSQL was lost: ${error.message}`))
  })
  // A connection in use that is cut fails its statements; unheard, the event itself would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const idle = new Set<PoolClient>()
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_error, client) => idle.add(client as PoolClient))
  pool.on('remove', (client) => idle.delete(client as PoolClient))
  const dropIdle = () => idle.forEach(destroy)

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
    acquire: async () => new PostgresConnection(await pool.connect(), roles.app, dropIdle),
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
      // A connection that was cut silently never answers the goodbye.
      const patience = setTimeout(dropIdle, timings.connect)
      await pool.end()
      clearTimeout(patience)
    },
  }
}

/** The login in an address, as PostgreSQL's own variables complete it. */
export function loginOf(databaseUrl: string): string {
  return new Client({ connectionString: databaseUrl }).user ?? ''
}

/** Row-level security holds only for roles that own nothing: a connection in any other is not used. */
async function requireRole(client: Pick<Client, 'query'>, { app }: Roles): Promise<void> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  if (rows[0]?.role === app) return
  throw new StartFailure(
    `PostgreSQL lets the server work as '${rows[0]?.role}' instead of '${app}', which would take the walls between customers down: a connection pooler in between must pass on the startup parameter 'options', or connect without it.`,
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
    // Losing it later shows up in the statement that is under way.
    client.on('error', () => {})
    await client.connect()
    return client
  } catch (error) {
    throw error instanceof StartFailure ? error : new StartFailure(connectionAdvice(error, databaseUrl))
  }
}
