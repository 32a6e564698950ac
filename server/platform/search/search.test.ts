import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QueryInput } from '../../../contract/endpoint.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { customerViewsEndpoints } from '../../../contract/people/auth/customer-views.ts'
import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { type SearchKind, searchEndpoints } from '../../../contract/platform/search/search.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { makeInvoice, makeQuote } from '../../../tests/support/billing.ts'
import { makeCount } from '../../../tests/support/counting.ts'
import {
  makeContact,
  makeCustomer,
  makeHandlingUnit,
  makeItem,
  makeLocation,
  makeOrder,
  makeReceipt,
  makeShipment,
} from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let app: TestApp
let names: { acme: string; rival: string }
beforeAll(async () => {
  app = await openTestApp()
  names = { acme: await nameOf(1), rival: await nameOf(2) }
})
afterAll(() => app.close())

async function nameOf(id: number): Promise<string> {
  const row = await app.db.read(system, (on) => on.selectFrom('customers').select('name').where('id', '=', id).executeTakeFirstOrThrow())
  return row.name
}

type Query = QueryInput<typeof searchEndpoints.find>

async function search(q: string, by: TestPerson = 'manager', more: Partial<Query> = {}, headers?: Record<string, string>) {
  return app.as(by).call(searchEndpoints.find, { query: { q, ...more }, ...(headers && { headers }) })
}

/** The titles found, by kind. */
async function titles(q: string, by: TestPerson = 'manager', more: Partial<Query> = {}): Promise<Partial<Record<SearchKind, string[]>>> {
  const { groups } = await search(q, by, more)
  return Object.fromEntries(groups.map(({ kind, results }) => [kind, results.map(({ title }) => title)]))
}

test('every kind is found by its number, code or name, and an exact one is marked', async () => {
  const customer = await makeCustomer(app, { name: 'Kobalt Handels', contactEmail: 'post@kobalt.example', primaryContact: 'Ines Frey' })
  const item = await makeItem(app, { sku: 'KOB-77', name: 'Enamel mug', customerId: customer.id, gtin: '4006381333931' })
  const { order, shipmentId } = await makeShipment(app, { customerId: customer.id, items: [{ sku: item.sku, quantity: 1 }] })
  const shipments = await app.as('manager').call(shipmentsEndpoints.list, { query: { orderId: order.id } })
  const receipt = await makeReceipt(app, { customerId: customer.id, supplier: 'Glasbläserei Ost', trackingNumber: '1Z-778' })
  const unit = await makeHandlingUnit(app, { customerId: customer.id, sscc: '340123450000000017' })
  const contact = await makeContact(app, { customerId: customer.id, firstName: 'Zoë', lastName: 'Đurić', email: 'zoe@frey.example' })
  const quote = await makeQuote(app, { customerId: customer.id })
  const invoice = await makeInvoice(app, { customerId: customer.id })
  const tracking = String(shipments[0]?.trackingNumber)
  const owner = { customerId: customer.id, customerName: 'Kobalt Handels' }
  for (const [q, kind, id, exact] of [
    [order.orderNumber.toLowerCase(), 'order', order.id, true],
    [' kob-77 ', 'inventoryItem', item.id, true],
    ['4006381333931', 'inventoryItem', item.id, true],
    ['0 4006381 333931', 'inventoryItem', item.id, true],
    ['(01)04006381333931', 'inventoryItem', item.id, true],
    ['enamel MUG', 'inventoryItem', item.id, false],
    [tracking.toLowerCase(), 'shipment', shipmentId, true],
    [order.orderNumber, 'shipment', shipmentId, false],
    [receipt.receiptNumber, 'receipt', receipt.id, true],
    ['glasblaserei', 'receipt', receipt.id, false],
    ['1z-778', 'receipt', receipt.id, true],
    ['340123450000000017', 'handlingUnit', unit.id, true],
    ['(00) 340123450000000017', 'handlingUnit', unit.id, true],
    ['zoe duric', 'contact', contact.id, false],
    [quote.quoteNumber, 'quote', quote.id, true],
    [invoice.invoiceNumber, 'invoice', invoice.id, true],
  ] as const) {
    const { groups, similar } = await search(q)
    const found = groups.find((group) => group.kind === kind)?.results ?? []
    expect(found, q).toContainEqual(expect.objectContaining({ id, exact, ...owner }))
    expect(similar, q).toBe(false)
    if (exact) expect(groups[0]?.kind, q).toBe(kind)
  }
  for (const q of ['kobalt', 'ines', `C${customer.id}`, 'post@kobalt']) expect((await titles(q)).customer, q).toEqual(['Kobalt Handels'])
  // Its name alone finds the customer; with a number it tells one row from those of others.
  expect(await titles('kobalt handels')).toEqual({ customer: ['Kobalt Handels'] })
  expect((await titles(`kobalt ${order.orderNumber.slice(-5)}`)).order).toEqual([order.orderNumber])
  expect((await titles(`kobalt enamel`)).inventoryItem).toEqual(['KOB-77'])
  expect((await titles(`${names.rival} enamel`)).inventoryItem).toBeUndefined()
})

