import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../../start-failure.ts'

const closed = 0o700
/** Access of people who are neither the owner nor in the group of a folder. */
const ofOthers = 0o007

/**
 * Closes the data folder to other users of the computer, and what this process makes from now on: it holds every password hash, and the
 * embedded database makes files that anyone may write to.
 */
export function closeDataFolder(folder: string): void {
  // Windows has other rights, which the folder inherits.
  if (process.platform === 'win32') return
  process.umask(0o077)
  try {
    mkdirSync(folder, { recursive: true, mode: closed })
  } catch (error) {
    throw new StartFailure(
      `The folder ${folder} can't be written (${(error as Error).message}): set DATA_DIR to a folder this user may write to.`,
    )
  }
  // A folder in it may be a disk of its own.
  const inside = ['database', 'backups', 'files', 'mail'].map((name) => join(folder, name)).filter((path) => existsSync(path))
  for (const path of [folder, ...inside]) close(path)
}

function close(path: string): void {
  try {
    chmodSync(path, closed)
  } catch {
    // It belongs to another user, as where a platform mounts it for a group.
    if ((statSync(path).mode & ofOthers) !== 0)
      throw new StartFailure(
        `The folder ${path} is open to other users of this computer and belongs to another user: close it with chmod o-rwx, or let this user own it.`,
      )
  }
}
