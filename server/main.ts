import { enableCompileCache } from 'node:module'
import { readConfig } from './config.ts'
import { jsonLog, standardLog } from './logging.ts'

// A compile cache shortens the start, if it is enabled before the other modules are loaded.
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
      // A plain line, so that the address can be copied from a terminal.
      console.log(`There is no administrator yet: create the first one at ${config.publicUrl ?? address}/login?setup=${setupCode}`)
    },
  }
})
