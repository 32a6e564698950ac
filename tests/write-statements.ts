import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'

/**
 * `npm run statements -- <folder>`: writes the statements by which each list reads, a file for each list. Written before and after a change of
 * the list engine, two folders show by `diff -r` what it changed.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name the folder to write to: npm run statements -- statements-before')
  process.exit(1)
}
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const child = spawn(process.execPath, [vitest, 'run', '--project', 'statements'], {
  stdio: 'inherit',
  env: { ...process.env, STATEMENTS_TO: resolve(folder) },
})
child.once('close', (code) => {
  process.exitCode = code ?? 1
})
