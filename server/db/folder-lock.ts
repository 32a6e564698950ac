import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from '../start-failure.ts'

/** Garbage collection of its object would release a lock, so held ones are referenced here. */
const held = new Set<DatabaseSync>()

/**
 * Locks the folder of an embedded database for this process. Two processes would overwrite each
 * other's rows without an error. The lock is the operating system's, on an empty file beside the folder: it holds
 * between containers too, and ends with the process in every case. In Node only SQLite offers such a lock.
 * The file is never deleted: otherwise two processes could hold locks on two files of the same name.
 *
 * @returns a function that releases the lock.
 */
export function lockFolder(folder: string): () => void {
  // All links to the folder give the same lock.
  const path = existsSync(folder) ? realpathSync(folder) : folder
  const lock = openLockFile(path)
  try {
    // A journal on disk would add a second file.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? inUse(folder) : cannotBeWritten(path, error)
  }
  held.add(lock)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

function openLockFile(path: string): DatabaseSync {
  try {
    mkdirSync(dirname(path), { recursive: true })
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK)
    return new DatabaseSync(`${path}.lock.sqlite`)
  } catch (error) {
    throw cannotBeWritten(path, error)
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

function cannotBeWritten(path: string, error: unknown): StartFailure {
  return new StartFailure(
    `The folder ${dirname(path)} can't be written (${(error as Error).message}): set DATA_DIR to a folder this user may write to.`,
  )
}
