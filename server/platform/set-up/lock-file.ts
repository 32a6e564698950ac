import { DatabaseSync } from 'node:sqlite'

/** Garbage collection of its object would release a lock, so held ones are referenced here. */
const held = new Set<DatabaseSync>()

/**
 * Locks a file for this process, and creates it when it doesn't exist. The lock is the operating system's: it holds between
 * containers too, and ends with the process in every case. In Node only SQLite offers such a lock.
 *
 * @returns a function that releases the lock; null when another holds it.
 */
export function tryLockFile(path: string): (() => void) | null {
  const lock = new DatabaseSync(path)
  try {
    // A journal on disk would add a second file.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
  held.add(lock)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}
