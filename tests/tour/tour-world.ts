import { quarantineEndpoints } from '../../contract/goods-in/quarantine/quarantine.ts'
import { countingEndpoints } from '../../contract/goods-in/receipts/counting.ts'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { orderPapersEndpoints } from '../../contract/goods-out/order-papers/order-papers.ts'
import { pickingEndpoints } from '../../contract/goods-out/picking/picking.ts'
import { shipmentsEndpoints } from '../../contract/goods-out/shipments/shipments.ts'
import { invoicesEndpoints } from '../../contract/money/billing/invoices.ts'
import { makeInvoice, makeQuote } from '../support/billing.ts'
import { makeCount, makeCountPlan, makeReview } from '../support/counting.ts'
import {
  makeActivity,
  makeAdjustmentRequest,
  makeCategory,
  makeContact,
  makeCustomer,
  makeInvitation,
  makeItem,
  makeLocation,
  makeOrder,
  makePackedUnit,
  makeProvenShipment,
  makeReceipt,
  makeReceivingLocations,
  makeReturn,
  makeShipment,
  makeTask,
} from '../support/factories.ts'
import { commitImport, csvOf, makeCheckedImport, makeImport, rowsOfImport } from '../support/imports.ts'
import { makeConfirmedOrder, pickEverything, pickListOf } from '../support/pick-cases.ts'
import { makeInspectedReturn } from '../support/return-cases.ts'
import type { TestApp } from '../support/test-app.ts'
import { newestActOf } from '../support/undo.ts'

/** Ids of the records that the sights of the tour show, by the name that stands for them in an address. */
export type TourIds = Record<TourNoun, number>
export type TourNoun = keyof (Awaited<ReturnType<typeof makeGoods>> &
  Awaited<ReturnType<typeof makeOutbound>> &
  Awaited<ReturnType<typeof makeRelations>> &
  Awaited<ReturnType<typeof makeImports>>)

/** A warehouse in which every screen and dialog has something to show, long names and warnings included. */
export async function makeTourWorld(it: TestApp): Promise<TourIds> {
  const goods = await makeGoods(it)
  const outbound = await makeOutbound(it)
  return { ...goods, ...outbound, ...(await makeRelations(it)), ...(await makeImports(it)) }
}

const longName = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'

async function makeGoods(it: TestApp) {
  const name = 'Guatemala Antigua, whole bean, 1 kg, from a cooperative whose name goes on and on'
  const item = await makeItem(it, { sku: 'COF-1', name, quantity: 40, description: 'A bag' })
  for (const sku of ['COF-2', 'COF-3', 'COF-4', 'COF-5', 'COF-6']) await makeItem(it, { sku, quantity: 40 })
  const boxes = await makeItem(it, { sku: 'BOX-1', name: 'Folding box', quantity: 3, lotNumber: 'L-40' })
  await makeItem(it, { sku: 'CAN-1', quantity: 0, customerId: 2 })
  const location = await makeLocation(it, { code: 'Q-99' })
  const category = await makeCategory(it, { name: 'Quinces' })
  await makeReceivingLocations(it)
  const items = [
    { sku: 'COF-1', quantity: 12, damaged: 1 },
    { sku: 'COF-2', quantity: 3, condition: 'damaged' as const },
  ]
  const receipt = await makeReceipt(it, { supplier: longName, items })
  await it.as('manager').call(receiptsEndpoints.update, { params: { id: receipt.id }, body: { status: 'received' } })
  const received = await newestActOf(it, 'receive')
  const [quarantined] = await it.as('manager').call(quarantineEndpoints.list, { query: { q: 'COF-1' } })
  const announced = await makeReceipt(it, { supplier: longName, items: [{ sku: 'COF-3', quantity: 24 }] }, 'customer')
  const task = await makeTask(it, { sku: 'PUT-1' })
  const filled = await makeLocation(it)
  const { unit } = await makePackedUnit(it, filled.code)
  const counted = await makeReceipt(it, { supplier: longName, items })
  await it.as('manager').call(countingEndpoints.count, { params: { id: counted.id }, body: { sku: item.sku, quantity: 3, damaged: 1 } })
  const requested = await makeReturn(it, { by: 'customer', notes: longName })
  return {
    requested: requested.id,
    expected: (await makeReturn(it)).id,
    returned: (await makeInspectedReturn(it)).id,
    adjustment: await makeAdjustmentRequest(it),
    count: (await makeReview(it, { name: 'Aisle A' })).id,
    uncounted: (await makeCount(it, { name: 'Aisle B' })).id,
    countPlan: await makeCountPlan(it),
    counted: counted.id,
    item: item.id,
    boxes: boxes.id,
    location: location.id,
    filled: filled.id,
    category: category.id,
    receipt: receipt.id,
    received,
    announced: announced.id,
    quarantined: quarantined?.id ?? 0,
    task: task.id,
    unit: unit.id,
  }
}

