import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { dayOrNone, id, idInUrl, idParams, quantity, requiredText } from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { listQuery } from '../../list-query.ts'

/** A batch of an item. */
export const lot = z.object({
  id,
  inventoryId: id,
  lotNumber: z.string(),
  expiresOn: z.iso.date().nullable(),
  /** Whether it has expired in the warehouse. */
  expired: z.boolean(),
  /** Units on hand at the sites of the person; null while some of them are in a blind count. */
  onHand: quantity.nullable(),
})
export type Lot = z.output<typeof lot>

export const lotCorrection = z.object({
  lotNumber: requiredText(100).optional(),
  /** Null takes the date away. */
  expiresOn: dayOrNone.optional(),
  reason: requiredText(300, 'Please enter a reason'),
})

export const lotsEndpoints = {
  ofItem: endpoint({
    method: 'GET',
    path: '/api/inventory/:id/lots',
    summary: 'The lots of an item, first expired first',
    allow: 'inventory.read',
    params: idParams,
    row: 'inventoryItem',
    query: listQuery(['expiresOn', 'lotNumber'], {
      /** Whether any unit is on hand. */
      inStock: z.enum(['true', 'false']).optional(),
    }),
    answer: list(lot),
    shows: ['inventory', 'settings'],
  }),
  correct: endpoint({
    method: 'PATCH',
    path: '/api/inventory/:id/lots/:lotId',
    summary: 'Correct the number or the expiry date of a lot, whose goods keep their place and their history',
    allow: 'inventory.correct-lots',
    params: idParams.extend({ lotId: idInUrl }),
    row: 'inventoryItem',
    body: json(lotCorrection),
    answer: json(lot),
    changes: ['inventory', 'receipts'],
  }),
}
