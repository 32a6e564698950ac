import { type SqlBool, sql } from 'kysely'
import { gtinForms } from '../../../contract/gs1.ts'
import type { ReadCode } from '../../../contract/platform/codes/read-code.ts'
import type { LookupResult } from '../../../contract/platform/lookup/lookup.ts'
import type { Database } from '../../platform/engine/database.ts'
import { ownerOf } from '../../platform/lookup/scanned.ts'
import { isCoded, isOnLabel } from '../../stock/inventory/items-by-code.ts'
import type { Person } from '../../viewer.ts'
import { visibleReceipts } from './receipts-queries.ts'

/** The pending receipt that expects the goods of a code; null where none or several do. */
export async function receiptExpecting(db: Database, viewer: Person, { text, label }: ReadCode): Promise<LookupResult | null> {
  const gtin = label?.gtin ?? null
  const rows = await db.read(viewer, (on) =>
    visibleReceipts(on, viewer)
      .where('r.status', '=', 'pending')
      .where(
        sql<SqlBool>`exists (select from receipt_items e where e.receipt_id = r.id and (fold(e.sku) = fold(${text}) or e.sku = any(${gtinForms(gtin ?? '')}::text[]) or fold(e.sku) in (
          select i.folded_sku from inventory_items i
          where i.customer_id = r.customer_id and i.deleted_at is null and (${isCoded(text)} or ${isOnLabel(gtin)}))))`,
      )
      .select(['r.id', 'r.receipt_number as code', ...ownerOf('r.customer_id')])
      .limit(2)
      .execute(),
  )
  const [receipt, another] = rows
  if (!receipt || another) return null
  const { customer, ...row } = receipt
  return { type: 'receipt', ...row, label: customer ?? row.code }
}
