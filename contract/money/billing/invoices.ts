import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, dayOrNone, id, idInUrl, idParams, instant, money, optionalText, requiredText } from '../../fields.ts'
import { json } from '../../formats.ts'
import { createdRange, listQuery, several } from '../../list-query.ts'
import { billingLine, positiveAmountInput, sentBillingLines, signedAmountInput } from '../../money.ts'
import { mail } from '../../platform/mail/mails.ts'
import { billAmounts, billCreation, billedTo, linesOrTotal, readsOfBills } from './bills.ts'

export const invoiceKinds = ['invoice', 'credit_note'] as const
/** What the database keeps. */
export const storedInvoiceStatuses = ['draft', 'sent'] as const
/** Paid when payments and credit notes cover the total; overdue when the due date has passed in the warehouse. */
export const invoiceStatuses = ['draft', 'sent', 'overdue', 'paid'] as const
/** Payments and credit notes together, against the total; none on drafts and credit notes. */
export const paymentStates = ['none', 'part', 'paid'] as const
/** Who owes the tax: with `reverse_charge` the customer does, and no line has any. */
export const taxTreatments = ['standard', 'reverse_charge'] as const
export const paymentMethods = ['bank_transfer', 'card', 'cash', 'cheque', 'other'] as const

export const payment = z.object({
  id,
  /** Negative when it was paid back, or reverses another. */
  amount: money,
  paidOn: z.iso.date(),
  method: z.enum(paymentMethods).nullable(),
  reference: z.string().nullable(),
  /** The payment that it takes back. */
  reversesId: id.nullable(),
  /** Why it was taken back. */
  reason: z.string().nullable(),
  createdAt: instant,
  createdBy: z.string().nullable(),
})
export type Payment = z.output<typeof payment>

const numbered = z.object({ id, invoiceNumber: z.string(), total: money })
/** With what became of the invoice since, credit notes included. */
export const creditedInvoice = numbered.extend({ paidAmount: money, creditedAmount: money, openAmount: money })

export const invoice = z.object({
  id,
  kind: z.enum(invoiceKinds),
  invoiceNumber: z.string(),
  ...billedTo,
  status: z.enum(invoiceStatuses),
  paymentState: z.enum(paymentStates),
  taxTreatment: z.enum(taxTreatments),
  ...billAmounts,
  paidAmount: money,
  creditedAmount: money,
  /** What is still to pay; negative when the customer is to get money back. 0.00 on drafts and credit notes. */
  openAmount: money,
  /** Null on credit notes. */
  dueDate: z.iso.date().nullable(),
  /** The day on which it was sent. */
  issuedOn: z.iso.date().nullable(),
  /** Printed on the document. */
  notes: z.string().nullable(),
  /** The reason for a credit note. */
  reason: z.string().nullable(),
  lines: z.array(billingLine),
  /** The first to the last. */
  payments: z.array(payment),
  creditNotes: z.array(numbered),
  /** The invoice that a credit note is of. */
  creditOf: creditedInvoice.nullable(),
  /** The quote that it was made of. */
  quoteId: id.nullable(),
  sentAt: instant.nullable(),
  ...billCreation,
})
export type Invoice = z.output<typeof invoice>

const fields = {
  customerId: id,
  lines: sentBillingLines,
  /** Follows from the customer's payment terms and the day of sending unless given. */
  dueDate: dayOrNone,
  notes: optionalText(5000),
  taxTreatment: z.enum(taxTreatments),
}

export const newInvoice = z.object({
  ...fields,
  taxTreatment: fields.taxTreatment.default('standard'),
  ...linesOrTotal,
})

/** What is to change: fields only while it is a draft. The status `paid` books what is open as paid today; the others follow by themselves. */
export const invoiceChange = z.object({ ...fields, status: z.enum(invoiceStatuses) }).partial()

/** `mail` is null when email to customers is switched off: the customer then finds it only in the portal. */
export const sentInvoice = invoice.extend({ mail: mail.nullable() })

export const newPayment = z.object({
  /** Negative for what is paid back of an invoice that is overpaid. */
  amount: signedAmountInput.refine((amount) => /[1-9]/.test(amount), 'must not be 0'),
  /** Today unless given. */
  paidOn: dayOrNone,
  method: z.enum(paymentMethods).nullish(),
  /** As on the bank statement. A payment with the same reference isn't recorded twice. */
  reference: optionalText(200),
})

