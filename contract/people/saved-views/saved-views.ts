import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idParams, instant, requiredText, text } from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { listQuery, several } from '../../list-query.ts'

/** The list screens whose views can be saved. */
export const viewScreens = [
  'orders',
  'receipts',
  'returns',
  'inventory',
  'inventory-movements',
  'adjustments',
  'counts',
  'count-plans',
  'locations',
  'categories',
  'shipments',
  'customers',
  'portal-accounts',
  'picking',
  'put-away',
  'quarantine',
  'handling-units',
  'portal-orders',
  'portal-shipments',
  'portal-inventory',
  'invoices',
  'quotes',
  'my-invoices',
  'my-quotes',
  'reports',
  'imports',
  'crm-contacts',
  'crm-activities',
  'crm-quotes',
  'crm-invoices',
  'users',
  'sites',
] as const

/** How many one person may keep, over all screens. */
export const mostSavedViews = 100
/** In characters of JSON; a view of a few dozen columns and filters takes about two thousand. */
const longestDefinition = 20_000

const field = requiredText(100)

const columnOfView = z.object({
  field,
  /** In pixels; the table's own width unless given. */
  width: z.number().int().min(20).max(2000).optional(),
  hidden: z.boolean().optional(),
})

const filterOfView = z.object({ field, values: z.array(text(200)).min(1).max(100) })

const definition = {
  /** In the order they are shown in. */
  columns: z.array(columnOfView).max(100),
  filters: z.array(filterOfView).max(50),
  /** As the list call takes it: a field, or `-field` for descending; null is the list's own order. */
  sort: text(100).nullable(),
}

/** How a list screen looks and what it shows. */
const viewDefinition = z
  .object(definition)
  .refine((view) => JSON.stringify(view).length <= longestDefinition, `must have at most ${longestDefinition} characters`)

export const savedView = z.object({
  id,
  screen: z.enum(viewScreens),
  name: z.string(),
  /** Seen by the owner's colleagues: staff, or the users of the same customer. */
  shared: z.boolean(),
  definition: z.object(definition),
  /** The name of the person whose view it is. */
  owner: z.string(),
  /** Whether it is the asking person's own. */
  mine: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  /** Its number is the ETag of the row. */
  version: z.number().int(),
})
export type SavedView = z.output<typeof savedView>

export const newSavedView = z.object({
  screen: z.enum(viewScreens),
  name: requiredText(100),
  shared: z.boolean().default(false),
  definition: viewDefinition,
})

export const savedViewChange = newSavedView.pick({ name: true, definition: true }).extend({ shared: z.boolean() }).partial()

export const savedViewsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-views',
    summary: 'The person’s own saved views, and those that colleagues share',
    allow: 'saved-views.read',
    query: listQuery(['name', 'createdAt'], { screen: several(z.enum(viewScreens)).optional() }),
    answer: list(savedView),
    // Their owners' names are names of users, who belong to customers.
    shows: ['savedViews', 'customers'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/saved-views',
    summary: 'Save how a list screen looks and what it shows',
    allow: 'saved-views.change',
    body: json(newSavedView),
    answer: json(savedView),
    status: 201,
    changes: ['savedViews'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/saved-views/:id',
    summary: 'Change, rename, share or stop sharing a saved view',
    allow: 'saved-views.change',
    params: idParams,
    row: 'savedView',
    versioned: 'version',
    body: json(savedViewChange),
    answer: json(savedView),
    changes: ['savedViews'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/saved-views/:id',
    summary: 'Delete a saved view',
    allow: 'saved-views.change',
    params: idParams,
    row: 'savedView',
    versioned: 'version',
    status: 204,
    changes: ['savedViews'],
  }),
}
