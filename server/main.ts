import { readConfig } from './config.ts'
import { jsonLog } from './logging.ts'
import { runServer } from './start-server.ts'

await runServer(() => ({
  config: readConfig(),
  log: jsonLog,
  logLevel: 'info',
  say: jsonLog.info,
  ready: (address, setupCode) => {
    jsonLog.info(`Tallyhouse answers on ${address}.`)
    if (setupCode) jsonLog.info(`There is no administrator yet: open ${address}/login and create one with the set-up code ${setupCode}.`)
  },
}))