export const paymentReversal = z.object({ paymentId: id, reason: requiredText(500, 'Please give a reason') })

export const newCreditNote = z.object({
  /** What is credited, with positive quantities. */
  lines: sentBillingLines.optional(),
  /** Instead of lines: tax included, spread over the tax rates of the invoice. */
  amount: positiveAmountInput.optional(),
  reason: requiredText(500, 'Please give a reason'),
})

const filters = {
  customerId: several(idInUrl).optional(),
  status: several(z.enum(invoiceStatuses)).optional(),
  kind: several(z.enum(invoiceKinds)).optional(),
  ...createdRange,
  dueFrom: day.optional(),
  dueTo: day.optional(),
}
const query = listQuery(['createdAt', 'invoiceNumber', 'customer', 'status', 'total', 'openAmount', 'dueDate'], filters)
const invoices = { kind: 'invoice', bill: invoice, query, shows: ['invoices', 'customers', 'settings'] } as const
const reads = readsOfBills('invoices', 'billing.read', {
  ...invoices,
  summaries: { list: 'Invoices and credit notes', get: 'One invoice or credit note', pdf: 'The invoice or credit note as a PDF file' },
})
const ownReads = readsOfBills('my/invoices', 'billing.read-own', {
  ...invoices,
  summaries: {
    list: 'Sent invoices and credit notes of the signed-in customer',
    get: 'One sent invoice or credit note of the signed-in customer',
    pdf: 'The invoice or credit note as a PDF file, for its customer',
  },
})

export const invoicesEndpoints = {
  ...reads,
  create: endpoint({
    method: 'POST',
    path: '/api/invoices',
    summary: 'Create an invoice as a draft, from lines or a total',
    allow: 'billing.change',
    body: json(newInvoice),
    answer: json(invoice),
    status: 201,
    changes: ['invoices'],
  }),
  createOfQuote: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/invoice',
    summary: 'Create a draft invoice from an accepted quote, once per quote',
    allow: 'billing.change',
    params: idParams,
    row: 'quote',
    versioned: 'version',
    answer: json(invoice),
    status: 201,
    changes: ['quotes', 'invoices'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/invoices/:id',
    summary: 'Change a draft, or record the outstanding balance as paid',
    allow: 'billing.change',
    params: idParams,
    row: 'invoice',
    versioned: 'version',
    body: json(invoiceChange),
    answer: json(invoice),
    changes: ['invoices'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/invoices/:id/send',
    summary: 'Send an invoice to its customer, after which it can’t be edited; or send it again',
    allow: 'billing.change',
    params: idParams,
    row: 'invoice',
    versioned: 'version',
    answer: json(sentInvoice),
    changes: ['invoices', 'mails'],
  }),
  recordPayment: endpoint({
    method: 'POST',
    path: '/api/invoices/:id/payments',
    summary: 'Record a payment, up to the outstanding balance',
    allow: 'billing.change',
    params: idParams,
    row: 'invoice',
    versioned: 'version',
    body: json(newPayment),
    answer: json(invoice),
    status: 201,
    changes: ['invoices'],
  }),
  reversePayment: endpoint({
    method: 'POST',
    path: '/api/invoices/:id/reversals',
    summary: 'Reverse a payment that was recorded by mistake',
    allow: 'billing.change',
    params: idParams,
    row: 'invoice',
    versioned: 'version',
    body: json(paymentReversal),
    answer: json(invoice),
    status: 201,
    changes: ['invoices'],
  }),
  credit: endpoint({
    method: 'POST',
    path: '/api/invoices/:id/credit-notes',
    summary: 'Issue a credit note for a sent invoice, by lines or amount; answers the credit note',
    allow: 'billing.change',
    params: idParams,
    row: 'invoice',
    versioned: 'version',
    body: json(newCreditNote),
    answer: json(invoice),
    status: 201,
    changes: ['invoices'],
  }),
  myList: ownReads.list,
  myGet: ownReads.get,
  myPdf: ownReads.pdf,
}
