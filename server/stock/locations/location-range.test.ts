import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportRow } from '../../../contract/platform/imports/import-rows.ts'
import { importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { locationRangeEndpoints } from '../../../contract/stock/locations/location-range.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { commitImport, csvOf, makeCheckedImport, rowsOfImport, undoImport } from '../../../tests/support/imports.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const messagesOf = ({ messages }: ImportRow) => messages.map(({ column, message }) => [column, message])
const add = (body: object) => it.as('manager').request('POST', '/api/warehouse-locations/range', { body })
const inZone = async (zone: string) =>
  (await it.as('manager').call(locationsEndpoints.list, { query: { zone: [zone] } })).map(({ code, name, type, capacity }) => ({
    code,
    name,
    type,
    capacity,
  }))

test('a range adds a location for each code, named after it', async () => {
  const body = { from: 'A-01-01', to: 'A-04-10', zone: 'Aisle A', type: 'storage', capacity: 80 }
  expect(await add(body)).toMatchObject({ status: 201, body: { created: 40 } })
  const added = await inZone('Aisle A')
  expect(added).toHaveLength(40)
  expect(added.at(-1)).toEqual({ code: 'A-04-10', name: 'A-04-10', type: 'storage', capacity: 80 })
})

test('a code that exists in any case is named, and nothing is added', async () => {
  await makeLocation(it, { code: 'b-03' })
  const reply = await add({ from: 'B-01', to: 'B-09', zone: 'Aisle B', type: 'storage' })
  expect(reply).toMatchObject({ status: 409, body: { code: 'location.code-taken', detail: expect.stringContaining('B-03') } })
  expect(await inZone('Aisle B')).toEqual([])
})

test('what makes no range is 400 at its field; customers add none', async () => {
  const body = { from: 'C-01', to: 'D-09', zone: 'C', type: 'storage' }
  expect(await add(body)).toMatchObject({ status: 400, body: { errors: [{ path: 'to' }] } })
  expect(await add({ ...body, to: 'C-09', zone: '' })).toMatchObject({ status: 400, body: { errors: [{ path: 'zone' }] } })
  expect((await it.as('customer').ask(locationRangeEndpoints.create, { body: { ...body, to: 'C-09', type: 'storage' } })).status).toBe(403)
})

test('locations are imported, and deleted when the unused import is undone', async () => {
  await makeLocation(it, { code: 'IMP-9' })
  const { id, counts } = await makeCheckedImport(
    it,
    csvOf(
      ['Code', 'Name', 'Zone', 'Type', 'Capacity'],
      ['IMP-1', 'One', 'Imported', 'Storage', 40],
      ['IMP-2', 'Two', 'Imported', '', ''],
      ['imp-2', 'Again', '', '', ''],
      ['IMP-3', '', '', '', ''],
      ['imp-9', 'Taken', '', '', ''],
      ['IMP-4', 'Four', '', 'roof', 'many'],
    ),
    { kind: 'locations' },
  )
  expect(counts).toMatchObject({ ready: 2, error: 4 })
  const rows = await rowsOfImport(it, id)
  expect(messagesOf(rows[4] as ImportRow)[0]?.[1]).toBe('The location code imp-9 already exists, written IMP-9.')
  expect(messagesOf(rows[5] as ImportRow).map(([column]) => column)).toEqual([3, 4])
  expect((await commitImport(it, id, 'ready')).counts).toMatchObject({ imported: 2, records: 2 })
  expect(await inZone('Imported')).toEqual([
    { code: 'IMP-1', name: 'One', type: 'storage', capacity: 40 },
    { code: 'IMP-2', name: 'Two', type: 'storage', capacity: null },
  ])
  expect((await undoImport(it, id)).state).toBe('undone')
  expect(await inZone('Imported')).toEqual([])
})

test('an import of locations is not undone once stock was there', async () => {
  const { id } = await makeCheckedImport(it, csvOf(['Code', 'Name', 'Zone'], ['USED-1', 'Used', 'Used']), { kind: 'locations' })
  await commitImport(it, id, 'ready')
  await makeItem(it, { location: 'USED-1', quantity: 3 })
  expect(await it.as('manager').ask(importsEndpoints.undo, { params: { id } })).toMatchObject({
    status: 409,
    body: { code: 'import.used', detail: expect.stringContaining('USED-1') },
  })
  expect(await inZone('Used')).toHaveLength(1)
})
