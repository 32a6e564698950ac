import { fullStopAfter } from '../../../contract/full-stop.ts'
import { deliveryFrom } from '../../../contract/goods-in/receipts/from-supplier.ts'
import { receiptStatusLabels } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import type { OperatorSettings } from '../../../contract/platform/settings/operator-settings.ts'
import { httpError } from '../../errors.ts'
import { customerEntity } from '../../people/customers/customers-queries.ts'
import { did } from '../../platform/audit/history.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { mailSignature } from '../../platform/settings/mail-signature.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import { verb } from '../../verb.ts'
import { getReceipt } from './receipts-queries.ts'

/** Queues a mail with the receipt to its customer. The PDF shows the receipt as it is when the mail is sent. */
export const emailReceipt = verb(receiptsEndpoints.email, async ({ trx, viewer, now }, { id }) => {
  const receipt = await getReceipt(trx.sql, viewer, id, now)
  if (!(await getSetting(trx.sql, 'portal')).emailNotifications) throw httpError('mail.switched-off')
  const customer = await customerEntity.get(trx.sql, viewer, receipt.customerId)
  const subject = `Warehouse receipt ${receipt.receiptNumber}`
  const mail = await queueMail(trx, viewer, {
    kind: 'receipt',
    subjectId: id,
    customer,
    subject,
    body: bodyOf(receipt, await getSetting(trx.sql, 'operator')),
  })
  return {
    answer: mail,
    history: [did('email', 'receipt', receipt, { after: { to: mail.to, mailId: mail.id } })],
    touched: { mails: [{ id: mail.id }] },
  }
})

function bodyOf({ customerName, receiptNumber, supplier, status }: Receipt, operator: OperatorSettings): string {
  return `Dear ${customerName},

attached is the warehouse receipt ${receiptNumber} for the ${deliveryFrom(supplier)}${fullStopAfter(supplier)}
Its status is: ${receiptStatusLabels[status]}.

${mailSignature(operator)}
`
}
