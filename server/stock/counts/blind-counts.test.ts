import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../contract/endpoints.ts'
import { roles } from '../../../contract/roles.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import { countOf, makeCount, planCount, submit } from '../../../tests/support/counting.ts'
import { ask, mayCall, validQuery } from '../../../tests/support/every-endpoint.ts'
import { makeHandlingUnit, makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const hidden = ['expected', 'counted', 'difference', 'value', 'differenceCount', 'netUnits', 'netValue']

/** The values under these names, wherever they are. */
function valuesIn(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer.flatMap(valuesIn)
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) => (hidden.includes(name) ? [value] : valuesIn(value)))
}

/** Every answer about a count that is read, as JSON and as a file, to each role that may read it. */
async function answersAbout(id: number, item: number, location: number): Promise<{ name: string; text: string; body: unknown }[]> {
  const about = endpoints.filter(
    ({ method, path }) => method === 'GET' && /counts\b/.test(path) && !/count-plans|preview|figures/.test(path),
  )
  const answers = []
  for (const endpoint of about)
    for (const role of roles.filter((each) => mayCall(endpoint, each))) {
      const row = endpoint.path.includes('/inventory/') ? item : endpoint.path.includes('/warehouse-locations/') ? location : id
      const { text, body, status } = await ask(endpoint, it.as(role), { id: row })
      expect([endpoint.path, status]).toEqual([endpoint.path, 200])
      answers.push({ name: `${endpoint.path} to ${role}`, text, body })
    }
  return answers
}

test('until it is in review no answer about a blind count says what was expected or counted', async () => {
  // Numbers that nothing else has.
  const { id, placeId, bin, item } = await makeCount(it, { quantity: 48_611 })
  const lines = [{ inventoryId: item.id, quantity: 41_394 }]
  const submitted = await submit(it, 'worker', id, placeId, { round: 1, lines })
  const answers = [{ name: 'submit', text: submitted.text, body: submitted.body }, ...(await answersAbout(id, item.id, bin.id))]
  expect(answers.length).toBeGreaterThan(15)
  for (const { name, text, body } of answers) {
    expect([name, valuesIn(body).filter((value) => value !== null)]).toEqual([name, []])
    expect([name, /48[.,]?611|41[.,]?394|7[.,]?217/.test(text)]).toEqual([name, false])
  }
  await submit(it, 'admin', id, placeId, { round: 2, lines })
  expect((await countOf(it, id)).places[0]?.lines[0]).toMatchObject({ expected: 48_611, counted: 41_394, difference: -7_217 })
  // It is blind again while it is counted once more.
  const lineId = (await countOf(it, id)).places[0]?.lines[0]?.id ?? 0
  await it.as('manager').call(countsEndpoints.recount, { params: { id }, body: { lineIds: [lineId] } })
  expect((await countOf(it, id)).places[0]?.lines[0]).toMatchObject({ expected: null, counted: null, difference: null, value: null })
})

test('a count that isn’t blind says what is expected, and workers read no value of it', async () => {
  const { id, placeId, item } = await makeCount(it, { blind: false })
  const sheet = await it.as('worker').call(countsEndpoints.sheet, { params: { id } })
  expect(sheet.places).toMatchObject([{ goods: [{ sku: item.sku, expected: 40 }] }])
  await submit(it, 'worker', id, placeId, { round: 1, lines: [{ inventoryId: item.id, quantity: 39 }] })
  const [line] = (await countOf(it, id, 'worker')).places[0]?.lines ?? []
  expect(line).toMatchObject({ expected: 40, counted: 39, status: 'recount' })
  expect(line).not.toHaveProperty('value')
})

test('no answer says to a worker what is at a place of an open blind count', async () => {
  // Numbers that nothing else has: neither the item, which lies elsewhere too, nor a line of the ledger.
  const { bin, item, other } = await makeSpreadItem()
  const unit = await makeHandlingUnit(it)
  await it.as('manager').call(handlingUnitsEndpoints.pack, {
    params: { id: unit.id },
    body: { inventoryId: item.id, quantity: 30_000, locationCode: bin.code },
  })
  await it.as('manager').call(handlingUnitsEndpoints.pack, { params: { id: unit.id }, body: { inventoryId: item.id, quantity: 7_313 } })
  const count = await planCount(it, { method: 'location', locationIds: [bin.id] })
  // What is at the place, what of it is in the unit, and what is loose.
  const numbers = /58[.,]?217|37[.,]?313|20[.,]?904/
  const read = endpoints.filter(({ method, path }) => method === 'GET' && !/events|\/track\/|:key|:token/.test(path))
  const asWorker = read.filter((endpoint) => endpoint.allow !== 'anyone' && mayCall(endpoint, 'worker'))
  const told = []
  for (const endpoint of asWorker)
    for (const id of [item.id, bin.id, unit.id, count.id]) {
      const { text, status } = await ask(endpoint, it.as('worker'), { id, query: validQuery(endpoint) })
      expect([endpoint.path, status]).not.toEqual([endpoint.path, 401])
      if (numbers.test(text)) told.push(endpoint.path)
    }
  expect([...new Set(told)]).toEqual([])
  const label = await ask(handlingUnitsEndpoints.label, it.as('worker'), { id: unit.id })
  expect([label.status, label.body]).toMatchObject([409, { code: 'handling-unit.being-counted' }])
  // Who approves counts reads them, and so does everybody once it is in review.
  expect((await ask(stockEndpoints.atLocation, it.as('manager'), { id: bin.id })).text).toMatch(numbers)
  const lines = [
    { inventoryId: item.id, quantity: 20_904 },
    { inventoryId: item.id, handlingUnit: unit.sscc, quantity: 37_313 },
  ]
  await submit(it, 'worker', count.id, count.places[0]?.id ?? 0, { round: 1, lines })
  expect((await ask(stockEndpoints.atLocation, it.as('worker'), { id: bin.id })).text).toMatch(numbers)
  expect((await ask(stockEndpoints.atLocation, it.as('worker'), { id: other.id })).text).toContain('5003')
})

/** 58,217 units of an item at one place, which came in two parts, and some at another one. */
async function makeSpreadItem() {
  const [bin, other] = [await makeLocation(it), await makeLocation(it)]
  const item = await makeItem(it, { quantity: 50_000, location: bin.code })
  const add = (adjustment: number, location: string) =>
    it.as('manager').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment, location, reason: 'Found' } })
  await add(5_003, other.code)
  await add(8_217, bin.code)
  return { bin, other, item }
}
