import { afterAll, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { makeItem } from '../../../tests/support/factories.ts'
import { commitImport, csvOf, getImport, makeCheckedImport, rowsOfImport, undoImport } from '../../../tests/support/imports.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const put = (id: number, body: object) => it.as('manager').ask(inventoryEndpoints.update, { params: { id }, body })
const get = (id: number) => it.as('customer').call(inventoryEndpoints.get, { params: { id } })

test('weights and volumes are decimal strings, and the volume follows from three dimensions', async () => {
  const { id } = await makeItem(it, {
    customsCode: '090121',
    originCountry: 'co',
    unitWeight: '1.05',
    unitVolume: 0.5,
    lengthMm: 120,
    widthMm: 95,
    unitsPerCarton: 12,
    unitsPerPallet: 960,
  })
  expect(await get(id)).toMatchObject({
    tracking: 'none',
    customsCode: '090121',
    originCountry: 'CO',
    unitWeight: '1.050',
    unitVolume: '0.500000',
    lengthMm: 120,
    widthMm: 95,
    heightMm: null,
    unitsPerCarton: 12,
    unitsPerPallet: 960,
  })
  expect((await put(id, { heightMm: 150, unitVolume: '7' })).body).toMatchObject({ unitVolume: '0.001710' })
  // Half up, and at least the smallest that is written.
  expect((await put(id, { lengthMm: 10, widthMm: 15, heightMm: 10 })).body).toMatchObject({ unitVolume: '0.000002' })
  expect((await put(id, { lengthMm: 1, widthMm: 1, heightMm: 1 })).body).toMatchObject({ unitVolume: '0.000001' })
  expect((await put(id, { lengthMm: 100_000, widthMm: 100_000, heightMm: 100_000 })).body).toMatchObject({ unitVolume: '1000000.000000' })
  expect((await put(id, { lengthMm: null, unitVolume: '', customsCode: '', unitWeight: null })).body).toMatchObject({
    lengthMm: null,
    unitVolume: null,
    customsCode: null,
    unitWeight: null,
    originCountry: 'CO',
  })
})

test.each([
  ['customsCode', '12345'],
  ['customsCode', '12345678901'],
  ['originCountry', 'XX'],
  ['originCountry', 'Colombia'],
  ['lengthMm', 0],
  ['widthMm', 100_001],
  ['heightMm', 1.5],
  ['unitWeight', '0'],
  ['unitWeight', '1.0005'],
  ['unitWeight', -1],
  ['unitVolume', '0.0000001'],
  ['unitVolume', '1e3'],
  ['unitsPerCarton', 0],
  ['unitsPerPallet', 1_000_001],
])('%s is not %j', async (field, value) => {
  const { id } = await makeItem(it)
  expect((await put(id, { [field]: value })).body).toMatchObject({ status: 400, errors: [{ path: field }] })
})

test('what a file of items says of them is what the list answers; the same file changes nothing, and undo takes it back', async () => {
  const known = await makeItem(it, { sku: 'MEA-2', unitWeight: '2', lengthMm: 5 })
  const file = csvOf(
    ['SKU', 'Name', 'Customer', 'HS Code', 'Made in', 'Length', 'Width', 'Height', 'Weight', 'Volume', 'Case pack', 'Units per Pallet'],
    ['MEA-1', 'One', 1, '691110', 'pt', 120, 90, 100, '0.35', '7', 12, 960],
    ['MEA-2', '', 1, '', '', '', 90, 100, '2', '', '', ''],
    ['MEA-3', 'Three', 1, '12', 'ZZ', 0, '', '', 'heavy', '', '', ''],
  )
  const { id } = await makeCheckedImport(it, file, { kind: 'items' })
  expect((await rowsOfImport(it, id)).map(({ action, messages }) => [action, messages.map(({ field }) => field)])).toEqual([
    ['create', []],
    ['update', []],
    [null, ['customsCode', 'originCountry', 'lengthMm', 'unitWeight']],
  ])
  await commitImport(it, id, 'ready')
  const rows = await it.as('manager').call(inventoryEndpoints.list, { query: { q: 'MEA-', sort: 'sku' } })
  expect(rows).toMatchObject([
    {
      customsCode: '691110',
      originCountry: 'PT',
      lengthMm: 120,
      widthMm: 90,
      heightMm: 100,
      unitWeight: '0.350',
      unitVolume: '0.001080',
      unitsPerCarton: 12,
      unitsPerPallet: 960,
    },
    { unitWeight: '2.000', unitVolume: '0.000045' },
  ])
  const again = await makeCheckedImport(it, file, { kind: 'items' })
  expect((await rowsOfImport(it, again.id)).slice(0, 2).map(({ action }) => action)).toEqual(['unchanged', 'unchanged'])
  await undoImport(it, id)
  expect(await getImport(it, id)).toMatchObject({ state: 'undone' })
  expect(await get(known.id)).toMatchObject({ lengthMm: 5, widthMm: null, heightMm: null })
})
