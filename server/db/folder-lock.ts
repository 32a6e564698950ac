import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { StartFailure } from '../start-failure.ts'

interface Holder {
  pid: number
  /** When the process started, in the system's own words: a pid alone may have been given to another process since. */
  started: string | null
  host: string
}

/** A take-over takes milliseconds; one this old belongs to a process that was killed in the middle of it. */
const staleTakeover = 10_000

/**
 * Makes this process the only one that opens the folder of an embedded database. Two of them would overwrite each
 * other's rows without an error. The lock is a file beside the folder, so that a folder restored from a backup brings
 * none along. A killed process's lock is taken over. There is no heartbeat: the database blocks the process at times,
 * and a live lock taken for a dead one costs data.
 *
 * @returns what gives the lock back.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid), host: hostname() } satisfies Holder)
  try {
    mkdirSync(dirname(folder), { recursive: true })
    if (existsSync(folder)) accessSync(folder, constants.R_OK | constants.W_OK)
    if (!createExclusively(file, mine)) takeOver(file, mine, folder)
  } catch (error) {
    throw error instanceof StartFailure
      ? error
      : new StartFailure(
          `The folder ${dirname(folder)} can't be written (${(error as Error).message}): set DATA_DIR to a folder this user may write to.`,
        )
  }
  return () => {
    if (existsSync(file) && readFileSync(file, 'utf8') === mine) rmSync(file)
  }
}

function takeOver(file: string, mine: string, folder: string): void {
  const guard = `${file}.takeover`
  refuseWhileHeld(file, folder)
  if (existsSync(guard) && Date.now() - statSync(guard).mtimeMs > staleTakeover) rmSync(guard)
  // Of several that find a dead lock at once, one may replace it.
  if (!createExclusively(guard, mine))
    throw new StartFailure(`Another process is just opening ${folder}: wait for it, or set DATA_DIR to another folder.`)
  try {
    refuseWhileHeld(file, folder)
    const next = `${file}.${process.pid}`
    writeFileSync(next, mine)
    renameSync(next, file)
  } finally {
    rmSync(guard)
  }
}

function refuseWhileHeld(file: string, folder: string): void {
  if (!existsSync(file)) return
  const holder = readHolder(file)
  if (!holder) return
  if (holder.host !== hostname()) {
    throw new StartFailure(
      `The database in ${folder} was opened by process ${holder.pid} on ${holder.host} and not closed: stop it there, or, when it is gone for sure, delete ${file} and start again.`,
    )
  }
  if (isAlive(holder)) {
    throw new StartFailure(
      `The database in ${folder} is in use by process ${holder.pid}: stop that process first, or set DATA_DIR to another folder.`,
    )
  }
}

/** Null for a file that holds nothing sensible: its writer was killed while writing, so nobody holds it. */
function readHolder(file: string): Holder | null {
  try {
    const { pid, started, host } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' && typeof host === 'string' ? { pid, started: started ?? null, host } : null
  } catch {
    return null
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const started = startOf(holder.pid)
  return started === null || holder.started === null || started === holder.started
}

/** When a process started; null where the system doesn't tell. */
function startOf(pid: number): string | null {
  try {
    // The name in brackets may hold anything, so count from its end: the start time is the twentieth word after it.
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null
    if (process.platform === 'win32') return null
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
    )
  } catch {
    return null
  }
}

function createExclusively(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
