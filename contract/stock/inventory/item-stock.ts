import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idParams, instant, optionalText, quantity } from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { listQuery } from '../../list-query.ts'
import { siteOfRow } from '../../site-fields.ts'

/* Where the stock of an item is, and what holds it. */

/** Whether stock can be promised; if not, why not: it is expired, or at a location that nothing is promised from. */
export const stockAvailabilities = ['available', 'expired', 'receiving', 'quarantine', 'in_transit'] as const

export const stockAvailabilityLabels: Record<(typeof stockAvailabilities)[number], string> = {
  available: 'Available',
  expired: 'Expired',
  receiving: 'At receiving',
  quarantine: 'In quarantine',
  in_transit: 'In transit',
}

const stockLot = {
  lot: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  handlingUnitId: id.nullable(),
  handlingUnit: z.string().nullable(),
}
/** Null for counters while the location is in a blind count. */
export const quantityThere = quantity.nullable()

const stockQuantities = { onHand: quantityThere, reserved: quantityThere, availability: z.enum(stockAvailabilities) }

/** One stock row of an item: how much is where. */
export const stockRow = z.object({ location: z.string().nullable(), ...siteOfRow, ...stockLot, ...stockQuantities })

/** What an open movement holds of one stock row of an item. */
export const itemReservation = z.object({
  id,
  orderId: id,
  orderNumber: z.string(),
  customerName: z.string(),
  inventoryId: id,
  sku: z.string(),
  location: z.string().nullable(),
  ...stockLot,
  quantity,
  since: instant,
  ...siteOfRow,
  /** Who placed the movement. */
  by: z.string().nullable(),
})

/** One stock row of a location: what is there. */
export const locationStockRow = z.object({
  id,
  inventoryId: id,
  sku: z.string(),
  name: z.string(),
  unitOfMeasure: z.string(),
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  ...stockLot,
  ...stockQuantities,
  receivedAt: instant,
  /** When a picker found less of it there; null once it was counted or put right. */
  reportedShortAt: instant.nullable(),
})
export type LocationStockRow = z.output<typeof locationStockRow>

/** Stock that is at a location as the books say: of all lots of the item, or of one, which is null for goods without a lot. */
export const shortPutRight = z.object({ inventoryId: id, lot: optionalText(100) })

export const stockEndpoints = {
  atLocation: endpoint({
    method: 'GET',
    path: '/api/warehouse-locations/:id/stock',
    summary: 'Stock at a location',
    allow: 'locations.read',
    params: idParams,
    row: 'location',
    query: listQuery(['sku', 'onHand', 'receivedAt'], {}),
    answer: list(locationStockRow, 'stock'),
    shows: ['inventory', 'locations', 'customers', 'settings', 'counts'],
  }),
  putRight: endpoint({
    method: 'POST',
    path: '/api/warehouse-locations/:id/put-right',
    summary: 'End the report of a short pick: the stock of an item is there as the books say',
    allow: 'stock.put-right',
    params: idParams,
    row: 'location',
    body: json(shortPutRight),
    status: 204,
    changes: ['locations'],
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/orders/:id/reservations',
    summary: 'Stock reserved for a movement, by item and location',
    allow: 'orders.read',
    params: idParams,
    row: 'order',
    query: listQuery(['sku', 'since'], {}),
    answer: list(itemReservation, 'reservations'),
    shows: ['orders', 'inventory', 'locations', 'customers'],
  }),
}
