import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tests/support/postgres.ts'
import { askOnce } from './driver.ts'

export interface Server {
  port: number
  /** Megabytes it holds in memory now. */
  memory(): number
  /** The most megabytes that it has held so far, where the system tells (Linux). */
  peakMemory(): number
  stop(): Promise<void>
}

export interface Start {
  /** Folder it runs in, and its script there. */
  project: string
  script: string
  databaseUrl: string
  /** Its output goes to this file, as an operator's would. */
  logFile: string
  nodeOptions?: string[]
  /** More variables of its environment. */
  env?: Record<string, string>
  /** Asked again and again until the server answers. */
  firstCall: (port: number) => Promise<unknown>
}

/** Starts a server in a process of its own, with the settings of an installation, and says how long the first answer took. */
export async function startServer(start: Start): Promise<{ server: Server; milliseconds: number }> {
  const { project, script, databaseUrl, logFile, nodeOptions = [], env = {}, firstCall } = start
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const log = openSync(logFile, 'a')
  const begin = performance.now()
  const child = spawn(process.execPath, [...startFlags(project, script), ...nodeOptions, script], {
    cwd: project,
    env: { PATH, HOME, DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production', ...env },
    stdio: ['ignore', log, log],
  })
  const killIt = () => child.kill('SIGKILL')
  process.once('exit', killIt)
  child.once('close', () => process.off('exit', killIt))
  await untilAnswered(child, () => firstCall(port), logFile)
  const milliseconds = performance.now() - begin
  return {
    server: { port, memory: () => residentMegabytes(child), peakMemory: () => peakMegabytes(child), stop: () => end(child) },
    milliseconds,
  }
}

/** What the project's `npm start` tells Node, for the script it runs. */
function startFlags(project: string, script: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const words = scripts.start.split(' ').slice(1)
  return script === words.at(-1) ? words.slice(0, -1) : []
}

/** Before it listens, and while it makes sure that it may: then whoever has come is turned away. */
const notThereYet = new Set(['ECONNREFUSED', 'ECONNRESET'])

async function untilAnswered(child: ChildProcess, call: () => Promise<unknown>, logFile: string): Promise<void> {
  for (;;) {
    try {
      await call()
      return
    } catch (error) {
      if (child.exitCode !== null)
        throw new Error(`The server ended with ${child.exitCode}: ${readFileSync(logFile, 'utf8').slice(-2_000)}`)
      if (!(error instanceof Error) || !('code' in error) || !notThereYet.has(String(error.code))) throw error
    }
    await sleep(5)
  }
}

export async function signIn(port: number, username: string, password: string): Promise<string> {
  const { head } = await askOnce(port, { method: 'POST', path: '/api/login', body: JSON.stringify({ username, password }) })
  const cookie = /\r\nset-cookie: *([^;\r]+)/i.exec(head)?.[1]
  if (!cookie) throw new Error(`${username} was given no cookie.`)
  return cookie
}

function residentMegabytes(child: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024
}

function peakMegabytes({ pid }: ChildProcess): number {
  const [, kilobytes = Number.NaN] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  if (child.exitCode === null && child.kill('SIGTERM')) await ended
}
