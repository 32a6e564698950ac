import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { ImportInfo } from './read-row.ts'

/** More than a sentence names. */
const mostNamed = 20

/** What an import has made or changed and what was used or changed since, by its SKU or number. The caller has locked it where that matters. */
export async function usedRecords(on: Kysely<Tables>, { id, kind }: Pick<ImportInfo, 'id' | 'kind'>): Promise<string[]> {
  const isUsed = { items: itemIsUsed, receipts: receiptIsUsed, movements: movementIsUsed }[kind]
  const { rows } = await sql<{ name: string }>`
    select r.record_name as name from import_rows r join imports x on x.id = r.import_id
    where r.import_id = ${id} and r.state = 'imported' and r.action <> 'unchanged' and ${isUsed}
    group by 1 order by min(r.line) limit ${mostNamed}`.execute(on)
  return rows.map(({ name }) => name)
}

/**
 * A created item must be as it was left, with no ledger line, reservation or order line since; a changed one must have the version that
 * the import left and, where its stock was changed too, no ledger line since.
 */
const itemIsUsed = sql<boolean>`not exists (
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

const receiptIsUsed = sql<boolean>`not exists (
  select from receipts t where t.id = r.record_id and t.status = 'pending' and t.version = 1 and t.withdrawn_at is null)`

const movementIsUsed = sql<boolean>`not exists (
  select from orders o where o.id = r.record_id and o.status = 'pending' and o.version = 1)`
