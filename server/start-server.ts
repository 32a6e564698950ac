import { createServer } from 'node:net'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { allJobs } from './all-jobs.ts'
import { buildApp } from './app.ts'
import { findSetupCode } from './auth/setup-code.ts'
import { newTypedCode } from './auth/typed-code.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/database-handle.ts'
import { careForEmbedded, type EmbeddedCare } from './db/embedded-care.ts'
import { lockFolder } from './db/folder-lock.ts'
import type { DatabaseLog } from './db/open.ts'
import type { Files } from './file-store/file-store.ts'
import { openFiles } from './file-store/open-files.ts'
import { browserAddress } from './http/own-address.ts'
import { openDatabase } from './open-database.ts'
import { failuresIn, printFailure, StartFailure } from './start-failure.ts'
import { buildWebIfChanged, webRoot } from './web-build.ts'

export interface StartOptions {
  config: Config
  log: DatabaseLog
  logLevel: 'info' | 'error'
  logTo?: { write(line: string): void }
  /** Prints progress of slow steps. */
  say: (message: string) => void
  /** Prepares the database before the server listens: loads the demo data. */
  prepare?: (db: OpenDatabase) => Promise<void>
  /** Called once the server listens. The code is for the first administrator; null when one exists. */
  ready: (address: string, setupCode: string | null) => void
}

/** Runs the server until it is told to stop. Prints a StartFailure as one sentence, without a stack. */
export async function runServer(chooseOptions: () => StartOptions | Promise<StartOptions>): Promise<void> {
  try {
    const options = await chooseOptions()
    const server = await startServer(options)
    stopWhenTold(server.started, options.log)
    options.ready(server.address, server.setupCode)
  } catch (error) {
    printFailure(error)
    process.exit(1)
  }
}

interface RunningServer {
  /** Closes everything again. */
  started: AsyncDisposableStack
  address: string
  /** The set-up code for the first administrator; null when one exists. */
  setupCode: string | null
}

async function startServer({ config, log, logLevel, logTo, say, prepare }: StartOptions): Promise<RunningServer> {
  await requireFreePort(config)
  // Closed in reverse order, also when a later step fails.
  await using started = new AsyncDisposableStack()
  const { db, care } = await openStorage(config, log, started)
  const files = await openFileStorage(config, started)
  await buildWebIfChanged(say)
  await prepare?.(db)
  // The planner has no statistics yet of the data just loaded.
  if (care?.isUntidy()) await care.tidy()

  const setupCode = await findSetupCode(db)
  const app = await buildApp({
    database: db,
    files,
    uploadQuota: config.uploadQuota,
    supportEmail: config.supportEmail,
    setupCode: setupCode ?? newTypedCode(),
    publicUrl: config.publicUrl,
    listenHost: config.host,
    trustProxy: config.trustProxy,
    webRoot,
    logLevel,
    logTo,
  })
  started.defer(() => app.close())
  const address = await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw new StartFailure(listenAdvice(error, config))
  })
  // Imported only now, so that people can sign in earlier.
  const { startWorkers } = await import('./jobs/start-workers.ts')
  const { smtpUrl, mailFrom, dataDir } = config
  const reached = browserAddress(address, config.host)
  const settings = { smtpUrl, mailFrom, mailFolder: join(dataDir, 'mail'), address: config.publicUrl ?? reached }
  const workers = await startWorkers({ db, care, files, log, settings }, allJobs)
  started.defer(() => workers.stop())
  return { started: started.move(), address: reached, setupCode }
}

async function openStorage(
  config: Config,
  log: DatabaseLog,
  started: AsyncDisposableStack,
): Promise<{ db: OpenDatabase; care: EmbeddedCare | null }> {
  const folder = join(config.dataDir, 'database')
  const backups = join(config.dataDir, 'backups')
  if (!config.databaseUrl) {
    started.defer(lockFolder(folder))
    log.info(
      `Using the embedded database in ${folder}: good for trying Tallyhouse out and for a small site on one computer. A power cut may cost the last changes, and only one server can use it. For more, set DATABASE_URL to a PostgreSQL database.`,
    )
  }
  const db = await openDatabase({ databaseUrl: config.databaseUrl, migrationUrl: config.migrationUrl, folder, log })
  started.defer(() => db.close())
  if (!('asOwner' in db.connections)) return { db, care: null }
  const care = careForEmbedded(db.connections, backups, log)
  started.defer(() => care.stop())
  return { db, care }
}

async function openFileStorage({ dataDir, s3 }: Config, started: AsyncDisposableStack): Promise<Files> {
  const files = openFiles({ folder: join(dataDir, 'files'), s3 })
  started.defer(() => files.incoming.close())
  // Of processes that were killed.
  await files.incoming.removeAbandoned()
  return files
}

/** Checked before the slow steps. */
async function requireFreePort({ host, port, ...config }: Config): Promise<void> {
  // Early callers, for example health checks, must not keep the port open by waiting for an answer.
  const probe = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve)).catch((error) => {
    throw new StartFailure(listenAdvice(error, { ...config, host, port }))
  })
  await new Promise((resolve) => probe.close(resolve))
}

function listenAdvice(error: NodeJS.ErrnoException, { host, port }: Config): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is taken: stop what uses it, or set PORT to another number.`
  if (error.code === 'EACCES') return `This user may not listen on port ${port}: set PORT to a number above 1023.`
  return `The server can't listen on ${host} (${error.message}): set HOST to an address of this computer.`
}

/** Closing may take a moment: open answers, running jobs, and a last backup. */
const closingTime = 20_000

function stopWhenTold(started: AsyncDisposableStack, log: DatabaseLog): void {
  const onTimeout = () => log.error(new Error(`The server didn't close within ${closingTime / 1_000} seconds, so it was ended.`))
  const closing = closeWithGrace({ delay: closingTime, onTimeout, logger: false, skip: ['SIGINT', 'SIGTERM'] }, async ({ err }) => {
    if (err) log.error(err)
    try {
      await started.disposeAsync()
    } catch (error) {
      for (const failure of failuresIn(error)) log.error(failure as Error)
      // The failure is also in the exit code.
      throw error
    }
  })
  let told = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Under npm one Ctrl-C arrives twice: from the terminal and from npm. Only a later one forces the end.
      if (told && Date.now() - told > 1_000) process.exit(1)
      // A second close would find nothing to do and end the process during the first.
      if (told) return
      told = Date.now()
      closing.close()
    })
  }
}
