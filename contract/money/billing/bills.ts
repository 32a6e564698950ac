import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idParams, instant, money } from '../../fields.ts'
import { json, list, pdf } from '../../formats.ts'
import { positiveAmountInput, sentBillingLines } from '../../money.ts'
import type { Action } from '../../permissions.ts'
import type { Topic } from '../../topics.ts'

/* What quotes and invoices have in common: a bill is either. */

export const billedTo = { customerId: id, customerName: z.string() }

export const billAmounts = {
  /** ISO 4217 code. */
  currency: z.string(),
  /** Negative on credit notes, as tax and total are. */
  net: money,
  /** The difference between net and total. */
  tax: money,
  total: money,
}

export const billCreation = {
  createdAt: instant,
  createdBy: z.string().nullable(),
  /** Its number is the ETag of the row. */
  version: z.number().int(),
}

/** What a new bill is for. */
export const linesOrTotal = {
  lines: sentBillingLines.optional(),
  /** Instead of lines: becomes one line without tax. */
  total: positiveAmountInput.optional(),
}

interface Bills<B extends z.ZodObject, Q extends z.ZodObject> {
  kind: 'quote' | 'invoice'
  bill: B
  query: Q
  shows: readonly Topic[]
  summaries: { list: string; get: string; pdf: string }
}

/** The reads of bills, for staff or for their customer; the path is what follows `/api/`. */
export function readsOfBills<const P extends string, const A extends Action, B extends z.ZodObject, Q extends z.ZodObject>(
  path: P,
  allow: A,
  { kind, bill, query, shows, summaries }: Bills<B, Q>,
) {
  const one = { method: 'GET', allow, params: idParams, row: kind, shows } as const
  return {
    list: endpoint({ method: 'GET', path: `/api/${path}`, summary: summaries.list, allow, query, answer: list(bill, `${kind}s`), shows }),
    get: endpoint({ ...one, path: `/api/${path}/:id`, summary: summaries.get, answer: json(bill) }),
    pdf: endpoint({ ...one, path: `/api/${path}/:id/${kind}.pdf`, summary: summaries.pdf, answer: pdf() }),
  }
}
