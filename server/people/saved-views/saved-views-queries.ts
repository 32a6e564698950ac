import { type Kysely, sql } from 'kysely'
import { type SavedView, savedViewsEndpoints } from '../../../contract/people/saved-views/saved-views.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { readsOf } from '../../platform/lists/reads-of.ts'
import type { Person } from '../../viewer.ts'

/** A person's own views and those shared with it: by staff with staff, by users of a customer with users of the same customer. */
export function visibleSavedViews(on: Kysely<Tables>, viewer: Person) {
  return on
    .selectFrom('saved_views as v')
    .where((eb) =>
      eb.or([
        eb('v.user_id', '=', viewer.userId),
        eb.and([eb('v.is_shared', '=', true), eb('v.customer_id', 'is not distinct from', viewer.customerId)]),
      ]),
    )
}

type SavedViews = ReturnType<typeof visibleSavedViews>

function selectSavedViews(views: SavedViews, viewer: Person) {
  return views.select([
    'v.id',
    'v.screen',
    'v.name',
    'v.is_shared as shared',
    sql<SavedView['definition']>`v.definition`.as('definition'),
    sql<string>`user_name(v.user_id)`.as('owner'),
    sql<boolean>`v.user_id = ${viewer.userId}`.as('mine'),
    iso('v.created_at').as('createdAt'),
    iso('v.updated_at').as('updatedAt'),
    'v.version',
  ])
}

export const { list: listSavedViews, lock: lockSavedView } = readsOf(savedViewsEndpoints.list, {
  alias: 'v',
  missing: 'saved-view.not-found',
  from: visibleSavedViews,
  select: selectSavedViews,
  searched: (word) => [word.isIn('v.name')],
  sorts: { name: 'text', createdAt: 'time' },
  defaultSort: 'name',
})

/** A view after its change, also when the change hid it from the viewer: an administrator stopped sharing a colleague's view. */
export async function getChangedView(on: Kysely<Tables>, viewer: Person, id: number): Promise<SavedView> {
  return selectSavedViews(on.selectFrom('saved_views as v'), viewer).where('v.id', '=', id).executeTakeFirstOrThrow()
}

export async function ownerOfSavedView(on: Kysely<Tables>, id: number): Promise<number> {
  return (await on.selectFrom('saved_views').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()).user_id
}

/** Serializes saves for one person, so that concurrent ones count and compare names correctly. */
export async function lockSavedViewsOf(on: Kysely<Tables>, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('saved_views'), ${userId})`.execute(on)
}

export async function countSavedViews(on: Kysely<Tables>, userId: number): Promise<number> {
  const { count } = await on
    .selectFrom('saved_views')
    .where('user_id', '=', userId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether the owner already has a view of this name on the screen, in any case. */
export async function viewNameIsTaken(
  on: Kysely<Tables>,
  { ownerId, screen, name, exceptId = 0 }: { ownerId: number; screen: SavedView['screen']; name: string; exceptId?: number },
): Promise<boolean> {
  const twin = await on
    .selectFrom('saved_views')
    .select('id')
    .where('user_id', '=', ownerId)
    .where('screen', '=', screen)
    .where(sql<boolean>`fold(name) = fold(${name})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return twin !== undefined
}
