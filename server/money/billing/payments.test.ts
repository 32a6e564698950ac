import fc from 'fast-check'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import { historyEndpoints } from '../../../contract/history.ts'
import { type Invoice, invoicesEndpoints, type newPayment } from '../../../contract/money/billing/invoices.ts'
import { makeInvoice } from '../../../tests/support/billing.ts'
import { longRun, testSeed } from '../../../tests/support/random-tests.ts'
import { openSecondServer } from '../../../tests/support/second-server.ts'
import { openTestApp, type Reply, type TestApp } from '../../../tests/support/test-app.ts'

const now = new Date('2026-03-02T12:00:00Z')
let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
})
afterAll(() => it.close())

const expectRefused = (reply: Reply, code: string, status = 409) => expect([reply.status, reply.body]).toMatchObject([status, { code }])
const read = (id: number) => it.as('manager').call(invoicesEndpoints.get, { params: { id } })
const pay = (id: number, body: z.input<typeof newPayment>, headers = {}) =>
  it.as('manager').ask(invoicesEndpoints.recordPayment, { params: { id }, body, headers })
const reverse = (id: number, paymentId: number) =>
  it.as('manager').ask(invoicesEndpoints.reversePayment, { params: { id }, body: { paymentId, reason: 'Wrong invoice' } })
const paymentsOf = async (id: number) => (await read(id)).payments.map(({ amount }) => amount)

test('payments in parts pay an invoice, and never more than is open', async () => {
  const { id } = await makeInvoice(it, { status: 'sent' })
  const first = await pay(id, { amount: '100', paidOn: '2026-02-27', method: 'bank_transfer', reference: 'B-1' })
  expect(first.status, first.text).toBe(201)
  expect(first.body).toMatchObject({ status: 'sent', paymentState: 'part', paidAmount: '100.00', openAmount: '21.00', version: 3 })
  const tooMuch = await pay(id, { amount: '21.01' })
  expectRefused(tooMuch, 'payment.too-much')
  expect(tooMuch.body).toMatchObject({ detail: expect.stringContaining('Only 21.00 USD of INV-2026-') })
  for (const amount of ['0', '1.001', 'x', '', 1e-7]) expect((await pay(id, { amount })).status, String(amount)).toBe(400)
  expectRefused(await pay(id, { amount: '1', paidOn: '2026-03-03' }), 'payment.in-future', 400)
  expect((await pay(id, { amount: 21 })).body).toMatchObject({ status: 'paid', paymentState: 'paid', openAmount: '0.00' })
  // History says what was stored, today's date included, and nothing about what was left empty.
  const [latest] = await it.as('manager').call(historyEndpoints.ofInvoice, { params: { id } })
  expect(latest?.after).toEqual({ amount: '21.00', paidOn: '2026-03-02', status: 'paid', openAmount: '0.00', version: 4 })
  expectRefused(await pay(id, { amount: '0.01' }), 'payment.nothing-open')
  expectRefused(await pay((await makeInvoice(it)).id, { amount: '1' }), 'invoice.not-sent')
})

test('a payment is counted once by its key and by its reference', async () => {
  const { id } = await makeInvoice(it, { status: 'sent' })
  const key = { 'idempotency-key': 'one-payment' }
  const replies = await Promise.all([1, 2, 3].map(() => pay(id, { amount: '10' }, key)))
  for (const reply of replies) expect([201, 409]).toContain(reply.status)
  expect((await pay(id, { amount: '10' }, key)).status).toBe(201)
  expect(await paymentsOf(id)).toEqual(['10.00'])
  expect((await pay(id, { amount: '20', reference: 'Bank 7' })).status).toBe(201)
  expectRefused(await pay(id, { amount: '20', reference: 'BANK 7' }), 'payment.reference-taken')
  const other = await makeInvoice(it, { status: 'sent' })
  expect((await pay(other.id, { amount: '20', reference: 'Bank 7' })).status).toBe(201)
})

test('payments at once, on two servers, never exceed what is open', async ({ skip }) => {
  if (!it.db.url) skip('The embedded database has one server.')
  const second = await openSecondServer(it)
  onTestFinished(() => second.close())
  const { id } = await makeInvoice(it, { total: '100.00', status: 'sent' })
  const cookie = await it.as('manager').cookie()
  const url = `/api/invoices/${id}/payments`
  const payOn = (n: number) =>
    (n % 2 ? it.app : second.app).inject({ method: 'POST', url, headers: { cookie }, payload: { amount: '30.00', reference: `P-${n}` } })
  const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => payOn(n)))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(3).fill(201), ...Array(9).fill(409)])
  const invoice = await read(id)
  expect(invoice).toMatchObject({ paidAmount: '90.00', openAmount: '10.00', version: 5 })
  const same = await Promise.all(
    [0, 1, 2, 3].map((n) =>
      (n % 2 ? it.app : second.app).inject({ method: 'POST', url, headers: { cookie }, payload: { amount: '2.00', reference: 'Same' } }),
    ),
  )
  expect(same.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409])
})

