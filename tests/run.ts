import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWebIfChanged } from '../server/web-build.ts'
import { changedTests } from './changed-tests.ts'
import { postgresPrograms, startPostgres } from './support/postgres.ts'
import { processorSeconds, unitOfWork } from './support/processor-time.ts'
import { testSeed } from './support/random-tests.ts'
import type { FileReport } from './support/run-report.ts'

/**
 * `npm test`: everything on PostgreSQL where its programs are installed, and what can differ on PGlite once more there
 * (vitest.config.ts says what that is); without PostgreSQL everything on PGlite. `npm test -- server/goods-out/orders` runs what
 * lies there, `npm test -- --changed` what a change touches (changed-tests.ts). `npm run test:long` gives the random
 * tests their full size, and leaves out the browser.
 */
interface Run {
  title: string
  project: 'suite' | 'kills' | 'embedded' | 'journeys' | 'main-job'
  engine: 'postgres' | 'pglite'
}

interface Ran extends Run {
  failed: number
  /** Of all its processes but PostgreSQL. */
  processorSeconds: number
  files: FileReport[]
}

/**
 * Units of work (support/processor-time.ts) that a whole run may use, all processes of the browser included: 14,728 in CI on 29 November, when the
 * browser still ran at the same time as the server's tests, and a sixth more. The clock swings too much to be a limit, and minutes of
 * processor time differ from machine to machine.
 */
const processorBudget = 17_000

/** Browser tests of a run that may need a second attempt, some in a hundred; more of them are a fault of the product or of the tests. */
const mostSecondAttempts = 20

const long = process.argv.includes('--long')
const changed = process.argv.includes('--changed') ? changedTests() : null
const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const startedAt = Date.now()
const complaints: string[] = []

await buildWebIfChanged(console.log).catch((error: Error) => complaints.push(error.message))
const programs = postgresPrograms()
const cluster = programs ? await startPostgres(programs) : null
const results = mkdtempSync(join(tmpdir(), 'tallyhouse-results-'))
const ran: Ran[] = []
let counted = processorSeconds() ?? 0
let ofPostgres = 0
/** Tests that failed beside the others and passed by themselves, each with the first line of its first error. */
const secondAttempts: string[] = []
try {
  // Tests after a kill mostly wait, so they run next to the others. Browser tests have both cores to themselves: next to
  // others their waits end too soon, and nothing is finished earlier.
  await Promise.all([oneByOne(serverRuns()), oneByOne(killRuns())])
  await oneByOne(embeddedRuns())
  if (!long) await oneByOne(browserRuns())
  for (const run of ran) await tryAgain(run)
} finally {
  newlyUsed()
  await cluster?.stop()
  ofPostgres = newlyUsed()
  rmSync(results, { recursive: true })
}
complainOfTestsThatRunNowhere()
if (!cluster) sayWhatWasLeftOut()
printFiles('The slowest files', ({ seconds }) => seconds)
printFiles('Those that used most processor time, PostgreSQL left out', (file) => file.processorSeconds)
printCost()
printSecondAttempts()
printFailures()
printResult()

async function oneByOne(runs: Run[]): Promise<void> {
  for (const run of runs) {
    console.log(`\n— ${run.title} —`)
    ran.push({ ...run, ...(await vitest(run)) })
  }
}

/**
 * Files with failures in the browser, and files whose process ended, once more, by themselves and from a new database on.
 * Node 24 at times ends a process that has opened many databases of PGlite, with a fatal error of V8 and no error of a test.
 */
async function tryAgain(run: Ran): Promise<void> {
  const failed = run.files.filter((file) => file.brokeOff || (inBrowser(run) && file.failed > 0))
  const failures = failed.flatMap(({ file, failures, brokeOff }) => (brokeOff ? [] : failures.map((failure) => `${file}: ${failure}`)))
  if (failed.length === 0 || failures.length > mostSecondAttempts) return
  console.log(`\n— ${run.title}, ${failed.length} files once more —`)
  const again = await vitest(
    run,
    failed.map(({ file }) => file),
  )
  const others = run.files.filter((file) => !failed.includes(file))
  run.files = [...others, ...again.files]
  run.failed = sum(others.map((file) => file.failed)) + again.failed
  run.processorSeconds += again.processorSeconds
  if (again.failed > 0) return
  secondAttempts.push(...failures)
  const brokenOff = failed.filter(({ brokeOff }) => brokeOff)
  if (brokenOff.length > 0) secondAttempts.push(`${brokenOff.length} files whose process ended, ${brokenOff[0]?.file} first`)
}

function inBrowser({ project }: Pick<Run, 'project'>): boolean {
  return project === 'journeys' || project === 'main-job'
}

function serverRuns(): Run[] {
  if (!cluster) return [{ title: 'on PGlite', project: 'suite', engine: 'pglite' }]
  return [{ title: 'on PostgreSQL', project: 'suite', engine: 'postgres' }]
}

function embeddedRuns(): Run[] {
  if (!cluster) return []
  return [{ title: 'on PGlite, what can differ there', project: 'embedded', engine: 'pglite' }]
}

function killRuns(): Run[] {
  if (!cluster) return [{ title: 'after a kill, on PGlite', project: 'kills', engine: 'pglite' }]
  return [{ title: 'after a kill, on PostgreSQL', project: 'kills', engine: 'postgres' }]
}

