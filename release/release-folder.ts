import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../server/folders.ts'
import { buildWebIfChanged } from '../server/web-build.ts'
import { bundleServer } from './bundle-server.ts'

const parts = ['dist/web', 'docs', 'package-lock.json', '.npmrc', '.env.example', 'README.md', 'LICENSE']

/** Makes a folder with what a release has: the server bundled and the screens built, without the sources of either. */
export async function makeReleaseFolder(folder: string): Promise<void> {
  await buildWebIfChanged(console.log)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of parts) {
    cpSync(join(projectFolder, part), join(folder, part), { recursive: true, filter: (path) => !/pictures.screens/.test(path) })
  }
  writeFileSync(join(folder, 'package.json'), releasePackage(readFileSync(join(projectFolder, 'package.json'), 'utf8')))
  await bundleServer(join(folder, 'server'))
}

/** The scripts that a release can run, with the names of the bundled files. */
function releasePackage(text: string): string {
  const { scripts, ...others } = JSON.parse(text) as { scripts: Record<string, string> }
  const ofServer = Object.entries(scripts).filter(([, script]) => / server\/[\w-]+\.ts$/.test(script))
  const ofBundle = Object.fromEntries(ofServer.map(([name, script]) => [name, script.replace(/ts$/, 'js')]))
  return `${JSON.stringify({ ...others, scripts: ofBundle }, null, 2)}\n`
}
