import type { PGlite } from '@electric-sql/pglite'
import type { Client } from 'pg'

/** A session with the rights of the tables' owner, for setting them up. */
export interface OwnerSession {
  engine: 'postgres' | 'pglite'
  /** One statement with parameters, or several without. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

export function postgresOwner(client: Client): OwnerSession {
  return {
    engine: 'postgres',
    query: async (text, values) => ({ rows: [await client.query(text, values)].flat().flatMap((result) => result.rows) }),
  }
}

export function pgliteOwner(pglite: PGlite): OwnerSession {
  return {
    engine: 'pglite',
    query: async (text, values) =>
      values ? pglite.query(text, values) : { rows: (await pglite.exec(text)).flatMap((result) => result.rows) },
  }
}
