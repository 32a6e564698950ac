import { categoriesEndpoints } from '../../contract/categories.ts'
import { changed, created } from '../audit/history.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import { categoryIsTaken, getCategory, lockCategory } from './categories-queries.ts'

export const createCategory = verb(categoriesEndpoints.create, async ({ trx }, { isActive, exciseCode, ...fields }) => {
  if (await categoryIsTaken(trx.sql, fields)) throw httpError('category.taken')
  const { id } = await trx.sql
    .insertInto('product_categories')
    .values({
      ...fields,
      code: fields.code ?? null,
      description: fields.description ?? null,
      is_active: isActive,
      excise_code: exciseCode ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const category = await getCategory(trx.sql, id)
  return { answer: category, history: [created('category', category)], touched: { categories: [category] } }
})

export const updateCategory = verb(categoriesEndpoints.update, async ({ trx }, { id, ifMatch, isActive, exciseCode, ...fields }) => {
  const before = await lockCategory(trx, id, ifMatch)
  if (await categoryIsTaken(trx.sql, fields, id)) throw httpError('category.taken')
  await trx.sql
    .updateTable('product_categories')
    .set((eb) => ({ ...fields, is_active: isActive, excise_code: exciseCode, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const category = await getCategory(trx.sql, id)
  return { answer: category, before, history: [changed('category', before, category)], touched: { categories: [category] } }
})
