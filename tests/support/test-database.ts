import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../server/db/open.ts'
import { onDatabase, runOn } from './postgres-admin.ts'
import type { Template } from './template-database.ts'

export interface TestDatabase extends OpenDatabase {
  /** Address of the database on PostgreSQL, for a second handle or another process; null on PGlite. */
  readonly url: string | null
}

/**
 * A database of one's own, migrated and empty, on the engine of this run. Close it in afterAll.
 * @param clock where the time comes from; the computer's clock when left out.
 */
export async function openTestDatabase({ clock }: { clock?: () => Date } = {}): Promise<TestDatabase> {
  const template: Template = inject('template')
  if (template.engine === 'pglite') {
    return { ...(await openDatabase({ dump: await openAsBlob(template.dump), clock })), url: null }
  }
  const { adminUrl, name: from } = template
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(adminUrl, `create database ${name} template ${from}`)
  const url = onDatabase(adminUrl, name)
  const db = await openDatabase({ databaseUrl: url, clock })
  return {
    ...db,
    url,
    close: async () => {
      await db.close()
      await runOn(adminUrl, `drop database ${name} with (force)`)
    },
  }
}
