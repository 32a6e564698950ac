import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../server/folders.ts'
import { makeReleaseFolder } from './release-folder.ts'

/*
 * `npm run release`: an archive that `npm install --omit=dev` completes, with the server bundled and the screens built.
 */
const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))
const name = `tallyhouse-${version}`
const dist = join(projectFolder, 'dist')
const folder = join(dist, name)
await makeReleaseFolder(folder)
const packed = spawnSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: dist, stdio: 'inherit' })
rmSync(folder, { recursive: true })
if (packed.error) throw packed.error
if (packed.status !== 0) process.exit(1)
console.log(`Made dist/${name}.tar.gz.`)
