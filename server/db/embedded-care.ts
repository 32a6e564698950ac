import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseLog } from './open.ts'
import type { PgliteEngine } from './pglite-engine.ts'

/** What PostgreSQL does by itself and an operator does for it, done for the embedded database by the server. */
export interface EmbeddedCare {
  /** Statistics for the planner and room from deleted rows. Needed after loading much at once. */
  tidy(): Promise<void>
  /** Whether anything changed since. */
  isUntidy(): boolean
  /** Writes a consistent copy of the database to the backup folder if anything changed since the last one. */
  backUp(): Promise<void>
  /** Backs up a last time. The database must still be open. */
  stop(): Promise<void>
}

/** Without fresh statistics an operation was seen thirty times slower. */
const commitsBetweenTidying = 3_000
const lookEvery = 20_000
const backupsKept = 2

/** @param backups null when the database lives in memory, and there is nothing to back up. */
export function careForEmbedded(engine: PgliteEngine, backups: string | null, log: DatabaseLog): EmbeddedCare {
  let tidiedAt = engine.commits
  let savedAt = engine.commits
  const timer = setInterval(() => {
    if (engine.commits - tidiedAt >= commitsBetweenTidying) tidy().catch(log.error)
  }, lookEvery)
  timer.unref()

  async function tidy(): Promise<void> {
    tidiedAt = engine.commits
    await engine.asOwner((pglite) => pglite.exec('vacuum analyze'))
  }

  async function backUp(): Promise<void> {
    if (!backups || engine.commits === savedAt) return
    savedAt = engine.commits
    const archive = await engine.asOwner(async (pglite) => {
      await pglite.exec('checkpoint')
      return pglite.dumpDataDir('gzip')
    })
    await mkdir(backups, { recursive: true })
    const file = join(backups, `database-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`)
    // A name that ends in .tar.gz is a whole backup, whatever happens to the process meanwhile.
    await writeFile(`${file}.part`, archive.stream(), { flush: true })
    await rename(`${file}.part`, file)
    const all = (await readdir(backups)).filter((name) => /^database-.*\.tar\.gz(\.part)?$/.test(name)).sort()
    for (const old of all.slice(0, -backupsKept)) await rm(join(backups, old))
    log.info(`Backed up the database to ${file}.`)
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
