import { z } from 'zod'
import { id, instant, notes, optionalText } from '../../fields.ts'
import { someTime } from '../../some-time.ts'

export const shipmentStatuses = ['created', 'in_transit', 'delivered', 'delayed', 'returned'] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]

export const shipmentStatusLabels: Record<ShipmentStatus, string> = {
  created: 'Created',
  in_transit: 'In Transit',
  delivered: 'Delivered',
  delayed: 'Delayed',
  returned: 'Returned',
}

/** The kinds that people record. A shipment is created by the export; the others follow from its estimated delivery. */
export const recordedKinds = [
  'picked_up',
  'departed',
  'arrived',
  'customs',
  'out_for_delivery',
  'delivered',
  'exception',
  'returned',
] as const
export type RecordedKind = (typeof recordedKinds)[number]

/** The kinds that are sent, one by one: a delay has a reason, for which files of events have no column. */
export const sentKinds = [...recordedKinds, 'delayed'] as const
export type SentKind = (typeof sentKinds)[number]

/** Why a shipment is late, for a delay and an exception. */
export const delayReasons = ['weather', 'customs', 'address', 'carrier', 'recipient', 'other'] as const
export type DelayReason = (typeof delayReasons)[number]

export const delayReasonLabels: Record<DelayReason, string> = {
  weather: 'Bad weather',
  customs: 'Customs clearance',
  address: 'Problem with the address',
  carrier: 'Problem at the carrier',
  recipient: 'Recipient not available',
  other: 'Other reason',
}

/** What can happen to a shipment. */
export const shipmentEventKinds = ['created', ...recordedKinds, 'delayed', 'rescheduled'] as const
export type ShipmentEventKind = (typeof shipmentEventKinds)[number]

export const shipmentEventLabels: Record<ShipmentEventKind, string> = {
  created: 'Created',
  picked_up: 'Picked up',
  departed: 'Departed',
  arrived: 'Arrived at',
  customs: 'Customs',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  exception: 'Exception',
  returned: 'Returned',
  delayed: 'Past its estimated delivery',
  rescheduled: 'Estimated delivery changed',
}

const onTheWay = sentKinds.filter((kind) => kind !== 'picked_up')

/** What can be recorded of a shipment in this status: it is picked up first, and what was delivered can only come back. */
export const nextKinds: Record<ShipmentStatus, readonly SentKind[]> = {
  created: ['picked_up'],
  in_transit: onTheWay,
  delayed: onTheWay,
  delivered: ['returned'],
  returned: [],
}

/**
 * The status of a shipment after an event. On the way it is delayed once an exception is recorded, until it moves on, and
 * whenever it is past its estimated delivery.
 */
export function statusAfter(
  kind: ShipmentEventKind,
  { status, estimatedDelivery, at }: { status: ShipmentStatus; estimatedDelivery: Date | null; at: Date },
): ShipmentStatus {
  if (kind === 'created' || kind === 'delivered' || kind === 'returned') return kind
  if (kind === 'exception' || kind === 'delayed') return 'delayed'
  if (kind === 'rescheduled' && status === 'created') return status
  return estimatedDelivery !== null && estimatedDelivery < at ? 'delayed' : 'in_transit'
}

/** The event that a bare status stands for. */
export const kindOfStatus: Record<Exclude<ShipmentStatus, 'created'>, RecordedKind> = {
  in_transit: 'picked_up',
  delivered: 'delivered',
  delayed: 'exception',
  returned: 'returned',
}

export const shipmentEvent = z.object({
  id,
  kind: z.enum(shipmentEventKinds),
  /** When it happened, which may be earlier than when it was recorded. */
  at: instant,
  place: z.string().nullable(),
  notes,
  /** Why, where a delay or an exception has a reason. */
  reason: z.enum(delayReasons).nullable(),
  /** Who recorded it. */
  by: z.string().nullable(),
})

export const newShipmentEvent = z
  .object({
    kind: z.enum(sentKinds),
    place: optionalText(200),
    notes: optionalText(1000),
    /** Now, unless sent; not in the future, and not before what was recorded last. */
    at: someTime.optional(),
    /** Required for a delay, optional for an exception. */
    reason: z.enum(delayReasons).nullish(),
    /** The new estimated delivery, only for a delay: later than now. */
    estimatedDelivery: someTime.optional(),
  })
  .refine(({ kind, reason }) => kind !== 'delayed' || Boolean(reason), { error: 'Choose a reason', path: ['reason'] })
  .refine(({ kind, reason }) => kind === 'delayed' || kind === 'exception' || !reason, {
    error: 'Only a delay or an exception has a reason.',
    path: ['reason'],
  })
  .refine(({ kind, estimatedDelivery }) => kind === 'delayed' || estimatedDelivery === undefined, {
    error: 'Only a delay changes the estimated delivery.',
    path: ['estimatedDelivery'],
  })
