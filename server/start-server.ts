import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './open-database.ts'
import { requireKeysOfFactors, useSecretKeys } from './people/auth/sealed-two-factor.ts'
import { readSecretKeys } from './people/auth/secret-keys.ts'
import { findSetupCode } from './people/auth/setup-code.ts'
import { newTypedCode } from './people/auth/typed-code.ts'
import type { OpenDatabase } from './platform/engine/database-handle.ts'
import type { Files } from './platform/file-store/file-store.ts'
import { openFiles } from './platform/file-store/open-files.ts'
import { browserAddress } from './platform/http/own-address.ts'
import { closeDataFolder } from './platform/set-up/close-data-folder.ts'
import { careForEmbedded, type EmbeddedCare } from './platform/set-up/embedded-care.ts'
import { lockFolder } from './platform/set-up/folder-lock.ts'
import type { DatabaseLog } from './platform/set-up/open.ts'
import { closeThreads } from './platform/workers/threads.ts'
import { printFailure, StartFailure } from './start-failure.ts'
import { startJobs } from './start-jobs.ts'
import { stopOnSignal } from './stop-on-signal.ts'
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

/** Runs the server until it receives a signal to stop. Prints a StartFailure as one sentence, without a stack. */
export async function runServer(chooseOptions: () => StartOptions | Promise<StartOptions>): Promise<void> {
  try {
    const options = await chooseOptions()
    const server = await startServer(options)
    stopOnSignal(server.started, options.log)
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
  closeDataFolder(config.dataDir)
  // Closed in reverse order, also when a later step fails.
  await using started = new AsyncDisposableStack()
  const { db, care } = await openStorage(config, log, started)
  await takeSecretKeys(config, db)
  const files = await openFileStorage(config, started)
  started.defer(closeThreads)
  await buildWebIfChanged(say)
  await prepare?.(db)
  // The planner has no statistics yet of the data just loaded.
  if (care?.isUntidy()) await care.tidy()

  const setupCode = await findSetupCode(db)
  const app = await buildApp({
    database: db,
    files,
    uploadQuota: config.uploadQuota,
    customerQuota: config.customerQuota,
    supportEmail: config.supportEmail,
    sendsMail: config.smtpUrl !== null,
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
  const reached = browserAddress(address, config.host)
  if (config.runJobs) started.use(await startJobs({ db, care, files, log }, config, reached))
  return { started: started.move(), address: reached, setupCode }
}

/** Reads the keys of this process, and refuses to start without those that the database needs. */
export async function takeSecretKeys({ secretKeyFile, dataDir }: Config, db: OpenDatabase): Promise<void> {
  useSecretKeys(readSecretKeys(secretKeyFile, join(dataDir, 'secret.key')))
  await requireKeysOfFactors(db)
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

export async function openFileStorage({ dataDir, s3 }: Config, started: AsyncDisposableStack): Promise<Files> {
  const files = openFiles({ folder: join(dataDir, 'files'), s3 })
  started.defer(() => files.incoming.close())
  // Processes that were killed have left files behind.
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
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is in use: stop the program that uses it, or set PORT to another number.`
  if (error.code === 'EACCES') return `This user may not listen on port ${port}: set PORT to a number above 1023.`
  return `The server can't listen on ${host} (${error.message}): set HOST to an address of this computer.`
}
