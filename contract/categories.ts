import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exciseCodes } from './excise-products.ts'
import { id, idParams, optionalText, requiredText } from './fields.ts'
import { json, list } from './formats.ts'
import { activeStates, listQuery, several } from './list-query.ts'

export const category = z.object({
  id,
  name: z.string(),
  code: z.string().nullable(),
  description: z.string().nullable(),
  isActive: z.boolean(),
  /** Of tobacco products; null when it is no excise product. */
  exciseCode: z.enum(exciseCodes).nullable(),
  /** Its number is the ETag of the row. */
  version: z.number().int(),
})
export type Category = z.output<typeof category>

const categoryFields = {
  name: requiredText(200),
  code: optionalText(50),
  description: optionalText(1000),
  isActive: z.boolean(),
  exciseCode: z.enum(exciseCodes, { error: 'must be an excise product code' }).nullish(),
}

export const newCategory = z.object({ ...categoryFields, isActive: categoryFields.isActive.default(true) })
export const categoryChange = z.object(categoryFields).partial()

export const categoriesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/product-categories',
    summary: 'Product categories',
    allow: 'categories.read',
    query: listQuery(['name', 'code'], { status: several(z.enum(activeStates)).optional() }),
    answer: list(category, 'categories'),
    shows: ['categories'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/product-categories/:id',
    summary: 'One category',
    allow: 'categories.read',
    params: idParams,
    row: 'category',
    answer: json(category),
    shows: ['categories'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/product-categories',
    summary: 'Add a category',
    allow: 'categories.change',
    body: json(newCategory),
    answer: json(category),
    status: 201,
    changes: ['categories'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/product-categories/:id',
    summary: 'Change a category',
    allow: 'categories.change',
    params: idParams,
    row: 'category',
    versioned: 'version',
    body: json(categoryChange),
    answer: json(category),
    changes: ['categories'],
  }),
}
