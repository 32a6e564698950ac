import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idParams, instant } from '../../fields.ts'
import { file, json } from '../../formats.ts'
import { logoMediaTypes } from '../../platform/settings/operator-settings.ts'
import { delayReasons, shipmentEventKinds, shipmentStatuses } from './shipment-events.ts'
import { type ShipmentWithEvents, shipmentWithEvents } from './shipments.ts'

/** What a consignee may see of a shipment: where it is, and nothing of who ordered, sent or handled it. */
export const trackedShipment = z.object({
  trackingNumber: z.string(),
  origin: z.string(),
  destination: z.string(),
  status: z.enum(shipmentStatuses),
  estimatedDelivery: instant.nullable(),
  actualDelivery: instant.nullable(),
  /** When it was withdrawn, because its goods didn't leave. */
  withdrawnAt: instant.nullable(),
  /** Oldest first. */
  events: z.array(
    z.object({ kind: z.enum(shipmentEventKinds), at: instant, place: z.string().nullable(), reason: z.enum(delayReasons).nullable() }),
  ),
  /** Who runs the warehouse that sent it. */
  operator: z.object({ name: z.string().nullable(), hasLogo: z.boolean() }),
})
export type TrackedShipment = z.output<typeof trackedShipment>

/** Everything follows from the shipment. */
const noLinkFields = z.object({})

/** How long a link works, in days: counted from the delivery, or for a shipment that never arrives from its last event. */
export const trackingLinkDays = { afterDelivery: 30, afterLastEvent: 180 } as const

/** When the link of a shipment ends, unless more is recorded of it until then. */
export function trackingLinkEnd({ actualDelivery, createdAt, events }: ShipmentWithEvents): Date {
  const { afterDelivery, afterLastEvent } = trackingLinkDays
  const [from, days] = actualDelivery === null ? [events.at(-1)?.at ?? createdAt, afterLastEvent] : [actualDelivery, afterDelivery]
  return new Date(new Date(from).getTime() + days * 86_400_000)
}

/** The end of the link. */
const trackingLinkParams = z.object({ id: z.string().regex(/^[\w-]{22}$/, 'is not the end of a tracking link') })

/** Links for people without a sign-in. Anyone with the link reads the shipment until it ends or is withdrawn. */
export const trackingLinksEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/shipments/:id/tracking-link',
    summary: 'Create a link that lets anyone track a shipment; answers the existing link if there is one',
    allow: 'shipments.share',
    params: idParams,
    row: 'shipment',
    versioned: 'version',
    body: json(noLinkFields),
    answer: json(shipmentWithEvents),
    changes: ['shipments'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/shipments/:id/tracking-link',
    summary: 'Revoke the link of a shipment',
    allow: 'shipments.share',
    params: idParams,
    row: 'shipment',
    versioned: 'version',
    answer: json(shipmentWithEvents),
    changes: ['shipments'],
  }),
  follow: endpoint({
    method: 'GET',
    path: '/api/track/:id',
    summary: 'What the consignee of a shipment can see through its tracking link',
    allow: 'anyone',
    params: trackingLinkParams,
    answer: json(trackedShipment),
    shows: ['shipments', 'settings'],
  }),
  logo: endpoint({
    method: 'GET',
    path: '/api/track/:id/logo',
    summary: 'The logo of who runs the warehouse, for the consignee of a shipment',
    allow: 'anyone',
    params: trackingLinkParams,
    answer: file(logoMediaTypes),
    shows: ['settings'],
  }),
}
