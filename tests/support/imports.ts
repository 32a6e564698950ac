import type { ImportKind } from '../../contract/platform/imports/import-fields.ts'
import type { ImportRow } from '../../contract/platform/imports/import-rows.ts'
import { type ImportDetail, importsEndpoints } from '../../contract/platform/imports/imports.ts'
import { house } from '../../server/house.ts'
import { carryOutImportsJob, checkImportsJob } from '../../server/platform/imports/claim-import.ts'
import { runDueImports } from '../../server/platform/imports/run-imports.ts'
import { type Caller, type TestApp, type TestPerson, urlOf } from './test-app.ts'

const log = { info: () => {}, error: (error: Error) => console.error(error) }

/** Does what the workers have to do. */
export async function runImports({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await runDueImports({ db, log }, house.imports, checkImportsJob)
  await runDueImports({ db, log }, house.imports, carryOutImportsJob)
  // An import that found something changed is checked again.
  await runDueImports({ db, log }, house.imports, checkImportsJob)
}

interface Upload {
  kind: ImportKind
  name?: string
}

export function sendImport(by: Caller, content: string | Buffer, { kind, name = 'file.csv' }: Upload) {
  return by.request('POST', urlOf(importsEndpoints.create, { query: { kind, name } }), {
    body: Buffer.from(content),
    headers: { 'content-type': 'application/octet-stream' },
  })
}

/** Text as a CSV file, of rows of cells without commas. */
export function csvOf(...rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.join(',')).join('\n')
}

export async function makeImport(
  it: TestApp,
  content: string | Buffer,
  { by = 'manager', ...upload }: Upload & { by?: TestPerson },
): Promise<ImportDetail> {
  const reply = await sendImport(it.as(by), content, upload)
  if (reply.status !== 201) throw new Error(`The file was answered ${reply.status}: ${reply.text}`)
  return reply.body as ImportDetail
}

/** Sent, mapped as suggested and checked. */
export async function makeCheckedImport(
  it: TestApp,
  content: string | Buffer,
  { by = 'manager', ...upload }: Upload & { by?: TestPerson },
): Promise<ImportDetail> {
  const { id, mapping } = await makeImport(it, content, { by, ...upload })
  await it.as(by).call(importsEndpoints.map, { params: { id }, body: { mapping } })
  await runImports(it)
  return getImport(it, id, by)
}

export function getImport(it: TestApp, id: number, by: TestPerson = 'manager'): Promise<ImportDetail> {
  return it.as(by).call(importsEndpoints.get, { params: { id } })
}

export function rowsOfImport(it: TestApp, id: number, by: TestPerson = 'manager'): Promise<ImportRow[]> {
  return it.as(by).call(importsEndpoints.rows, { params: { id } })
}

/** Imported with its quantities, also what is there already, and the import as it is then. */
export async function commitImport(
  it: TestApp,
  id: number,
  rows: 'all' | 'ready' = 'all',
  by: TestPerson = 'manager',
): Promise<ImportDetail> {
  await it.as(by).call(importsEndpoints.commit, { params: { id }, body: { rows, stock: 'set', again: true } })
  await runImports(it)
  return getImport(it, id, by)
}

export async function undoImport(it: TestApp, id: number, by: TestPerson = 'manager'): Promise<ImportDetail> {
  await it.as(by).call(importsEndpoints.undo, { params: { id } })
  await runImports(it)
  return getImport(it, id, by)
}
