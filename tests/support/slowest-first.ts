import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, slowest first: a long file that starts last leaves the other worker idle. `npm test` prints the times. */
const slowest = [
  'tests/journeys/tour-of-dialogs.test.ts',
  'tests/journeys/kit.test.ts',
  'tests/journeys/tour-of-staff-screens.test.ts',
  'tests/every-verb.test.ts',
  'tests/demo-figures.test.ts',
  'server/start-server.test.ts',
]

/** Starts the slowest files first. Vitest on its own starts the largest first, and the times of earlier runs aren't there in CI. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank(file: TestSpecification): number {
  const place = slowest.findIndex((name) => file.moduleId.endsWith(`/${name}`))
  return place === -1 ? slowest.length : place
}
