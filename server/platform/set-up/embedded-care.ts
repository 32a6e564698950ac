import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { PgliteEngine } from '../engine/pglite-engine.ts'
import type { DatabaseLog } from './open.ts'

/** Maintenance of the embedded database by the server: what autovacuum and an operator do on PostgreSQL. */
export interface EmbeddedCare {
  /** Vacuums and updates the planner's statistics. Needed after loading a lot of data at once. */
  tidy(): Promise<void>
  /** Whether anything changed since the last time. */
  isUntidy(): boolean
  /** Writes a consistent copy of the database to the backup folder if anything changed since the last one that succeeded. */
  backUp(): Promise<void>
  /** Backs up a last time. The database must still be open. */
  stop(): Promise<void>
}

/** Without fresh statistics one operation took thirty times as long. */
const commitsBetweenTidying = 3_000
const lookEvery = 20_000
const backupsKept = 2

/** @param backups null when the database is in memory, so that there is nothing to back up. */
export function careForEmbedded(engine: PgliteEngine, backups: string | null, log: DatabaseLog): EmbeddedCare {
  let tidiedAt = engine.commits
  let savedAt = engine.commits
  let lastBackUp: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    if (engine.commits - tidiedAt >= commitsBetweenTidying) tidy().catch(log.error)
  }, lookEvery)
  timer.unref()

  function tidy(): Promise<void> {
    return engine.asOwner(async (pglite) => {
      const upTo = engine.commits
      await pglite.exec('vacuum analyze')
      tidiedAt = upTo
    })
  }

  async function backUpIfChanged(folder: string): Promise<void> {
    if (engine.commits === savedAt) return
    const { archive, upTo } = await engine.asOwner(async (pglite) => {
      await pglite.exec('checkpoint')
      return { archive: await pglite.dumpDataDir('gzip'), upTo: engine.commits }
    })
    const name = await saveBackup(folder, archive)
    // Set only after success, so that a failed backup is tried again.
    savedAt = upTo
    log.info(`Backed up the database to ${join(folder, name)}.`)
    await removeOldBackups(folder, name)
  }

  async function backUp(): Promise<void> {
    if (!backups) return
    // One backup at a time: the hourly one may still run when the server stops. Only its own caller gets its error.
    lastBackUp = lastBackUp.catch(() => {}).then(() => backUpIfChanged(backups))
    try {
      await lastBackUp
    } catch (error) {
      throw new Error(`The database couldn't be backed up to ${backups}: ${(error as Error).message}`, { cause: error })
    }
  }

  return {
    tidy,
    isUntidy: () => engine.commits > tidiedAt,
    backUp,
    stop: async () => {
      clearInterval(timer)
      await backUp()
    },
  }
}

const backupName = /^database-.*\.tar\.gz$/
const unfinishedName = /^database-.*\.tar\.gz\.part$/

/** Returns the name of the new backup. The file gets this name only when it is complete, even if the process ends before. */
async function saveBackup(folder: string, archive: Blob): Promise<string> {
  await mkdir(folder, { recursive: true })
  // A partial file of a killed process. No other process writes here, because the data folder is locked.
  for (const unfinished of await namesIn(folder, unfinishedName)) await rm(join(folder, unfinished))
  const name = `database-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
  const unfinished = join(folder, `${name}.part`)
  try {
    await writeFile(unfinished, archive.stream(), { flush: true })
    await readThrough(unfinished)
    await rename(unfinished, join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return name
}

/** @param newest is never deleted: it may look old after the clock was set back. */
async function removeOldBackups(folder: string, newest: string): Promise<void> {
  const others = (await namesIn(folder, backupName)).filter((name) => name !== newest)
  for (const old of others.slice(0, 1 - backupsKept)) await rm(join(folder, old))
}

async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  return (await readdir(folder)).filter((name) => pattern.test(name)).sort()
}

/** Fails unless the archive can be unpacked completely; its checksum is at the end. */
async function readThrough(file: string): Promise<void> {
  await pipeline(createReadStream(file), createGunzip(), async (unpacked) => {
    for await (const _ of unpacked);
  })
}
