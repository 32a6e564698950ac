import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { did } from '../../platform/audit/history.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { verb } from '../../verb.ts'
import { customerEntity } from './customers-queries.ts'

const allocateLocked = sqlFunction<{ owner: number; wanted: number[]; at: Date }, { allocated: number[]; released: number[] }>(
  'allocate_inventory',
)

/** Makes exactly the named items the customer's; see allocate-inventory.sql for what is refused. */
export const allocateInventory = verb(customersEndpoints.allocate, async ({ trx, viewer, now }, { id, inventoryIds, ifMatch }) => {
  const before = await customerEntity.lock(trx, viewer, id, ifMatch)
  const wanted = [...new Set(inventoryIds)]
  const {
    items: { allocated, released },
  } = await trx.send({ items: allocateLocked({ owner: id, wanted, at: now }) })
  // Items that come and go are seen by the customer and by staff alike.
  const items = [...allocated, ...released].flatMap((item) => [
    { id: item, customerId: id },
    { id: item, customerId: null },
  ])
  return {
    answer: { allocated: allocated.length, released: released.length, total: wanted.length },
    before,
    history: [did('allocate', 'customer', { id, customerId: id }, { after: { inventoryIds: wanted } })],
    touched: { inventory: items },
  }
})
