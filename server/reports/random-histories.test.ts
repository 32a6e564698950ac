import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CustomGrouping, type CustomMeasure, customMeasures, groupingsOf } from '../../contract/reports/custom-reports.ts'
import { periodDays, reportPeriods } from '../../contract/reports/report-definition.ts'
import { reportKeys, reportOf, reportsEndpoints } from '../../contract/reports/reports.ts'
import { expectedCustom } from '../../tests/support/expected-custom.ts'
import { type Asked, cancelled, exported, isWrong, meanHours, rated, ratio, shortOf, sum } from '../../tests/support/expected-figures.ts'
import { expectedReports } from '../../tests/support/expected-reports.ts'
import { histories, stagesAgo } from '../../tests/support/random-history.ts'
import { longRun, testSeed } from '../../tests/support/random-tests.ts'
import { storeHistory } from '../../tests/support/store-history.ts'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'

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

async function compareAll(it: TestApp, asked: Omit<Asked, 'days'>, which: string): Promise<void> {
  const admin = it.as('admin')
  for (const period of reportPeriods) {
    const over = { ...asked, days: periodDays[period] }
    expect((await admin.call(reportsEndpoints.kpis, { query: { period } })).current, `figures ${period}, ${which}`).toEqual(
      expectedKpis(over),
    )
    for (const report of reportKeys) {
      await setImmediate()
      const { rows, total } = await admin.call(reportsEndpoints.rows, { query: { report, period } })
      const expected = expectedReports[report](over)
      expect(canonical(rows), `${report} ${period}, ${which}`).toEqual(canonical(expected))
      expect(total).toBe(expected.length)
      if (report === 'velocity') expect(rows.map(({ rank }) => rank)).toEqual(expected.map(({ rank }) => rank))
    }
  }
  for (const [n, [measure, grouping]] of choices.entries()) {
    const period = reportPeriods[n % reportPeriods.length] ?? '30d'
    for (const query of [
      { measure, grouping, period },
      { measure, grouping, period, customerId: [100, 102] },
    ]) {
      const { rows } = await admin.call(reportsEndpoints.custom, { query })
      const expected = expectedCustom({ ...asked, days: periodDays[period] }, query)
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
