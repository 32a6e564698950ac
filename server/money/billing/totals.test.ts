import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoicesEndpoints } from '../../../contract/money/billing/invoices.ts'
import { quotesEndpoints } from '../../../contract/money/billing/quotes.ts'
import { totalsOf } from '../../../contract/money.ts'
import { longRun, testSeed } from '../../../tests/support/random-tests.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { sqlFiles } from '../../platform/set-up/sql-files.ts'
import { system } from '../../viewer.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

/** A whole number with a point put into it. */
function shifted(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0')
  const point = digits.length - places
  return `${units < 0 ? '-' : ''}${digits.slice(0, point)}${places > 0 ? `.${digits.slice(point)}` : ''}`
}

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 99_999_999 }),
    unitPrice: fc.oneof(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 99 })),
    taxRate: fc.oneof(fc.constantFrom(0, 550, 900, 2100), fc.integer({ min: 0, max: 10_000 })),
  }),
  { minLength: 1, maxLength: 10 },
)

/** Recomputed from whole numbers: thousandths × ten-thousandths × hundredths of a percent, in cents, a half away from zero. */
function recomputed(drawn: { quantity: number; unitPrice: number; taxRate: number }[]) {
  const net = drawn.reduce((sum, { quantity, unitPrice }) => sum + BigInt(quantity) * BigInt(unitPrice), 0n)
  const gross = drawn.reduce(
    (sum, { quantity, unitPrice, taxRate }) => sum + BigInt(quantity) * BigInt(unitPrice) * BigInt(10_000 + taxRate),
    0n,
  )
  const cents = (value: bigint, unit: bigint) => (2n * value + unit) / (2n * unit)
  const text = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
  const [netCents, totalCents] = [cents(net, 10n ** 5n), cents(gross, 10n ** 9n)]
  return { net: text(netCents), total: text(totalCents), taxCents: totalCents - netCents }
}

test('the database, TypeScript and a recomputation in whole numbers agree on every total', async () => {
  await fc.assert(
    fc.asyncProperty(lines, fc.boolean(), async (drawn, isQuote) => {
      const sent = drawn.map(({ quantity, unitPrice, taxRate }) => ({
        description: 'Line',
        quantity: shifted(quantity, 3),
        unitPrice: shifted(unitPrice, 4),
        taxRate: shifted(taxRate, 2),
      }))
      const expected = recomputed(drawn)
      const { net, total } = totalsOf(sent)
      expect({ net, total }).toEqual({ net: expected.net, total: expected.total })
      const body = { customerId: 1, lines: sent }
      const manager = it.as('manager')
      const saved = isQuote ? await manager.call(quotesEndpoints.create, { body }) : await manager.call(invoicesEndpoints.create, { body })
      expect({ net: saved.net, total: saved.total }).toEqual({ net, total })
      expect(totalsOf(saved.lines)).toEqual({ net, tax: saved.tax, total })
    }),
    { numRuns: longRun ? 500 : 60, seed: testSeed },
  )
})

test('a stored total can’t differ from the lines, whoever writes it', async () => {
  const { id } = await it.as('manager').call(invoicesEndpoints.create, { body: { customerId: 1, total: '10.00' } })
  await it.db.transaction(system, async (trx) => {
    await sql`update invoices set net = 1, total = 2, paid = 3, credited = 4 where id = ${id}`.execute(trx.sql)
    await sql`insert into invoice_lines (invoice_id, line, description, quantity, unit_price, tax_rate) values (${id}, 2, 'x', 0.5, 1.01, 10)`.execute(
      trx.sql,
    )
    const { rows } = await sql`select net, total, paid, credited from invoices where id = ${id}`.execute(trx.sql)
    expect(rows).toEqual([{ net: '10.51', total: '10.56', paid: '0.00', credited: '0.00' }])
  })
})

test('no floating-point number touches money', async () => {
  const modules = [
    'contract/decimal.ts',
    'contract/money.ts',
    'contract/money/billing/quotes.ts',
    'contract/money/billing/invoices.ts',
    'server/platform/print/billing-pdf.ts',
  ]
  const ofBilling = readdirSync('server/money/billing').filter((name) => !name.endsWith('.test.ts'))
  const floating =
    /\bNumber\(|\bparse(Float|Int)\b|\btoFixed\b|\bMath\.(round|floor|ceil|trunc)\b|\bdouble precision\b|\b(float[48]?|real)\b/
  for (const path of [...modules, ...ofBilling.map((name) => `server/money/billing/${name}`)])
    expect(
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((text) => floating.test(text) && !text.trim().startsWith('*')),
      path,
    ).toEqual([])
  const migration = sqlFiles('platform/set-up/migrations/0031_billing.sql')[0]?.text ?? ''
  expect(migration).toContain('create table invoices')
  expect(migration).not.toMatch(floating)
  const { rows } = await it.db.read(system, (on) =>
    sql<{ column: string }>`select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and data_type in ('real', 'double precision', 'money')`.execute(on),
  )
  expect(rows).toEqual([])
})
