import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import type { StaffViewer, SystemViewer } from '../viewer.ts'
import { lockCustomer } from './customers-queries.ts'

interface Allocation {
  id: number
  inventoryIds: number[]
  ifMatch?: number | undefined
}

/** Makes exactly the named items the customer's; see allocate-inventory.sql for what is refused. */
export function allocateInventory(db: Database, viewer: StaffViewer | SystemViewer, { id, inventoryIds, ifMatch }: Allocation) {
  return db.transaction(viewer, async (trx) => {
    await lockCustomer(trx.sql, viewer, id, ifMatch)
    const wanted = [...new Set(inventoryIds)]
    const { rows } = await sql<{ allocated: number; released: number }>`
      select allocated, released from allocate_inventory(${id}, ${wanted}::integer[], ${trx.now()})`.execute(trx.sql)
    const { allocated = 0, released = 0 } = rows[0] ?? {}
    await recordAudit(trx, viewer, {
      action: 'allocate',
      entity: 'customer',
      entityId: id,
      customerId: id,
      after: { inventoryIds: wanted },
    })
    for (const customerId of [id, null]) trx.publish({ topic: 'inventory', ids: wanted, customerId })
    return { allocated, released, total: wanted.length }
  })
}
