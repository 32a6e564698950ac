import type { CompiledQuery } from 'kysely'
import { type ShipmentEventKind, statusAfter } from '../../contract/shipment-events.ts'
import type { Shipment } from '../../contract/shipments.ts'
import type { Actor } from '../audit/history.ts'
import { statements } from '../db/statements.ts'

export interface NewEvent {
  kind: ShipmentEventKind
  place: string | null
  notes: string | null
  at: Date
  by: Actor
}

/** The statements that append an event to a locked shipment and give it the status that follows from it. */
export function appendEvent(
  shipment: Pick<Shipment, 'id' | 'status' | 'estimatedDelivery'>,
  { kind, place, notes, at, by }: NewEvent,
): [CompiledQuery<unknown>, CompiledQuery<unknown>] {
  const due = shipment.estimatedDelivery === null ? null : new Date(shipment.estimatedDelivery)
  const status = statusAfter(kind, { status: shipment.status, estimatedDelivery: due, at })
  const change = statements
    .updateTable('shipments')
    .set((eb) => ({
      status,
      estimated_delivery: due,
      version: eb('version', '+', 1),
      ...(status === 'delivered' && { actual_delivery: at }),
    }))
    .where('id', '=', shipment.id)
  const event = statements
    .insertInto('shipment_events')
    .values({ shipment_id: shipment.id, kind, status, place, notes, user_id: by.userId, user_name: by.name, at })
  return [change.compile(), event.compile()]
}
