import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { gtinForms } from '../../../contract/gs1.ts'
import { readCode } from '../../../contract/platform/codes/read-code.ts'
import type { Tables } from '../../platform/engine/tables.ts'

/* Which items a code names, as contract/platform/codes/goods-by-code.ts decides it on screens. */

/** Whether a text is the SKU of item `i`, or its GTIN in any length. */
export function isCoded(text: string): RawBuilder<SqlBool> {
  return sql`(i.folded_sku = fold(${text}) or i.gtin = any(${gtinForms(text)}::text[]))`
}

/** Whether a label names the GTIN of item `i`. An item without a GTIN may have it as its SKU. */
export function isOnLabel(gtin: string | null): RawBuilder<SqlBool> {
  const forms = gtinForms(gtin ?? '')
  return sql`(i.gtin = any(${forms}::text[]) or i.gtin is null and i.folded_sku = any(${forms}::text[]))`
}

/** Whether a customer has an item whose SKU or GTIN is a scanned code. */
export async function hasItemCoded(on: Kysely<Tables>, customerId: number, scanned: string): Promise<boolean> {
  const item = await on
    .selectFrom('inventory_items as i')
    .select('i.id')
    .where('i.customer_id', '=', customerId)
    .where('i.deleted_at', 'is', null)
    .where(isCoded(readCode(scanned).text))
    .executeTakeFirst()
  return item !== undefined
}

/** The SKUs that are of no item of the customer, whatever their case. */
export async function skusWithoutItem(on: Kysely<Tables>, customerId: number, skus: readonly string[]): Promise<string[]> {
  if (skus.length === 0) return []
  const { rows } = await sql<{ sku: string }>`
    select sku from unnest(${skus}::text[]) with ordinality as sent(sku, n)
    where item_with_sku(${customerId}, sku) is null order by n`.execute(on)
  return rows.map(({ sku }) => sku)
}