function browserRuns(): Run[] {
  if (!cluster) return [{ title: 'in the browser, on PGlite', project: 'journeys', engine: 'pglite' }]
  return [
    { title: 'in the browser, on PostgreSQL', project: 'journeys', engine: 'postgres' },
    { title: 'the main job in the browser, on PGlite', project: 'main-job', engine: 'pglite' },
  ]
}

async function vitest({ project, engine }: Run, only?: string[]): Promise<Omit<Ran, keyof Run>> {
  const report = join(results, `${project}${only ? '-again' : ''}.json`)
  const program = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
  const workers = only || project === 'kills' ? 1 : 2
  const options = ['--project', project, `--maxWorkers=${workers}`, '--passWithNoTests']
  const child = spawn(process.execPath, [program, 'run', ...options, ...(only ?? filtersOf(project))], {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_ENGINE: engine,
      TEST_POSTGRES_URL: cluster?.url('postgres') ?? '',
      TEST_SEED: String(testSeed),
      TEST_LONG: long ? '1' : '',
      TEST_REPORT: report,
    },
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  const processorSeconds = newlyUsed()
  const files = readReport(report)
  const failed = sum(files.map((file) => file.failed))
  // A run that broke off has no failed test to show for it.
  return { files, processorSeconds, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** Processor seconds since the last call. A process counts when it ends, so that at the end of one they are its own. */
function newlyUsed(): number {
  const before = counted
  counted = processorSeconds() ?? 0
  return counted - before
}

function filtersOf(project: Run['project']): string[] {
  if (!changed) return filters
  return inBrowser({ project }) ? changed.browser : changed.server
}

function readReport(file: string): FileReport[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FileReport[]
  } catch {
    return []
  }
}

/** A test that isn't for PostgreSQL, in a file that isn't run on PGlite, would be run by nobody. */
function complainOfTestsThatRunNowhere(): void {
  const onPglite = new Set(ran.filter((run) => run.engine === 'pglite').flatMap((run) => run.files.map(({ file }) => file)))
  for (const { file, skipped } of ran.filter((run) => run.engine === 'postgres').flatMap((run) => run.files))
    if (skipped > 0 && !onPglite.has(file))
      complaints.push(
        `${file} skips ${skipped} of its tests on PostgreSQL and isn't run on PGlite: add it to alsoEmbedded in vitest.config.ts.`,
      )
}

function sayWhatWasLeftOut(): void {
  const skipped = ran.flatMap((run) => run.files).filter((file) => file.skipped > 0)
  console.log("\nLeft out, as PostgreSQL's server programs (initdb, postgres) aren't installed here: all that PostgreSQL does, and")
  console.log('what takes more than the one connection that PGlite has:')
  for (const { file, skipped: count } of skipped) console.log(`  ${count} of the tests in ${file}`)
  if (process.env.CI) complaints.push('In CI PostgreSQL may not be left out.')
}

function printFiles(title: string, secondsOf: (file: FileReport) => number): void {
  const files = ran.flatMap(({ files, engine }) =>
    files.map(({ file, ...rest }) => ({ file, engine, seconds: secondsOf({ file, ...rest }) })),
  )
  console.log(`\n${title}:`)
  for (const { file, seconds, engine } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}, on ${engine === 'postgres' ? 'PostgreSQL' : 'PGlite'}`)
}

function printCost(): void {
  const seconds = processorSeconds()
  const clock = ((Date.now() - startedAt) / 60_000).toFixed(1)
  const units = seconds === null ? null : Math.round(seconds / unitOfWork())
  console.log('\nMinutes of processor time:')
  for (const { title, processorSeconds } of [...ran, { title: 'PostgreSQL', processorSeconds: ofPostgres }])
    console.log(`${inMinutes(processorSeconds).padStart(7)}  ${title}`)
  console.log(
    `\n${clock} minutes by the clock, ${seconds === null ? 'unknown' : inMinutes(seconds)} of processor time: ${units ?? 'unknown'} units of work`,
  )
  console.log(`TEST_SEED=${testSeed} repeats the random tests`)
  const whole = filters.length === 0 && !changed && !long
  if (process.env.CI && whole && units !== null && units > processorBudget)
    complaints.push(`The tests used ${units} units of work, and ${processorBudget} are allowed (processorBudget in tests/run.ts).`)
}

/** A test that needs it often hides a race. */
function printSecondAttempts(): void {
  for (const test of secondAttempts) console.log(`\nPassed at the second attempt: ${test}`)
}

/** Once more at the end, because a log may be cut at its beginning. */
function printFailures(): void {
  for (const { engine, files } of ran)
    for (const { file, failures } of files)
      for (const failure of failures) console.error(`\nFAILED on ${engine === 'postgres' ? 'PostgreSQL' : 'PGlite'}: ${file}: ${failure}`)
}

function printResult(): void {
  for (const complaint of complaints) console.error(`\n${complaint}`)
  const passed = sum(ran.flatMap((run) => run.files.map((file) => file.passed)))
  const failed = sum(ran.map((run) => run.failed)) + complaints.length
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function inMinutes(seconds: number): string {
  return (seconds / 60).toFixed(1)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
