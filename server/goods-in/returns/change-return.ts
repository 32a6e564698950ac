import type { Updateable } from 'kysely'
import { type GoodsReturn, type ReturnChange, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { httpError } from '../../errors.ts'
import { changed } from '../../platform/audit/history.ts'
import { sentColumns } from '../../platform/engine/sent-columns.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { siteFor } from '../../stock/sites/sites-queries.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { requireReturnable, writeDocuments, writeLines } from './return-lines.ts'
import { returnedMovement } from './return-movement.ts'
import { requireOpen } from './return-states.ts'
import { getReturn, lockReturn } from './returns-queries.ts'

/** Changes a return that isn't received. */
export const updateReturn = verb(returnsEndpoints.update, async ({ trx, viewer }, { id, ifMatch, ...sent }) => {
  const before = await lockReturn(trx, viewer, id, ifMatch)
  requireOpen(viewer, before)
  const change = fieldsOf(viewer, sent)
  if (change.orderId !== undefined && change.orderId !== before.orderId) {
    const movement = await returnedMovement(trx, viewer, change.orderId)
    if (movement.customerId !== before.customerId)
      throw httpError('return.other-customer', { number: movement.number }, { field: 'orderId' })
  }
  const site = change.siteId === undefined ? undefined : await siteFor(trx.sql, viewer, change.siteId)
  const columns = sentColumns({
    order_id: change.orderId,
    site_id: site?.id,
    reason: change.reason,
    carrier: change.carrier,
    tracking_number: change.trackingNumber,
    notes: change.notes,
    internal_notes: change.internalNotes,
    override_reason: change.overrideReason,
  })
  const version = before.version + 1
  await trx.send({ changed: changeReturn(id, { ...columns, version }) })
  if (change.items) await writeLines(trx, id, before, change.items)
  const overridden = change.overrideReason === undefined ? before.overrideReason : change.overrideReason
  if ((change.items || change.orderId !== undefined) && !overridden) await trx.send({ checked: requireReturnable({ the_return: id }) })
  if (change.documents) await writeDocuments(trx, viewer, before, change.documents)
  const answer = await getReturn(trx.sql, viewer, id)
  return { answer, before, history: [changed('return', facts(before), facts(answer))], touched: { returns: [answer] } }
})

export function changeReturn(id: number, columns: Updateable<Tables['returns']>) {
  return statements.updateTable('returns').set(columns).where('id', '=', id).compile()
}

/** The fields that were sent and that the viewer may change. */
function fieldsOf(viewer: Viewer, sent: ReturnChange): ReturnChange {
  if (viewer.role !== 'customer') return sent
  const { reason, carrier, trackingNumber, notes, items, documents } = sent
  return { reason, carrier, trackingNumber, notes, items, documents }
}

/** What a line of history compares: lines that were sent have new ids, so these are left out. */
function facts({ items, documents, ...fields }: GoodsReturn) {
  return {
    ...fields,
    items: items.map(({ sku, expected, lot }) => ({ sku, expected, lot })),
    documents: documents.map(({ name }) => name),
  }
}
