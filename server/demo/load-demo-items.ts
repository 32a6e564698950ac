import { sql } from 'kysely'
import { checkDigitOf } from '../../contract/gs1.ts'
import { newInventoryItem } from '../../contract/stock/inventory/inventory.ts'
import type { Database, Transaction } from '../platform/engine/database.ts'
import { createCategory } from '../stock/categories/save-category.ts'
import { adjustItem } from '../stock/inventory/adjust-item.ts'
import { createItem } from '../stock/inventory/create-item.ts'
import { adjustStock } from '../stock/ledger/stock-functions.ts'
import { createLocation } from '../stock/locations/save-location.ts'
import { type CustomerViewer, type StaffViewer, system } from '../viewer.ts'
import { binCode, type DemoItem, demoCategories, demoItems, demoZones } from './demo-items.ts'
import { demoMeasures, demoPictures, pictureDemoItem } from './demo-pictures.ts'
import { demoOwnersWhoOrder } from './demo-plan.ts'
import { demoRangeItems } from './demo-ranges.ts'
import { joined } from './joined.ts'
import { openAtNorth, placesAtNorth, unitsAtNorth } from './load-demo-north.ts'
import type { DemoOwner } from './play-demo-orders.ts'
import { seededRandom } from './seeded-random.ts'

const day = 86_400_000
const skuCount = 400

/** Days until a lot expires, by category; other categories don't expire. */
const shelfLife: Partial<Record<DemoItem['category'], number>> = { 'Coffee & tea': 420, Groceries: 700, Beer: 240, Chilled: 75 }

/** 400 SKUs over 120 bins, with lots and expiry dates. Returns who may order which SKUs, by index of the customer. */
export async function loadDemoItems(db: Database, trx: Transaction, viewers: CustomerViewer[]): Promise<Map<number, DemoOwner>> {
  const bins = await createLocations(db)
  const random = seededRandom(2026)
  const owners = new Map<number, DemoOwner & { exciseSkus: Set<string> }>()
  const placeAtNorth = placesAtNorth()
  let late = 0
  for (const [n, { owner, item }] of everyItem().entries()) {
    const viewer = owner === null ? undefined : viewers[owner]
    // Every 23rd is out of stock, every 17th low, and some have expired: none of these is ordered.
    const scarce = n % 23 === 7 || n % 17 === 5
    const expired = shelfLife[item.category] !== undefined && n % 37 === 12
    const quantity = n % 23 === 7 ? 0 : scarce ? 2 + random.below(8) : 400 + random.below(1800)
    const north = scarce || expired ? null : placeAtNorth(owner)
    const entered = newInventoryItem.parse({
      sku: item.sku,
      name: item.name,
      category: item.category,
      location: viewer ? bins[(n * 7) % bins.length] : null,
      customerId: viewer?.customerId ?? null,
      unitOfMeasure: item.unit,
      costPrice: item.cost,
      sellingPrice: item.price,
      reorderPoint: 20,
      reorderQuantity: 100,
      gtin: gtinOf(item, n),
      lotNumber: item.category === 'Packaging' ? null : `L${24_000 + n * 37}`,
      quantity: north === null ? quantity : quantity - unitsAtNorth(north),
      ...(n < demoPictures && demoMeasures(item, n)),
    })
    const orders = owner !== null && demoOwnersWhoOrder.has(owner)
    const { id } = await createItem(
      orders ? db : joined(db, trx, new Date(trx.now().getTime() - recentDays(late++) * day)),
      system,
      entered,
    )
    if (n < demoPictures) await pictureDemoItem(trx, id, item, n)
    if (north !== null) await openAtNorth(db, trx, id, north)
    if (!scarce && orders) await putElsewhere(db, trx, id, n)
    await dateLots(trx, id, expired ? -20 - (n % 11) : daysLeft(item, n))
    if (trackedSkus.has(item.sku)) await trackLots(trx, id)
    if (viewer && orders && !scarce && !expired) {
      const orderer = owners.get(owner) ?? { viewer, skus: [], exciseSkus: new Set<string>() }
      orderer.skus.push(item.sku)
      if (isExcise(item)) orderer.exciseSkus.add(item.sku)
      owners.set(owner, orderer)
    }
  }
  return owners
}

function isExcise({ category }: DemoItem): boolean {
  return demoCategories.some(([name, , , exciseCode]) => name === category && exciseCode !== null)
}

/** GTIN-13 of four items in five; what is packed with has none. GS1 assigned the prefix 952 to examples. */
function gtinOf({ category }: DemoItem, n: number): string | null {
  if (category === 'Packaging' || n % 5 === 3) return null
  const payload = `952${900_000_000 + n * 1_237}`
  return payload + checkDigitOf(payload)
}

/** Items of customers that don't order yet came in within the last four weeks, not near the boundary of a week or a month. */
function recentDays(n: number): number {
  return n % 2 === 0 ? 0.4 + (n % 12) * 0.36 : 9.3 + (n % 15) * 1.2
}

function everyItem(): { owner: number | null; item: DemoItem }[] {
  const named = demoItems.flatMap(({ owner, items }) => items.map((item) => ({ owner, item })))
  return [...named, ...demoRangeItems(skuCount - named.length)]
}

