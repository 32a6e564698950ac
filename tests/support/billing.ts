import type { z } from 'zod'
import { type Invoice, invoicesEndpoints, type newInvoice } from '../../contract/money/billing/invoices.ts'
import { type newQuote, type Quote, quotesEndpoints } from '../../contract/money/billing/quotes.ts'
import type { TestApp } from './test-app.ts'

/** Comes to 121.00, of which 21.00 are tax. */
export const oneLine = [{ description: 'Storage', quantity: '2', unitPrice: '50', taxRate: '21' }]

interface As<S> {
  /** How far it gets; a draft by default. */
  status?: S
}

/** A quote of customer 1 of 121.00. */
export async function makeQuote(
  test: TestApp,
  { status = 'draft', ...wanted }: Partial<z.input<typeof newQuote>> & As<'draft' | 'sent' | 'accepted' | 'declined'> = {},
): Promise<Quote> {
  const manager = test.as('manager')
  const lines = wanted.total === undefined ? oneLine : undefined
  const draft = await manager.call(quotesEndpoints.create, { body: { customerId: 1, lines, ...wanted } })
  if (status === 'draft') return draft
  const { mail, ...sent } = await manager.call(quotesEndpoints.send, { params: { id: draft.id } })
  return status === 'sent' ? sent : manager.call(quotesEndpoints.update, { params: { id: draft.id }, body: { status } })
}

/** An invoice of customer 1 of 121.00. */
export async function makeInvoice(
  test: TestApp,
  { status = 'draft', ...wanted }: Partial<z.input<typeof newInvoice>> & As<'draft' | 'sent' | 'paid'> = {},
): Promise<Invoice> {
  const manager = test.as('manager')
  const lines = wanted.total === undefined ? oneLine : undefined
  const draft = await manager.call(invoicesEndpoints.create, { body: { customerId: 1, lines, ...wanted } })
  if (status === 'draft') return draft
  const { mail, ...sent } = await manager.call(invoicesEndpoints.send, { params: { id: draft.id } })
  return status === 'sent' ? sent : manager.call(invoicesEndpoints.update, { params: { id: draft.id }, body: { status } })
}
