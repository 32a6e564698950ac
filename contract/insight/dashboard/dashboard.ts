import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInUrl, money, quantity } from '../../fields.ts'
import { json } from '../../formats.ts'
import { attention } from '../../platform/attention/attention.ts'
import { narrowedBySite, siteFilter } from '../../site-fields.ts'

/** A figure is compared with what it was this many days ago. */
export const trendDays = 30
export const coursePoints = 10

/** A figure now and `trendDays` ago; the screen shows the difference. */
const compared = z.object({ current: z.number(), previous: z.number() })
export type Compared = z.output<typeof compared>

/** The figure also at ten equally distant times since then, oldest first; the last is now. */
const trend = compared.extend({ course: z.array(z.number()) })
export type Trend = z.output<typeof trend>

/** Percent change, rounded half up to one decimal; null when the earlier period is 0. */
export function trendPercent({ current, previous }: Compared): number | null {
  if (previous === 0) return null
  return Math.floor(((current - previous) / previous) * 1000 + 0.5) / 10
}

export const dashboardStats = z.object({
  /** Movements neither completed nor cancelled. */
  activeOrders: quantity,
  inventoryItems: quantity,
  /** Open movements whose type isn't pick_pack. */
  tpd2Shipments: quantity,
  /** Mean rating of delivered movements, all time, as a whole percent; null while there is none. */
  customerSatisfaction: z.number().int().nullable(),
  /** Each of its figure. */
  trends: z.object({
    activeOrders: trend,
    inventoryItems: trend,
    tpd2Shipments: trend,
    /** With one decimal; 0 while there was no rating. */
    customerSatisfaction: trend,
  }),
})
export type DashboardStats = z.output<typeof dashboardStats>

export const activityDays = 14

/** How far back the weekly figures of the dashboard go. */
export const performanceWeeks = 12

/** How long an invoice is overdue. */
export const overdueAges = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'older'] as const

export const performance = z.object({
  /** Weeks of the warehouse from Monday, oldest first; the last one is the present one. */
  weeks: z.array(
    z.object({
      /** Its Monday. */
      week: z.iso.date(),
      delivered: quantity,
      /** Shipments that were delivered by the estimated delivery. */
      onTime: quantity,
      /** Receipts that were put away. */
      stored: quantity,
      /** Mean hours from receipt until they were, with one decimal; null when none was. */
      dockToStock: z.number().nullable(),
    }),
  ),
  /** What is open of sent invoices, by how many days they are overdue; one row for each currency, the largest first. */
  receivables: z.array(
    z.object({
      currency: z.string(),
      open: money,
      notDue: money,
      upTo30: money,
      upTo60: money,
      upTo90: money,
      older: money,
    } satisfies Record<(typeof overdueAges)[number] | 'currency' | 'open', z.ZodType>),
  ),
})
export type Performance = z.output<typeof performance>

const aisle = z.object({ code: z.string(), locations: quantity, occupancy: quantity, capacity: quantity.nullable() })

export const dashboardEndpoints = {
  stats: endpoint({
    method: 'GET',
    path: '/api/dashboard/stats',
    summary: 'The figures of the staff dashboard',
    allow: 'dashboard.read',
    ...narrowedBySite,
    answer: json(dashboardStats),
    shows: ['orders', 'inventory', 'shipments', 'customers'],
  }),
  orderTrends: endpoint({
    method: 'GET',
    path: '/api/orders/trends',
    summary: 'Active and completed movements now and 30 days ago',
    allow: 'orders.read',
    query: z.object({ customerId: idInUrl.optional(), ...siteFilter }),
    narrowedBySite: true,
    answer: json(z.object({ active: compared, completed: compared })),
    shows: ['orders'],
  }),
  attention: endpoint({
    method: 'GET',
    path: '/api/dashboard/attention',
    summary: 'What needs attention: late, short, overdue, running out, expiring, unassigned, waiting',
    allow: 'attention.read',
    /** For staff who view as this customer: what it is shown. */
    query: z.object({ customerId: idInUrl.optional(), ...siteFilter }),
    narrowedBySite: true,
    /** Kinds without rows are left out. */
    answer: json(z.array(attention)),
    shows: [
      'orders',
      'receipts',
      'inventory',
      'shipments',
      'invoices',
      'tasks',
      'adjustments',
      'counts',
      'customers',
      'locations',
      'settings',
    ],
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/dashboard/activity',
    summary: 'Stock movements in and out and their units, day by day',
    allow: 'dashboard.read',
    ...narrowedBySite,
    answer: json(
      z.array(
        z.object({
          day: z.iso.date(),
          inbound: quantity,
          outbound: quantity,
          inboundUnits: quantity,
          outboundUnits: quantity,
          /** Units of opening stock, which is no goods-in; negative where an import of it was undone. */
          opening: z.number().int(),
        }),
      ),
    ),
    shows: ['inventory', 'settings'],
  }),
  performance: endpoint({
    method: 'GET',
    path: '/api/dashboard/performance',
    summary: 'Deliveries on time and dock-to-stock time week by week, and what customers owe',
    allow: 'dashboard.read',
    ...narrowedBySite,
    answer: json(performance),
    shows: ['shipments', 'receipts', 'invoices', 'settings'],
  }),
  zones: endpoint({
    method: 'GET',
    path: '/api/dashboard/zones',
    summary: 'How full each zone is',
    allow: 'dashboard.read',
    ...narrowedBySite,
    answer: json(
      z.array(
        z.object({
          zone: z.string(),
          locations: quantity,
          occupancy: quantity,
          /** Null when a location of the zone is unlimited. */
          capacity: quantity.nullable(),
          /** Whether goods are stored there; otherwise they pass through, or wait in quarantine. */
          isStorage: z.boolean(),
          /** Its locations by the part of their code before the last, in the order of the codes. */
          aisles: z.array(aisle),
        }),
      ),
    ),
    shows: ['inventory', 'locations'],
  }),
}
