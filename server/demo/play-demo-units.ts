import { sql } from 'kysely'
import { handlingUnits } from '../../contract/stock/handling-units/handling-units.ts'
import type { Database, Transaction } from '../platform/engine/database.ts'
import { createHandlingUnit } from '../stock/handling-units/create-handling-unit.ts'
import { moveHandlingUnit } from '../stock/handling-units/move-handling-unit.ts'
import { packHandlingUnit } from '../stock/handling-units/pack-handling-unit.ts'
import type { CustomerViewer, StaffViewer } from '../viewer.ts'
import { binCode } from './demo-items.ts'
import { joined } from './joined.ts'

const day = 86_400_000

interface PlannedUnit {
  /** Index into the demo's customers. */
  customer: number
  kind: 'pallet' | 'carton'
  /** When it was packed; none of these days is within two days of the boundary of a period. */
  daysAgo: number
  /** Units of loose stock that it holds itself; 0 for none. */
  loose: number
  /** Cartons on it, each with that many units. */
  cartons: { count: number; units: number }
  /** Where it was brought the day after. */
  movedTo?: string
}

const none = { count: 0, units: 0 }

/** Packed from stock that was there, so that no stock comes or goes. */
const plannedUnits: PlannedUnit[] = [
  { customer: 0, kind: 'pallet', daysAgo: 24.3, loose: 0, cartons: { count: 4, units: 12 } },
  { customer: 0, kind: 'pallet', daysAgo: 18.6, loose: 96, cartons: none },
  { customer: 0, kind: 'carton', daysAgo: 12.2, loose: 24, cartons: none },
  { customer: 1, kind: 'pallet', daysAgo: 21.5, loose: 60, cartons: { count: 2, units: 10 } },
  { customer: 2, kind: 'pallet', daysAgo: 4.4, loose: 72, cartons: none, movedTo: binCode('SHP', 1, 1) },
  { customer: 3, kind: 'carton', daysAgo: 15.1, loose: 20, cartons: none },
  { customer: 7, kind: 'pallet', daysAgo: 11.8, loose: 48, cartons: none, movedTo: binCode('STG', 1, 3) },
  // Known, and not used yet.
  { customer: 0, kind: 'pallet', daysAgo: 3.7, loose: 0, cartons: none },
]

/** Packs existing stock of several customers on pallets and into cartons with the warehouse's own SSCCs, one pallet holding cartons. */
export async function playDemoUnits(db: Database, trx: Transaction, staff: StaffViewer, viewers: readonly CustomerViewer[]): Promise<void> {
  const now = trx.now().getTime()
  const at = (daysAgo: number) => joined(db, trx, new Date(now - daysAgo * day))
  const packed: number[] = []
  for (const planned of plannedUnits) {
    const { daysAgo, loose, cartons, movedTo } = planned
    const customerId = viewers[planned.customer]?.customerId ?? 0
    const create = (kind: PlannedUnit['kind'], parentId: number | null) =>
      createHandlingUnit(at(daysAgo), staff, handlingUnits.created.parse({ kind, customerId, parentId }))
    const unit = await create(planned.kind, null)
    const needed = loose + cartons.count * cartons.units
    if (needed === 0) continue
    const { stockId, inventoryId, lot, locationCode } = await findLooseStock(trx, customerId, needed, packed)
    packed.push(stockId)
    const pack = (id: number, quantity: number) =>
      packHandlingUnit(at(daysAgo), staff, { id, inventoryId, lot, quantity, locationCode, ifMatch: undefined })
    if (loose > 0) await pack(unit.id, loose)
    for (let n = 0; n < cartons.count; n++) await pack((await create('carton', unit.id)).id, cartons.units)
    if (movedTo) await moveHandlingUnit(at(daysAgo - 1), staff, { id: unit.id, locationCode: movedTo, ifMatch: undefined })
  }
}

/** The first loose stock of a customer in a bin, of a lot that doesn't expire soon, of which more than three times as much is free. */
async function findLooseStock(trx: Transaction, customerId: number, needed: number, without: readonly number[]) {
  return trx.sql
    .selectFrom('stock as s')
    .innerJoin('inventory_items as i', 'i.id', 's.item_id')
    .innerJoin('lots as l', 'l.id', 's.lot_id')
    .innerJoin('locations as p', 'p.id', 's.location_id')
    .where('i.customer_id', '=', customerId)
    .where('p.type', '=', 'storage')
    .where('p.is_built_in', '=', false)
    .where('s.handling_unit_id', 'is', null)
    .where('s.received_at', '<', new Date(trx.now().getTime() - 60 * day))
    .where(sql<boolean>`s.on_hand - s.reserved > ${3 * needed}`)
    .where(sql<boolean>`(l.expires_on is null or l.expires_on > ${new Date(trx.now().getTime() + 60 * day)}::timestamptz)`)
    .where('s.id', 'not in', [0, ...without])
    .select(['s.id as stockId', 'i.id as inventoryId', 'l.lot_number as lot', 'p.code as locationCode'])
    .orderBy('i.id')
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirstOrThrow()
}
