import type { CompiledQuery } from 'kysely'
import { type Carrier, carrierOf } from '../../../contract/goods-out/shipments/carrier-fields.ts'
import { type DelayReason, type ShipmentEventKind, statusAfter } from '../../../contract/goods-out/shipments/shipment-events.ts'
import type { Shipment, ShipmentWithEvents } from '../../../contract/goods-out/shipments/shipments.ts'
import { type Actor, did, type HistoryEntry } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Locked } from '../../platform/engine/locked.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Viewer } from '../../viewer.ts'
import { shipmentById } from './shipments-queries.ts'

export interface NewEvent {
  kind: ShipmentEventKind
  place: string | null
  notes: string | null
  at: Date
  by: Actor
  /** Why, of a delay or an exception. */
  reason?: DelayReason | null
  /** What is known of the carrier by it. */
  carrier?: Carrier
}

type Subject = Pick<Shipment, 'id' | 'status' | 'estimatedDelivery'>

/** The statements that append an event to a locked shipment and give it the status that follows from it. */
export function appendEvent(
  shipment: Subject,
  { kind, place, notes, at, by, reason = null, carrier = {} }: NewEvent,
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
      ...carrierColumns(carrier),
    }))
    .where('id', '=', shipment.id)
  const event = statements
    .insertInto('shipment_events')

    .values({ shipment_id: shipment.id, kind, status, place, notes, reason, user_id: by.userId, user_name: by.name, at })
  return [change.compile(), event.compile()]
}

/** The columns of what was sent of a carrier. */
export function carrierColumns(carrier: Carrier) {
  return {
    carrier_name: carrier.carrierName,
    carrier_service: carrier.carrierService,
    carrier_tracking_number: carrier.carrierTrackingNumber,
    carrier_tracking_url: carrier.carrierTrackingUrl,
    parcels: carrier.parcels,
    weight_kg: carrier.weightKg,
  }
}

/** Appends an event to a shipment that was read under its lock; `estimatedDelivery` is another day. The outcome of the verb. */
export async function withEvent(
  { trx, viewer }: { trx: Transaction; viewer: Viewer },
  before: Locked<ShipmentWithEvents>,
  { estimatedDelivery = before.estimatedDelivery, ...event }: NewEvent & { estimatedDelivery?: string | null },
) {
  const appended = appendEvent({ ...before, estimatedDelivery }, event)
  const { after } = await trx.send({ appended, after: shipmentById(viewer, before.id) })
  const shipment = onlyRow(after, 'shipment.not-found')
  const entry = eventEntry(before, shipment, event)
  return { answer: shipment, before, history: [entry], touched: { shipments: [shipment] } } as const
}

/** The line of history of an event. */
export function eventEntry(
  before: Subject,
  after: Subject & { customerId: number },
  { kind, reason, carrier = {} }: Pick<NewEvent, 'kind' | 'reason' | 'carrier'>,
): HistoryEntry {
  return did('update', 'shipment', after, {
    before: { status: before.status, estimatedDelivery: before.estimatedDelivery },
    after: {
      status: after.status,
      estimatedDelivery: after.estimatedDelivery,
      event: kind,
      ...(reason && { reason }),
      ...carrierOf(carrier),
    },
  })
}
