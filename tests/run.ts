import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWebIfChanged } from '../server/web-build.ts'
import { type PostgresCluster, postgresPrograms, startPostgres } from './support/postgres.ts'

/**
 * `npm test`: everything on PGlite, then on PostgreSQL where its programs are installed, then the same in the browser.
 * `npm test -- server/orders` runs what lies there. The last line counts all of it.
 */
interface Run {
  title: string
  project: 'suite' | 'journeys'
  env: Record<string, string>
  leaveOut?: string
}

interface Count {
  passed: number
  failed: number
}

/** What is about how screens look and speak is the same whatever the engine; once is enough. */
const looks = '**/{accessibility*,nothing-serious,messages-and-waiting,keyboard-alone}.test.ts'

const filters = process.argv.slice(2)
const results = mkdtempSync(join(tmpdir(), 'tallyhouse-results-'))
const total: Count = { passed: 0, failed: 0 }

await buildWebIfChanged(console.log).catch((error: Error) => {
  console.error(error.message)
  total.failed += 1
})
const programs = postgresPrograms()
const cluster = programs ? await startPostgres(programs) : null
try {
  for (const run of runs(cluster)) {
    console.log(`\n— ${run.title} —`)
    const count = await vitest(run)
    total.passed += count.passed
    total.failed += count.failed
  }
} finally {
  await cluster?.stop()
  rmSync(results, { recursive: true })
}

if (!cluster) {
  console.log("\nLeft out: everything on PostgreSQL, as its server programs (initdb, postgres) aren't installed here.")
  if (process.env.CI) total.failed += 1
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function runs(postgres: PostgresCluster | null): Run[] {
  const onPglite = { TEST_ENGINE: 'pglite' }
  const onPostgres = postgres && { TEST_ENGINE: 'postgres', TEST_POSTGRES_URL: postgres.url('postgres') }
  const all: (Run | null)[] = [
    { title: 'on PGlite', project: 'suite', env: onPglite },
    onPostgres && { title: 'on PostgreSQL', project: 'suite', env: onPostgres },
    { title: 'in the browser, on PGlite', project: 'journeys', env: onPglite },
    onPostgres && { title: 'in the browser, on PostgreSQL', project: 'journeys', env: onPostgres, leaveOut: looks },
  ]
  return all.filter((run) => run !== null)
}

async function vitest({ project, env, leaveOut }: Run): Promise<Count> {
  const file = join(results, `${project}-${env.TEST_ENGINE}.json`)
  const program = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
  const options = ['run', '--project', project, '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  if (leaveOut) options.push('--exclude', leaveOut)
  const child = spawn(process.execPath, [program, ...options, ...filters], { stdio: 'inherit', env: { ...process.env, ...env } })
  const code = await new Promise((resolve) => child.once('close', resolve))
  const count = readCount(file)
  // A file that can't be loaded, or a run that broke off, has no failed test to show for it.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

function readCount(file: string): Count {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