test('a mistaken payment is taken back by an opposite one, once, and may be recorded again', async () => {
  const { id } = await makeInvoice(it, { status: 'sent' })
  const paid = (await pay(id, { amount: '121', reference: 'R-1' })).body as Invoice
  const [payment] = paid.payments
  const reversed = await reverse(id, payment?.id ?? 0)
  expect(reversed.status, reversed.text).toBe(201)
  expect(reversed.body).toMatchObject({ status: 'sent', paidAmount: '0.00', openAmount: '121.00' })
  expect((reversed.body as Invoice).payments.at(-1)).toMatchObject({ amount: '-121.00', reversesId: payment?.id, reason: 'Wrong invoice' })
  expectRefused(await reverse(id, payment?.id ?? 0), 'payment.reversed')
  expectRefused(await reverse(id, (reversed.body as Invoice).payments.at(-1)?.id ?? 0), 'payment.is-reversal')
  const other = await makeInvoice(it, { status: 'sent' })
  expectRefused(await reverse(other.id, payment?.id ?? 0), 'payment.unknown')
  expect((await pay(id, { amount: '12.10', reference: 'R-1' })).status).toBe(201)
  expect(await paymentsOf(id)).toEqual(['121.00', '-121.00', '12.10'])
})

test('what is overpaid after a credit note is paid back, and no more', async () => {
  const { id } = await makeInvoice(it, { status: 'paid' })
  expectRefused(await pay(id, { amount: '-1' }), 'payment.refund-too-much')
  const body = { amount: '21.00', reason: 'Goodwill' }
  await it.as('manager').call(invoicesEndpoints.credit, { params: { id }, body })
  expect(await read(id)).toMatchObject({ status: 'paid', openAmount: '-21.00' })
  expectRefused(await pay(id, { amount: '-21.01' }), 'payment.refund-too-much')
  expect((await pay(id, { amount: '-21.00', method: 'bank_transfer' })).body).toMatchObject({ status: 'paid', openAmount: '0.00' })
})

const command = fc.record({
  kind: fc.constantFrom('pay', 'refund', 'credit', 'reverse', 'rest' as const),
  cents: fc.integer({ min: 1, max: 9_000 }),
  which: fc.nat({ max: 9 }),
})

test('whatever is booked by several people at once, what is paid, credited and open add up, and stay within the total', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 12 }), async (commands) => {
      const { id } = await makeInvoice(it, { status: 'sent' })
      const manager = it.as('manager')
      const post = async ({ kind, cents, which }: (typeof commands)[number]) => {
        const amount = `${cents / 100}`
        if (kind === 'pay') return pay(id, { amount })
        if (kind === 'refund') return pay(id, { amount: `-${amount}` })
        if (kind === 'rest') return manager.ask(invoicesEndpoints.update, { params: { id }, body: { status: 'paid' } })
        if (kind === 'credit') return manager.ask(invoicesEndpoints.credit, { params: { id }, body: { amount, reason: 'Random' } })
        return reverse(id, (await read(id)).payments[which]?.id ?? 1)
      }
      // In two halves, so that the second finds something to take back.
      const half = commands.length / 2
      const replies = [...(await Promise.all(commands.slice(0, half).map(post))), ...(await Promise.all(commands.slice(half).map(post)))]
      for (const { status, text } of replies) expect([200, 201, 409], text).toContain(status)
      const { payments, creditNotes, ...invoice } = await read(id)
      const sum = (amounts: string[]) => amounts.reduce((total, amount) => total + BigInt(amount.replace('.', '')), 0n)
      const cents = (amount: string) => sum([amount])
      expect(cents(invoice.paidAmount)).toBe(sum(payments.map(({ amount }) => amount)))
      expect(cents(invoice.creditedAmount)).toBe(-sum(creditNotes.map(({ total }) => total)))
      expect(cents(invoice.openAmount)).toBe(12_100n - cents(invoice.paidAmount) - cents(invoice.creditedAmount))
      expect(cents(invoice.paidAmount) <= 12_100n && cents(invoice.creditedAmount) <= 12_100n).toBe(true)
      expect(invoice.status).toBe(cents(invoice.openAmount) <= 0n ? 'paid' : 'sent')
      expect(invoice.version).toBe(2 + payments.length + creditNotes.length)
    }),
    { numRuns: longRun ? 100 : 15, seed: testSeed },
  )
})
