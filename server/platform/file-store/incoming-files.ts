import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { httpError } from '../../errors.ts'
import { isDiskFull } from '../engine/health.ts'
import { tryLockFile } from '../set-up/lock-file.ts'
import type { IncomingFiles, ReceivedFile } from './file-store.ts'

const lockEnding = '.lock.sqlite'

/**
 * Receives files into a folder of this process below `folder`. A lock of the operating system marks that folder as used for as long as
 * the process lives, so that other servers with the same data folder don't touch it, and remove it once it has ended.
 */
export function openIncomingFiles(folder: string): IncomingFiles {
  const { name, unlock } = lockedName(folder)
  const own = join(folder, name)
  mkdirSync(own, { mode: 0o700 })

  async function removeAbandoned(): Promise<number> {
    const names = await readdir(folder)
    // A process that ended just after it began may have left one of the two.
    const others = new Set(names.map((each) => each.replace(lockEnding, '')).filter((each) => each !== name))
    let removed = 0
    for (const other of others) removed += await removeIfAbandoned(join(folder, other))
    return removed
  }
  return {
    receive: (content) => receive(join(own, randomUUID()), content),
    removeAbandoned,
    close: async () => {
      await removeFolder(own)
      unlock()
    },
  }
}

/** Locked before the folder exists, so that no other process takes the folder for an abandoned one. */
function lockedName(folder: string): { name: string; unlock: () => void } {
  const name = randomUUID()
  const unlock = tryLockFile(join(folder, name) + lockEnding)
  // Another process may just have looked whether it is abandoned.
  return unlock ? { name, unlock } : lockedName(folder)
}

async function removeIfAbandoned(folder: string): Promise<number> {
  const unlock = tryLockFile(folder + lockEnding)
  if (unlock === null) return 0
  try {
    return await removeFolder(folder)
  } finally {
    unlock()
  }
}

/** Removes the folder and the file of its lock, and answers how many files were in it. */
async function removeFolder(folder: string): Promise<number> {
  const files = await readdir(folder).catch(() => [])
  await rm(folder, { recursive: true, force: true })
  await rm(folder + lockEnding, { force: true })
  return files.length
}

async function receive(path: string, content: AsyncIterable<Uint8Array>): Promise<ReceivedFile> {
  const discard = () => rm(path, { force: true })
  try {
    return { path, ...(await write(path, content)), discard }
  } catch (error) {
    await discard()
    throw isDiskFull(error) ? httpError('file-store.full') : error
  }
}

async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number; sha256: Buffer }> {
  const hash = createHash('sha256')
  let bytes = 0
  await using file = await open(path, 'wx', 0o600)
  for await (const chunk of content) {
    hash.update(chunk)
    bytes += chunk.length
    await file.appendFile(chunk)
  }
  await file.sync()
  return { bytes, sha256: hash.digest() }
}
