import type { ClientConfig } from 'pg'
import { StartFailure } from '../start-failure.ts'

/** How long, in milliseconds, the server waits for PostgreSQL. */
export interface PostgresTimings {
  /** For a new connection, and for a free one of the pool. */
  connect: number
  /** For a statement; PostgreSQL itself ends it then. */
  statement: number
  /** For the answer to a statement. A connection that was cut without a word gives none, and is given up. */
  answer: number
  /** Between looks whether the listening connection still hears. */
  probeEvery: number
  /** For the answer to such a look. */
  probe: number
  /** For a new connection and an answer when GET /api/health asks. */
  health: number
}

export const usualTimings: PostgresTimings = {
  connect: 10_000,
  statement: 30_000,
  answer: 35_000,
  probeEvery: 15_000,
  probe: 10_000,
  health: 2_000,
}

/** Modes that `pg` takes for verify-full today and for less in its next version. Whoever asks for TLS gets a server that is checked. */
const checkedModes = ['allow', 'prefer', 'require', 'verify-ca']

/**
 * Settings of a connection: what DATABASE_URL says, and ours. Where both say something ours holds; `options` (settings of the
 * session, as `-c name=value`) are put together with ours last, as the last one counts.
 */
export function connectionSettings(databaseUrl: string, ours: ClientConfig): ClientConfig {
  const url = URL.parse(databaseUrl)
  if (!url) throw new StartFailure('DATABASE_URL is not a PostgreSQL address: write it as postgres://user:password@host:5432/database.')
  const theirs = url.searchParams.get('options')
  // `pg` would let the address win.
  for (const name of ['options', ...Object.keys(ours)]) url.searchParams.delete(name)
  if (checkedModes.includes(url.searchParams.get('sslmode') ?? '')) url.searchParams.set('sslmode', 'verify-full')
  const options = [theirs, ours.options].filter(Boolean).join(' ')
  return {
    ...ours,
    connectionString: url.href,
    ...(options !== '' && { options }),
    keepAlive: true,
    // After this silence, and ten seconds without an answer, the system itself gives an idle connection up.
    keepAliveInitialDelayMillis: 10_000,
  }
}
