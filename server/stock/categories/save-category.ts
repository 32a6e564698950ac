import { categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { httpError } from '../../errors.ts'
import { changed, created } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { categoryEntity, categoryIsTaken } from './categories-queries.ts'

export const createCategory = verb(categoriesEndpoints.create, async ({ trx, viewer }, fields) => {
  if (await categoryIsTaken(trx.sql, fields)) throw httpError('category.taken')
  const category = await categoryEntity.insert(trx, viewer, fields)
  return { answer: category, history: [created('category', category)], touched: { categories: [category] } }
})

export const updateCategory = verb(categoriesEndpoints.update, async ({ trx, viewer }, { id, ifMatch, ...fields }) => {
  const before = await categoryEntity.lock(trx, viewer, id, ifMatch)
  if (await categoryIsTaken(trx.sql, fields, id)) throw httpError('category.taken')
  const category = await categoryEntity.update(trx, viewer, id, fields)
  return { answer: category, before, history: [changed('category', before, category)], touched: { categories: [category] } }
})
