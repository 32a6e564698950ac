import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInUrl } from '../../fields.ts'
import { pdf } from '../../formats.ts'
import { several } from '../../list-query.ts'
import { valuesOf } from '../../values-of.ts'

/** What is printed of movements, in the order in which it comes for each. */
export const printedPaperLabels = { packing_list: 'Packing lists', delivery_note: 'Delivery notes', label: 'Labels' } as const
export const printedPapers = valuesOf(printedPaperLabels)
export type PrintedPaper = (typeof printedPapers)[number]

/** In one file. */
export const mostPrintedOrders = 50
export const mostPrintedLabels = 500

const tooMany = `must be at most ${mostPrintedOrders} movements`

export const printOrdersEndpoints = {
  print: endpoint({
    method: 'GET',
    path: '/api/orders/papers.pdf',
    summary: 'Packing lists, delivery notes and labels of movements as one file, movement by movement',
    allow: 'handling-units.read',
    query: z.object({
      ids: several(idInUrl).refine((ids) => ids.length <= mostPrintedOrders, tooMany),
      papers: several(z.enum(printedPapers)),
    }),
    answer: pdf(),
    shows: ['orders', 'inventory', 'categories', 'handlingUnits', 'shipments', 'customers', 'settings'],
  }),
}
