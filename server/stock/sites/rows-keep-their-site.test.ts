import { afterAll, beforeAll, expect, test } from 'vitest'
import { quarantineEndpoints } from '../../../contract/goods-in/quarantine/quarantine.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { mailsEndpoints } from '../../../contract/platform/mail/mails.ts'
import { adjustmentsEndpoints } from '../../../contract/stock/inventory/adjustment-requests.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { moveStockEndpoints } from '../../../contract/stock/inventory/move-stock.ts'
import { type Site, sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { anAddress, makeItem, makeLocation, makeReceipt } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { visibleMails } from '../../platform/mail/mails-queries.ts'
import { visibleHistory } from '../../platform/records/record-history.ts'
import type { StaffViewer } from '../../viewer.ts'

// What belongs to no site, as an item, was still changed at one: its history, what is asked for and what is sent back keep that site.

let it: TestApp
let north: Site
let bins: { main: string; otherMain: string; north: string }
beforeAll(async () => {
  it = await openTestApp()
  north = await it.as('admin').call(sitesEndpoints.create, { body: { code: 'NORTH', name: 'North Depot', address: anAddress } })
  const [main, otherMain, there] = [await makeLocation(it), await makeLocation(it), await makeLocation(it, { siteId: north.id })]
  bins = { main: main.code, otherMain: otherMain.code, north: there.code }
  const accounts = await it.as('admin').call(staffEndpoints.list, { query: {} })
  for (const { id, username } of accounts.filter((each) => ['manager', 'worker'].includes(each.username)))
    expect([username, (await it.as('admin').ask(staffEndpoints.update, { params: { id }, body: { siteIds: [north.id] } })).status]).toEqual(
      [username, 200],
    )
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

async function itemAtBoth(): Promise<number> {
  const { id } = await makeItem(it, { quantity: 20, location: bins.main, costPrice: '1' })
  const body = { adjustment: 10, reason: 'Found', location: bins.north }
  await it.as('admin').call(inventoryEndpoints.adjust, { params: { id }, body })
  return id
}

const atSites = async (id: number) => {
  const { sites } = await it.as('admin').call(inventoryEndpoints.get, { params: { id } })
  return Object.fromEntries(sites.map(({ siteCode, quantity }) => [siteCode, quantity]))
}

test('the history of an item names no bin and no quantity of other sites', async () => {
  const id = await itemAtBoth()
  const [to, more] = [await makeLocation(it), await makeLocation(it, { siteId: north.id })]
  const move = (from: string, where: string) =>
    it.as('admin').call(moveStockEndpoints.move, { params: { id }, body: { from, to: where, quantity: 3, reason: 'Tidied' } })
  await move(bins.main, to.code)
  await move(bins.north, more.code)
  await it.as('admin').call(inventoryEndpoints.update, { params: { id }, body: { location: bins.otherMain, name: 'Renamed' } })
  const read = (by: 'admin' | 'manager') => it.as(by).call(historyEndpoints.ofItem, { params: { id } })
  const seen = await read('manager')
  expect(seen.map(({ action }) => action)).toEqual(['update', 'move', 'create'])
  expect(seen[0]?.after).toMatchObject({ name: 'Renamed' })
  for (const hidden of [bins.main, bins.otherMain, to.code, '"quantity":20']) expect(JSON.stringify(seen)).not.toContain(hidden)
  expect((await read('admin')).map(({ action }) => action)).toEqual(['update', 'move', 'move', 'create'])
  const limited: StaffViewer = { role: 'manager', userId: 2, name: 'Manager', customerId: null, siteIds: [north.id] }
  // Each line of defence by itself.
  const unfiltered: StaffViewer = { ...limited, siteIds: [] }
  const moves = (as: StaffViewer, asks: StaffViewer) =>
    it.db.read(as, (on) => visibleHistory(on, asks).where('e.entity_id', '=', id).where('e.action', '=', 'move').select('e.id').execute())
  expect([(await moves(limited, unfiltered)).length, (await moves(unfiltered, limited)).length]).toEqual([1, 1])
})

test('mails about receipts are those of own sites', async () => {
  const receipt = await makeReceipt(it, {}, 'admin')
  await it.as('admin').call(receiptsEndpoints.email, { params: { id: receipt.id } })
  const listed = await it.as('manager').call(mailsEndpoints.list, { query: { kind: ['receipt'] } })
  expect(listed).toEqual([])
  const limited: StaffViewer = { role: 'manager', userId: 2, name: 'Manager', customerId: null, siteIds: [north.id] }
  const unfiltered: StaffViewer = { ...limited, siteIds: [] }
  const mails = (as: StaffViewer, asks: StaffViewer) => it.db.read(as, (on) => visibleMails(on, asks).select('m.id').execute())
  expect([await mails(limited, unfiltered), await mails(unfiltered, limited)]).toEqual([[], []])
  expect(await it.as('admin').call(mailsEndpoints.list, { query: { kind: ['receipt'] } })).toHaveLength(1)
})

test('a request is carried out at the site of the person who asked, and names no bin of another', async () => {
  const id = await itemAtBoth()
  const ask = (adjustment: number, location?: string) =>
    it
      .as('worker')
      .ask(inventoryEndpoints.adjust, { params: { id }, body: { adjustment, reason: 'Counted', ...(location && { location }) } })
  expect(await ask(-2, bins.main)).toMatchObject({ status: 400, body: { code: 'location.unknown' } })
  for (const adjustment of [-2, 3]) {
    const reply = await ask(adjustment)
    expect(reply.status).toBe(202)
    const { requestId } = reply.body as { requestId: number }
    await it.as('admin').call(adjustmentsEndpoints.approve, { params: { id: requestId } })
  }
  expect(await atSites(id)).toEqual({ MAIN: 20, NORTH: 11 })
  const tooMany = await ask(-12)
  const { requestId } = tooMany.body as { requestId: number }
  expect((await it.as('admin').ask(adjustmentsEndpoints.approve, { params: { id: requestId } })).status).toBe(409)
  expect(await atSites(id)).toEqual({ MAIN: 20, NORTH: 11 })
})

test('goods that are sent back leave the site where they are, and a new shipment the one of the person who makes it', async () => {
  const quarantine = await makeLocation(it, { siteId: north.id, type: 'quarantine' })
  const { id } = await makeItem(it, { quantity: 0, customerId: 1 })
  const body = { adjustment: 4, reason: 'Found', location: quarantine.code }
  await it.as('admin').call(inventoryEndpoints.adjust, { params: { id }, body })
  const disposal = { disposition: 'send_back' as const, from: quarantine.code, quantity: 4, reason: 'Not ours' }
  expect((await it.as('manager').ask(quarantineEndpoints.dispose, { params: { id }, body: disposal })).status).toBe(200)
  const serviceType = 'Standard'
  const made = await it.as('manager').ask(shipmentsEndpoints.create, {
    body: { customerId: 1, serviceType, origin: 'Warehouse', destination: 'Split' },
  })
  expect(made.status).toBe(201)
  const shipments = await it.as('manager').call(shipmentsEndpoints.list, { query: {} })
  expect(shipments.map(({ siteCode }) => siteCode)).toEqual(['NORTH', 'NORTH'])
})

test('a refusal does not name the records of other sites', async () => {
  const { id, sku } = await makeItem(it, { quantity: 1, location: bins.north })
  const { receiptNumber } = await makeReceipt(it, { items: [{ sku, quantity: 2 }], reference: 'PO-OF-MAIN' }, 'admin')
  const body = { customerId: 1, supplier: 'Acme', siteId: north.id, items: [{ sku, quantity: 2 }], reference: 'po-of-main', again: false }
  const twice = await it.as('manager').ask(receiptsEndpoints.create, { body })
  expect(twice).toMatchObject({ status: 409, body: { detail: 'po-of-main is on a record of another site already. Create another?' } })
  const deleted = { params: { id } }
  expect(JSON.stringify((await it.as('manager').ask(inventoryEndpoints.delete, deleted)).body)).toContain('a record of another site')
  expect(JSON.stringify((await it.as('admin').ask(inventoryEndpoints.delete, deleted)).body)).toContain(receiptNumber)
})
