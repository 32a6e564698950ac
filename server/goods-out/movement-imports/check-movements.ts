import type { z } from 'zod'
import { sentRecipient } from '../../../contract/goods-out/orders/order-references.ts'
import type { newOrder } from '../../../contract/goods-out/orders/orders.ts'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { httpError } from '../../errors.ts'
import {
  type CheckContext,
  type Checked,
  type Group,
  headOf,
  resultOf,
  shareErrors,
  stockKey,
  type Wanted,
} from '../../platform/imports/check-groups.ts'
import { foundOrRefused, type ReadRow, remembered } from '../../platform/imports/read-row.ts'
import { itemsWithSkus } from '../../stock/inventory/inventory-queries.ts'
import { dayOfSite } from '../../stock/sites/site-time.ts'
import { movementWithReference } from '../orders/movements-by-reference.ts'
import { mergeLines } from '../orders/order-lines.ts'
import { type SiteStock, siteStockOf } from './site-of-movement.ts'

export type MovementPlan = z.output<typeof newOrder>

type Head = Record<string, unknown>

const requiredParts = ['Street', 'City', 'State', 'Zip']

function hasShipping(head: Head): boolean {
  return [...requiredParts, 'Country'].some((part) => head[`shipping${part}`] !== undefined)
}

function requiredOf(head: Head): string[] {
  const kinds = hasShipping(head) ? ['billing', 'shipping'] : ['billing']
  return ['customer', ...kinds.flatMap((kind) => requiredParts.map((part) => `${kind}${part}`))]
}

/** What a row orders. */
interface Line {
  read: ReadRow
  item: InventoryItem
  quantity: number
}

export async function checkMovements(context: CheckContext, groups: readonly Group[]): Promise<Checked<MovementPlan>[]> {
  const { on, now, info, reader, wanted } = context
  const heads = groups.map((group) => headOf(group, context, requiredOf))
  const find = await itemFinder(context, groups, heads)
  const linesOf = groups.map((group, n) => group.flatMap((read) => lineOf(read, heads[n] ?? {}, find, context)))
  const ids = new Set(linesOf.flat().map(({ item }) => item.id))
  const stock = await siteStockOf({ on, now, viewer: info.viewer }, [...ids])
  const today = remembered((site: number) => dayOfSite(on, site, now))
  const checked: Checked<MovementPlan>[] = []
  for (const [n, group] of groups.entries()) {
    const [head, lines, first] = [heads[n] ?? {}, linesOf[n] ?? [], group[0]]
    const tooMuch = await foundOrRefused(() => mergeLines(lines.map(({ item, quantity }) => ({ sku: item.sku, quantity }))))
    if ('refused' in tooMuch && first) reader.tell(first, 'quantity', tooMuch.refused)
    const site = siteOf(head, lines, stock, context)
    if (first && head.requestedShipDate !== undefined && String(head.requestedShipDate) < (await today(site)))
      reader.tell(first, 'requestedShipDate', httpError('order.ship-by-passed').message)
    const known = await knownSentence(context, head, first?.values.reference)
    const hasErrors = shareErrors(group)
    if (!hasErrors) for (const { item, quantity } of lines) addTo(wanted, stockKey(item.id, site), quantity)
    const byRow = new Map(lines.map((line) => [line.read, line]))
    checked.push({
      group,
      results: group.map((read) => {
        const line = byRow.get(read)
        return resultOf(read, {
          action: 'create',
          itemId: line?.item.id ?? null,
          siteId: line ? site : null,
          quantity: line?.quantity ?? null,
          known,
        })
      }),
      plan: hasErrors ? null : planOf({ ...head, site: stock.isOfOne ? undefined : site, reference: first?.values.reference }, lines),
    })
  }
  return checked
}

/** Where the customer's reference is already, in a sentence. */
async function knownSentence({ on, info }: CheckContext, { customer }: Head, reference: unknown): Promise<string | null> {
  if (typeof customer !== 'number' || typeof reference !== 'string') return null
  const number = await movementWithReference(on, { customerId: customer, reference, besides: info.id })
  return number === undefined ? null : `${reference} is on ${number} already.`
}

function addTo(wanted: Wanted, key: string, quantity: number): void {
  wanted.set(key, (wanted.get(key) ?? 0) + quantity)
}

type FindItem = (owner: number, sku: string) => InventoryItem | undefined