test('a count is found by its number and name, by staff only', async () => {
  const { id, count } = await makeCount(app, { name: 'Aisle Zanzibar' })
  for (const [q, exact] of [
    [count.countNumber.toLowerCase(), true],
    ['zanzibar', false],
  ] as const) {
    const found = { kind: 'count', results: [expect.objectContaining({ id, title: count.countNumber, subtitle: 'Aisle Zanzibar', exact })] }
    expect((await search(q, 'worker')).groups, q).toContainEqual(expect.objectContaining(found))
    expect((await titles(q, 'customer')).count, q).toBeUndefined()
  }
})

test('better matches come first: the code itself, its beginning, the beginning of a word, a part of one', async () => {
  for (const [sku, name] of [
    ['X-4', 'Unquorn'],
    ['X-3', 'Soft quorn'],
    ['QUORN-2', 'B'],
    ['QUORN-1', 'A'],
    ['QUORN', 'Z'],
  ] as const)
    await makeItem(app, { sku, name })
  expect((await titles('quorn')).inventoryItem).toEqual(['QUORN', 'QUORN-1', 'QUORN-2', 'X-3', 'X-4'])
  const { groups } = await search('quorn', 'manager', { limit: 2 })
  expect(groups).toMatchObject([{ kind: 'inventoryItem', more: true, results: [{ title: 'QUORN', exact: true }, { title: 'QUORN-1' }] }])
})

test('an exact code is found however many newer rows match', async () => {
  await makeItem(app, { sku: 'MANY', name: 'The first' })
  for (let n = 0; n < 60; n++) await makeItem(app, { sku: `A-MANY-${n}`, name: 'Another' })
  expect((await titles('many')).inventoryItem?.[0]).toBe('MANY')
})

test('movements, shipments and receipts are listed newest first', async () => {
  const orders = [await makeOrder(app), await makeOrder(app), await makeOrder(app)]
  expect((await titles('WM-', 'manager', { limit: 3 })).order).toEqual(orders.map(({ orderNumber }) => orderNumber).reverse())
})

test('one mistake in a word is forgiven where nothing matches as it is written', async () => {
  await makeItem(app, { sku: 'HUI-1', name: 'Colombia Huila Šljivovica' })
  for (const q of ['colobmia', 'colmbia', 'coolombia', 'kolombia', 'colombja', 'sljivovca', 'huila colmbia', 'hulia', 'coombia']) {
    const { groups, similar } = await search(q)
    expect(groups, q).toMatchObject([{ kind: 'inventoryItem', results: [{ title: 'HUI-1', exact: false }] }])
    expect(similar, q).toBe(true)
  }
  for (const q of ['colmbja', 'huila colmbja', 'xhu', 'HUI-2', 'zzzz']) expect(await search(q), q).toEqual({ groups: [], similar: false })
  const one = await makeItem(app, { sku: 'NUM-10', name: 'Kolibri' })
  // A number with another digit is another record.
  for (const q of ['NUM-11', 'NUM-1O']) expect(await search(q), q).toEqual({ groups: [], similar: false })
  expect((await search('colibri')).groups[0]?.results[0]?.id).toBe(one.id)
})

