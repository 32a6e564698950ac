import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileStore } from './file-store.ts'

/** Files on this computer's disk, below a folder that is on the same disk as the received files. */
export function openLocalStore(folder: string): FileStore {
  // Many entries make a folder slow to list.
  const folderOf = (key: string) => join(folder, key.slice(0, 2))
  const pathOf = (key: string) => join(folderOf(key), key)
  return {
    async put(key, file) {
      await mkdir(folderOf(key), { recursive: true, mode: 0o700 })
      // Its content is on the disk already, so after a power failure the whole file has this name, or nothing has.
      await rename(file.path, pathOf(key))
      await syncFolder(folderOf(key))
      await syncFolder(folder)
    },
    read: (key) => openForReading(pathOf(key)),
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}

async function openForReading(path: string): Promise<Readable | null> {
  const stream = createReadStream(path)
  try {
    await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  return stream
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder)
  await handle.sync()
}
