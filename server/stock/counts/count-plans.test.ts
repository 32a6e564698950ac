import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPlansEndpoints } from '../../../contract/stock/counts/count-plans.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { makeLocation } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { makeDueCounts } from './make-planned-counts.ts'

let clock = new Date('2026-03-02T04:59:00Z')
let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => clock })
})
afterAll(() => it.close())

const plan = { name: 'Aisle A', method: 'zone' as const, zones: ['A'], everyDays: 7, nextOn: '2026-03-02' }
const create = (body: object) => it.as('manager').ask(countPlansEndpoints.create, { body: body as typeof plan })

test('a plan makes a count at five o’clock of its day, and adds its days; with nothing to count it makes none', async () => {
  await makeLocation(it, { zone: 'A' })
  const { id } = (await create(plan)).body as { id: number }
  const { id: none } = (await create({ ...plan, name: 'Nothing', zones: ['Nowhere'], nextOn: '2026-02-20' })).body as { id: number }
  const read = (row: number) => it.as('manager').call(countPlansEndpoints.get, { params: { id: row } })
  expect(await read(id)).toMatchObject({ criteria: { zones: ['A'] }, blind: true, maxLocations: 50, isActive: true, siteCode: 'MAIN' })
  // The warehouse of tests is in UTC. A day that has passed is made up for once.
  expect(await makeDueCounts(it.db)).toBe(0)
  expect(await read(none)).toMatchObject({ nextOn: '2026-03-06' })
  expect(await read(id)).toMatchObject({ nextOn: '2026-03-02' })
  clock = new Date('2026-03-02T05:00:00Z')
  expect(await makeDueCounts(it.db)).toBe(1)
  expect(await makeDueCounts(it.db)).toBe(0)
  expect(await read(id)).toMatchObject({ nextOn: '2026-03-09' })
  const made = await it.as('manager').call(countsEndpoints.list, { query: {} })
  expect(made).toMatchObject([{ name: 'Aisle A', method: 'zone', dueOn: '2026-03-02', createdBy: null, placeCount: 1 }])
})

test('a plan is changed with its criteria, and needs what its method chooses by', async () => {
  for (const [body, path] of [
    [{ ...plan, method: 'item' }, 'method'],
    [{ ...plan, zones: undefined }, 'zones'],
    [{ ...plan, everyDays: 366 }, 'everyDays'],
    [{ ...plan, siteId: 9 }, 'siteId'],
  ] as const)
    expect((await create(body)).body).toMatchObject({ status: 400, errors: [{ path }] })
  const { id } = (await create(plan)).body as { id: number }
  const update = (body: object) => it.as('manager').ask(countPlansEndpoints.update, { params: { id }, body })
  expect((await update({ name: 'B', isActive: false })).body).toMatchObject({ name: 'B', isActive: false, criteria: { zones: ['A'] } })
  expect((await update({ zones: ['B', 'C'] })).body).toMatchObject({ criteria: { zones: ['B', 'C'] } })
  expect((await update({ method: 'not_counted', days: 30 })).body).toMatchObject({ method: 'not_counted', criteria: { days: 30 } })
  expect((await update({ method: 'abc' })).body).toMatchObject({ status: 400 })
  expect((await it.as('worker').ask(countPlansEndpoints.update, { params: { id }, body: { name: 'C' } })).status).toBe(403)
})
