import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CustomGrouping, type CustomMeasure, customMeasures, groupingsOf } from '../../../contract/insight/reports/custom-reports.ts'
import { periodDays, type ReportTime } from '../../../contract/insight/reports/report-time.ts'
import { reportKeys, reportOf, reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import { expectedCustom } from '../../../tests/support/expected-custom.ts'
import {
  type Asked,
  cancelled,
  exported,
  isWrong,
  meanHours,
  midnightOf,
  rated,
  ratio,
  shortOf,
  sum,
} from '../../../tests/support/expected-figures.ts'
import { expectedReports } from '../../../tests/support/expected-reports.ts'
import { histories, stagesAgo } from '../../../tests/support/random-history.ts'
import { longRun, testSeed } from '../../../tests/support/random-tests.ts'
import { storeHistory } from '../../../tests/support/store-history.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

// Every figure and report, computed by the database and by brute force over the same random history.

const now = new Date('2026-06-16T13:37:05.250Z')

const canonical = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))).sort()

function expectedKpis(asked: Asked) {
  const [ended, shipped, given] = [[...exported(asked), ...cancelled(asked)], exported(asked), rated(asked)]
  const lines = shipped.flatMap((order) => order.lines.map((line) => isWrong(order, line)))
  return {
    fulfilment: { count: shipped.filter(({ lines }) => lines.every((line) => shortOf(line) === 0)).length, of: ended.length },
    processing: {
      hours: meanHours(shipped.map((order) => (stagesAgo(order)[1] ?? 0) - (stagesAgo(order)[4] ?? 0))),
      movements: shipped.length,
    },
    satisfaction: {
      rating: ratio(
        sum(given, ({ rating }) => rating?.stars ?? 0),
        given.length,
        1,
      ),
      ratings: given.length,
    },
    accuracy: { count: lines.filter((wrong) => !wrong).length, of: lines.length },
  }
}

type Times = { query: ReportTime; covers: (zone: string) => Pick<Asked, 'from' | 'to'> }[]
const dayMs = 86_400_000
const last = (days: number) => () => ({ from: new Date(now.getTime() - days * dayMs), to: now })
/** From the start of one day to the start of another, which isn't included; at most until now. */
const days = (first: string, end: string) => (zone: string) => ({
  from: midnightOf(zone, first),
  to: new Date(Math.min(midnightOf(zone, end).getTime() - 1, now.getTime())),
})

/** What `now` makes of each period. */
const times: Times = [
  ...Object.entries(periodDays).map(([period, n]) => ({ query: { period: period as keyof typeof periodDays }, covers: last(n) })),
  { query: { period: 'this_month' }, covers: days('2026-06-01', '2026-07-01') },
  { query: { period: 'last_month' }, covers: days('2026-05-01', '2026-06-01') },
  { query: { period: 'this_quarter' }, covers: days('2026-04-01', '2026-07-01') },
  // The clocks of New York and Berlin change in between.
  { query: { from: '2026-02-20', to: '2026-03-30' }, covers: days('2026-02-20', '2026-03-31') },
  { query: { from: '2026-06-16', to: '2026-06-16' }, covers: days('2026-06-16', '2026-06-17') },
]

async function compareAll(it: TestApp, asked: Omit<Asked, 'from' | 'to'>, which: string): Promise<void> {
  const admin = it.as('admin')
  for (const { query: time, covers } of times) {
    const over = { ...asked, ...covers(asked.history.zone) }
    const period = JSON.stringify(time)
    expect((await admin.call(reportsEndpoints.kpis, { query: time })).current, `figures ${period}, ${which}`).toEqual(expectedKpis(over))
    for (const report of reportKeys) {
      await setImmediate()
      const { rows, total } = await admin.call(reportsEndpoints.rows, { query: { report, ...time } })
      const expected = expectedReports[report](over)
      expect(canonical(rows), `${report} ${period}, ${which}`).toEqual(canonical(expected))
      expect(total).toBe(expected.length)
      if (report === 'velocity') expect(rows.map(({ rank }) => rank)).toEqual(expected.map(({ rank }) => rank))
    }
  }
  for (const [n, [measure, grouping]] of choices.entries()) {
    const { query: time, covers } = times[n % times.length] ?? { query: {}, covers: last(30) }
    for (const query of [
      { measure, grouping, ...time },
      { measure, grouping, ...time, customerId: [100, 102] },
    ]) {
      const { rows } = await admin.call(reportsEndpoints.custom, { query })
      const expected = expectedCustom({ ...asked, ...covers(asked.history.zone) }, query)
      expect(canonical(rows), `${JSON.stringify(query)}, ${which}`).toEqual(canonical(expected))
    }
  }
}

const choices: [CustomMeasure, CustomGrouping][] = customMeasures.flatMap((measure) =>
  groupingsOf(measure).map((grouping): [CustomMeasure, CustomGrouping] => [measure, grouping]),
)

test('figures and reports are what a brute-force computation over random histories says', { timeout: 3_600_000 }, async () => {
  for (const [run, history] of fc.sample(histories, { numRuns: longRun ? 40 : 3, seed: testSeed }).entries()) {
    await using it = await openTestApp({ clock: () => now })
    await storeHistory(it, history, now)
    await compareAll(it, { history, now }, `history ${run} of seed ${testSeed}`)
  }
})

test('every report answers the columns that it declares, over an empty warehouse nothing is divided by zero', async () => {
  await using it = await openTestApp({ clock: () => now })
  const { current } = await it.as('admin').call(reportsEndpoints.kpis)
  expect(current.processing).toEqual({ hours: null, movements: 0 })
  expect(current.satisfaction).toEqual({ rating: null, ratings: 0 })
  for (const report of reportKeys) {
    const { rows } = await it.as('admin').call(reportsEndpoints.rows, { query: { report, period: '1y' } })
    for (const { key } of reportOf(report).columns) for (const row of rows) expect(Object.keys(row)).toContain(key)
  }
})
