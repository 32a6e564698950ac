import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { StartFailure } from './start-failure.ts'

/** What the environment says, read once at start. */
export interface Config {
  host: string
  port: number
  /** Whether only this computer can reach the server. */
  loopback: boolean
  /** PostgreSQL to use; null means the embedded database under `dataDir`. */
  databaseUrl: string | null
  /** Database, backups and uploads of the embedded set-up. An absolute path. */
  dataDir: string
  demoPassword: string
  demoPasswordChosen: boolean
  supportEmail: string
}

const defaultDemoPassword = 'tallyhouse-demo'

export function readConfig(env: NodeJS.ProcessEnv = environment()): Config {
  const host = value(env, 'HOST') ?? '127.0.0.1'
  return {
    host,
    port: readPort(value(env, 'PORT') ?? '3000'),
    loopback: isLoopback(host),
    databaseUrl: readDatabaseUrl(value(env, 'DATABASE_URL')),
    dataDir: resolve(value(env, 'DATA_DIR') ?? '.data'),
    demoPassword: readDemoPassword(value(env, 'DEMO_PASSWORD')),
    demoPasswordChosen: value(env, 'DEMO_PASSWORD') !== null,
    supportEmail: readSupportEmail(value(env, 'SUPPORT_EMAIL') ?? 'support@tallyhouse.example'),
  }
}

/** The process's own variables, and those of a file `.env` in the working folder that it doesn't have itself. */
function environment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/** An empty variable counts as unset: that is how most shells and compose files switch one off. */
function value(env: NodeJS.ProcessEnv, name: string): string | null {
  return env[name]?.trim() || null
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) throw new StartFailure(`PORT is '${text}': set it to a number from 1 to 65535.`)
  return port
}

function readDatabaseUrl(text: string | null): string | null {
  if (text === null) return null
  if (!/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new StartFailure(
      'DATABASE_URL is not a PostgreSQL address: write it as postgres://user:password@host:5432/database, or unset it to use the embedded database.',
    )
  }
  return text
}

function readDemoPassword(text: string | null): string {
  if (text === null) return defaultDemoPassword
  if (text.length < 8 || text.length > 128) throw new StartFailure('DEMO_PASSWORD must be 8 to 128 characters long: choose another one.')
  return text
}

function readSupportEmail(text: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new StartFailure(`SUPPORT_EMAIL is '${text}': set it to an e-mail address.`)
  return text
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}
