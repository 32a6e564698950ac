import type { z } from 'zod'
import type { InventoryItem } from '../../contract/inventory/inventory.ts'
import { sentRecipient } from '../../contract/orders/order-references.ts'
import type { newOrder } from '../../contract/orders/orders.ts'
import { httpError } from '../errors.ts'
import { itemsWithSkus } from '../inventory/inventory-queries.ts'
import { mergeLines } from '../orders/order-lines.ts'
import { getWarehouseToday } from '../settings/settings-queries.ts'
import { system } from '../viewer.ts'
import { type CheckContext, type Checked, type Group, headOf, resultOf, shareErrors } from './check-groups.ts'
import { foundOrRefused, type ReadRow } from './read-row.ts'

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
  const heads = groups.map((group) => headOf(group, context, requiredOf))
  const find = await itemFinder(context, groups, heads)
  const today = heads.some(({ requestedShipDate }) => requestedShipDate) ? (await getWarehouseToday(context.on, context.now)).day : null
  const checked: Checked<MovementPlan>[] = []
  for (const [n, group] of groups.entries()) {
    const head = heads[n] ?? {}
    const lines = group.flatMap((read) => lineOf(read, head, find, context))
    const tooMuch = await foundOrRefused(() => mergeLines(lines.map(({ item, quantity }) => ({ sku: item.sku, quantity }))))
    if ('refused' in tooMuch && group[0]) context.reader.tell(group[0], 'quantity', tooMuch.refused)
    tellShort(lines, context)
    if (group[0] && today !== null && String(head.requestedShipDate ?? today) < today)
      context.reader.tell(group[0], 'requestedShipDate', httpError('order.ship-by-passed').message)
    const hasErrors = shareErrors(group)
    if (!hasErrors) for (const { item, quantity } of lines) context.wanted.set(item.id, (context.wanted.get(item.id) ?? 0) + quantity)
    const byRow = new Map(lines.map((line) => [line.read, line]))
    checked.push({
      group,
      results: group.map((read) => {
        const line = byRow.get(read)
        return resultOf(read, { action: 'create', itemId: line?.item.id ?? null, quantity: line?.quantity ?? null })
      }),
      plan: hasErrors ? null : planOf({ ...head, reference: group[0]?.values.reference }, lines),
    })
  }
  return checked
}

type FindItem = (owner: number, sku: string) => InventoryItem | undefined

async function itemFinder({ on, now }: CheckContext, groups: readonly Group[], heads: Record<string, unknown>[]): Promise<FindItem> {
  const wanted = groups.flatMap((group, n) => {
    const owner = heads[n]?.customer
    if (typeof owner !== 'number') return []
    return group.flatMap(({ values }) => (values.sku === undefined ? [] : [{ owner, sku: String(values.sku) }]))
  })
  const keyOf = (owner: number | null, sku: string) => `${owner}:${sku.normalize('NFKC').toLowerCase()}`
  const items = wanted.length === 0 ? [] : (await on.executeQuery(itemsWithSkus(system, wanted, now))).rows
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

/** The first line of an item that goes beyond what is available gets an error with the quantity that this movement and earlier ones exceed it by. */
function tellShort(lines: readonly Line[], { reader, wanted }: CheckContext): void {
  for (const [item, same] of Map.groupBy(lines, (line) => line.item)) {
    const ordered = same.reduce((sum, { quantity }) => sum + quantity, 0)
    const available = Math.max(item.availableQuantity - (wanted.get(item.id) ?? 0), 0)
    const [first] = same
    if (ordered > available && first)
      reader.tell(
        first.read,
        'quantity',
        httpError('stock.short', { lines: [{ sku: item.sku, wanted: ordered, available }], sites: null }).message,
      )
  }
}

function planOf(head: Record<string, unknown>, lines: readonly Line[]): MovementPlan {
  const {
    customer: customerId,
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
    ...{ customerId, type, priority, items, notes, reference, purchaseOrder, requestedShipDate, carrier, serviceType: head.serviceType },
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
