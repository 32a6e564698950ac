import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, requiredText, wholeInUrl } from '../../fields.ts'
import { json } from '../../formats.ts'
import { searchWords, several } from '../../list-query.ts'
import { siteFilter } from '../../site-fields.ts'

/** What a search finds, in the order in which equally good groups are listed. */
export const searchKinds = [
  'order',
  'inventoryItem',
  'customer',
  'shipment',
  'receipt',
  'return',
  'handlingUnit',
  'contact',
  'quote',
  'invoice',
  'location',
  'count',
  'staff',
] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchResult = z.object({
  id,
  /** What the row is called: a number, a SKU, an SSCC or a name. */
  title: z.string(),
  /** What tells it from others besides its customer: the name of an item, the supplier of a receipt. */
  subtitle: z.string().nullable(),
  customerId: id.nullable(),
  customerName: z.string().nullable(),
  status: z.string().nullable(),
  /** Its number or code is exactly the text. */
  exact: z.boolean(),
})
export type SearchResult = z.output<typeof searchResult>

export const searchGroup = z.object({
  kind: z.enum(searchKinds),
  results: z.array(searchResult),
  /** More rows match than these. */
  more: z.boolean(),
})
export type SearchGroup = z.output<typeof searchGroup>

export const searchAnswer = z.object({
  groups: z.array(searchGroup),
  /** Nothing has the text itself; these rows have it with a letter mistyped. */
  similar: z.boolean(),
})

export const longestSearch = 100
const mostWords = 10
const mostResults = 20

export const searchEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/search',
    summary: 'Rows of every kind that match a text, grouped by kind, the best first; at most five of each, unless asked otherwise',
    allow: 'search.read',
    query: z.object({
      q: requiredText(longestSearch).refine((words) => searchWords(words).length <= mostWords, `must have at most ${mostWords} words`),
      /** The most rows of each kind. */
      limit: wholeInUrl(1, mostResults).default(5),
      /** Only rows of these kinds; all that the caller may see unless sent. */
      kind: several(z.enum(searchKinds)).optional(),
      ...siteFilter,
    }),
    narrowedBySite: true,
    answer: json(searchAnswer),
    shows: [
      'orders',
      'inventory',
      'customers',
      'shipments',
      'receipts',
      'returns',
      'handlingUnits',
      'contacts',
      'quotes',
      'invoices',
      'locations',
      'counts',
      'account',
    ],
  }),
}
