import { type Kysely, sql } from 'kysely'
import type { Category, categoriesEndpoints } from '../../contract/categories.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { containing } from '../db/json-columns.ts'
import { listOf, oneOf } from '../db/list.ts'
import type { Tables } from '../db/tables.ts'
import { badRequest, requireVersion } from '../errors.ts'
import type { Viewer } from '../viewer.ts'

const missing = 'This category does not exist.'

function selectCategories(on: Kysely<Tables>) {
  return on
    .selectFrom('product_categories as c')
    .select(['c.id', 'c.name', 'c.code', 'c.description', 'c.is_active as isActive', 'c.version'])
}

export const listCategories = listOf({
  query: (on: Kysely<Tables>, _viewer: Viewer, { q: words }: QueryOf<typeof categoriesEndpoints.list>) => {
    const all = selectCategories(on)
    return words ? all.where((eb) => eb.or([eb('c.name', 'ilike', containing(words)), eb('c.code', 'ilike', containing(words))])) : all
  },
  id: 'c.id',
  sorts: { name: { by: 'c.name', kind: 'text' }, code: { by: 'c.code', kind: 'text', nullable: true } },
  defaultSort: 'name',
})

export async function getCategory(on: Kysely<Tables>, id: number): Promise<Category> {
  return oneOf(selectCategories(on).where('c.id', '=', id), missing)
}

/** The category's row under lock, for a change; 404 when it isn't there, 412 when it changed since it was read. */
export async function lockCategory(on: Kysely<Tables>, id: number, ifMatch: number | undefined): Promise<void> {
  const { version } = await oneOf(on.selectFrom('product_categories').select('version').where('id', '=', id).forNoKeyUpdate(), missing)
  requireVersion(version, ifMatch)
}

/** Items name their category; the name must be one of the list. */
export async function findCategoryId(on: Kysely<Tables>, name: string): Promise<number> {
  const found = await on.selectFrom('product_categories').select('id').where('name', '=', name).executeTakeFirst()
  const message = `There is no category ${name}. Choose one from the list.`
  if (!found) throw badRequest(message, [{ path: 'category', message }])
  return found.id
}

/** Names and codes are unique whatever their case. */
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
