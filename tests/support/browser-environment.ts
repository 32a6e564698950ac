import { builtinEnvironments, type Environment } from 'vitest/runtime'
import type { HasBrowser } from './shared-browser.ts'

/** Node's, which closes the browser when the process has run its last file. A browser that is ended with it doesn't count in the report. */
export default {
  ...builtinEnvironments.node,
  setup: async (global: HasBrowser, options) => {
    const node = await builtinEnvironments.node.setup(global, options)
    return {
      teardown: async () => {
        await (await global.browserOfTests)?.close()
        await node.teardown(global)
      },
    }
  },
} satisfies Environment
