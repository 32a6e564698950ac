import { type Kysely, sql } from 'kysely'
import { type Category, categoriesEndpoints } from '../../contract/categories.ts'
import type { Transaction } from '../db/database.ts'
import { listOf, oneOf } from '../db/list.ts'
import { isInState, matches, type SearchedWord } from '../db/list-filters.ts'
import { type Locked, lockRow } from '../db/locked.ts'
import { statements } from '../db/statements.ts'
import type { Tables } from '../db/tables.ts'
import { httpError } from '../errors.ts'

const missing = 'category.not-found'

function allCategories(on: Kysely<Tables>) {
  return on.selectFrom('product_categories as c')
}

function selectCategories(categories: ReturnType<typeof allCategories>) {
  return categories.select([
    'c.id',
    'c.name',
    'c.code',
    'c.description',
    'c.is_active as isActive',
    'c.excise_code as exciseCode',
    'c.version',
  ])
}

export const listCategories = listOf(categoriesEndpoints.list, {
  from: allCategories,
  where: (categories, { q, status }) =>
    categories
      .where(matches(q, (word) => [word.isIn('c.name'), word.isIn('c.code'), word.isIn('c.description')]))
      .where(isInState('c.is_active', status)),
  select: selectCategories,
  id: 'c.id',
  sorts: { name: { by: 'c.name', kind: 'text' }, code: { by: 'c.code', kind: 'text', nullable: true } },
  defaultSort: 'name',
})

export async function getCategory(on: Kysely<Tables>, id: number): Promise<Category> {
  return oneOf(selectCategories(allCategories(on)).where('c.id', '=', id), missing)
}

/** Locks and reads the category; see lockRow. */
export function lockCategory(trx: Transaction, id: number, ifMatch: number | undefined): Promise<Locked<Category>> {
  const lock = statements.selectFrom('product_categories').select('id').where('id', '=', id).forNoKeyUpdate().compile()
  const read = selectCategories(allCategories(statements)).where('c.id', '=', id).compile()
  return lockRow(trx, { lock, read, missing }, ifMatch)
}

/** The ids of categories with this word in their name, for searching items. */
export function categoriesNamed(word: SearchedWord) {
  return sql`(select c.id from product_categories c where ${word.isIn('c.name')})`
}

/** Resolves a category's name to its id; 400 when it is unknown. */
export async function findCategoryId(on: Kysely<Tables>, name: string): Promise<number> {
  const found = await on.selectFrom('product_categories').select('id').where('name', '=', name).executeTakeFirst()
  if (!found) throw httpError('category.unknown', { name }, { field: 'category' })
  return found.id
}

/** Names and codes are unique case-insensitively. */
export async function categoryIsTaken(
  on: Kysely<Tables>,
  { name, code }: { name?: string; code?: string | null },
  exceptId = 0,
): Promise<boolean> {
  const twin = await on
    .selectFrom('product_categories')
    .select('id')
    .where('id', '<>', exceptId)
    .where((eb) =>
      eb.or([
        eb(eb.fn('fold', ['name']), '=', sql<string>`fold(${name ?? null})`),
        eb(eb.fn('fold', ['code']), '=', sql<string>`fold(${code ?? null})`),
      ]),
    )
    .executeTakeFirst()
  return twin !== undefined
}
