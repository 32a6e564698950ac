import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { accessSync, chmodSync, chownSync, constants, globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export interface PostgresCluster {
  /** Address of a database on the cluster, with all rights. */
  url(database: string): string
  /** File of the certificate it shows, which is its own authority; empty without TLS. */
  certificate: string
  /** Stops the server by an immediate shutdown and starts it again on the same data. */
  restartImmediately(): Promise<void>
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

/** Folder with PostgreSQL's server programs; null when there are none. The newest of Debian's, else what PATH has. */
export function postgresPrograms(): string | null {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => majorVersion(b) - majorVersion(a))
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...debian, ...path].find((folder) => canRun(join(folder, 'initdb')) && canRun(join(folder, 'postgres'))) ?? null
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, reachable from this computer only, and takes both away at stop.
 * @param durable whether commits survive a killed server; other tests are faster without.
 * @param settings further settings as `name=value`; they take precedence over those set here.
 * @param tls whether it offers TLS, with a certificate for 127.0.0.1.
 */
export async function startPostgres(
  programs: string,
  { durable = false, settings: more = [], tls = false }: { durable?: boolean; settings?: string[]; tls?: boolean } = {},
): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-postgres-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const bin = realpathSync(programs)
  const data = join(folder, 'data')
  const superuser = 'tallyhouse'
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  })
  const certificate = tls ? makeCertificate(folder, user) : ''
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=64MB',
    ...(tls ? ['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${keyFile(folder)}`] : []),
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ...more,
  ]
  const url = (database: string) => `postgres://${superuser}@127.0.0.1:${port}/${database}`
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    try {
      await untilItAnswers(started, url('postgres'))
    } catch (error) {
      started.kill('SIGKILL')
      throw error
    }
    return started
  }
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  let server = await start().catch((error) => {
    removeFolder()
    throw error
  })
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill(signal)) await ended
  }
  const stopAtExit = () => server.kill('SIGKILL')
  process.on('exit', stopAtExit)
  return {
    url,
    certificate,
    restartImmediately: async () => {
      await end('SIGQUIT')
      server = await start()
    },
    stop: async () => {
      process.off('exit', stopAtExit)
      // SIGINT: fast shutdown, without waiting for sessions to end.
      await end('SIGINT')
      removeFolder()
    },
  }
}

const keyFile = (folder: string) => join(folder, 'key.pem')

/** A certificate signed by itself, whose key only PostgreSQL's user may read. */
function makeCertificate(folder: string, user: { uid: number; gid: number } | null): string {
  const certificate = join(folder, 'certificate.pem')
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
  const files = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', keyFile(folder), '-out', certificate]
  execFileSync('openssl', [...request, ...files], { ...user, cwd: folder, stdio: 'pipe' })
  chmodSync(keyFile(folder), 0o600)
  return certificate
}

async function untilItAnswers(server: ChildProcess, url: string): Promise<void> {
  let said = ''
  server.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-4_000)
  })
  for (let tried = 0; tried < 200; tried++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL didn't start: ${said}`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch {
      await sleep(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error(`PostgreSQL didn't answer within ten seconds: ${said}`)
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!account) throw new Error('PostgreSQL refuses to run as root, and this computer has neither a user postgres nor nobody.')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}

function majorVersion(folder: string): number {
  return Number(/postgresql\/(\d+)/.exec(folder)?.[1] ?? 0)
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
