import { enableCompileCache } from 'node:module'
import { readConfig } from './config.ts'
import { jsonLog, standardLog } from './logging.ts'

// Compiled code kept between starts saves a good part of the time to the first answer, if it is asked for before the rest is loaded.
enableCompileCache()
const { runServer } = await import('./start-server.ts')

await runServer(() => ({
  config: readConfig(),
  log: jsonLog,
  logLevel: 'info',
  logTo: standardLog,
  say: jsonLog.info,
  ready: (address, setupCode) => {
    jsonLog.info(`Tallyhouse answers on ${address}.`)
    if (setupCode) jsonLog.info(`There is no administrator yet: open ${address}/login and create one with the set-up code ${setupCode}.`)
  },
}))
