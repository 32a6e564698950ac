import { proofsEndpoints } from '../../../contract/goods-out/shipments/proofs-of-delivery.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { attachDocuments } from '../../platform/documents/attach-documents.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { statements } from '../../platform/engine/statements.ts'
import { verb } from '../../verb.ts'
import { withEvent } from './append-event.ts'
import { refuseOutOfTurn, refuseUnlikelyTime } from './record-event.ts'
import { lockShipment, shipmentById } from './shipments-queries.ts'

/**
 * Records who received a shipment, and its delivery, unless that was recorded. A proof is never replaced: a later one corrects it, with a
 * reason, and both stay.
 */
export const recordProof = verb(
  proofsEndpoints.record,
  async (work, { id, receivedBy, signature = null, document = null, at, reason = null, ifMatch }) => {
    const { trx, viewer, now } = work
    const before = await lockShipment(trx, viewer, id, ifMatch)
    const { trackingNumber: number, actualDelivery, customerId } = before
    const isFirst = before.proofs.length === 0
    if (!isFirst && reason === null) throw httpError('shipment.proof-recorded', { number }, { field: 'reason' })
    const delivery = actualDelivery === null ? await withEvent(work, before, deliveredAt(at === undefined ? now : new Date(at))) : null
    if (actualDelivery !== null && at !== undefined && Date.parse(at) !== Date.parse(actualDelivery))
      throw httpError('shipment.delivered-at', { number }, { field: 'at' })
    const [documentId = null] = await attachDocuments(trx, viewer, { documents: document ? [document] : [], customerId })
    const proof = statements.insertInto('proofs_of_delivery').values({
      shipment_id: id,
      received_by: receivedBy,
      signature,
      document_id: documentId,
      reason: isFirst ? null : reason,
      user_id: viewer.userId,
      user_name: viewer.name,
      at: now,
    })
    const { after } = await trx.send({ proven: proof.compile(), changed: nextVersion(id), after: shipmentById(viewer, id) })
    const shipment = onlyRow(after, 'shipment.not-found')
    const proven = { receivedBy, isSigned: signature !== null, document: document?.name ?? null, reason: isFirst ? null : reason }
    return {
      answer: shipment,
      before,
      history: [...(delivery?.history ?? []), did('prove_delivery', 'shipment', shipment, { after: proven })] as const,
      touched: { shipments: [shipment] },
    }

    function deliveredAt(time: Date) {
      refuseOutOfTurn(before, 'delivered')
      refuseUnlikelyTime(before, time, now)
      return { kind: 'delivered', place: before.destination, notes: null, at: time, by: viewer } as const
    }
  },
)

function nextVersion(id: number) {
  return statements
    .updateTable('shipments')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .compile()
}
