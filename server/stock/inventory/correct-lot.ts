import { sql } from 'kysely'
import { lotsEndpoints } from '../../../contract/stock/inventory/lots.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { oneOf } from '../../platform/lists/list.ts'
import { verb } from '../../verb.ts'
import { lockItem } from './lock-item.ts'
import { selectLots, visibleLots } from './lots-queries.ts'

const correct = sqlFunction<{ the_lot: number; new_number: string; new_expiry: string | null }, void>('correct_lot')

/**
 * Corrects what was typed or read wrong of a lot. What can be promised of it follows. It has one number and one date wherever its goods are: as its
 * item, it belongs to no site, so that staff of any site correct it (decision 82).
 */
export const correctLot = verb(lotsEndpoints.correct, async ({ trx, viewer, now }, { id, lotId, reason, ...sent }) => {
  const item = await lockItem(trx, viewer, id, undefined)
  const lotOfItem = () =>
    oneOf(
      selectLots(visibleLots(trx.sql, viewer), viewer, sql`${now}::timestamptz`).where('i.id', '=', id).where('l.id', '=', lotId),
      'lot.not-found',
    )
  const before = await lotOfItem()
  const lotNumber = sent.lotNumber ?? before.lotNumber
  const expiresOn = sent.expiresOn === undefined ? before.expiresOn : sent.expiresOn
  if (item.tracking === 'lot_expiry' && expiresOn === null)
    throw httpError('stock.expiry-needed', { sku: item.sku, lot: lotNumber }, { field: 'expiresOn' })
  if (lotNumber === before.lotNumber && expiresOn === before.expiresOn)
    return { answer: before, history: { none: 'Nothing was changed.' }, touched: {} }
  await trx.send({ corrected: correct({ the_lot: lotId, new_number: lotNumber, new_expiry: expiresOn }) })
  await trx.sql
    .updateTable('inventory_items')
    .set({ version: item.version + 1 })
    .where('id', '=', id)
    .execute()
  const facts = (lot: { lotNumber: string; expiresOn: string | null }) => ({ lotNumber: lot.lotNumber, expiresOn: lot.expiresOn })
  const after = { ...facts({ lotNumber, expiresOn }), reason, version: item.version + 1 }
  return {
    answer: await lotOfItem(),
    history: [did('correct_lot', 'inventoryItem', item, { before: facts(before), after })],
    touched: { inventory: [item], receipts: 'all' },
  }
})
