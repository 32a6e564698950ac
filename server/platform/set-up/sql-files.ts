import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverFolder } from '../../folders.ts'

export interface SqlFile {
  /** Path relative to the server's folder, with slashes. */
  path: string
  text: string
}

/** Files that fit the pattern, in the order of their paths. */
export function sqlFiles(pattern: string, folder = serverFolder): SqlFile[] {
  return globSync(pattern, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
