import { mostUnits } from '../../../contract/fields.ts'
import type { ImportedChange } from '../../../contract/platform/imports/import-rows.ts'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { httpError } from '../../errors.ts'
import { type CheckContext, type Checked, type Group, resultOf } from '../../platform/imports/check-groups.ts'
import { foundOrRefused, type ReadRow, remembered } from '../../platform/imports/read-row.ts'
import { ownSites } from '../../viewer.ts'
import { findCategoryId } from '../categories/categories-queries.ts'
import { itemsById, itemsWithSkus } from '../inventory/inventory-queries.ts'
import { itemsWithStockElsewhere, type RemovableStock, removableStock } from '../inventory/stock-elsewhere.ts'
import { findLocationId, siteOfLocation } from '../locations/locations-queries.ts'
import { siteFor } from '../sites/sites-queries.ts'
import { checkStock, datesLot, type KnownStock, knownStock } from './check-item-stock.ts'

/** What a row is to do. */
export interface ItemPlan {
  row: ReadRow
  owner: number | null
  sku: string
  /** Null where the row creates its item. */
  before: InventoryItem | null
  /** The fields that are to change, or that the new item has, as the calls name them. */
  fields: Readonly<Record<string, unknown>>
  references: { category_id?: number | null; home_location_id?: number | null }
  /** Where the opening stock of a new item without a location is; null for the default site. */
  siteId: number | null
  /** Null leaves the stock as it is. */
  quantity: number | null
  /** The expiry date of the lot of what comes in; null where the row has none. */
  expiresOn: string | null
  /** Whether that lot gets the date by this row. */
  datesLot: boolean
}

const dimensions = ['lengthMm', 'widthMm', 'heightMm'] as const

/** An empty cell leaves the field of an existing item as it is, so that an empty column deletes no values. */
export async function checkItems(context: CheckContext, groups: readonly Group[]): Promise<Checked<ItemPlan>[]> {
  const known = await knownItems(context, groups)
  const find = await finders(context)
  const stock = await knownStock(context, trackedItems(groups, known))
  const ids = [...known.values()].flatMap((twins) => twins.map(({ id }) => id))
  const elsewhere = await itemsWithStockElsewhere(context.on, context.info.viewer, ids)
  const removable = await removableStock(context.on, loweredItems(groups, known))
  const checked: Checked<ItemPlan>[] = []
  for (const group of groups) {
    const [first, ...others] = group
    if (!first) continue
    for (const other of others) context.reader.tell(other, 'sku', httpError('import-row.item-twice', { line: first.row.line }).message)
    const plan = await planOf(first, context, find, { known, stock, elsewhere, removable })
    checked.push({
      group,
      results: [resultOf(first, plan ? factsOf(plan, context) : {}), ...others.map((other) => resultOf(other))],
      plan: first.messages.length === 0 && others.length === 0 ? plan : null,
    })
  }
  return checked
}

/** Items whose rows have less than there is. */
function loweredItems(groups: readonly Group[], known: ReadonlyMap<string, InventoryItem[]>): number[] {
  return groups.flatMap(([first]) => {
    const { sku, quantity } = first?.values ?? {}
    if (sku === undefined || quantity === undefined || first?.owner === undefined) return []
    const twins = known.get(keyOf(first.owner, String(sku))) ?? []
    return twins.filter((item) => Number(quantity) < item.quantity).map(({ id }) => id)
  })
}

/**
 * The items of the rows, by owner and SKU. Those that the check has found are locked when they are imported, so then they are read by their
 * ids; an item that was created since is found when the row's own is inserted.
 */
async function knownItems(
  { on, now, info: { viewer }, isUnderLock }: CheckContext,
  groups: readonly Group[],
): Promise<Map<string, InventoryItem[]>> {
  const rows = groups.flatMap(([first]) => first ?? [])
  const ids = rows.flatMap(({ row }) => row.itemId ?? [])
  const wanted = rows.flatMap(({ values: { sku }, owner }) =>
    sku === undefined || owner === undefined ? [] : [{ owner, sku: String(sku) }],
  )
  const statement = isUnderLock ? itemsById(viewer, ids, now) : itemsWithSkus(viewer, wanted, now)
  const items = (isUnderLock ? ids : wanted).length === 0 ? [] : (await on.executeQuery(statement)).rows
  return Map.groupBy(items, ({ customerId, sku }) => keyOf(customerId, sku))
}

function keyOf(owner: number | null, sku: string): string {
  return `${owner ?? ''}:${sku.normalize('NFKC').toLowerCase()}`
}

/** The items whose lots and untracked stock the check asks for: few files name these fields. */
function trackedItems(groups: readonly Group[], known: ReadonlyMap<string, InventoryItem[]>): InventoryItem[] {
  return groups.flatMap(([first]) => {
    if (first?.owner === undefined || first.values.sku === undefined) return []
    const items = known.get(keyOf(first.owner, String(first.values.sku))) ?? []
    return items.filter(
      ({ tracking }) => first.values.expiresOn !== undefined || first.values.tracking !== undefined || tracking === 'lot_expiry',
    )
  })
}

type Finders = Awaited<ReturnType<typeof finders>>

