import type { ClientConfig } from 'pg'
import { StartFailure } from '../../start-failure.ts'

/** How long, in milliseconds, the server waits for PostgreSQL. */
export interface PostgresTimings {
  /** For a new connection, and for a free one of the pool. */
  connect: number
  /** For a statement; PostgreSQL itself then cancels it. */
  statement: number
  /** For the answer to a statement. A silently cut connection gives none and is closed. */
  answer: number
  /** For a lock that another transaction holds; jobs wait as long as it takes. */
  lock: number
  /** For a statement of a search, of a report for the screen, and of a report as a file. */
  search: number
  report: number
  file: number
  /** Between keep-alive queries of the listening connection. */
  probeEvery: number
  /** For the answer to such a query. */
  probe: number
  /** For a new connection and an answer when GET /api/health asks. */
  health: number
}

export const usualTimings: PostgresTimings = {
  connect: 10_000,
  statement: 30_000,
  answer: 35_000,
  lock: 3_000,
  search: 5_000,
  report: 20_000,
  file: 120_000,
  probeEvery: 15_000,
  probe: 10_000,
  health: 2_000,
}

/** Modes that `pg` treats as verify-full today and as less strict in its next version. With TLS the server's certificate is always verified. */
const checkedModes = ['allow', 'prefer', 'require', 'verify-ca']

/**
 * Settings of a connection: those of DATABASE_URL, overridden by ours; `options` (settings of the
 * session, as `-c name=value`) are concatenated with ours last, because the last one counts.
 */
export function connectionSettings(databaseUrl: string, ours: ClientConfig): ClientConfig {
  const url = URL.parse(databaseUrl)
  if (!url) throw new StartFailure('DATABASE_URL is not a PostgreSQL address: write it as postgres://user:password@host:5432/database.')
  const theirs = url.searchParams.get('options')
  // `pg` would give the address precedence.
  for (const name of ['options', ...Object.keys(ours)]) url.searchParams.delete(name)
  if (checkedModes.includes(url.searchParams.get('sslmode') ?? '')) url.searchParams.set('sslmode', 'verify-full')
  const options = [theirs, ours.options].filter(Boolean).join(' ')
  return {
    ...ours,
    connectionString: url.href,
    ...(options !== '' && { options }),
    keepAlive: true,
    // TCP keep-alive: the operating system closes an idle connection after this time and ten seconds without an answer.
    keepAliveInitialDelayMillis: 10_000,
  }
}
