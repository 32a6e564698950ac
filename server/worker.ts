import { enableCompileCache } from 'node:module'
import { type Config, readConfig } from './config.ts'
import { jsonLog } from './logging.ts'
import { printFailure, StartFailure } from './start-failure.ts'

/* `npm run worker`: runs the jobs of the queue next to servers that may run none, on as many computers as are wanted. */

enableCompileCache()
const { browserAddress } = await import('./platform/http/own-address.ts')
const { openDatabase } = await import('./open-database.ts')
const { startJobs } = await import('./start-jobs.ts')
const { openFileStorage, takeSecretKeys } = await import('./start-server.ts')
const { stopOnSignal } = await import('./stop-on-signal.ts')
const { closeDataFolder } = await import('./platform/set-up/close-data-folder.ts')
const { closeThreads } = await import('./platform/workers/threads.ts')

try {
  stopOnSignal(await startWorker(readConfig()), jsonLog)
  jsonLog.info('This worker runs jobs.')
} catch (error) {
  printFailure(error)
  process.exit(1)
}

async function startWorker(config: Config): Promise<AsyncDisposableStack> {
  const { databaseUrl, migrationUrl, host, port } = config
  if (databaseUrl === null) {
    throw new StartFailure(
      'A worker needs PostgreSQL, because only one process can use the embedded database, and it runs the jobs: set DATABASE_URL, or run only npm start.',
    )
  }
  closeDataFolder(config.dataDir)
  // Closed in reverse order, also when a later step fails.
  await using started = new AsyncDisposableStack()
  const db = await openDatabase({ databaseUrl, migrationUrl, folder: '', log: jsonLog })
  started.defer(() => db.close())
  await takeSecretKeys(config, db)
  const files = await openFileStorage(config, started)
  started.defer(closeThreads)
  started.use(await startJobs({ db, care: null, files, log: jsonLog }, config, browserAddress(`http://${host}:${port}`, host)))
  return started.move()
}
