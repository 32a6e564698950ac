import { type CompiledQuery, sql } from 'kysely'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { defaultLowStockThreshold } from '../../../contract/stock/inventory/stock-status.ts'
import { httpError } from '../../errors.ts'
import { changed, created } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Checked } from '../../platform/imports/check-groups.ts'
import type { ImportedRow } from '../../platform/imports/import-rows-queries.ts'
import { type Applied, importedFrom } from '../../platform/imports/importer.ts'
import { withKeptPlans } from '../../platform/imports/planning.ts'
import type { ImportInfo } from '../../platform/imports/read-row.ts'
import { ownSites } from '../../viewer.ts'
import { itemsById } from '../inventory/inventory-queries.ts'
import { itemColumns } from '../inventory/item-columns.ts'
import { moveHome } from '../inventory/update-item.ts'
import { lowStockNotices } from '../ledger/low-stock-notices.ts'
import { lotOf, openStock, setStock } from '../ledger/stock-functions.ts'
import type { ItemPlan } from './check-items.ts'

/** What undoing the change of an item needs to know. */
export interface ItemUndo {
  /** That the import left. */
  version: number
  /** At all sites, also those that the person doesn't see. */
  quantity: number
  before: InventoryItem
  /** The category and home that the item had, by id because names may change; each only where the import changed it. */
  references: Partial<ItemReferences>
}

export interface ItemReferences {
  categoryId: number | null
  homeLocationId: number | null
}

/** Creates and changes items as the calls do, but many with one statement: a hundred thousand rows take minutes otherwise. */
export async function applyItems(trx: Transaction, info: ImportInfo, checked: Checked<ItemPlan>[]): Promise<Applied> {
  const plans = checked.flatMap(({ plan }) => plan ?? [])
  const made = await createItems(
    trx,
    info,
    plans.filter(({ before }) => before === null),
  )
  const updated = await updateItems(
    trx,
    info,
    plans.flatMap((plan) => (plan.before && plan.row.row.action === 'update' ? [{ ...plan, before: plan.before }] : [])),
  )
  const unchanged = plans.flatMap(({ before, row }) => (before && row.row.action === 'unchanged' ? [imported(row.row.id, before)] : []))
  return {
    rows: [...made.rows, ...updated.rows, ...unchanged],
    history: [...made.history, ...updated.history],
    notices: updated.notices,
    owners: [...made.owners, ...updated.owners],
  }
}

function imported(id: number, { id: recordId, sku: recordName }: InventoryItem, undo: ItemUndo | null = null): ImportedRow {
  return { id, recordId, recordName, undo }
}

const none: Applied = { rows: [], history: [], notices: [], owners: [] }

