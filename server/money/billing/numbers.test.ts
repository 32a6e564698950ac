import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newInvoice } from '../../../contract/money/billing/invoices.ts'
import { newQuote } from '../../../contract/money/billing/quotes.ts'
import { openSecondServer, type SecondServer } from '../../../tests/support/second-server.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { Database } from '../../platform/engine/database.ts'
import { type StaffViewer, system } from '../../viewer.ts'
import { createInvoice } from './create-invoice.ts'
import { createQuote } from './create-quote.ts'

const now = new Date('2026-12-31T22:00:00Z')
const manager: StaffViewer = { role: 'manager', userId: 2, name: 'Mo', customerId: null }
let it: TestApp
let second: SecondServer | null = null
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
  if (it.db.url) second = await openSecondServer(it)
})
afterAll(async () => {
  await second?.close()
  await it.close()
})

/** Fails after the number was taken, where the server or the connection might. */
function failingAtTheEnd(db: Database): Database {
  return {
    ...db,
    transaction: (viewer, work) =>
      db.transaction(viewer, (trx) => {
        const finish = () => Promise.reject(new Error('The server was killed.'))
        return work({ ...trx, finish })
      }),
  }
}

const numbersOf = async (table: 'quotes' | 'invoices', column: string) => {
  const { rows } = await it.db.read(system, (on) =>
    sql<{ number: string }>`select ${sql.ref(column)} as number from ${sql.table(table)} order by ${sql.ref(column)}`.execute(on),
  )
  return rows.map(({ number }) => number)
}

test('50 callers at once on two servers, every third of which fails, take each number once and leave none out', async () => {
  const callers = Array.from({ length: 50 }, (_, n) => n)
  const saved = await Promise.allSettled(
    callers.map((n) => {
      const server = n % 2 && second ? second.db : it.db
      const db = n % 3 === 0 ? failingAtTheEnd(server) : server
      const lines = [{ description: 'Storage', unitPrice: '1' }]
      // One that is refused by the database after it took its number: its last line doesn't fit.
      const tooLarge = [{ ...lines[0], unitPrice: '9999999999.9999', description: 'x' }]
      if (n % 2) return createQuote(db, manager, newQuote.parse({ customerId: 1, lines }))
      return createInvoice(
        db,
        manager,
        newInvoice.parse({ customerId: n % 10 === 4 ? 999_999 : 1, lines: n % 10 === 8 ? tooLarge : lines }),
      )
    }),
  )
  const failed = saved.filter(({ status }) => status === 'rejected')
  expect(failed.length).toBeGreaterThanOrEqual(17)
  for (const [table, column, prefix] of [
    ['quotes', 'quote_number', 'Q'],
    ['invoices', 'invoice_number', 'INV'],
  ] as const) {
    const numbers = await numbersOf(table, column)
    expect(numbers.length).toBeGreaterThan(10)
    expect(numbers).toEqual(numbers.map((_, n) => `${prefix}-2026-${String(n + 1).padStart(4, '0')}`))
  }
})

test('the year is the warehouse’s', async () => {
  await it.db.transaction(system, (trx) =>
    sql`update settings set value = '{"timeZone": "Pacific/Kiritimati"}' where key = 'warehouse'`.execute(trx.sql),
  )
  const { quoteNumber } = await createQuote(it.db, manager, newQuote.parse({ customerId: 1, total: '1' }))
  expect(quoteNumber).toBe('Q-2027-0001')
})