async function finders({ on, info }: CheckContext) {
  return {
    ownSite: ownSites(info.viewer) === null ? null : (await siteFor(on, info.viewer, undefined)).id,
    siteOf: remembered((location: number) => siteOfLocation(on, location)),
    category: remembered((name: string) => foundOrRefused(() => findCategoryId(on, name))),
    location: remembered((code: string) => foundOrRefused(() => findLocationId(on, info.viewer, code))),
  }
}

interface KnownOfItems {
  /** The items of the rows, by owner and SKU. */
  known: ReadonlyMap<string, InventoryItem[]>
  stock: KnownStock
  /** Items with stock at sites that the person doesn't see. */
  elsewhere: ReadonlySet<number>
  removable: ReadonlyMap<number, RemovableStock>
}

async function planOf(
  row: ReadRow,
  context: CheckContext,
  find: Finders,
  { known, stock, elsewhere, removable }: KnownOfItems,
): Promise<ItemPlan | null> {
  const { customer, site, sku: sent, quantity: wanted, expiresOn, ...values } = row.values
  if (sent === undefined || row.owner === undefined) return null
  const { reader } = context
  const sku = String(sent)
  const twins = known.get(keyOf(row.owner, sku)) ?? []
  const before = twins.find((item) => item.sku === sku) ?? twins[0] ?? null
  // 'none' stands for no category and no location, as in the call.
  const fields = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== undefined && (!before || Reflect.get(before, field) !== value)),
  )
  if (dimensions.every((name) => (fields[name] ?? (before && Reflect.get(before, name))) != null)) delete fields.unitVolume
  if (!before && values.name === undefined && !row.messages.some(({ field }) => field === 'name'))
    reader.tell(row, 'name', 'must be filled in')
  const references: ItemPlan['references'] = {
    ...(fields.category === null && { category_id: null }),
    ...(fields.location === null && { home_location_id: null }),
  }
  if (typeof fields.category === 'string') {
    const answer = await find.category(fields.category)
    if ('refused' in answer) reader.tell(row, 'category', answer.refused)
    else references.category_id = answer.found
  }
  if (typeof fields.location === 'string') {
    const answer = await find.location(fields.location)
    if ('refused' in answer) reader.tell(row, 'location', answer.refused)
    else references.home_location_id = answer.found
  }
  if (references.home_location_id && site !== undefined) {
    const there = await find.siteOf(references.home_location_id)
    if (there.id !== site) {
      const elsewhere = { location: String(fields.location), site: there.code }
      reader.tell(row, 'site', httpError('import-row.location-elsewhere', elsewhere).message)
    }
  }
  const keepsStock = before !== null && context.isUnderLock && !context.info.setsStock
  const quantity = keepsStock || wanted === undefined || wanted === before?.quantity ? null : Number(wanted)
  if (before && quantity !== null && elsewhere.has(before.id)) {
    reader.tell(row, 'quantity', httpError('site.stock-elsewhere', { sku: before.sku }).message)
  } else if (quantity !== null && Math.abs(quantity - (before?.quantity ?? 0)) > mostUnits) {
    reader.tell(row, 'quantity', httpError('stock.change-too-large', { sku, there: before?.quantity ?? 0 }).message)
  } else if (before && quantity !== null && before.quantity - quantity > (removable.get(before.id)?.free ?? before.quantity)) {
    const { free = 0, reserved = 0 } = removable.get(before.id) ?? {}
    const refused = httpError('stock.not-removable', { sku: before.sku, free, there: false, reserved })
    reader.tell(row, 'quantity', refused.message)
  }
  const plan = {
    row,
    owner: row.owner,
    sku: before?.sku ?? sku,
    before,
    fields,
    references,
    siteId: typeof site === 'number' ? site : find.ownSite,
    quantity,
  }
  const dated = { ...plan, expiresOn: expiresOn === undefined ? null : String(expiresOn), datesLot: false }
  checkStock(context, dated, stock)
  return { ...dated, datesLot: datesLot(dated, stock) }
}

function factsOf(plan: ItemPlan, { isUnderLock, info }: CheckContext) {
  const { before, fields, quantity, row, datesLot } = plan

  if (!before) return { action: 'create' as const }
  const isUnchanged = Object.keys(fields).length === 0 && quantity === null && !datesLot
  return {
    action: isUnchanged ? ('unchanged' as const) : ('update' as const),
    itemId: before.id,
    // The quantity counts only where the row sets it, as with If-Match.
    basis:
      row.values.quantity === undefined || (isUnderLock && !info.setsStock)
        ? String(before.version)
        : `${before.version}.${before.quantity}`,
    changes: changesOf({ ...plan, before }),
    stockChange: quantity === null ? null : quantity - before.quantity,
  }
}

function changesOf({ before, fields, quantity, datesLot, expiresOn }: ItemPlan & { before: InventoryItem }): ImportedChange[] {
  const written = (value: unknown) => (value === null || value === undefined ? null : String(value))
  return [
    ...Object.entries(fields).map(([field, to]) => ({ field, from: written(Reflect.get(before, field)), to: written(to) })),
    ...(quantity === null ? [] : [{ field: 'quantity', from: String(before.quantity), to: String(quantity) }]),
    ...(datesLot ? [{ field: 'expiresOn', from: null, to: expiresOn }] : []),
  ]
}
