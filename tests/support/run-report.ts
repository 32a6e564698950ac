import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'

/** The figures of a test file for `npm test`. */
export interface FileReport {
  file: string
  /** Tests and hooks, and the import of what they use. */
  seconds: number
  /** See count-processor-time.ts. */
  processorSeconds: number
  passed: number
  failed: number
  /** What failed, each with the first line of its error. */
  failures: string[]
  skipped: number
  /** Whether its process ended before it did. Nothing else of it is known then. */
  brokeOff: boolean
}

/** Writes a FileReport of each test file, as JSON. Vitest's own JSON leaves out the time that hooks take, and files that weren't begun. */
export function reportFilesTo(path: string): Reporter {
  let specifications: readonly TestSpecification[] = []
  const ended = new Set<string>()
  return {
    onTestRunStart: (all) => {
      specifications = all
    },
    onTestModuleEnd: ({ moduleId }) => {
      ended.add(moduleId)
    },
    onTestRunEnd: (modules) => {
      const missing = specifications.filter(({ moduleId }) => !ended.has(moduleId))
      const reports = [...modules.filter(({ moduleId }) => ended.has(moduleId)).map(reportOf), ...missing.map(brokenOff)]
      writeFileSync(path, JSON.stringify(reports))
    },
  }
}

function brokenOff({ moduleId }: TestSpecification): FileReport {
  const file = relative(process.cwd(), moduleId)
  return { file, seconds: 0, processorSeconds: 0, passed: 0, failed: 1, failures: ['its process ended'], skipped: 0, brokeOff: true }
}

function reportOf(module: TestModule): FileReport {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  const tests = [...module.children.allTests()]
  const states = tests.map((test) => test.result().state)
  const count = (wanted: string) => states.filter((state) => state === wanted).length
  const failed = count('failed')
  return {
    file: relative(process.cwd(), module.moduleId),
    seconds: (collectDuration + setupDuration + duration) / 1000,
    processorSeconds: module.meta().processorSeconds ?? 0,
    passed: count('passed'),
    // A file that can't be loaded, or whose set-up fails, has no failed test to show for it.
    failed: failed === 0 && module.state() === 'failed' ? 1 : failed,
    failures: [
      ...module.errors().map(({ message }) => firstLine(message)),
      ...tests.filter((test) => test.result().state === 'failed').flatMap(errorsOf),
    ],
    skipped: count('skipped'),
    brokeOff: false,
  }
}

function errorsOf(test: TestCase): string[] {
  return (test.result().errors ?? []).map(({ message }) => `${test.fullName}: ${firstLine(message)}`)
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? ''
}
