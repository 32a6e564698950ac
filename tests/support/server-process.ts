import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface ServerProcess {
  /** The server's address. */
  address: string
  /** The output so far. */
  output(): string
  /** The set-up code, once it was printed. */
  setupCode(): Promise<string>
  /** Sends a signal and waits for the end. Answers the exit code, null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
  process: ChildProcess
}

/** Empty rather than missing, so that a developer's own `.env` doesn't fill them in. */
const unset = {
  HOST: '',
  DATABASE_URL: '',
  DATABASE_URL_FILE: '',
  MIGRATION_DATABASE_URL: '',
  MIGRATION_DATABASE_URL_FILE: '',
  DATA_DIR: '',
  DEMO_PASSWORD: '',
  SUPPORT_EMAIL: '',
  SMTP_URL: '',
  SMTP_URL_FILE: '',
  MAIL_FROM: '',
  PUBLIC_URL: '',
  TRUST_PROXY: '',
  S3_ENDPOINT: '',
  S3_BUCKET: '',
  S3_REGION: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  S3_SECRET_ACCESS_KEY_FILE: '',
  UPLOAD_QUOTA_MB: '',
  CUSTOMER_QUOTA_MB: '',
  SECRET_KEY_FILE: '',
  RUN_JOBS: '',
}

type Script = 'main' | 'worker' | 'demo' | 'reconcile' | 'reset-two-factor' | 'restore'

interface SpawnOptions {
  env: Record<string, string>
  /** Arguments of the command. */
  words?: string[]
  /** The user it runs as when the tests run as root. */
  uid?: number
  /** The folder of a release that it runs from, in place of the sources. */
  release?: string | undefined
}

/** Starts the server as `npm start` or `npm run demo` does, on a free port, and waits until it answers. A worker says when it has begun. */
export async function startServerProcess(script: Script, options: SpawnOptions): Promise<ServerProcess> {
  const child = spawnScript(script, options)
  const output = collectOutput(child)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /(?:answers on |Open +)(http:\/\/[\w.:[\]]+\d)|This worker runs jobs/.exec(output())
      if (found) resolve(found[1] ?? '')
    })
    ended.then((code) => reject(new Error(`The server ended with ${code} instead of starting: ${output()}`)))
  })
  return {
    address,
    output,
    process: child,
    setupCode: async () => {
      const code = () => /\/login\?setup=([A-Z2-9-]+)/.exec(output())?.[1]
      while (code() === undefined) await once(child.stdout ?? child, 'data')
      return code() ?? ''
    },
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** Runs a server that is expected not to start. */
export async function runServerProcess(script: Script, options: SpawnOptions): Promise<{ code: number | null; output: string }> {
  const child = spawnScript(script, options)
  const output = collectOutput(child)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output: output() }
}

function spawnScript(script: Script, { env, words = [], uid, release }: SpawnOptions): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [`server/${script}.${release ? 'js' : 'ts'}`, ...words], {
    cwd: release ?? join(import.meta.dirname, '../..'),
    env: { PATH, HOME, ...unset, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    uid,
    gid: uid,
  })
  // A failing test must not leave a server running.
  const killIt = () => child.kill('SIGKILL')
  process.once('exit', killIt)
  child.once('close', () => process.off('exit', killIt))
  return child
}

function collectOutput(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  return () => output
}
