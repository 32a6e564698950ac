import { importsEndpoints } from '../../contract/platform/imports/imports.ts'
import type { Prepare } from './change-case.ts'
import { makeItem } from './factories.ts'
import { commitImport, csvOf, makeCheckedImport, makeImport, rowsOfImport } from './imports.ts'
import type { TestApp } from './test-app.ts'

let files = 0
/** Two rows that create items, and one with an error. */
const itemsFile = () =>
  csvOf(['SKU', 'Name', 'Quantity'], [`CASE-${++files}-A`, 'A', 1], [`CASE-${files}-B`, 'B', 2], [`CASE-${files}-C`, 'C', 'x'])

async function doneImport(it: TestApp): Promise<number> {
  const { id } = await makeCheckedImport(it, itemsFile(), { kind: 'items' })
  await commitImport(it, id, 'ready')
  return id
}

/** The changes of imports, as change-cases.ts lists them. */
export const importChangeCases: Record<string, Prepare[]> = {
  'imports.create': [
    async (it) => ({
      by: it.as('manager'),
      query: { kind: 'items', name: 'items.csv' },
      body: Buffer.from(itemsFile()),
      headers: { 'content-type': 'text/csv' },
    }),
    async (it) => ({
      by: it.as('customer'),
      query: { kind: 'movements', name: 'movements.csv' },
      body: Buffer.from(csvOf(['Reference', 'SKU'], ['A', (await makeItem(it)).sku])),
      headers: { 'content-type': 'application/octet-stream' },
    }),
  ],
  'imports.map': [
    async (it) => {
      const { id, mapping } = await makeImport(it, itemsFile(), { kind: 'items' })
      return { by: it.as('manager'), id, body: { mapping } }
    },
  ],
  'imports.changeRow': [
    async (it) => {
      const { id } = await makeCheckedImport(it, itemsFile(), { kind: 'items' })
      const row = (await rowsOfImport(it, id))[2]
      return { by: it.as('manager'), id: row?.id ?? 0, body: { cells: [{ column: 2, value: '3' }] } }
    },
  ],
  'imports.skipErrors': [async (it) => ({ by: it.as('manager'), id: (await makeCheckedImport(it, itemsFile(), { kind: 'items' })).id })],
  'imports.commit': [
    async (it) => ({ by: it.as('manager'), id: (await makeCheckedImport(it, itemsFile(), { kind: 'items' })).id, body: { rows: 'ready' } }),
  ],
  'imports.cancel': [async (it) => ({ by: it.as('manager'), id: (await makeImport(it, itemsFile(), { kind: 'items' })).id })],
  'imports.undo': [async (it) => ({ by: it.as('manager'), id: await doneImport(it) })],
}

/** Three imports, one of them with rows that were created, changed and refused. */
export async function makeImports(it: TestApp): Promise<number> {
  const { id } = await makeImport(it, itemsFile(), { kind: 'items', name: 'one.csv' })
  await makeCheckedImport(it, itemsFile(), { kind: 'items', name: 'two.csv', by: 'admin' })
  await it
    .as('manager')
    .call(importsEndpoints.cancel, { params: { id: (await makeImport(it, itemsFile(), { kind: 'items', name: 'three.csv' })).id } })
  return id
}
