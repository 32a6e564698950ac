import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from '../start-failure.ts'

/** The lock goes when its object is collected, so those that are held are kept reachable here. */
const held = new Set<DatabaseSync>()

/**
 * Makes this process the only one that opens the folder of an embedded database. Two of them would overwrite each
 * other's rows without an error. The lock is the operating system's, on an empty file beside the folder: it holds
 * between containers too, and goes with the process, however that ends. Node can take such a lock through SQLite alone.
 * The file stays: were it deleted, two processes could hold locks on two files of the same name.
 *
 * @returns what gives the lock back.
 */
export function lockFolder(folder: string): () => void {
  // Whichever link leads to the folder, the lock is the same.
  const place = existsSync(folder) ? realpathSync(folder) : folder
  const lock = openLockFile(place)
  try {
    // A journal on disk would be a second file.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? inUse(folder) : cannotBeWritten(place, error)
  }
  held.add(lock)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

function openLockFile(place: string): DatabaseSync {
  try {
    mkdirSync(dirname(place), { recursive: true })
    if (existsSync(place)) accessSync(place, constants.R_OK | constants.W_OK)
    return new DatabaseSync(`${place}.lock.sqlite`)
  } catch (error) {
    throw cannotBeWritten(place, error)
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function inUse(folder: string): StartFailure {
  return new StartFailure(
    `The database in ${folder} is in use by another process: stop that process first, or set DATA_DIR to another folder.`,
  )
}

function cannotBeWritten(place: string, error: unknown): StartFailure {
  return new StartFailure(
    `The folder ${dirname(place)} can't be written (${(error as Error).message}): set DATA_DIR to a folder this user may write to.`,
  )
}
