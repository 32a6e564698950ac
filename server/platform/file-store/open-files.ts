import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../../start-failure.ts'
import type { Files } from './file-store.ts'
import { openIncomingFiles } from './incoming-files.ts'
import { openLocalStore } from './local-store.ts'
import { openS3Store, type S3Settings } from './s3-store.ts'

/** The files of a server: on the disk, or in a bucket. They are received on the disk in both cases. */
export function openFiles({ folder, s3 }: { folder: string; s3: S3Settings | null }): Files {
  const stored = join(folder, 'stored')
  const incoming = join(folder, 'incoming')
  try {
    for (const each of [stored, incoming]) mkdirSync(each, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartFailure(
      `The folder ${folder} can't be written (${(error as Error).message}): set DATA_DIR to a folder this user may write to.`,
    )
  }
  return { store: s3 ? openS3Store(s3) : openLocalStore(stored), incoming: openIncomingFiles(incoming) }
}
