import { type Kysely, sql } from 'kysely'
import type { NextStageWork } from '../../../contract/goods-out/orders/advance-orders.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import type { Viewer } from '../../viewer.ts'
import { visibleOrders } from '../orders/orders-queries.ts'

/** What marking the next stage of these movements complete books. Movements that have ended, or aren't the viewer's to see, are left out. */
export async function readNextStages(on: Kysely<Tables>, viewer: Viewer, ids: readonly number[]): Promise<NextStageWork[]> {
  const packs = await packsByDefault(on)
  return visibleOrders(on, viewer)
    .leftJoin('reservations as r', (join) => join.onRef('r.order_id', '=', 'o.id').on('r.ended_at', 'is', null))
    .leftJoin('stock as s', 's.id', 'r.stock_id')
    .where('o.id', 'in', ids)
    .where('o.status', 'not in', ['completed', 'cancelled'])
    .groupBy('o.id')
    .orderBy('o.id')
    .select([
      'o.id',
      sql<number>`coalesce(sum(r.quantity) filter (where o.tracking_stage = 'confirmed' and not r.is_picked), 0)`.as('unpicked'),
      sql<number>`coalesce(sum(r.quantity) filter (where ${packs} and o.tracking_stage = 'packaging' and s.handling_unit_id is null), 0)`.as(
        'unpacked',
      ),
      sql<number>`coalesce(sum(r.quantity) filter (where o.tracking_stage = 'documented'), 0)`.as('leaving'),
    ])
    .execute()
}

/** Whether TTT Labelling packs loose goods into a carton. People pack with numbers of the warehouse itself too, but that isn't done unasked. */
export async function packsByDefault(on: Kysely<Tables>): Promise<boolean> {
  return (await getSetting(on, 'gs1')).companyPrefix !== null
}
