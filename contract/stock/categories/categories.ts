import type { z } from 'zod'
import { exciseCodeLabels } from '../../platform/excise/excise-products.ts'
import { record } from '../../record.ts'
import { active, choice, text } from '../../record-fields.ts'

export const categories = record('category', {
  path: 'product-categories',
  method: 'PUT',
  noun: 'category',
  read: 'categories.read',
  change: 'categories.change',
  topic: 'categories',
  shows: [],
  fields: {
    name: text('Name', 200, { required: true, sort: true, search: true }),
    code: text('Code', 50, { sort: true, search: true }),
    description: text('Description', 1000, { search: true }),
    isActive: active(),
    /** The excise product code of tobacco products; null when the category is no excise product. */
    exciseCode: choice('Excise Product', exciseCodeLabels, { optional: true, error: 'must be an excise product code' }),
  },
  filters: {},
  files: 'categories',
  summaries: {
    list: 'Product categories',
    create: 'Add a category',
    update: 'Change a category',
    history: 'Who changed which fields of a category',
  },
})
export type Category = z.output<typeof categories.row>

export const categoriesEndpoints = categories.calls
