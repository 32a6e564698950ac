import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Files } from '../../server/platform/file-store/file-store.ts'
import { openFiles } from '../../server/platform/file-store/open-files.ts'

let files: Files | undefined

/** Files of all servers of this process, on its disk until it ends: their keys are random, so that they don't meet. */
export function testFiles(): Files {
  if (files) return files
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-files-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  files = openFiles({ folder, s3: null })
  return files
}
