import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idInUrl, quantity } from './fields.ts'
import { json } from './formats.ts'

/** Length of a trend's period in days; it is compared with the previous period of the same length (decisions §1). */
export const trendDays = 30

/** The figures of the last period and of the one before; the screen shows the difference. */
const trend = z.object({
  current: z.number(),
  previous: z.number(),
  /** The current period in ten equal parts, oldest first, for a sparkline. */
  parts: z.array(z.number()),
})
export type Trend = z.output<typeof trend>

/** A count of the last period and of the one before. */
const compared = trend.pick({ current: true, previous: true })
export type Compared = z.output<typeof compared>

/** Percent change, rounded half up to one decimal; null when the earlier period is 0. */
export function trendPercent({ current, previous }: Compared): number | null {
  if (previous === 0) return null
  return Math.floor(((current - previous) / previous) * 1000 + 0.5) / 10
}

export const dashboardStats = z.object({
  /** Movements neither completed nor cancelled. */
  activeOrders: quantity,
  inventoryItems: quantity,
  /** Open movements whose type isn't pick_pack (decisions §6). */
  tpd2Shipments: quantity,
  /** Mean rating of delivered movements, all time, as a whole percent; null while there is none. */
  customerSatisfaction: z.number().int().nullable(),
  trends: z.object({
    /** Movements placed. */
    activeOrders: trend,
    /** Items added. */
    inventoryItems: trend,
    /** Movements placed whose type isn't pick_pack. */
    tpd2Shipments: trend,
    /** Mean rating given, as a percent; 0 where none was given. */
    customerSatisfaction: trend,
  }),
})
export type DashboardStats = z.output<typeof dashboardStats>

export const activityDays = 14

export const dashboardEndpoints = {
  stats: endpoint({
    method: 'GET',
    path: '/api/dashboard/stats',
    summary: 'The figures of the staff dashboard',
    allow: 'dashboard.read',
    answer: json(dashboardStats),
    shows: ['orders', 'inventory', 'shipments', 'customers'],
  }),
  orderTrends: endpoint({
    method: 'GET',
    path: '/api/orders/trends',
    summary: 'Movements placed and completed in the last 30 days, and in the 30 before',
    allow: 'orders.read',
    query: z.object({ customerId: idInUrl.optional() }),
    answer: json(z.object({ placed: compared, completed: compared })),
    shows: ['orders'],
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/dashboard/activity',
    summary: 'Stock movements in and out and their units, day by day',
    allow: 'dashboard.read',
    answer: json(
      z.array(z.object({ day: z.iso.date(), inbound: quantity, outbound: quantity, inboundUnits: quantity, outboundUnits: quantity })),
    ),
    shows: ['inventory', 'settings'],
  }),
  zones: endpoint({
    method: 'GET',
    path: '/api/dashboard/zones',
    summary: 'How full each zone is',
    allow: 'dashboard.read',
    answer: json(
      z.array(
        z.object({
          zone: z.string(),
          locations: quantity,
          occupancy: quantity,
          /** Null when a location of the zone is unlimited. */
          capacity: quantity.nullable(),
        }),
      ),
    ),
    shows: ['inventory', 'locations'],
  }),
}
