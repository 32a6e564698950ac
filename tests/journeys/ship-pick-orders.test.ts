import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { shipmentsEndpoints } from '../../contract/goods-out/shipments/shipments.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { countedReads, dialog, eventually, figure, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeOrder, makeShipment } from '../support/factories.ts'

let it: BrowserApp
beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a completed order is handed to the carrier from the list, and its shipment is opened; a second time it is only opened', async () => {
  const { order, shipmentId } = await makeShipment(it, { carrier: 'Raben', serviceType: 'Cargo Classic' })
  const page = await it.visit('/3pl', 'manager')
  await sees(page.getByText('Manage pick and pack operations for your 3PL customers'))
  const orders = page.getByRole('table', { name: 'Pick & Pack Orders' })
  const reads = await countedReads(page, '/api/orders')
  await row(orders, order.orderNumber).getByRole('button', { name: 'Ship' }).click()
  const handingOver = dialog(page, 'Hand Over')
  // As the movement wishes.
  await eventually(() => handingOver.getByLabel('Carrier').inputValue()).toBe('Raben')
  expect(await handingOver.getByLabel('Service').inputValue()).toBe('Cargo Classic')
  await handingOver.getByLabel('Carrier').fill('')
  await handingOver.getByRole('button', { name: 'Hand Over' }).click()
  await sees(handingOver.getByText('Enter a carrier'))
  await handingOver.getByLabel('Carrier').fill('DHL')
  await handingOver.getByLabel('Parcels').fill('2')
  await handingOver.getByLabel('Weight').fill('12.5')
  expect(await seriousFindings(page)).toEqual([])
  await handingOver.getByRole('button', { name: 'Hand Over' }).click()
  await sees(toast(page, 'Handed Over'))
  await page.waitForURL(`**/shipments/${shipmentId}`)
  const read = () => it.as('admin').call(shipmentsEndpoints.get, { params: { id: shipmentId ?? 0 } })
  expect((await read()).events.map(({ kind }) => kind)).toEqual(['created', 'picked_up'])
  await sees(figure(page, 'Weight').getByText('12.5 kg'))
  // Longer than changes are gathered: the event of the own change has come by then.
  await sleep(500)
  await page.goBack()
  await sees(row(orders, order.orderNumber))
  expect(reads()).toBe(1)
  await row(orders, order.orderNumber).getByRole('button', { name: 'Ship' }).click()
  await page.waitForURL(`**/shipments/${shipmentId}`)
  expect((await read()).events).toHaveLength(2)
})

test('selected orders are handed over to one carrier, each with its own number, parcels and weight', async () => {
  const made = [await makeShipment(it, { carrier: 'Raben' }), await makeShipment(it, { carrier: 'Raben' })]
  const waiting = await makeOrder(it, { carrier: 'Raben' })
  const page = await it.visit('/3pl', 'manager')
  for (const { orderNumber } of [...made.map(({ order }) => order), waiting])
    await page.getByRole('checkbox', { name: `Select ${orderNumber}` }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Hand Over' }).click()
  const form = dialog(page, 'Hand Over: 2 shipments')
  await sees(form.getByText('1 row can’t be handed over and will be skipped.'))
  await eventually(() => form.getByLabel('Carrier').inputValue()).toBe('Raben')
  const parcelsOf = (number: string) => form.getByRole('group', { name: number })
  const [one, two] = made.map(({ order }) => parcelsOf(order.orderNumber))
  await one?.getByLabel('Tracking Number').fill('RB-1')
  await one?.getByLabel('Parcels').fill('two')
  await one?.getByLabel('Weight').fill('12.5')
  await two?.getByLabel('Parcels').fill('3')
  await form.getByRole('button', { name: 'Hand Over' }).click()
  await sees(one?.getByText(/whole number/) ?? form)
  expect(await seriousFindings(page)).toEqual([])
  await one?.getByLabel('Parcels').fill('2')
  await form.getByRole('button', { name: 'Hand Over' }).click()
  await sees(dialog(page, 'Hand Over').getByText(/^2 shipments handed over/))
  const read = (id: number | null) => it.as('admin').call(shipmentsEndpoints.get, { params: { id: id ?? 0 } })
  const sent = { status: 'in_transit', carrierName: 'Raben' }
  expect(await read(made[0]?.shipmentId ?? null)).toMatchObject({ ...sent, carrierTrackingNumber: 'RB-1', parcels: 2, weightKg: '12.5' })
  expect(await read(made[1]?.shipmentId ?? null)).toMatchObject({ ...sent, carrierTrackingNumber: null, parcels: 3, weightKg: null })
})

test('applied filters act on orders and shipments, are kept in the address, and Back takes them off', async () => {
  const { order } = await makeShipment(it)
  const open = await makeOrder(it)
  const other = await makeOrder(it, { type: 'shipment' })
  const page = await it.visit('/3pl', 'manager')
  const orders = page.getByRole('table', { name: 'Pick & Pack Orders' })
  const shipments = page.getByRole('table', { name: 'Shipments' })
  await sees(row(orders, open.orderNumber))
  await seesNo(row(orders, other.orderNumber))
  await sees(row(shipments, 'TRK-').first())
  await page.getByLabel('Status', { exact: true }).selectOption('Pending')
  await sees(row(orders, order.orderNumber))
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await page.waitForURL('**/3pl?status=pending')
  await sees(row(orders, open.orderNumber))
  await seesNo(row(orders, order.orderNumber))
  await sees(page.getByText('No shipments found'))
  await page.goBack()
  await sees(row(orders, order.orderNumber))
  await goOnTo(page, '/3pl?createdTo=2020-01-01')
  await sees(page.getByText('No pick & pack orders found'))
})

test('lists that can not be loaded say so in the words of the specification', async () => {
  const page = await it.visit('/login', 'manager')
  await page.route(/\/api\/(orders|shipments)\?/, (route) => route.fulfill({ status: 503, json: { status: 503, detail: 'Not now.' } }))
  await goOnTo(page, '/3pl')
  await sees(page.getByText('Failed to load pick orders'))
  await sees(page.getByText('Failed to load shipments'))
})

test('a new pick order is begun there, and axe finds nothing serious', async () => {
  const page = await it.visit('/3pl', 'manager')
  await sees(page.getByRole('table', { name: 'Shipments' }))
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'New Pick Order' }).first().click()
  await sees(dialog(page, 'New Movement').getByRole('radio', { name: 'Pick & Pack', checked: true }))
})
