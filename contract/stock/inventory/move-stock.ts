import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idParams, requiredText, sentUnits, text } from '../../fields.ts'
import { json } from '../../formats.ts'
import { sscc } from '../handling-units/handling-units.ts'
import { inventoryItem } from './inventory.ts'

/** Which stock of an item at a location is meant. */
export const namedStock = {
  quantity: sentUnits(1),
  /** Null for stock without a lot; of any lot unless sent, first expired, first in. */
  lot: text(100).trim().nullish(),
  /** SSCC; null for loose stock; loose and in units unless sent. */
  handlingUnit: sscc.nullish(),
}

export const stockMove = z.object({
  /** Code of the location where the stock is; null for stock without a location. */
  from: text(50).trim().nullable(),
  /** Code of the location to bring it to. */
  to: requiredText(50, 'Please scan or choose the location'),
  ...namedStock,
  /** Required for a quarantine location. The owner of the goods can read it. */
  reason: text(300).trim().nullish(),
  /** Whether stock that pending and processing movements have reserved is moved too; their pick lists follow. */
  withReservations: z.boolean().default(false),
})
export type StockMove = z.output<typeof stockMove>

export const moveStockEndpoints = {
  move: endpoint({
    method: 'POST',
    path: '/api/inventory/:id/move',
    summary: 'Move stock of an item to another location',
    allow: 'stock.move',
    params: idParams,
    row: 'inventoryItem',
    body: json(stockMove),
    answer: json(inventoryItem),
    changes: ['inventory', 'handlingUnits'],
  }),
}
