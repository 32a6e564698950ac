import type { OpenDatabase } from '../../server/platform/engine/database-handle.ts'
import { type OwnerSession, pgliteOwner, postgresOwner } from '../../server/platform/engine/owner-session.ts'
import { connectAsOwner } from '../../server/platform/engine/postgres-engine.ts'

/**
 * A session with the owner's rights, which the server never uses: bypasses roles, row-level security and verbs.
 * @param url the database's address on PostgreSQL; null on PGlite.
 */
export async function asOwner<T>(db: OpenDatabase, url: string | null, work: (session: OwnerSession) => Promise<T>): Promise<T> {
  if ('asOwner' in db.connections) return db.connections.asOwner((pglite) => work(pgliteOwner(pglite)))
  const owner = await connectAsOwner(url ?? '')
  try {
    return await work(postgresOwner(owner))
  } finally {
    await owner.end()
  }
}
