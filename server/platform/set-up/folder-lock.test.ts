import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

/** Runs a command as in a container: as process 1 of its own process namespace, with its own host name. */
const asContainer = ['unshare', '--pid', '--uts', '--mount-proc', '--fork', '--kill-child']
const canMakeContainers = spawnSync('env', [...asContainer, 'true']).status === 0

let parent: string
let folder: string
const children: ChildProcess[] = []

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tallyhouse-lock-'))
  folder = join(parent, 'database')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(parent, { recursive: true, force: true })
})

test('a folder in use is rejected in one sentence, and is available again once released', () => {
  const giveBack = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`The database in ${folder} is in use by another process: stop that process first`)
  giveBack()
  lockFolder(folder)()
})

test('releasing a lock twice does not release the lock of the next holder', () => {
  const giveBack = lockFolder(folder)
  giveBack()
  const next = lockFolder(folder)
  giveBack()
  expect(() => lockFolder(folder)).toThrow(/is in use/)
  next()
})

test('a symbolic link to the folder has the same lock', () => {
  mkdirSync(folder)
  const giveBack = lockFolder(folder)
  mkdirSync(join(parent, 'elsewhere'))
  const link = join(parent, 'elsewhere', 'database')
  symlinkSync(folder, link)
  expect(() => lockFolder(link)).toThrow(/is in use/)
  giveBack()
  lockFolder(link)()
})

test('of several concurrent processes exactly one locks the folder, and the lock of a killed process is released', async () => {
  const asking = Array.from({ length: 4 }, () => startHolder())
  const answers = await Promise.all(asking.map(({ answer }) => answer))
  expect(answers.sort()).toEqual(['StartFailure', 'StartFailure', 'StartFailure', 'got it'])
  for (const { child } of asking) {
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  lockFolder(folder)()
})

test.skipIf(!canMakeContainers)('two containers with the same process id and host name cannot both lock the folder', async () => {
  expect(await startHolder(asContainer).answer).toBe('got it')
  expect(await startHolder(asContainer).answer).toBe('StartFailure')
})

/** A process that locks the folder, prints the result, and stays alive. */
function startHolder(within: string[] = []): { child: ChildProcess; answer: Promise<string> } {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))})
    try { lockFolder(${JSON.stringify(folder)}); console.log('got it') } catch (error) { console.log(error.name) }
    setTimeout(() => {}, 60_000)`
  const [command = '', ...words] = [...within, process.execPath, '--input-type=module', '-e', script]
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return { child, answer: once(child.stdout, 'data').then(([chunk]) => String(chunk).trim()) }
}
