import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportsEndpoints } from '../../../contract/insight/reports/reports.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { approve, countOf, planCount, submit } from '../../../tests/support/counting.ts'
import { makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const figures = (query = {}) => it.as('manager').call(countsEndpoints.figures, { query })

test('the figures are those of the lines closed in the time, by the cost prices of then', async () => {
  const bin = await makeLocation(it)
  const goods = [
    { quantity: 100, counted: 98, costPrice: '2.50' },
    { quantity: 40, counted: 40, costPrice: '1.20' },
    { quantity: 0, counted: 3, costPrice: '4.00' },
    { quantity: 25, counted: 25, costPrice: '9.99' },
  ]
  const lines = []
  for (const { quantity, counted, costPrice } of goods) {
    const { id } = await makeItem(it, { quantity, costPrice, location: bin.code })
    lines.push({ inventoryId: id, quantity: counted })
  }
  expect(await figures()).toMatchObject({ lines: { count: 0, of: 0 }, locations: 0, notCounted90: 1, netValue: '0.00' })
  const count = await planCount(it, { method: 'location', locationIds: [bin.id] })
  const placeId = count.places[0]?.id ?? 0
  await submit(it, 'worker', count.id, placeId, { round: 1, lines })
  await submit(it, 'admin', count.id, placeId, { round: 2, lines })
  const open = (await countOf(it, count.id)).places.flatMap((place) => place.lines).filter(({ status }) => status === 'difference')
  await approve(it, count.id, { decisions: open.map(({ id }) => ({ lineId: id, accept: true, reason: 'Counted' })) })
  const expected = {
    lines: { count: 2, of: 4 },
    units: { count: 160, of: 165 },
    firstCounts: { count: 4, of: 4 },
    netValue: '7.00',
    grossValue: '17.00',
    locations: 1,
    notCounted90: 0,
  }
  expect(await figures()).toEqual(expected)
  expect(await figures({ siteId: 1 })).toEqual(expected)
  const report = (key: 'count-accuracy' | 'count-differences' | 'locations-not-counted') =>
    it.as('manager').call(reportsEndpoints.rows, { query: { report: key, period: '30d' } })
  expect((await report('count-accuracy')).rows).toMatchObject([
    { locations: 1, lines: 4, right: 2, accuracy: 50, unitsAccuracy: 97, netValue: '7.00', grossValue: '17.00' },
  ])
  expect((await report('count-differences')).rows).toMatchObject([
    { count: count.countNumber, location: bin.code, expected: 100, counted: 98, difference: -2, value: '-5.00', reason: 'Counted' },
    { expected: 0, counted: 3, difference: 3, value: '12.00', decidedBy: 'manager' },
  ])
  expect((await report('locations-not-counted')).rows).toMatchObject([{ location: bin.code, site: 'MAIN', units: 166, days: 0 }])
  expect(await figures({ to: '2025-12-31' })).toMatchObject({ lines: { count: 0, of: 0 } })
  const [location] = await it.as('manager').call(locationsEndpoints.list, { query: { q: bin.code } })
  expect(location).toMatchObject({ lastCountedAt: expect.any(String) })
  expect((await it.as('customer').ask(countsEndpoints.figures, { query: {} })).status).toBe(403)
})
