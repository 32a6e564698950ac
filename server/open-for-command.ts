import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { openDatabase } from './open-database.ts'
import type { OpenDatabase } from './platform/engine/database-handle.ts'
import { closeDataFolder } from './platform/set-up/close-data-folder.ts'
import { lockFolder } from './platform/set-up/folder-lock.ts'
import { StartFailure } from './start-failure.ts'

/** Opens the database for a command, for as long as the work takes. An embedded one must not be open in a server. */
export async function withDatabase<T>(config: Config, work: (db: OpenDatabase) => Promise<T>): Promise<T> {
  const folder = join(config.dataDir, 'database')
  await using opened = new AsyncDisposableStack()
  if (!config.databaseUrl) {
    // Opening it would create an empty database.
    if (!existsSync(folder)) throw new StartFailure(`There is no database in ${folder}: set DATA_DIR to its folder, or DATABASE_URL.`)
    closeDataFolder(config.dataDir)
    opened.defer(lockFolder(folder))
  }
  const db = await openDatabase({ databaseUrl: config.databaseUrl, migrationUrl: config.migrationUrl, folder })
  opened.defer(() => db.close())
  // Awaited here because the database is closed on return.
  return await work(db)
}
