import { type CompiledQuery, sql } from 'kysely'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { httpError } from '../../errors.ts'
import { changed, did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { ClaimedImport } from '../../platform/imports/claim-import.ts'
import type { Undone, UndoneRow } from '../../platform/imports/importer.ts'
import { withKeptPlans } from '../../platform/imports/planning.ts'
import { deleteLockedItem } from '../inventory/delete-item.ts'
import { itemsById } from '../inventory/inventory-queries.ts'
import { untrackedProblem, untrackedStock } from '../inventory/item-tracking.ts'
import { changeItems, type ItemUndo } from './apply-items.ts'

const undoItemChange = sqlFunction<{ item: number; made_at: Date; actor_id: number | null; at: Date }, void>('undo_item_change')

/**
 * A created item must be as it was left, with no ledger line, reservation or order line since; a changed one must have the version that
 * the import left and, where its stock was changed too, no ledger line since.
 */
export const itemIsUsed = sql<boolean>`not exists (
  select from inventory_items i
  where i.id = r.record_id and i.deleted_at is null and i.version = coalesce((r.undo ->> 'version')::integer, 1)
    and case when r.undo is null then
      not exists (select from stock_movements m where m.item_id = i.id and m.created_at <> x.committed_at)
        and not exists (select from order_items o where o.item_id = i.id)
        and not exists (select from receipt_items l where l.item_id = i.id)
    else
      not exists (select from stock_movements m where m.item_id = i.id and m.created_at = x.committed_at)
        or (select coalesce(sum(s.on_hand), 0) from stock s where s.item_id = i.id) = (r.undo ->> 'quantity')::bigint
          and not exists (select from stock_movements m where m.item_id = i.id and m.created_at > x.committed_at)
    end)`

export async function undoItems(
  trx: Transaction,
  { viewer, id, fileName }: ClaimedImport,
  rows: readonly UndoneRow<ItemUndo>[],
): Promise<Undone> {
  const now = trx.now()
  const by = { actor_id: viewer.userId, at: now }
  const facts = { undoneImportFrom: fileName }
  const ids = rows.map(({ recordId }) => recordId)
  const { before } = await trx.send({ before: itemsById(viewer, ids, now) })
  const items = new Map(before.map((item) => [item.id, item]))
  const madeAt = await committedAt(trx, id)
  const created = rows.filter((row) => row.undo === null).map(({ recordId }) => recordId)
  const updated = rows.flatMap(({ undo: kept }) => (kept ? [kept] : []))
  await withKeptPlans(trx, () =>
    trx.send({
      emptied: created.map((item) => undoItemChange({ item, made_at: madeAt, ...by })),
      deleted: created.map((item) => deleteLockedItem({ item, ...by })),
      undone: updated.map((kept) => undoItemChange({ item: kept.before.id, made_at: madeAt, ...by })),
    }),
  )
  await trx.send({
    changed: changeItems(
      trx,
      updated.map(({ before: item, references }) => ({ ...item, categoryId: references.categoryId })),
    ),
    restored: restoreHomes(updated),
  })
  await requireTrackedAs(trx, updated, items)
  await requireActiveHomes(trx, updated)
  const { after } = await trx.send({
    after: itemsById(
      viewer,
      updated.map((kept) => kept.before.id),
      now,
    ),
  })
  const deleted = created.flatMap((item) => items.get(item) ?? [])
  return {
    history: [
      ...deleted.map((item) => did('delete', 'inventoryItem', item, { before: item, after: facts })),
      ...after.flatMap((item) => {
        const was = items.get(item.id)
        return was ? [changed('inventoryItem', was, item)].map((entry) => ({ ...entry, after: { ...entry.after, ...facts } })) : []
      }),
    ],
    owners: before.map(({ customerId }) => customerId),
  }
}

/** Stock may have come in without a lot since the import, where that set the item to take it. */
async function requireTrackedAs(trx: Transaction, undone: readonly ItemUndo[], items: ReadonlyMap<number, InventoryItem>): Promise<void> {
  const wanted = new Map(undone.map(({ before: { id, tracking } }) => [id, tracking]))
  const ids = [...wanted.keys()].filter((id) => items.get(id)?.tracking !== wanted.get(id))
  if (ids.length === 0) return
  const { untracked } = await trx.send({ untracked: untrackedStock(ids) })
  const problem = untracked.map((item) => untrackedProblem(item, wanted.get(item.id) ?? 'none')).find((each) => each !== null)
  if (problem) throw problem
}

/** A home that was deactivated since isn't given to an item. */
async function requireActiveHomes(trx: Transaction, undone: readonly ItemUndo[]): Promise<void> {
  const homes = undone.flatMap(({ references: { homeLocationId: home } }) => home ?? [])
  const inactive = await trx.sql
    .selectFrom('locations')
    .where(sql<boolean>`id = any(${homes}::integer[])`)
    .where('is_active', '=', false)
    .select('code')
    .orderBy('code')
    .executeTakeFirst()
  if (inactive) throw httpError('location.inactive', { code: inactive.code })
}

function restoreHomes(updated: readonly ItemUndo[]): CompiledQuery<unknown> {
  const homes = updated.flatMap(({ before: { id }, references: { homeLocationId: home } }) => (home === undefined ? [] : [{ id, home }]))
  return sql`
    update inventory_items i set home_location_id = r.home
    from jsonb_to_recordset(${JSON.stringify(homes)}::jsonb) as r(id integer, home integer)
    where i.id = r.id`.compile(statements)
}

async function committedAt(trx: Transaction, id: number): Promise<Date> {
  const { committed_at: at } = await trx.sql.selectFrom('imports').select('committed_at').where('id', '=', id).executeTakeFirstOrThrow()
  if (!at) throw new Error('An import that is undone was committed.')
  return at
}
