import { sql } from 'kysely'
import type { z } from 'zod'
import { type rememberedAddress, rememberedAddresses } from '../../../contract/goods-out/orders/order-addresses.ts'
import { customerEntity } from '../../people/customers/customers-queries.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Viewer } from '../../viewer.ts'
import { visibleOrders } from './orders-queries.ts'

type RememberedAddress = z.output<typeof rememberedAddress>

/** Read from the newest movements, which an index gives in order, so that a customer with many waits no longer than others. */
export function listRememberedAddresses(db: Database, viewer: Viewer, customerId: number): Promise<RememberedAddress[]> {
  return db.read(viewer, async (on) => {
    await customerEntity.require(on, viewer, customerId)
    const newest = visibleOrders(on, viewer)
      .where('o.customer_id', '=', customerId)
      .select(['o.billing_address', 'o.shipping_address', 'o.created_at'])
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(rememberedAddresses.movements)
    const { rows } = await sql<RememberedAddress>`
      select kind, address, iso(last_used_at) as "lastUsedAt", times_used as "timesUsed"
      from (
        select kind, address, max(o.created_at) as last_used_at, count(*) as times_used,
          row_number() over (partition by kind order by max(o.created_at) desc, address) as place
        from (${newest}) as o
          cross join lateral (values ('billing', o.billing_address), ('shipping', o.shipping_address)) as used(kind, address)
        group by kind, address
      ) as distinct_addresses
      where place <= ${rememberedAddresses.ofEachKind}
      order by last_used_at desc, kind, place`.execute(on)
    return rows
  })
}
