import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './open-database.ts'
import { isEmptyFolder } from './platform/engine/pglite-engine.ts'
import { closeDataFolder } from './platform/set-up/close-data-folder.ts'
import { lockFolder } from './platform/set-up/folder-lock.ts'
import { printFailure, StartFailure } from './start-failure.ts'

/** `npm run restore -- FILE`: creates the embedded database from a backup. Never overwrites an existing one. */
try {
  const config = readConfig()
  const file = backupNamed(process.argv[2], config)
  closeDataFolder(config.dataDir)
  await restore(file, join(config.dataDir, 'database'))
  console.log(`Restored ${file} to ${config.dataDir}. To check its stock books, run npm run reconcile.`)
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

function backupNamed(file: string | undefined, config: Config): string {
  if (config.databaseUrl) {
    throw new StartFailure('This restores the embedded database: unset DATABASE_URL, or restore a dump of PostgreSQL with pg_restore.')
  }
  if (!file) throw new StartFailure(`Name a backup: run npm run restore -- FILE with a file from ${join(config.dataDir, 'backups')}.`)
  return file
}

async function restore(file: string, folder: string): Promise<void> {
  using opened = new DisposableStack()
  opened.defer(lockFolder(folder))
  if (!isEmptyFolder(folder)) {
    throw new StartFailure(`${folder} already contains a database: move that folder away first, or set DATA_DIR to another one.`)
  }
  const db = await openDatabase({ folder, dump: unzip(file) })
  await db.close()
}

function unzip(file: string): Blob {
  try {
    const archive = gunzipSync(readFileSync(file)) as Buffer<ArrayBuffer>
    if (!archive.includes('PG_VERSION')) throw new Error('there is no database in it')
    return new Blob([archive], { type: 'application/x-tar' })
  } catch (error) {
    throw new StartFailure(`The backup ${file} can't be read (${(error as Error).message}): choose another one.`)
  }
}
