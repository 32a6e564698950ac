import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { readConfig } from './config.ts'
import { problemLog } from './logging.ts'
import { StartFailure } from './start-failure.ts'

// As in main.ts.
enableCompileCache()
const { runServer } = await import('./start-server.ts')
const { loadDemo } = await import('./demo/load-demo.ts')
const { refuseOtherData } = await import('./demo/refuse-other-data.ts')

await runServer(async () => {
  const settings = readConfig()
  const config = { ...settings, dataDir: join(settings.dataDir, 'demo') }
  if (!config.loopback && !config.demoPasswordChosen) {
    throw new StartFailure(
      `The demo's password is public, so it isn't opened to others on ${config.host}: set DEMO_PASSWORD, or leave HOST unset.`,
    )
  }
  if (config.databaseUrl) await refuseOtherData(config.databaseUrl)
  return {
    config,
    log: problemLog,
    logLevel: 'error',
    logTo: process.stderr,
    say: console.log,
    prepare: (db) => loadDemo(db, config.demoPassword),
    ready: (address) =>
      console.log(`
Tallyhouse runs with demo data.

  Open       ${config.publicUrl ?? address}
  Sign in    admin, manager, worker, accountant, customer or rival
  Password   ${config.demoPassword}

${config.databaseUrl ? '' : `What you change is kept in ${config.dataDir}. `}Ctrl-C stops it.
`),
  }
})