async function createItems(trx: Transaction, { viewer, fileName }: ImportInfo, plans: readonly ItemPlan[]): Promise<Applied> {
  if (plans.length === 0) return none
  const now = trx.now()
  const inserted = await trx.sql
    .insertInto('inventory_items')
    .values(
      plans.map(({ owner, sku, fields, references }) => ({
        ...newItem,
        ...itemColumns(fields),
        ...references,
        customer_id: owner,
        sku,
        name: String(fields.name),
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflicting) => conflicting.doNothing())
    .returning(['id', 'sku', 'customer_id as owner'])
    .execute()
  const ids = new Map(inserted.map(({ id, sku, owner }) => [keyOf(owner, sku), id]))
  const missing = plans.find(({ owner, sku }) => !ids.has(keyOf(owner, sku)))
  if (missing) throw httpError('import-row.item-changed', { sku: missing.sku })
  const idOf = ({ owner, sku }: ItemPlan) => ids.get(keyOf(owner, sku)) ?? 0
  const opening = openStock({
    items: plans.map(idOf),
    quantities: plans.map(({ quantity }) => quantity ?? 0),
    expiries: plans.map(({ expiresOn }) => expiresOn),
    sites: plans.map(({ siteId }) => siteId),
    reason: 'Opening stock',
    actor_id: viewer.userId,
    at: now,
  })
  await withKeptPlans(trx, () => trx.send({ opened: opening }))
  const { after } = await trx.send({ after: itemsById(viewer, plans.map(idOf), now) })
  const items = new Map(after.map((item) => [item.id, item]))
  return {
    ...none,
    rows: plans.flatMap((plan) => {
      const item = items.get(idOf(plan))
      return item ? [imported(plan.row.row.id, item)] : []
    }),
    history: after.map((item) => importedFrom(created('inventoryItem', item), { importedFrom: fileName })),
    owners: after.map(({ customerId }) => customerId),
  }
}

function keyOf(owner: number | null, sku: string): string {
  return `${owner ?? ''}:${sku}`
}

/** Every row of the statement has the same columns. */
const newItem = {
  ...{
    description: null,
    category_id: null,
    home_location_id: null,
    unit_of_measure: 'EA' as const,
    cost_price: null,
    selling_price: null,
  },
  ...{
    low_stock_threshold: defaultLowStockThreshold,
    reorder_point: null,
    reorder_quantity: null,
    manufacturer: null,
    supplier: null,
    batch_number: null,
  },
  lot_number: null,
  gtin: null,
  tracking: 'none' as const,
  customs_code: null,
  origin_country: null,
  ...{
    length_mm: null,
    width_mm: null,
    height_mm: null,
    unit_weight: null,
    unit_volume: null,
    units_per_carton: null,
    units_per_pallet: null,
  },
}

type Update = ItemPlan & { before: InventoryItem }

async function updateItems(trx: Transaction, { viewer, fileName }: ImportInfo, plans: readonly Update[]): Promise<Applied> {
  if (plans.length === 0) return none
  const now = trx.now()
  const by = { actor_id: viewer.userId, at: now }
  const former = await referencesOf(
    trx,
    plans.map(({ before }) => before.id),
  )
  const homes = plans.filter(({ references }) => references.home_location_id !== undefined)
  const moves = homes.map(({ before, references }) =>
    moveHome({ item: before.id, new_home: references.home_location_id ?? null, of_sites: ownSites(viewer), ...by }),
  )
  await withKeptPlans(trx, () => trx.send({ moved: moves }))
  await trx.send({
    changed: changeItems(
      trx,
      plans.map(({ before, fields, references }) => ({ ...before, ...fields, categoryId: references.category_id })),
    ),
  })
  const dates = plans.filter(({ datesLot }) => datesLot)
  const lots = dates.map(({ before, fields, expiresOn }) =>
    lotOf({ item: before.id, wanted: fields.lotNumber === undefined ? before.lotNumber : String(fields.lotNumber), expires: expiresOn }),
  )
  if (lots.length > 0) await withKeptPlans(trx, () => trx.send({ lots }))
  const quantities = plans.filter(({ quantity }) => quantity !== null)
  const sets = quantities.map(({ before, quantity }) =>
    setStock({ item: before.id, wanted: quantity ?? 0, reason: 'Quantity edited', ...by }),
  )
  const { crossed } = await withKeptPlans(trx, () => trx.send({ crossed: sets }))
  const ids = plans.map(({ before }) => before.id)
  const { after, totals } = await trx.send({ after: itemsById(viewer, ids, now), totals: totalsOf(ids) })
  const items = new Map(after.map((item) => [item.id, item]))
  const quantityOf = new Map(totals.map(({ item, quantity }) => [item, quantity]))
  const pairs = plans.flatMap((plan) => {
    const { row, before } = plan
    const after = items.get(before.id)
    const references = changedReferences(plan, former.get(before.id))
    return after ? [{ id: row.row.id, before, after, references }] : []
  })
  return {
    rows: pairs.map(({ id, before, after, references }) =>
      imported(id, after, { version: after.version, quantity: quantityOf.get(after.id) ?? 0, before, references }),
    ),
    history: pairs.map(({ before, after }) => importedFrom(changed('inventoryItem', before, after), { importedFrom: fileName })),
    notices: crossed.flatMap(lowStockNotices),
    owners: after.map(({ customerId }) => customerId),
  }
}

function totalsOf(items: readonly number[]) {
  return sql<{ item: number; quantity: number }>`
    select item_id as item, sum(on_hand) as quantity from stock where item_id = any(${items}::integer[]) group by 1`.compile(statements)
}

async function referencesOf(trx: Transaction, items: readonly number[]): Promise<Map<number, ItemReferences>> {
  const rows = await trx.sql
    .selectFrom('inventory_items')
    .select(['id', 'category_id as categoryId', 'home_location_id as homeLocationId'])
    .where(sql<boolean>`id = any(${items}::integer[])`)
    .execute()
  return new Map(rows.map(({ id, ...references }) => [id, references]))
}

function changedReferences({ references: wanted }: Update, former: ItemReferences | undefined): Partial<ItemReferences> {
  if (!former) throw new Error('An item that an import changes is locked, and so is still there.')
  return {
    ...(wanted.category_id !== undefined && { categoryId: former.categoryId }),
    ...(wanted.home_location_id !== undefined && { homeLocationId: former.homeLocationId }),
  }
}

type ItemFields = InventoryItem & { categoryId?: number | null | undefined }

/** The statement that gives items these fields and another version. An undefined category stays as it is; homes are moved apart. */
export function changeItems(trx: Transaction, items: readonly ItemFields[]): CompiledQuery<unknown> {
  const rows = items.map((item) => ({ ...item, setsCategory: item.categoryId !== undefined }))
  return sql`
    update inventory_items i set name = r.name, description = r.description, unit_of_measure = r."unitOfMeasure", cost_price = r."costPrice",
      selling_price = r."sellingPrice", low_stock_threshold = r."lowStockThreshold", reorder_point = r."reorderPoint",
      reorder_quantity = r."reorderQuantity", manufacturer = r.manufacturer, supplier = r.supplier, batch_number = r."batchNumber",
      lot_number = r."lotNumber", gtin = r.gtin, tracking = r.tracking, customs_code = r."customsCode", origin_country = r."originCountry",
      length_mm = r."lengthMm", width_mm = r."widthMm", height_mm = r."heightMm", unit_weight = r."unitWeight", unit_volume = r."unitVolume",
      units_per_carton = r."unitsPerCarton", units_per_pallet = r."unitsPerPallet", category_id = case when r."setsCategory" then r."categoryId" else i.category_id end,
      updated_at = ${trx.now()}, version = i.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id integer, name text, description text, "unitOfMeasure" text, "costPrice" numeric, "sellingPrice" numeric, "lowStockThreshold" integer,
      "reorderPoint" integer, "reorderQuantity" integer, manufacturer text, supplier text, "batchNumber" text, "lotNumber" text, gtin text,
      tracking text, "customsCode" text, "originCountry" text, "lengthMm" integer, "widthMm" integer, "heightMm" integer, "unitWeight" numeric,
      "unitVolume" numeric, "unitsPerCarton" integer, "unitsPerPallet" integer,
      "categoryId" integer, "setsCategory" boolean)
    where i.id = r.id`.compile(statements)
}
