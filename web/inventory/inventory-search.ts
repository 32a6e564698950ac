import { z } from 'zod'
import { movementTypes } from '../../contract/inventory.ts'
import { locationTypes } from '../../contract/locations.ts'
import { stockStatuses } from '../../contract/stock-status.ts'

const pageNumber = z.coerce.number().int().min(1).optional().catch(undefined)
const pageSize = z.coerce.number().int().min(1).max(100).optional().catch(undefined)

/** The search parameters of /inventory; others are ignored, missing ones have their default. */
export const inventorySearch = z.object({
  tab: z.enum(['inventory', 'movements', 'locations', 'categories']).optional().catch(undefined),
  q: z.coerce.string().max(200).optional().catch(undefined),
  sort: z.enum(['sku', '-sku', 'name', '-name', 'quantity', '-quantity', 'createdAt', '-createdAt']).optional().catch(undefined),
  status: z.enum(stockStatuses).optional().catch(undefined),
  /** A customer's id, or 'unallocated'. */
  owner: z
    .union([z.coerce.number().int().positive(), z.literal('unallocated')])
    .optional()
    .catch(undefined),
  page: pageNumber,
  rows: pageSize,
  /** Of the Movements tab. */
  type: z.enum(movementTypes).optional().catch(undefined),
  /** Of the Locations tab. */
  kind: z.enum(locationTypes).optional().catch(undefined),
  /** The sort of the Locations and Categories tabs. */
  order: z.enum(['code', '-code', 'name', '-name', 'zone', '-zone']).optional().catch(undefined),
})
export type InventorySearch = z.output<typeof inventorySearch>
