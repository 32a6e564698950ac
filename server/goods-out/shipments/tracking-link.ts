import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type TrackedShipment, trackingLinkEnd, trackingLinksEndpoints } from '../../../contract/goods-out/shipments/tracking-links.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { findLogo } from '../../platform/settings/logo.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import { verb } from '../../verb.ts'
import { system } from '../../viewer.ts'
import { lockShipment, shipmentById, shipmentOfToken } from './shipments-queries.ts'

/** 128 random bits can't be guessed. */
const tokenBytes = 16

/** The limit on calls from one address: enough for the people of an office who wait for their goods. */
export const trackingLinkLimit = { most: 120, periodMs: 60_000 }

/** Makes the link of a shipment, or answers the one there is. */
export const createTrackingLink = verb(trackingLinksEndpoints.create, async ({ trx, viewer }, { id, ifMatch }) => {
  const before = await lockShipment(trx, viewer, id, ifMatch)
  if (before.trackingToken !== null) return { answer: before, before, history: { none: 'the link was there' }, touched: {} }
  const token = randomBytes(tokenBytes).toString('base64url')
  const { after } = await trx.send({ set: setToken(id, token), after: shipmentById(viewer, id) })
  const shipment = onlyRow(after, 'shipment.not-found')
  return { answer: shipment, before, history: [did('share', 'shipment', shipment)], touched: { shipments: [shipment] } }
})

/** Withdraws the link of a shipment. The next one is another. */
export const withdrawTrackingLink = verb(trackingLinksEndpoints.withdraw, async ({ trx, viewer }, { id, ifMatch }) => {
  const before = await lockShipment(trx, viewer, id, ifMatch)
  if (before.trackingToken === null) return { answer: before, before, history: { none: 'there was no link' }, touched: {} }
  const { after } = await trx.send({ withdrawn: setToken(id, null), after: shipmentById(viewer, id) })
  const shipment = onlyRow(after, 'shipment.not-found')
  return { answer: shipment, before, history: [did('withdraw', 'shipment', shipment)], touched: { shipments: [shipment] } }
})

function setToken(id: number, token: string | null) {
  return statements
    .updateTable('shipments')
    .set((eb) => ({ tracking_token: token, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .compile()
}

/** What a consignee may see. Notes and the people who recorded the events are left out. */
export async function followShipment(on: Kysely<Tables>, token: string, now: Date): Promise<TrackedShipment> {
  const shipment = await shipmentOfToken(on, system, token)
  if (!shipment || now > trackingLinkEnd(shipment)) throw httpError('shipment.no-link')
  const { trackingNumber, origin, destination, status, estimatedDelivery, actualDelivery, withdrawnAt, events } = shipment
  return {
    trackingNumber,
    origin,
    destination,
    status,
    estimatedDelivery,
    actualDelivery,
    withdrawnAt,
    events: events.map(({ kind, at, place, reason }) => ({ kind, at, place, reason })),
    operator: { name: (await getSetting(on, 'operator')).name, hasLogo: (await findLogo(on)) !== null },
  }
}
