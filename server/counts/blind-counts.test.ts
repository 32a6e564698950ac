import { afterAll, beforeAll, expect, test } from 'vitest'
import { countsEndpoints } from '../../contract/counts/counts.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { roles } from '../../contract/roles.ts'
import { countOf, makeCount, submit } from '../../tests/support/counting.ts'
import { ask, mayCall } from '../../tests/support/every-endpoint.ts'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'

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
