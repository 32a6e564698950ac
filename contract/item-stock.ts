import { z } from 'zod'
import { id, instant, quantity } from './fields.ts'

/* What lies where of an item, and what holds it. */

/** Whether stock can be promised; if not, why not: it is expired, or at a location that nothing is promised from. */
export const stockAvailabilities = ['available', 'expired', 'receiving', 'quarantine'] as const

/** One stock row of an item: what lies where. */
export const stockRow = z.object({
  location: z.string().nullable(),
  lot: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  handlingUnit: z.string().nullable(),
  onHand: quantity,
  reserved: quantity,
  availability: z.enum(stockAvailabilities),
})

/** What an open movement holds of one stock row of an item. */
export const itemReservation = z.object({
  id,
  orderId: id,
  orderNumber: z.string(),
  customerName: z.string(),
  location: z.string().nullable(),
  lot: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  handlingUnit: z.string().nullable(),
  quantity,
  since: instant,
  /** Who placed the movement. */
  by: z.string().nullable(),
})
