import { buildApp } from '../../server/app.ts'
import type { AppOptions } from '../../server/app-options.ts'
import { openDatabase } from '../../server/open-database.ts'
import type { Database } from '../../server/platform/engine/database.ts'
import type { App } from '../../server/platform/http/app-type.ts'
import { type TestApp, testSettings } from './test-app.ts'

export interface SecondServer {
  app: App
  db: Database
  close(): Promise<void>
}

/** Another server on the same database. PostgreSQL only. */
export async function openSecondServer({ db }: TestApp, options: Partial<AppOptions> = {}): Promise<SecondServer> {
  if (db.url === null) throw new Error('The embedded database has one server.')
  const database = await openDatabase({ databaseUrl: db.url, clock: db.now })
  const app = await buildApp({
    database,
    ...testSettings,
    ...options,
  })
  return {
    app,
    db: database,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
