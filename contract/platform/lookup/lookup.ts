import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idInUrl, requiredText } from '../../fields.ts'
import { json } from '../../formats.ts'
import { several } from '../../list-query.ts'
import { longestCode } from '../codes/read-code.ts'

/**
 * What a code can identify: an item by its SKU or GTIN, a location by its code, a handling unit by its SSCC, a receipt and a return also by
 * their tracking number, a shipment also by the carrier's, the others by their number.
 */
export const lookupTypes = ['inventoryItem', 'location', 'handlingUnit', 'order', 'receipt', 'return', 'shipment', 'count'] as const

export const lookupResult = z.object({
  type: z.enum(lookupTypes),
  id,
  /** The stored code, which may differ from the scanned one in case. */
  code: z.string(),
  /** The display name: the name of an item, a location or a count, the customer of the others. */
  label: z.string(),
  customerId: id.nullable(),
})
export type LookupResult = z.output<typeof lookupResult>

export const lookupEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/lookup',
    summary: 'The one row that a scanned code names; 409 when several do',
    allow: 'lookup.read',
    query: z.object({
      /** As it was scanned. What has it as its code is found first, then what a GS1 label names. */
      code: requiredText(longestCode),
      /** Only rows of these types, for example where a location is expected. */
      type: several(z.enum(lookupTypes)).optional(),
      /** Only rows of this customer, as SKUs are unique per owner. */
      customerId: idInUrl.optional(),
      /** At the dock: the SKU of a line of a pending receipt names the receipt, before the item. */
      expected: z.enum(['true', 'false']).optional(),
    }),
    answer: json(lookupResult),
    shows: ['inventory', 'locations', 'orders', 'receipts', 'returns', 'shipments', 'counts'],
  }),
}
