import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '../../server/open-database.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { beginSession } from './test-people.ts'

export interface ProcessStorage {
  folder: string
  /** Null on PGlite, whose database one process alone can have open. */
  db: TestDatabase | null
  /** On PGlite, while no process has it open: ends the claims of a killed process, which last half a minute. */
  endClaims(): Promise<void>
  /** Tells a server process where its data is. */
  env: Record<string, string>
  close(): Promise<void>
}

/** A database with people and a session of the administrator, for a server that is a process of its own. */
export async function openProcessStorage(): Promise<ProcessStorage> {
  const template = inject('template')
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-process-'))
  const db = template.engine === 'postgres' ? await openTestDatabase({ withPeople: true }) : null
  if (template.engine === 'pglite') {
    mkdirSync(join(folder, 'database'))
    execFileSync('tar', ['-xf', template.dumpWithPeople, '-C', join(folder, 'database')], { stdio: 'pipe' })
  }
  const opened = db ?? (await openDatabase({ folder: join(folder, 'database') }))
  await beginSession(opened, 'admin')
  if (!db) await opened.close()
  return {
    folder,
    db,
    endClaims: async () => {
      const closed = await openDatabase({ folder: join(folder, 'database') })
      await closed.connections.run("update mails set due_at = now() where state = 'sending'")
      await closed.close()
    },
    env: db ? { DATABASE_URL: db.url ?? '' } : { DATA_DIR: folder },
    close: async () => {
      await db?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