async function makeOutbound(it: TestApp) {
  const { shipmentId } = await makeShipment(it, { items: [{ sku: 'COF-1', quantity: 2 }], priority: 'low' })
  const delivered = await makeProvenShipment(it)
  const { orderId } = await it.as('customer').call(shipmentsEndpoints.get, { params: { id: delivered } })
  const order = await makeOrder(it, { items: [{ sku: 'COF-1', quantity: 2 }], priority: 'high', notes: 'Ring twice' })
  // With a check digit that is warned of.
  await it.as('manager').call(orderPapersEndpoints.recordExcise, { params: { id: order.id }, body: { arc: '23XI00000000000000333' } })
  const { id: picking } = await makeConfirmedOrder(it)
  const { open } = await pickListOf(it, picking)
  const body = { line: open[0]?.id ?? 0, quantity: 4 }
  const list = await it.as('manager').call(pickingEndpoints.pick, { params: { id: picking }, body })
  const packing = (await pickEverything(it, (await makeConfirmedOrder(it)).id)).orderId
  return {
    shipment: shipmentId ?? 0,
    delivered,
    rated: orderId ?? 0,
    order: order.id,
    picking,
    line: list.open[0]?.id ?? 0,
    pickedLine: list.picked[0]?.id ?? 0,
    packing,
  }
}

async function makeRelations(it: TestApp) {
  await makeCustomer(it, { name: 'Pending & Sons', status: 'pending', type: 'producer_ttt' })
  await makeCustomer(it, { name: 'Inactive Brothers', status: 'inactive', type: 'customer_ttt' })
  await makeInvitation(it, { email: 'invited@acme.example' })
  const person = { lastName: 'Großhandelsgesellschaft', title: 'Buyer', email: 'noor@acme.example' }
  const contact = await makeContact(it, { ...person, isPrimary: true })
  await makeContact(it, person)
  const activity = await makeActivity(it, { subject: 'Ask for the forecast', dueDate: '2026-01-02', priority: 'high' })
  await makeActivity(it, { subject: 'Visited', status: 'done' })
  const quote = await makeQuote(it)
  const offer = await makeQuote(it, { status: 'sent' })
  await makeQuote(it, { status: 'declined' })
  const draft = await makeInvoice(it)
  const bill = await makeInvoice(it, { status: 'sent' })
  const credit = { amount: '21.00', reason: 'Twice' }
  await it.as('manager').call(invoicesEndpoints.credit, { params: { id: bill.id }, body: credit })
  const paid = await makeInvoice(it, { status: 'paid' })
  return {
    contact: contact.id,
    activity: activity.id,
    quote: quote.id,
    offer: offer.id,
    draft: draft.id,
    bill: bill.id,
    paid: paid.id,
    payment: paid.payments[0]?.id ?? 0,
  }
}

async function makeImports(it: TestApp) {
  const mapping = await makeImport(it, csvOf(['SKU', 'Name'], ['IMP-1', 'A']), { kind: 'items', name: 'mapped.csv' })
  const rows = csvOf(['SKU', 'Quantity', 'Name'], ['IMP-2', 'x', 'B'], ['IMP-3', 1, 'C'])
  const checked = await makeCheckedImport(it, rows, { kind: 'items' })
  const imported = await makeCheckedImport(it, csvOf(['SKU', 'Name'], ['IMP-4', 'D']), { kind: 'items' })
  await commitImport(it, imported.id)
  const address = [...Array(2)].flatMap(() => ['Neue Großhandelsstraße 1', 'Köln', 'NRW', '50667'])
  const columns = ['billing', 'shipping'].flatMap((kind) => ['street', 'city', 'state', 'zip'].map((part) => `${kind} ${part}`))
  const orders = csvOf(['Reference', 'SKU', 'Quantity', ...columns], ['SO-1', 'NO-SUCH-SKU', 'x', ...address])
  const ordersImport = await makeCheckedImport(it, orders, { kind: 'movements', by: 'customer' })
  const rowOf = async (id: number) => (await rowsOfImport(it, id))[0]?.id ?? 0
  return {
    mapping: mapping.id,
    checked: checked.id,
    importRow: await rowOf(checked.id),
    imported: imported.id,
    ordersImport: ordersImport.id,
    ordersRow: await rowOf(ordersImport.id),
  }
}