/** Creates categories and locations; returns the codes of the storage locations. */
async function createLocations(db: Database): Promise<string[]> {
  for (const [name, code, description, exciseCode] of demoCategories)
    await createCategory(db, system, { name, code, description, exciseCode, isActive: true })
  const storage: string[] = []
  for (const { zone, prefix, aisles, bins, type, capacity } of demoZones) {
    for (let aisle = 1; aisle <= aisles; aisle++) {
      for (let bin = 1; bin <= bins; bin++) {
        const code = binCode(prefix, aisle, bin)
        await createLocation(db, system, {
          code,
          name: `${zone}, aisle ${aisle}, bin ${bin}`,
          zone,
          type,
          capacity,
          isActive: true,
          use: 'any',
        })
        if (type === 'storage') storage.push(code)
      }
    }
  }
  return storage
}

/** Some have a second lot on the dock's staging lanes, some lie at receiving, some in quarantine. */
async function putElsewhere(db: Database, trx: Transaction, id: number, n: number): Promise<void> {
  const put = (delta: number, at_location: string, at_lot: string | null, reason: string) =>
    trx.send({ put: adjustStock({ item: id, delta, reason, at_location, at_lot, cause: 'adjustment', actor_id: null, at: db.now() }) })
  if (n % 8 === 3) await put(60 + (n % 5) * 12, binCode('STG', 1, 1 + (Math.floor(n / 8) % 4)), `M${51_000 + n}`, 'Counted at take-over')
  if (n % 40 === 11) await put(24, binCode('RCV', 1, 1 + (n % 3)), null, 'Arrived, awaiting put-away')
  if (n % 45 === 2) await put(12, binCode('QRN', 1, 1 + (n % 4)), null, 'Damaged outer cartons')
}

/** Some days to years; null for items that don't expire. None is near the 30 days within which a lot needs attention. */
function daysLeft(item: DemoItem, n: number): number | null {
  const life = shelfLife[item.category]
  if (life === undefined) return null
  return n % 31 === 6 ? 4 + (n % 22) : 33 + ((n * 29) % life)
}

async function dateLots(trx: Transaction, id: number, left: number | null): Promise<void> {
  if (left === null) return
  await trx.sql
    .updateTable('lots')
    .set({ expires_on: dayFromNow(trx, left) })
    .where('item_id', '=', id)
    .execute()
}

/** Pending receipts name them; a customer announced one of these receipts. */
const trackedSkus: ReadonlySet<string> = new Set(['COF-ORI-0320', 'COF-ORI-0630', 'GRO-CON-0310'])

async function trackLots(trx: Transaction, id: number): Promise<void> {
  await trx.sql.updateTable('inventory_items').set({ tracking: 'lot_expiry' }).where('id', '=', id).execute()
}

function dayFromNow(trx: Transaction, days: number): string {
  return new Date(trx.now().getTime() + days * day).toISOString().slice(0, 10)
}

/** Today's alerts: one item out of stock, one low, and one that open movements leave nearly nothing of. */
export async function writeOffDemoItems(db: Database, trx: Transaction, manager: StaffViewer): Promise<void> {
  const leave = async (sku: string, left: number, hoursAgo: number, reason: string) => {
    const { id, free } = await trx.sql
      .selectFrom('inventory_items as i')
      .innerJoin('stock as s', 's.item_id', 'i.id')
      .where('i.sku', '=', sku)
      .select(['i.id', sql<number>`sum(s.on_hand - s.reserved)`.as('free')])
      .groupBy('i.id')
      .executeTakeFirstOrThrow()
    const at = joined(db, trx, new Date(trx.now().getTime() - (hoursAgo * day) / 24))
    await adjustItem(at, manager, { id, adjustment: left - free, reason })
  }
  await leave(demoWriteOffs.gone, 0, 5, 'Water damage, written off')
  await leave(demoWriteOffs.nearlyGone, 7, 3, 'Forklift accident, pallet lost')
  await leave(await skuInDemand(trx), 4, 2, 'Cartons crushed in the racking')
}

/** An item that is in one place, of which open movements hold enough to stay above its threshold. */
async function skuInDemand(trx: Transaction): Promise<string> {
  const { sku } = await trx.sql
    .selectFrom('inventory_items as i')
    .innerJoin('stock as s', 's.item_id', 'i.id')
    .select('i.sku')
    .groupBy('i.id')
    .having(sql`count(*)`, '=', 1)
    .having(sql`sum(s.reserved)`, '>', 25)
    .orderBy('i.id')
    .executeTakeFirstOrThrow()
  return sku
}

/** Yesterday lots expired that movements placed before then still hold. */
export async function expireReservedDemoLots(trx: Transaction): Promise<void> {
  const held = await trx.sql
    .selectFrom('reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('stock as s', 's.id', 'r.stock_id')
    .innerJoin('lots as l', 'l.id', 's.lot_id')
    .where('r.ended_at', 'is', null)
    .where('l.expires_on', 'is not', null)
    .groupBy('l.id')
    .having(sql`max(o.created_at)`, '<', new Date(trx.now().getTime() - 2 * day))
    .select('l.id')
    .orderBy('l.id')
    .limit(2)
    .execute()
  const ids = held.map(({ id }) => id)
  await trx.sql
    .updateTable('lots')
    .set({ expires_on: dayFromNow(trx, -1) })
    .where('id', 'in', ids)
    .execute()
}

/** Never ordered: their owners only store. */
const demoWriteOffs = { gone: 'CHS-0110', nearlyGone: 'OIL-JAE-0750' }
