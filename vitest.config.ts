import { defineConfig } from 'vitest/config'
import { reportFilesTo } from './tests/support/run-report.ts'
import { SlowestFirst } from './tests/support/slowest-first.ts'

const shared = {
  globalSetup: './tests/support/template-database.ts',
  setupFiles: './tests/support/count-processor-time.ts',
  pool: 'forks',
  // A database is a file's own; sharing the process spares loading the server and PGlite anew for each file.
  isolate: false,
  testTimeout: 20_000,
  hookTimeout: 60_000,
} as const

/** What can come out differently on the embedded database, and so runs there too; docs/decisions/0017 says why. */
const alsoEmbedded = [
  'server/platform/{engine,lists,events,set-up,jobs,cleanup,mail}/**/*.test.ts',
  'server/stock/reconciliation/*.test.ts',
  'server/{start,demo,reconcile,backup,restore}*.test.ts',
  'server/**/*embedded*.test.ts',
  'tests/{crash,mail-after-a-kill,every-endpoint,every-verb,tenant-walls,demo-figures,status-words}.test.ts',
  'server/{stock/ledger,goods-out/picking,goods-in/put-away,goods-in/receipts,goods-out/orders}/*.test.ts',
]

/** These wait most of their time until the job of a killed server is taken up again: a run of their own waits beside the others. */
const kills = ['tests/*-after-a-kill.test.ts']

const browser = { ...shared, testTimeout: 60_000, environment: './tests/support/browser-environment.ts' }

/**
 * `npm test` (tests/run.ts) says which project runs on which engine. By hand the engine is in TEST_ENGINE, pglite when
 * unset: `npx vitest run --project suite server/goods-out/orders`.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    reporters: process.env.TEST_REPORT ? ['default', reportFilesTo(process.env.TEST_REPORT)] : ['default'],
    projects: [
      {
        test: {
          ...shared,
          name: 'suite',
          include: ['{contract,server,web,tests,bench}/**/*.test.ts'],
          exclude: ['tests/journeys/**', 'tests/statements/**', ...kills],
        },
      },
      { test: { ...shared, name: 'kills', include: kills } },
      { test: { ...shared, name: 'statements', include: ['tests/statements/*.test.ts'] } },
      { test: { ...shared, name: 'embedded', include: alsoEmbedded, env: { TEST_ALSO_EMBEDDED: '1' } } },
      { test: { ...browser, name: 'journeys', include: ['tests/journeys/**/*.test.ts'] } },
      { test: { ...browser, name: 'main-job', include: ['tests/journeys/run-the-main-job.test.ts'] } },
    ],
  },
})
