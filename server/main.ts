import { enableCompileCache } from 'node:module'
import { readConfig } from './config.ts'
import { jsonLog, standardLog } from './logging.ts'

// Compiled code kept between starts saves a good part of the time to the first answer, if it is asked for before the rest is loaded.
enableCompileCache()
const { runServer } = await import('./start-server.ts')

await runServer(() => {
  const config = readConfig()
  return {
    config,
    log: jsonLog,
    logLevel: 'info',
    logTo: standardLog,
    say: jsonLog.info,
    ready: (address, setupCode) => {
      jsonLog.info(`Tallyhouse answers on ${address}${config.publicUrl ? `, and people open ${config.publicUrl}` : ''}.`)
      if (setupCode === null) return
      jsonLog.info(`There is no administrator yet: create the first one at ${config.publicUrl ?? address}/login?setup=${setupCode}`)
    },
  }
})
