import { mkdirSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { makeLocation } from '../../../tests/support/factories.ts'
import { pictureOf, readBarcodes } from '../../../tests/support/read-barcodes.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, urlOf } from '../../../tests/support/test-app.ts'
import { workBegins } from '../../../tests/support/thread-work.ts'
import { system } from '../../viewer.ts'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await openTestApp()
  address = await app.listen()
})
afterAll(() => app.close())

async function print(query: object): Promise<Buffer> {
  const url = address + urlOf(locationsEndpoints.labels, { query })
  const answer = await fetch(url, { headers: { cookie: await app.as('manager').cookie() } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  return Buffer.from(await answer.arrayBuffer())
}

async function show(name: string, file: Buffer): Promise<void> {
  if (!process.env.SHOW) return
  mkdirSync(process.env.SHOW, { recursive: true })
  writeFileSync(`${process.env.SHOW}/${name}.png`, await pictureOf(file))
}

test('labels of a zone come eight to a sheet, sorted by code, and scanners read the codes', async () => {
  const codes = Array.from({ length: 9 }, (_, index) => `N-01-0${index + 1}`)
  for (const code of codes.toReversed()) await makeLocation(app, { code, name: `Bin ${code}`, zone: 'North' })
  await makeLocation(app, { code: 'N-00', zone: 'North', isActive: false })
  await makeLocation(app, { code: 'S-01', zone: 'South' })
  const file = await print({ zone: 'North' })
  await show('bins', file)
  const pages = await readPdf(file)
  expect(pages).toHaveLength(2)
  const first = await readBarcodes(file)
  expect(first.map(({ text }) => text)).toEqual(codes.slice(0, 8))
  expect(new Set(first.map(({ format }) => format))).toEqual(new Set(['Code128']))
  expect((await readBarcodes(file, { page: 2 })).map(({ text }) => text)).toEqual(codes.slice(8))
  expect(pages[0]).toContain('North · Bin N-01-01')
})

test('a code that bars cannot carry is printed as a QR code, on a roll one label each', async () => {
  const long = 'AISLE/'.repeat(8)
  const made = [
    await makeLocation(app, { code: 'R-1', name: 'Roll', isActive: false }),
    await makeLocation(app, { code: 'Łódź-Ђ/1', name: 'Князь Ђорђевић и синови '.repeat(8) }),
    await makeLocation(app, { code: long, name: 'X'.repeat(200) }),
  ]
  const file = await print({ ids: made.map(({ id }) => id), paper: 'roll' })
  await show('roll', file)
  expect(await readPdf(file)).toHaveLength(3)
  const read = []
  for (let page = 1; page <= 3; page++) {
    const barcodes = await readBarcodes(file, { page })
    expect(barcodes).toHaveLength(1)
    read.push(`${barcodes[0]?.format} ${barcodes[0]?.text}`)
  }
  expect(read.sort()).toEqual([`Code128 R-1`, `QRCode ${long}`, 'QRCode Łódź-Ђ/1'].sort())
})

test('other calls are answered while many labels are made', async () => {
  await app.db.transaction(system, (trx) =>
    sql`insert into locations (code, name, zone) select 'MANY-' || n, 'Bin ' || n, 'Many' from generate_series(1, 600) as n`.execute(
      trx.sql,
    ),
  )
  let isMade = false
  const begun = workBegins('print-location-labels')
  const labels = print({ zone: 'Many' }).finally(() => {
    isMade = true
  })
  await begun
  let answered = 0
  for (; !isMade; answered++) await app.as('manager').call(locationsEndpoints.list, { query: { limit: 1 } })
  await labels
  // Made by the server's own thread they would let pass one or two.
  expect(answered).toBeGreaterThan(5)
})

test('unknown ids, and filters that match nothing, answer 404 with a sentence', async () => {
  const { id } = await makeLocation(app)
  const ask = (query: { ids?: number[]; zone?: string }) => app.as('manager').ask(locationsEndpoints.labels, { query })
  expect((await ask({ ids: [id, 2_000_000] })).body).toMatchObject({ status: 404, code: 'location.not-found' })
  expect((await ask({ zone: 'Nowhere' })).body).toMatchObject({
    status: 404,
    detail: 'No active location matches, so there are no labels to print.',
  })
  expect((await app.as('customer').ask(locationsEndpoints.labels)).status).toBe(403)
})
