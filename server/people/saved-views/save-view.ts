import { mostSavedViews, type SavedView, savedViewsEndpoints } from '../../../contract/people/saved-views/saved-views.ts'
import { can } from '../../../contract/permissions.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { verb } from '../../verb.ts'
import type { Person } from '../../viewer.ts'
import {
  countSavedViews,
  getChangedView,
  lockSavedView,
  lockSavedViewsOf,
  ownerOfSavedView,
  viewNameIsTaken,
} from './saved-views-queries.ts'

export const createSavedView = verb(savedViewsEndpoints.create, async ({ trx, viewer, now }, { screen, name, shared, definition }) => {
  if (shared) requireRightToShare(viewer)
  await claimName(trx, { ownerId: viewer.userId, screen, name })
  if ((await countSavedViews(trx.sql, viewer.userId)) >= mostSavedViews) throw httpError('saved-view.too-many', { most: mostSavedViews })
  const { id } = await trx.sql
    .insertInto('saved_views')
    .values({
      user_id: viewer.userId,
      customer_id: viewer.customerId,
      screen,
      name,
      is_shared: shared,
      definition: JSON.stringify(definition),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const view = await getChangedView(trx.sql, viewer, id)
  const row = { id, customerId: viewer.customerId }
  return { answer: view, history: [did('create', 'savedView', row, { after: view })], touched: { savedViews: [row] } }
})

export const updateSavedView = verb(savedViewsEndpoints.update, async ({ trx, viewer, now }, { id, ifMatch, name, shared, definition }) => {
  const before = await lockSavedView(trx, viewer, id, ifMatch)
  requireRightToChange(viewer, before)
  if (shared ?? before.shared) requireRightToShare(viewer)
  if (name !== undefined) {
    await claimName(trx, { ownerId: await ownerOfSavedView(trx.sql, id), screen: before.screen, name, exceptId: id })
  }
  await trx.sql
    .updateTable('saved_views')
    .set((eb) => ({
      name,
      is_shared: shared,
      definition: definition && JSON.stringify(definition),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()
  const view = await getChangedView(trx.sql, viewer, id)
  const row = { id, customerId: viewer.customerId }
  return { answer: view, before, history: [did('update', 'savedView', row, { before, after: view })], touched: { savedViews: [row] } }
})

export const deleteSavedView = verb(savedViewsEndpoints.delete, async ({ trx, viewer }, { id, ifMatch }) => {
  const before = await lockSavedView(trx, viewer, id, ifMatch)
  requireRightToChange(viewer, before)
  await trx.sql.deleteFrom('saved_views').where('id', '=', id).execute()
  const row = { id, customerId: viewer.customerId }
  return { answer: undefined, before, history: [did('delete', 'savedView', row, { before })], touched: { savedViews: [row] } }
})

/** A view can be changed by its owner, and a shared view of staff by an administrator too. Private views of others are not found. */
function requireRightToChange(viewer: Person, view: SavedView): void {
  if (!view.mine && !can(viewer, 'saved-views.change-of-colleagues')) throw httpError('saved-view.of-colleague', { owner: view.owner })
}

function requireRightToShare(viewer: Person): void {
  if (!can(viewer, 'saved-views.share')) throw httpError('permission.view-only')
}

type Name = Parameters<typeof viewNameIsTaken>[1]

/** Locks the owner's views until the transaction ends, then checks that the name is free. */
async function claimName(trx: Transaction, { name, ...whose }: Name): Promise<void> {
  await lockSavedViewsOf(trx.sql, whose.ownerId)
  if (await viewNameIsTaken(trx.sql, { name, ...whose })) throw httpError('saved-view.name-taken', { name })
}
