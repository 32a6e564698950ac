import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, dayOrNone, id, idInUrl, idParams, instant, optionalText } from '../../fields.ts'
import { json } from '../../formats.ts'
import { createdRange, listQuery, several } from '../../list-query.ts'
import { billingLine, sentBillingLines } from '../../money.ts'
import { mail } from '../../platform/mail/mails.ts'
import { billAmounts, billCreation, billedTo, linesOrTotal, readsOfBills } from './bills.ts'

/** What the database keeps. */
export const storedQuoteStatuses = ['draft', 'sent', 'accepted', 'declined', 'invoiced'] as const
/** A sent quote is expired when the last day on which it can be accepted has passed in the warehouse. */
export const quoteStatuses = ['draft', 'sent', 'expired', 'accepted', 'declined', 'invoiced'] as const

/** How long a quote is valid unless the caller says. */
export const defaultValidDays = 30

export const quote = z.object({
  id,
  quoteNumber: z.string(),
  ...billedTo,
  status: z.enum(quoteStatuses),
  ...billAmounts,
  /** The last day on which it can be accepted, in the warehouse. */
  validUntil: z.iso.date(),
  /** Printed on the document. */
  notes: z.string().nullable(),
  lines: z.array(billingLine),
  /** The invoice that was made of it. */
  invoiceId: id.nullable(),
  sentAt: instant.nullable(),
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
  declineReason: z.string().nullable(),
  ...billCreation,
})
export type Quote = z.output<typeof quote>

const fields = {
  customerId: id,
  lines: sentBillingLines,
  /** 30 days from today unless given. */
  validUntil: dayOrNone,
  notes: optionalText(5000),
}

export const newQuote = z.object({ ...fields, ...linesOrTotal })

/** What is to change. Fields only while it is a draft; a status is the answer of the customer, as given to a member of staff. */
export const quoteChange = z.object({ ...fields, status: z.enum(quoteStatuses), declineReason: optionalText(1000) }).partial()

/** `mail` is null when email to customers is switched off: the customer then finds it only in the portal. */
export const sentQuote = quote.extend({ mail: mail.nullable() })

const filters = {
  customerId: several(idInUrl).optional(),
  status: several(z.enum(quoteStatuses)).optional(),
  ...createdRange,
  validFrom: day.optional(),
  validTo: day.optional(),
}
const query = listQuery(['createdAt', 'quoteNumber', 'customer', 'status', 'total', 'validUntil'], filters)
const quotes = { kind: 'quote', bill: quote, query, shows: ['quotes', 'invoices', 'customers', 'settings'] } as const
const reads = readsOfBills('quotes', 'billing.read', {
  ...quotes,
  summaries: { list: 'Quotes', get: 'One quote', pdf: 'The quote as a PDF file' },
})
const ownReads = readsOfBills('my/quotes', 'billing.read-own', {
  ...quotes,
  summaries: {
    list: 'Sent quotes of the signed-in customer',
    get: 'One sent quote of the signed-in customer',
    pdf: 'The quote as a PDF file, for its customer',
  },
})

export const quotesEndpoints = {
  ...reads,
  create: endpoint({
    method: 'POST',
    path: '/api/quotes',
    summary: 'Create a quote as a draft, from lines or a total',
    allow: 'billing.change',
    body: json(newQuote),
    answer: json(quote),
    status: 201,
    changes: ['quotes'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/quotes/:id',
    summary: 'Change a draft, or record that the customer accepted or declined',
    allow: 'billing.change',
    params: idParams,
    row: 'quote',
    versioned: 'version',
    body: json(quoteChange),
    answer: json(quote),
    changes: ['quotes'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/send',
    summary: 'Send a quote to its customer, after which it can’t be edited; or send it again',
    allow: 'billing.change',
    params: idParams,
    row: 'quote',
    versioned: 'version',
    answer: json(sentQuote),
    changes: ['quotes', 'mails'],
  }),
  myList: ownReads.list,
  myGet: ownReads.get,
  myPdf: ownReads.pdf,
  accept: endpoint({
    method: 'POST',
    path: '/api/my/quotes/:id/accept',
    summary: 'Accept a quote',
    allow: 'billing.answer-quotes',
    params: idParams,
    row: 'quote',
    versioned: 'version',
    answer: json(quote),
    changes: ['quotes', 'notifications'],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/my/quotes/:id/decline',
    summary: 'Decline a quote',
    allow: 'billing.answer-quotes',
    params: idParams,
    row: 'quote',
    versioned: 'version',
    body: json(z.object({ reason: optionalText(1000) })),
    answer: json(quote),
    changes: ['quotes', 'notifications'],
  }),
}
