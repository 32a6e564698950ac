import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let parent: string
let folder: string
let lock: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tallyhouse-lock-'))
  folder = join(parent, 'database')
  lock = `${folder}.lock`
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

test('a folder in use is refused, naming the process, and is free again once given back', () => {
  const giveBack = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}: stop that process first`)
  giveBack()
  expect(existsSync(lock)).toBe(false)
  lockFolder(folder)()
})

test('the lock of a process that is gone is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(lock, JSON.stringify({ pid, started: '1', host: hostname() }))
  lockFolder(folder)
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid })
})

test('a lock whose number another process has since been given is taken over', () => {
  writeFileSync(lock, JSON.stringify({ pid: process.ppid, started: 'long ago', host: hostname() }))
  lockFolder(folder)
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid })
})

test('a lock whose writer was killed while writing is taken over', () => {
  writeFileSync(lock, '{"pid":')
  lockFolder(folder)
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid })
})

test('a lock of another computer is never taken over, as nobody here can know', () => {
  writeFileSync(lock, JSON.stringify({ pid: 1, started: '1', host: 'elsewhere' }))
  expect(() => lockFolder(folder)).toThrow(`on elsewhere and not closed: stop it there, or, when it is gone for sure, delete ${lock}`)
})

test('a take-over that was killed half way does not block the folder for ever', () => {
  writeFileSync(lock, '')
  writeFileSync(`${lock}.takeover`, '')
  expect(() => lockFolder(folder)).toThrow(/is just opening/)
  const longAgo = new Date(Date.now() - 60_000)
  spawnSync('touch', ['-d', longAgo.toISOString(), `${lock}.takeover`])
  lockFolder(folder)
})

test('of several processes that find a dead lock at the same moment exactly one gets the folder', async () => {
  writeFileSync(lock, JSON.stringify({ pid: 1_999_999, started: '1', host: hostname() }))
  const startAt = Date.now() + 1_500
  const script = `
    const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))})
    while (Date.now() < ${startAt});
    try { lockFolder(${JSON.stringify(folder)}); console.log('got it') } catch (error) { console.log(error.name) }
    setTimeout(() => {}, 1_000)`
  const answers = await Promise.all(Array.from({ length: 6 }, () => outputOf(script)))
  expect(answers.filter((answer) => answer === 'got it')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'StartFailure')).toHaveLength(5)
})

function outputOf(script: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  return new Promise((resolve) => child.once('close', () => resolve(output.trim())))
}
