import type { QuarantineRow } from '../../contract/goods-in/quarantine/quarantine.ts'
import { disposeItem } from '../goods-in/quarantine/dispose-item.ts'
import { listQuarantine } from '../goods-in/quarantine/quarantine-queries.ts'
import type { Database, Transaction } from '../platform/engine/database.ts'
import { rowsOf } from '../platform/lists/list-rows.ts'
import type { StaffViewer } from '../viewer.ts'
import { joined } from './joined.ts'

const day = 86_400_000
/** How many rows are in quarantine today. */
const rowsLeft = 6
/** Not within two days of the boundary of a period. */
const checkedDaysAgo = 45.3

/** One morning what had come into quarantine was checked, but for the oldest: large quantities went to the homes of their items, some small ones were scrapped. */
export async function playDemoQuarantine(db: Database, trx: Transaction, manager: StaffViewer): Promise<void> {
  const morning = new Date(trx.now().getTime() - checkedDaysAgo * day)
  const at = joined(db, trx, morning)
  const rows: QuarantineRow[] = []
  for await (const row of rowsOf(await listQuarantine(at, manager, { limit: 100, sort: 'since' }))) rows.push(row)
  const checked = rows.filter(({ since }) => Date.parse(since) < morning.getTime())
  const later = rows.length - checked.length
  for (const [n, { inventoryId: id, location: from, lot, handlingUnit, quantity }] of checked
    .slice(Math.max(rowsLeft - later, 0))
    .entries()) {
    const goods = { id, from, lot, handlingUnit, quantity, documents: [] }
    if (quantity < 10 && n % 2 === 0) await disposeItem(at, manager, { ...goods, disposition: 'scrap', reason: 'Crushed, not saleable' })
    else {
      const to = await homeOf(trx, id)
      await disposeItem(at, manager, { ...goods, disposition: 'release', to, reason: 'Only the outer carton was damaged' })
    }
  }
}

async function homeOf(trx: Transaction, itemId: number): Promise<string> {
  const { code } = await trx.sql
    .selectFrom('inventory_items as i')
    .innerJoin('locations as l', 'l.id', 'i.home_location_id')
    .where('i.id', '=', itemId)
    .select('l.code')
    .executeTakeFirstOrThrow()
  return code
}
