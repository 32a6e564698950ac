import { sql } from 'kysely'
import type { GoodsReturn, SentReturnLine } from '../../../contract/goods-in/returns/returns.ts'
import type { SentDocument } from '../../../contract/platform/documents/documents.ts'
import { httpError } from '../../errors.ts'
import { attachDocuments, detachDocuments } from '../../platform/documents/attach-documents.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import type { Viewer } from '../../viewer.ts'

/** Fails when the lines of a return name more than its movement shipped ('return.more-than-shipped'). */
export const requireReturnable = sqlFunction<{ the_return: number }, void>('require_returnable')

type Owned = Pick<GoodsReturn, 'customerId'>

/** Writes the lines of a return that isn't received, in the place of those that it has. 400 for a SKU that its customer doesn't have. */
export async function writeLines(
  trx: Transaction,
  returnId: number,
  { customerId }: Owned,
  lines: readonly SentReturnLine[],
): Promise<void> {
  const items = await itemsWithSkus(
    trx,
    customerId,
    lines.map(({ sku }) => sku),
  )
  const rows = lines.map(({ quantity, lot }, n) => ({
    return_id: returnId,
    line: n + 1,
    item_id: items[n] ?? 0,
    expected: quantity,
    lot_number: lot ?? null,
  }))
  await trx.sql.deleteFrom('return_lines').where('return_id', '=', returnId).execute()
  await trx.sql.insertInto('return_lines').values(rows).execute()
}

/** The customer's items with these SKUs, in their order; 400 for one that it doesn't have, named by its position in the call. */
export async function itemsWithSkus(trx: Transaction, customerId: number, skus: readonly string[], first = 0): Promise<number[]> {
  if (skus.length === 0) return []
  const { rows } = await sql<{ sku: string; item: number | null; customer: string }>`
    select s.sku, item_with_sku(${customerId}, s.sku) as item, (select c.name from customers c where c.id = ${customerId}) as customer
    from unnest(${skus}::text[]) with ordinality as s(sku, n) order by s.n`.execute(trx.sql)
  return rows.map(({ item, sku, customer }, n) => {
    if (item === null) throw httpError('return.sku-unknown', { sku, customer }, { field: `items.${first + n}.sku` })
    return item
  })
}

/** Gives a return these documents in the place of those that it has. */
export async function writeDocuments(
  trx: Transaction,
  viewer: Viewer,
  { id, customerId }: Pick<GoodsReturn, 'id' | 'customerId'>,
  documents: readonly SentDocument[],
): Promise<void> {
  const removed = await trx.sql.deleteFrom('return_documents').where('return_id', '=', id).returning('document_id').execute()
  const before = removed.map(({ document_id }) => document_id)
  const ids = await attachDocuments(trx, viewer, { documents, customerId, attached: before })
  await detachDocuments(
    trx,
    viewer,
    before.filter((each) => !ids.includes(each)),
  )
  if (ids.length === 0) return
  const rows = ids.map((document, position) => ({ document_id: document, return_id: id, position }))
  await trx.sql.insertInto('return_documents').values(rows).execute()
}
