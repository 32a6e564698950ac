import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, quantity } from '../../fields.ts'
import { json } from '../../formats.ts'
import { narrowedBySite } from '../../site-fields.ts'

/** The work that waits on the floor, in the order of its tiles. */
export const floorKinds = ['pick', 'put_away', 'receive', 'count', 'return'] as const
export type FloorKind = (typeof floorKinds)[number]

/** The rows of one kind that are sent at most; the counts include the others. */
export const mostFloorRows = 30

/** A movement to pick, a task to put away, a receipt to receive, a count, or a return to receive or inspect. */
export const floorRow = z.object({
  id,
  /** Number of the movement, receipt or return; SSCC or SKU of the task. */
  code: z.string(),
  /** The customer; of a receipt the supplier; of a task the name of the item. */
  name: z.string(),
  /** How many units are to be handled; for a count, how many locations are left. */
  units: quantity,
  /** Where a put-away task brings goods from, and where to; null for other work. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The day on which a receipt is expected. */
  expectedOn: z.iso.date().nullable(),
  isUrgent: z.boolean(),
  /** Assigned to the viewer; of a receipt, counted by the viewer so far; of a return, received by the viewer. */
  mine: z.boolean(),
  /** The name of the other person that it is assigned to; receipts and returns have none. */
  assignedTo: z.string().nullable(),
  /** Whether the picking of a movement has begun. */
  isBegun: z.boolean(),
})
export type FloorRow = z.output<typeof floorRow>

export const floorWork = z.object({ kind: z.enum(floorKinds), count: quantity, mine: quantity, rows: z.array(floorRow) })
export type FloorWork = z.output<typeof floorWork>

export const floorEndpoints = {
  work: endpoint({
    method: 'GET',
    path: '/api/floor',
    summary: 'What waits on the floor, by kind; first what is the caller’s own',
    allow: 'floor.work',
    ...narrowedBySite,
    answer: json(z.array(floorWork)),
    shows: ['counts', 'orders', 'tasks', 'receipts', 'returns', 'inventory', 'handlingUnits', 'locations', 'customers'],
  }),
}
