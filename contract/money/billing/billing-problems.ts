import { rule } from '../../platform/problems/define.ts'

interface Numbered {
  number: string
}

/** Quotes, invoices, credit notes and payments. Amounts come with their currency. */
export const billingProblems = {
  'quote.not-found': rule(404, 'This quote does not exist, or you have no access to it.'),
  'invoice.not-found': rule(404, 'This invoice does not exist, or you have no access to it.'),
  'billing.no-lines': rule(400, 'Add at least one line, or enter the total.'),
  'billing.total-negative': rule(400, 'The discounts exceed the amounts they apply to. The total must be at least 0.'),
  'billing.total-too-large': rule(400, 'An amount is too large. The largest amount is 999,999,999,999.99.'),
  'invoice.reverse-charge-taxed': rule(400, 'The tax rate of every line must be 0: the customer owes the tax of a reverse charge.'),
  'invoice.vat-number-needed': rule(409, ({ customer }: { customer: string }) => `${customer} needs a VAT number first.`),
  'billing.total-zero': rule(409, ({ number }: Numbered) => `The total of ${number} is 0. Add a line with a price before you send it.`),

  'quote.not-draft': rule(409, ({ number }: Numbered) => `${number} has been sent and can't be changed. Create a new quote instead.`),
  'quote.not-sent': rule(409, ({ number }: Numbered) => `${number} hasn't been sent yet, so it can't be accepted or declined.`),
  'quote.answered': rule(409, ({ number, answer }: Numbered & { answer: 'accepted' | 'declined' }) => `${number} was already ${answer}.`),
  'quote.expired': rule(
    409,
    ({ number, validUntil }: Numbered & { validUntil: string }) =>
      `${number} was valid until ${validUntil} and can no longer be accepted or declined. A new quote is needed.`,
  ),
  'quote.valid-in-past': rule(
    409,
    ({ number, validUntil }: Numbered & { validUntil: string }) =>
      `${number} is valid until ${validUntil}, which has passed. Change the date before you send it.`,
  ),
  'quote.not-accepted': rule(409, ({ number }: Numbered) => `${number} hasn't been accepted. Only accepted quotes can be invoiced.`),
  'quote.invoiced': rule(409, ({ number, invoice }: Numbered & { invoice: string }) => `${number} already has an invoice: ${invoice}.`),
  'quote.status-follows': rule(
    409,
    ({ number }: Numbered) =>
      `The status of ${number} can't be set directly. Send the quote, record the customer's answer or create the invoice.`,
  ),

  'invoice.not-draft': rule(
    409,
    ({ number }: Numbered) => `${number} has been sent and can't be changed. Issue a credit note to correct it.`,
  ),
  'invoice.not-sent': rule(409, ({ number }: Numbered) => `${number} hasn't been sent yet. Send it first.`),
  'invoice.is-credit-note': rule(
    409,
    ({ number }: Numbered) => `${number} is a credit note. Credit notes can't be changed, paid or credited.`,
  ),
  'invoice.status-follows': rule(
    409,
    ({ number }: Numbered) => `The status of ${number} can't be set directly. Send the invoice, record a payment or issue a credit note.`,
  ),
  'invoice.credit-too-much': rule(
    409,
    ({ number, most }: Numbered & { most: string }) => `At most ${most} of ${number} can still be credited.`,
  ),
  'invoice.credit-other-tax': rule(
    409,
    ({ number, rate, most }: Numbered & { rate: string; most: string }) =>
      `At most ${most} of ${number} at ${rate} % tax can still be credited. Credit the other lines at their own rates.`,
  ),
  'invoice.credit-zero': rule(400, 'The total of a credit note must be greater than 0.'),

  'payment.nothing-open': rule(409, ({ number }: Numbered) => `${number} has no outstanding balance.`),
  'payment.too-much': rule(
    409,
    ({ number, open }: Numbered & { open: string }) => `Only ${open} of ${number} is outstanding. Enter that amount or less.`,
  ),
  'payment.refund-too-much': rule(
    409,
    ({ number, most }: Numbered & { most: string }) =>
      `At most ${most} of ${number} can be refunded: the amount paid beyond its total less credit notes.`,
  ),
  'payment.in-future': rule(
    400,
    ({ today }: { today: string }) => `A payment can't be dated in the future. Today is ${today} in the warehouse.`,
  ),
  'payment.reference-taken': rule(
    409,
    ({ number, reference }: Numbered & { reference: string }) =>
      `A payment of ${number} with the reference ${reference} has already been recorded.`,
  ),
  'payment.unknown': rule(409, ({ number }: Numbered) => `This payment doesn’t belong to ${number}. Load the invoice again.`),
  'payment.reversed': rule(409, 'This payment has already been reversed.'),
  'payment.is-reversal': rule(409, 'This entry is a reversal. Record the payment again instead.'),
  'payment.reversal-too-much': rule(
    409,
    ({ number }: Numbered) => `Reversing this would leave more paid for ${number} than its total. Reverse another payment first.`,
  ),
}