async function itemFinder(
  { on, now, info: { viewer } }: CheckContext,
  groups: readonly Group[],
  heads: Record<string, unknown>[],
): Promise<FindItem> {
  const wanted = groups.flatMap((group, n) => {
    const owner = heads[n]?.customer
    if (typeof owner !== 'number') return []
    return group.flatMap(({ values }) => (values.sku === undefined ? [] : [{ owner, sku: String(values.sku) }]))
  })
  const keyOf = (owner: number | null, sku: string) => `${owner}:${sku.normalize('NFKC').toLowerCase()}`
  const items = wanted.length === 0 ? [] : (await on.executeQuery(itemsWithSkus(viewer, wanted, now))).rows
  const known = Map.groupBy(items, (item) => keyOf(item.customerId, item.sku))
  return (owner, sku) => {
    const twins = known.get(keyOf(owner, sku)) ?? []
    return twins.find((item) => item.sku === sku) ?? twins[0]
  }
}

function lineOf(read: ReadRow, { customer }: Record<string, unknown>, find: FindItem, { reader }: CheckContext): Line[] {
  const { sku, quantity } = read.values
  if (typeof customer !== 'number' || sku === undefined) return []
  const item = find(customer, String(sku))
  if (!item) {
    reader.tell(read, 'sku', httpError('stock.not-owned', { skus: [String(sku)] }).message)
    return []
  }
  return quantity === undefined ? [] : [{ read, item, quantity: Number(quantity) }]
}

/**
 * The site that a movement ships from: the one that it names, or else the first that has all of it besides what earlier movements order. Where
 * none has, lines get errors.
 */
function siteOf(head: Head, lines: readonly Line[], stock: SiteStock, context: CheckContext): number {
  const ordered = [...Map.groupBy(lines, ({ item }) => item)].map(([item, same]) => ({
    item,
    first: same[0]?.read,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
  const left = (item: InventoryItem, site: number) =>
    Math.max(stock.available(item.id, site) - (context.wanted.get(stockKey(item.id, site)) ?? 0), 0)
  const hasAll = (site: number) => ordered.every(({ item, quantity }) => quantity <= left(item, site))
  const named = typeof head.site === 'number' ? head.site : undefined
  const found = named === undefined ? stock.sites.find(({ id }) => hasAll(id))?.id : named
  const site = found ?? stock.sites[0]?.id ?? 0
  for (const { item, first, quantity } of ordered) {
    const available = left(item, site)
    if (quantity <= available || !first) continue
    const there = stock.sites.map(({ id, code }) => ({ sku: item.sku, site: code, available: left(item, id) }))
    const sites = stock.sites.length > 1 ? there.filter(({ available: units }) => units > 0) : null
    const lacking = [{ sku: item.sku, wanted: quantity, available }]
    context.reader.tell(first, 'quantity', httpError('stock.short', { lines: lacking, sites }).message)
  }
  return site
}

function planOf(head: Record<string, unknown>, lines: readonly Line[]): MovementPlan {
  const {
    customer: customerId,
    site: siteId,
    type = 'pick_pack',
    priority = 'normal',
    notes,
    reference,
    purchaseOrder,
    requestedShipDate,
    carrier,
  } = head
  const items = lines.map(({ item, quantity }) => ({ sku: item.sku, quantity }))
  return {
    ...{
      customerId,
      siteId,
      type,
      priority,
      items,
      notes,
      reference,
      purchaseOrder,
      requestedShipDate,
      carrier,
      serviceType: head.serviceType,
    },
    recipient: recipientOf(head),
    billingAddress: addressOf(head, 'billing'),
    // As 'Same as billing' does.
    shippingAddress: addressOf(head, hasShipping(head) ? 'shipping' : 'billing'),
  } as MovementPlan
}

function recipientOf({ recipientName, recipientCompany, recipientPhone, recipientEmail }: Head) {
  // A call that names none doesn't send it.
  return sentRecipient.parse({ name: recipientName, company: recipientCompany, phone: recipientPhone, email: recipientEmail }) ?? undefined
}

function addressOf(head: Record<string, unknown>, kind: string) {
  const part = (name: string) => head[`${kind}${name}`]
  return { street: part('Street'), city: part('City'), state: part('State'), zip: part('Zip'), country: part('Country') ?? '' }
}