test('the name of a customer narrows other words down for staff, and lists no rows alone', async () => {
  const [{ id: one }, { id: other }] = [await makeCustomer(app, { name: 'Zephyr Imports' }), await makeCustomer(app, { name: 'Zenith' })]
  for (const customerId of [one, other]) await makeItem(app, { sku: `LAMP-${customerId}`, name: 'Brass lamp', customerId })
  expect((await titles('brass lamp')).inventoryItem).toHaveLength(2)
  for (const q of ['zephyr lamp', 'lamp zephyr', 'brass zephyr imports'])
    expect((await titles(q)).inventoryItem, q).toEqual([`LAMP-${one}`])
  expect(await titles('zephyr imports')).toEqual({ customer: ['Zephyr Imports'] })
  expect(await titles('zephyr tin')).toEqual({})
})

test('a destination finds its movements and shipments, also for their customer', async () => {
  const item = await makeItem(app, { sku: 'DEST-1', customerId: 1, quantity: 10 })
  const address = { street: 'Kai 4', city: 'Göteborg', state: 'O', zip: '41101', country: 'Sweden' }
  const order = await makeOrder(app, { items: [{ sku: item.sku, quantity: 1 }], shippingAddress: address })
  const { groups } = await search('goteborg sweden')
  expect(groups).toMatchObject([{ kind: 'order', results: [{ title: order.orderNumber }] }])
  expect((await titles('göteborg', 'customer')).order).toEqual([order.orderNumber])
  expect(await titles('göteborg', 'rival')).toEqual({})
  await app.as('admin').call(shipmentsEndpoints.create, { body: { customerId: 1, destination: 'Tromsø, Norway' } })
  expect((await titles('tromso')).shipment).toHaveLength(1)
  expect(await titles('tromso', 'rival')).toEqual({})
})

test('a location is found by its code without dashes, by staff only', async () => {
  await makeLocation(app, { code: 'ZQ-01-02', name: 'Upper shelf' })
  for (const q of ['ZQ-01-02', 'zq0102']) {
    const { groups } = await search(q)
    expect(groups, q).toMatchObject([{ kind: 'location', results: [{ title: 'ZQ-01-02', subtitle: 'Upper shelf', exact: true }] }])
  }
  for (const q of ['zq01', 'upper shelf', 'location zq01']) expect((await titles(q)).location, q).toEqual(['ZQ-01-02'])
  expect(await titles('zq0102', 'customer')).toEqual({})
})

test('people of the staff are found by administrators, who manage them', async () => {
  const [person] = await app.as('admin').call(staffEndpoints.list)
  const name = person?.name ?? ''
  expect((await titles(name, 'admin')).staff).toContain(name)
  for (const by of ['manager', 'customer'] as const) expect((await titles(name, by)).staff, by).toBeUndefined()
})

test('the name of a customer and of a kind list what that customer has of the kind', async () => {
  const { id } = await makeCustomer(app, { name: 'Quillon Trading' })
  const invoice = await makeInvoice(app, { customerId: id })
  const item = await makeItem(app, { sku: 'QUI-1', customerId: id })
  for (const q of ['quillon invoice', 'Invoices Quillon', 'quillon inv'])
    expect((await titles(q)).invoice, q).toEqual([invoice.invoiceNumber])
  expect(await titles('quillon item')).toEqual({ inventoryItem: [item.sku] })
  // A kind alone lists nothing, and neither does it for a customer with the name of another.
  expect((await titles('invoice')).invoice).toBeUndefined()
  expect(await titles('quillon invoice', 'customer')).toEqual({})
})

test('a single character finds what begins with it', async () => {
  await makeItem(app, { sku: '#1', name: 'Hash' })
  await makeItem(app, { sku: 'H#', name: 'Within' })
  expect(await titles('#')).toEqual({ inventoryItem: ['#1'] })
  expect(await titles('%')).toEqual({})
  expect(await titles('_')).toEqual({})
})

test.each([
  '100%',
  'a_b',
  '\\',
  '%%',
  "'",
  "';--",
  '.*',
  '(',
  '[a-',
  '{1}',
  '\\m',
  '\u{1f600}',
  '\u0301\u0301\u0301\u0301',
  'ﷺﷺﷺﷺ',
  'ǅǅǅǅ',
  'ﬁﬁﬁﬁ',
  '₁₂₃₄',
  '日本語の倉庫',
  'ـــــ',
  '\u200b\u200b',
  'x'.repeat(100),
  'ö '.repeat(10),
])('signs of patterns and any script are only text: %s', async (q) => {
  for (const by of ['manager', 'customer'] as const) expect((await app.as(by).ask(searchEndpoints.find, { query: { q } })).status).toBe(200)
})

