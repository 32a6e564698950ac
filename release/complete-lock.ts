import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { incompletePackages, type Lock } from './incomplete-packages.ts'

/*
 * `npm run lock`, after dependencies changed: completes package-lock.json. npm leaves out what other platforms need, and check sums, when
 * it writes the lock beside installed packages; so incomplete ones are resolved once more in a folder where nothing is installed.
 */
const project = join(import.meta.dirname, '..')
const lockFile = join(project, 'package-lock.json')
const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-lock-'))
try {
  for (const name of ['package.json', '.npmrc']) copyFileSync(join(project, name), join(folder, name))
  const lock: Lock = JSON.parse(readFileSync(lockFile, 'utf8'))
  const incomplete = incompletePackages(lock)
  for (const place of incomplete) delete lock.packages[place]
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  const resolved = spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (resolved.status === 0) copyFileSync(join(folder, 'package-lock.json'), lockFile)
  else process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
