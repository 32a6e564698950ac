import { announcedDeliveriesEndpoints } from '../../../contract/goods-in/receipts/announced-deliveries.ts'
import { requireNoTransfer } from '../../goods-out/transfers/receive-transfer.ts'
import { did } from '../../platform/audit/history.ts'
import { detachDocuments } from '../../platform/documents/attach-documents.ts'
import { verb } from '../../verb.ts'
import { requireInUse, requireOwnToChange, requirePending } from './announced-deliveries.ts'
import { requireUncounted } from './count-goods.ts'
import { takeDocuments } from './line-documents.ts'
import { lockReceipt } from './receipts-queries.ts'
import { changeReceipt } from './take-steps.ts'

/** Withdraws a delivery that isn't going to arrive. It is kept, out of sight of its customer. */
export const withdrawReceipt = verb(announcedDeliveriesEndpoints.withdraw, async ({ trx, viewer, now }, { id, ifMatch }) => {
  const before = await lockReceipt(trx, viewer, id, ifMatch)
  requireInUse(before)
  requireOwnToChange(viewer, before)
  requireNoTransfer(before)
  requirePending(before)
  await requireUncounted(trx, before)
  const version = before.version + 1
  // Its customer no longer sees them.
  await detachDocuments(trx, viewer, await takeDocuments(trx, id, []))
  await trx.send({ withdrawn: changeReceipt(id, { withdrawn_at: now, version }) })
  return {
    answer: undefined,
    before,
    history: [did('withdraw', 'receipt', before, { after: { withdrawnAt: now.toISOString(), version } })],
    touched: { receipts: [before] },
  }
})