test('wildcards find only themselves', async () => {
  await makeItem(app, { sku: 'PC_50%', name: 'Percent' })
  await makeItem(app, { sku: 'PCX50X', name: 'None' })
  for (const q of ['pc_50', '_50', '50%', 'PC_50%']) expect((await titles(q)).inventoryItem, q).toEqual(['PC_50%'])
})

test.each([
  [{ q: '' }, 'q'],
  [{ q: '   ' }, 'q'],
  [{ q: 'x'.repeat(101) }, 'q'],
  [{ q: 'a '.repeat(11) }, 'q'],
  [{ q: 'a\u0000b' }, 'q'],
  [{ q: 'a', limit: 0 }, 'limit'],
  [{ q: 'a', limit: 21 }, 'limit'],
  [{ q: 'a', kind: 'table' }, 'kind'],
])('%j is rejected', async (query, path) => {
  const answer = await app.as('manager').ask(searchEndpoints.find, { query: query as Query })
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } })
})

test('a customer finds only its own, and nothing of what is for staff', async () => {
  const sku = 'SHARED-SKU'
  for (const customerId of [1, 2]) {
    await makeItem(app, { sku, name: 'Walled lamp', customerId })
    await makeReceipt(app, { customerId, supplier: 'Walled works' })
    await makeContact(app, { customerId, firstName: 'Walled' })
    await makeHandlingUnit(app, { customerId })
    for (const status of ['draft', 'sent'] as const) {
      await makeQuote(app, { customerId, status })
      await makeInvoice(app, { customerId, status })
    }
  }
  const { order } = await makeShipment(app, { customerId: 2, by: 'rival', items: [{ sku, quantity: 1 }] })
  const [shipment] = await app.as('rival').call(shipmentsEndpoints.list)
  for (const by of ['customer', 'rival'] as const) {
    const own = by === 'customer' ? 1 : 2
    for (const q of ['walled', 'wallde', sku, 'WM-', 'TRK-', 'WR-', 'Q-', 'INV-', '3', names.acme, names.rival]) {
      const { groups } = await search(q, by, { limit: 20 })
      const kinds = groups.map(({ kind }) => kind)
      for (const kind of ['customer', 'contact', 'handlingUnit'] as const) expect(kinds, q).not.toContain(kind)
      for (const { results } of groups) for (const { customerId } of results) expect(customerId, q).toBe(own)
    }
  }
  // What names another customer's row answers as if there were none.
  for (const q of [order.orderNumber, String(shipment?.trackingNumber)]) {
    expect((await search(q, 'rival')).groups, q).not.toEqual([])
    expect(await search(q, 'customer'), q).toEqual({ groups: [], similar: false })
  }
  expect((await titles('Q-', 'customer')).quote).toHaveLength(1)
  expect((await titles('Q-', 'manager', { limit: 20 })).quote?.length).toBeGreaterThanOrEqual(4)
  expect((await titles('walled')).inventoryItem).toEqual([sku, sku])
  expect(await titles('walled', 'rival', { kind: ['contact', 'customer'] })).toEqual({})
})

test('staff who view as a customer find what the customer finds', async () => {
  await app.as('manager').call(customerViewsEndpoints.start, { body: { customerId: 2 } })
  for (const customerId of [1, 2]) await makeItem(app, { sku: `SEEN-${customerId}`, customerId })
  const { groups } = await search('seen-', 'manager', {}, { 'x-view-as': '2' })
  expect(groups).toMatchObject([{ kind: 'inventoryItem', results: [{ title: 'SEEN-2' }] }])
  expect(groups).toHaveLength(1)
  expect((await titles('seen-')).inventoryItem).toEqual(['SEEN-1', 'SEEN-2'])
})

test('a deleted item is not found', async () => {
  const item = await makeItem(app, { sku: 'GONE-9', quantity: 0 })
  expect((await titles('gone-9')).inventoryItem).toEqual(['GONE-9'])
  await app.as('admin').call(inventoryEndpoints.delete, { params: { id: item.id } })
  for (const q of ['gone-9', 'gone', 'g']) expect((await titles(q)).inventoryItem ?? [], q).not.toContain('GONE-9')
})
