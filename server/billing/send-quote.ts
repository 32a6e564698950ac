import { type Quote, quotesEndpoints } from '../../contract/billing/quotes.ts'
import { did } from '../audit/history.ts'
import { httpError } from '../errors.ts'
import { getWarehouseToday } from '../settings/settings-queries.ts'
import { verb } from '../verb.ts'
import { mailDocument } from './mail-document.ts'
import { readParties } from './parties.ts'
import { getQuote, lockQuote } from './quotes-queries.ts'

/** Sends a draft to its customer, from when on it doesn't change, or mails one again that was sent. */
export const sendQuote = verb(quotesEndpoints.send, async ({ trx, viewer, now }, { id, ifMatch }) => {
  const before = await lockQuote(trx, viewer, id, ifMatch)
  const { quoteNumber: number, validUntil, customerId } = before
  const isDraft = before.status === 'draft'
  if (isDraft) {
    if (!/[1-9]/.test(before.total)) throw httpError('billing.total-zero', { number })
    const { day } = await getWarehouseToday(trx.sql, now)
    if (validUntil < day) throw httpError('quote.valid-in-past', { number, validUntil })
    const parties = JSON.stringify(await readParties(trx.sql, customerId))
    const sent = { status: 'sent', sent_at: now, parties, version: before.version + 1 } as const
    await trx.sql.updateTable('quotes').set(sent).where('id', '=', id).execute()
  }
  const mail = await mailDocument(trx, viewer, { kind: 'quote', id, customerId, title: `Quote ${number}`, text: textOf(before) })
  if (!isDraft && mail === null) throw httpError('mail.switched-off')
  const quote = isDraft ? await getQuote(trx.sql, viewer, id, now) : before
  const sent = { status: quote.status, version: quote.version, ...(mail && { to: mail.to, mailId: mail.id }) }
  return {
    answer: { ...quote, mail },
    before,
    history: [did('send', 'quote', quote, { after: sent })],
    touched: { quotes: isDraft ? [quote] : [], mails: mail ? [{ id: mail.id }] : [] },
  }
})

function textOf({ quoteNumber, total, currency, validUntil }: Quote): string {
  return `attached is our quote ${quoteNumber} of ${total} ${currency}. It is valid until ${validUntil}.
You can accept or decline it in the customer portal.`
}
