import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartFailure } from '../../start-failure.ts'
import { tryLockFile } from './lock-file.ts'

/**
 * Locks the folder of an embedded database for this process. Two processes would overwrite each
 * other's rows without an error. The lock is on an empty file next to the folder.
 * The file is never deleted: otherwise two processes could hold locks on two files of the same name.
 *
 * @returns a function that releases the lock.
 */
export function lockFolder(folder: string): () => void {
  // All links to the folder give the same lock.
  const path = existsSync(folder) ? realpathSync(folder) : folder
  const unlock = lockBeside(path)
  if (unlock === null) throw inUse(folder)
  return unlock
}

function lockBeside(path: string): (() => void) | null {
  try {
    mkdirSync(dirname(path), { recursive: true })
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK)
    return tryLockFile(`${path}.lock.sqlite`)
  } catch (error) {
    throw cannotBeWritten(path, error)
  }
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
