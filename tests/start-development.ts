import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { projectFolder } from '../server/folders.ts'

/**
 * `npm run dev`: the server with demo data on port 3000, started again when its code changes, and the screens with hot reload on
 * http://127.0.0.1:5173. Both end together.
 */
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
const watched = ['server', 'contract'].map((folder) => `--watch-path=${join(projectFolder, folder)}`)
const children = [run([...watched, '--watch-preserve-output', join(projectFolder, 'server/demo.ts')]), run([vite])]

for (const child of children)
  child.once('close', (code) => {
    process.exitCode ??= code ?? 0
    stop('SIGTERM')
  })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(signal))

function run(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd: projectFolder, stdio: 'inherit' })
}

function stop(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal)
}
