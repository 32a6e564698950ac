import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWebIfChanged } from '../server/web-build.ts'

/*
 * `npm run release`: an archive with the built screens and without their sources, so that `npm install --omit=dev` brings all it needs.
 */
const project = join(import.meta.dirname, '..')
const parts = [
  'server',
  'contract',
  'dist/web',
  'docs',
  'package.json',
  'package-lock.json',
  '.npmrc',
  '.env.example',
  'README.md',
  'LICENSE',
]

await buildWebIfChanged(console.log)
const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
const name = `tallyhouse-${version}`
const dist = join(project, 'dist')
const folder = join(dist, name)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const part of parts) {
  cpSync(join(project, part), join(folder, part), { recursive: true, filter: (path) => !/\.test\.ts$|pictures.screens/.test(path) })
}
const packed = spawnSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: dist, stdio: 'inherit' })
rmSync(folder, { recursive: true })
if (packed.error) throw packed.error
if (packed.status !== 0) process.exit(1)
console.log(`Made dist/${name}.tar.gz.`)
