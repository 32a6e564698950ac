import { defineConfig } from 'vitest/config'

const shared = {
  globalSetup: './tests/support/template-database.ts',
  pool: 'forks',
  // A database is a file's own; sharing the process spares loading the server and PGlite anew for each file.
  isolate: false,
  testTimeout: 20_000,
  hookTimeout: 60_000,
} as const

/**
 * Two projects: `suite` is everything but the browser, `journeys` the browser. Both run on the engine in TEST_ENGINE
 * (pglite when unset): `npx vitest run --project suite server/orders`.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'suite', include: ['{contract,server,web,tests,bench}/**/*.test.ts'], exclude: ['tests/journeys/**'] } },
      { test: { ...shared, name: 'journeys', include: ['tests/journeys/**/*.test.ts'], fileParallelism: false, testTimeout: 60_000 } },
    ],
  },
})
