import { newInvoice, newPayment } from '../../contract/money/billing/invoices.ts'
import { newQuote } from '../../contract/money/billing/quotes.ts'
import { billingSettingsChange } from '../../contract/platform/settings/billing-settings.ts'
import { acceptQuote, declineQuote } from '../money/billing/answer-quote.ts'
import { createInvoice, invoiceQuote } from '../money/billing/create-invoice.ts'
import { createQuote } from '../money/billing/create-quote.ts'
import { creditInvoice } from '../money/billing/credit-invoice.ts'
import { tellOfOverdueInvoices } from '../money/billing/overdue-invoices.ts'
import { recordPayment } from '../money/billing/record-payment.ts'
import { sendInvoice, sendQuote } from '../money/billing/send-bill.ts'
import { updateInvoice } from '../money/billing/update-invoice.ts'
import type { Database, Transaction } from '../platform/engine/database.ts'
import { updateBilling } from '../platform/settings/update-billing.ts'
import type { CustomerViewer, StaffViewer } from '../viewer.ts'
import { demoTaxRates, type PlannedInvoice, type PlannedQuote, plannedInvoices, plannedQuotes } from './demo-bills.ts'
import { joined } from './joined.ts'

const day = 86_400_000
const hour = 1 / 24

interface Staff {
  admin: StaffViewer
  manager: StaffViewer
}

/** Plays quotes and invoices. Nothing of the demo's past is mailed: email to customers is switched off meanwhile. */
export async function playDemoBills(db: Database, trx: Transaction, { admin, manager }: Staff, customers: CustomerViewer[]): Promise<void> {
  const now = trx.now().getTime()
  const at = (daysAgo: number) => joined(db, trx, new Date(now - daysAgo * day))
  const customerOf = ({ customer }: PlannedQuote | PlannedInvoice) => {
    const viewer = customers[customer]
    if (!viewer) throw new Error(`The demo has no customer ${customer}.`)
    return viewer
  }
  await updateBilling(
    at(395),
    admin,
    billingSettingsChange.parse({
      currency: 'USD',
      taxRates: demoTaxRates,
      taxNumber: 'NL853746291B01',
      bankDetails: 'Tallyhouse Rotterdam B.V.\nIBAN NL91 ABNA 0417 1643 00\nBIC ABNANL2A',
      paymentNote: 'Please quote the invoice number with your payment.',
    }),
  )
  await switchMails(trx, false)
  const steps = [
    ...plannedQuotes.map((quote) => ({ created: quote.created, play: () => playQuote(quote) })),
    ...plannedInvoices.map((invoice) => ({ created: invoice.created, play: () => playInvoice(invoice) })),
  ]
  // In the order in which they were created, which is the order of their numbers.
  for (const { play } of steps.sort((one, other) => other.created - one.created)) await play()
  // Announced on the day after it was due.
  for (const daysAgo of [44, 26]) await tellOfOverdueInvoices(at(daysAgo))
  await switchMails(trx, true)

  async function playQuote(planned: PlannedQuote): Promise<void> {
    const { lines, created, reached, reason } = planned
    const customer = customerOf(planned)
    const { id } = await createQuote(at(created), manager, newQuote.parse({ customerId: customer.customerId, lines }))
    const of = { id, ifMatch: undefined }
    if (reached === 'draft') return
    await sendQuote(at(created - 2 * hour), manager, of)
    if (reached === 'declined') await declineQuote(at(created - 3), customer, { ...of, reason: reason ?? null })
    if (reached === 'accepted' || reached === 'invoiced') await acceptQuote(at(created - 2), customer, of)
    if (reached !== 'invoiced') return
    const invoice = await invoiceQuote(at(created - 2.5), manager, of)
    await sendInvoice(at(created - 3), manager, { id: invoice.id, ifMatch: undefined })
    await updateInvoice(at(created - 24), manager, { id: invoice.id, ifMatch: undefined, status: 'paid' })
  }

  async function playInvoice(planned: PlannedInvoice): Promise<void> {
    const { lines, created, sent, payments = [], paid, credit } = planned
    const { customerId } = customerOf(planned)
    const { id } = await createInvoice(at(created), manager, newInvoice.parse({ customerId, lines }))
    const of = { id, ifMatch: undefined }
    if (sent === undefined) return
    await sendInvoice(at(sent), manager, of)
    if (credit) await creditInvoice(at(credit.at), manager, { ...of, amount: credit.amount, reason: credit.reason })
    for (const { at: daysAgo, amount, reference } of payments)
      await recordPayment(at(daysAgo), manager, { ...of, ...newPayment.parse({ amount, reference, method: 'bank_transfer' }) })
    if (paid !== undefined) await updateInvoice(at(paid), manager, { ...of, status: 'paid' })
  }
}

async function switchMails(trx: Transaction, emailNotifications: boolean): Promise<void> {
  const { value } = await trx.sql.selectFrom('settings').select('value').where('key', '=', 'portal').executeTakeFirstOrThrow()
  await trx.sql
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...value, emailNotifications }) })
    .where('key', '=', 'portal')
    .execute()
}
