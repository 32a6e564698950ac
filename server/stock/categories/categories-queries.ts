import { type Kysely, sql } from 'kysely'
import { categories } from '../../../contract/stock/categories/categories.ts'
import { httpError } from '../../errors.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { SearchedWord } from '../../platform/lists/list-filters.ts'
import { entity } from '../../platform/records/entity.ts'

function allCategories(on: Kysely<Tables>) {
  return on.selectFrom('product_categories as c')
}

export const categoryEntity = entity(categories, {
  table: 'product_categories',
  alias: 'c',
  missing: 'category.not-found',
  visible: allCategories,
  shown: () => ({}),
  defaultSort: 'name',
})

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
