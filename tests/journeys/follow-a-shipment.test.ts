import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { shipmentsEndpoints } from '../../contract/shipments.ts'
import { delayLateShipments } from '../../server/shipments/delay-shipments.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, figure, pick, row, searchOf, sees, seesNo, toast, withoutNews } from '../support/browser-sights.ts'
import { makeShipment } from '../support/factories.ts'
import { choose, chooseFromMenu, enterAt, hasFocus, tabTo, typeInto } from '../support/keyboard.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const shipmentNow = (id: number) => it.as('admin').call(shipmentsEndpoints.get, { params: { id } })
const newShipment = async () => shipmentNow(Number((await makeShipment(it)).shipmentId))
const entries = (page: Page) => page.getByRole('region', { name: 'Tracking' }).getByRole('listitem')
const recording = (page: Page) => dialog(page, 'Record Event')
const kinds = (page: Page) => recording(page).getByRole('combobox', { name: 'What happened' }).getByRole('option')

async function record(page: Page, what: string, place: string): Promise<void> {
  await page.getByRole('button', { name: 'Record Event' }).click()
  await recording(page).getByRole('combobox', { name: 'What happened' }).selectOption({ label: what })
  await recording(page).getByRole('textbox', { name: 'Place' }).fill(place)
  await recording(page).getByRole('button', { name: 'Record Event' }).click()
  await seesNo(recording(page))
}

test('a shipment is followed from pick-up to delivery; its customer reads the same, another customer finds nothing', async () => {
  const { id, trackingNumber } = await newShipment()
  const page = await it.visit('/tpd2', 'manager')
  await sees(page.getByRole('heading', { level: 1, name: 'Customer Track & Trace' }))
  const listed = row(page, trackingNumber)
  await sees(listed.getByText('Estimated'))
  await sees(figure(page, 'On Time').getByText('–'))
  await listed.getByRole('button', { name: 'View' }).click()
  await sees(page.getByRole('heading', { level: 1, name: trackingNumber }))

  await page.getByRole('button', { name: 'Record Event' }).click()
  await eventually(() => kinds(page).allTextContents()).toEqual(['Picked up'])
  await recording(page).getByRole('textbox', { name: 'Notes' }).fill('Trailer OV-44-LK')
  await recording(page).getByRole('button', { name: 'Record Event' }).click()
  await sees(toast(page, 'Event Recorded'))
  await sees(entries(page).filter({ hasText: 'Picked up' }).getByText('Trailer OV-44-LK · manager'))
  await page.getByRole('button', { name: 'Record Event' }).click()
  await eventually(() => kinds(page).first().textContent()).toBe('Departed')
  expect(await kinds(page).allTextContents()).not.toContain('Picked up')
  await page.keyboard.press('Escape')
  await record(page, 'Departed', 'Rotterdam NL')
  await record(page, 'Arrived at', 'Nürnberg DE')
  await sees(entries(page).first().getByText('Arrived at Nürnberg DE'))
  expect(await shipmentNow(id)).toMatchObject({ status: 'in_transit' })

  await page.getByRole('link', { name: 'Track & Trace' }).first().click()
  await sees(row(page, trackingNumber).getByRole('button', { name: 'Track' }))
  await eventually(() => figure(page, 'In Transit').textContent()).toBe('1')
  await page.getByRole('link', { name: 'Delivered' }).click()
  expect(searchOf(page).get('status')).toBe('delivered')
  await sees(page.getByText('No shipments match your search.'))

  await page.goto(`/shipments/${id}`)
  await record(page, 'Delivered', 'Brno CZ')
  await sees(figure(page, 'Delivered').getByText('On Time'))
  await page.getByRole('button', { name: 'More actions' }).click()
  await sees(page.getByRole('menuitem', { name: 'Print' }))
  expect(await page.getByRole('menuitem', { name: 'Change Estimated Delivery' }).count()).toBe(0)

  const own = await it.visit('/tpd2', 'customer')
  await sees(row(own, trackingNumber).getByText('On Time'))
  expect(await figure(own, 'On Time').textContent()).toBe('100%')
  await sees(own.getByText('1 of 1', { exact: true }))
  expect(await own.getByRole('button', { name: 'New Shipment' }).count()).toBe(0)
  await row(own, trackingNumber).getByRole('link').click()
  await eventually(() => entries(own).count()).toBe(5)
  await sees(entries(own).first().getByText('Delivered, Brno CZ'))
  expect(await own.getByRole('button', { name: 'Record Event' }).count()).toBe(0)

  const foreign = await it.visit(`/shipments/${id}`, 'rival')
  await sees(foreign.getByText('Shipment not found'))
  await foreign.goto('/tpd2')
  await sees(foreign.getByText('No shipments found'))
})

test('what came after its estimated delivery is late; what is past it can be given another day', async () => {
  const { id, trackingNumber } = await newShipment()
  const page = await it.visit(`/shipments/${id}`, 'manager')
  await record(page, 'Picked up', '')
  const changing = dialog(page, 'Change Estimated Delivery')
  await chooseFromMenu(page, page.getByRole('button', { name: 'More actions' }), 'Change Estimated Delivery')
  await changing.getByLabel('Estimated delivery').fill('')
  await changing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(changing.getByText('must be a day'))
  await changing.getByLabel('Estimated delivery').fill('2026-01-31')
  await changing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Estimated Delivery Changed'))
  await sees(entries(page).first().getByText('Estimated delivery changed'))
  expect(await shipmentNow(id)).toMatchObject({ status: 'delayed', estimatedDelivery: '2026-01-31T23:59:59.000Z' })
  await record(page, 'Delivered', '')
  await page.goto('/tpd2')
  await sees(row(page, trackingNumber).getByText('Late'))
})

test('a shipment that becomes late is shown as delayed at once, and the notification of its customer opens it', async () => {
  const estimatedDelivery = new Date(Date.now() + 2_000).toISOString()
  const body = { customerId: 1, destination: 'Aarhus, DK', estimatedDelivery }
  const { id, trackingNumber } = await it.as('manager').call(shipmentsEndpoints.create, { body })
  await it.as('manager').call(shipmentsEndpoints.record, { params: { id }, body: { kind: 'picked_up' } })
  const own = await it.visit('/tpd2', 'customer')
  await sees(row(own, trackingNumber).getByText('In Transit'))
  await eventually(async () => {
    await delayLateShipments(it.db)
    return (await shipmentNow(id)).status
  }).toBe('delayed')
  await sees(row(own, trackingNumber).getByText('Delayed'))
  await own
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click()
  await dialog(own, 'Notifications').getByRole('button', { name: trackingNumber }).click()
  await sees(entries(own).first().getByText('Past its estimated delivery'))
  expect(new URL(own.url()).pathname).toBe(`/shipments/${id}`)
})

test('an event that a colleague recorded meanwhile is refused, and the next one can be chosen instead', async () => {
  const { id } = await newShipment()
  const page = await it.visit(`/shipments/${id}?event=true`, 'manager')
  await withoutNews(page)
  await page.reload()
  await recording(page).getByRole('textbox', { name: 'Place' }).fill('Dock 5')
  await it.as('admin').call(shipmentsEndpoints.record, { params: { id }, body: { kind: 'picked_up', place: 'Dock 4' } })
  const send = recording(page).getByRole('button', { name: 'Record Event' })
  await send.click()
  await sees(toast(page, 'Error'))
  await eventually(() => kinds(page).first().isDisabled()).toBe(true)
  await recording(page).getByRole('combobox', { name: 'What happened' }).selectOption({ label: 'Departed' })
  await send.click()
  await sees(toast(page, 'Event Recorded'))
  await sees(entries(page).first().getByText('Departed, Dock 5'))
  await sees(entries(page).getByText('Picked up, Dock 4'))
})

test('a shipment without a movement is created without a mouse; what stays empty gets its default', async () => {
  const page = await it.visit('/tpd2', 'manager')
  const opener = page.getByRole('button', { name: 'New Shipment' })
  await enterAt(page, opener)
  const creating = dialog(page, 'New Shipment')
  await enterAt(page, creating.getByRole('button', { name: 'Create Shipment' }))
  await sees(creating.getByText('must be chosen from the list'))
  await choose(page, creating.getByRole('combobox', { name: 'Customer' }), 'Acme Imports')
  await typeInto(page, creating.getByRole('textbox', { name: 'Destination' }), 'Brno, CZ')
  await enterAt(page, creating.getByRole('button', { name: 'Create Shipment' }))
  await hasFocus(opener)
  const listed = row(page, 'Brno, CZ')
  await sees(listed.getByText('Standard'))
  await tabTo(page, listed.getByRole('link'))
  await page.keyboard.press('Enter')
  await sees(page.getByText('Created, Warehouse'))
  const [made] = await it.as('customer').call(shipmentsEndpoints.list, { query: { limit: 1 } })
  expect(made).toMatchObject({ orderId: null, serviceType: 'Standard', origin: 'Warehouse', destination: 'Brno, CZ', status: 'created' })
})

test('the toast of a new shipment opens it; the day, the place and the notes are those that were typed', async () => {
  const page = await it.visit('/tpd2?new=true', 'manager')
  const creating = dialog(page, 'New Shipment')
  await pick(page, creating.getByRole('combobox', { name: 'Customer' }), 'Borealis Trading')
  await creating.getByRole('textbox', { name: 'Service' }).fill('Road, bonded')
  await creating.getByRole('textbox', { name: 'Origin' }).fill('Badajoz, ES')
  await creating.getByLabel('Estimated delivery').fill('2099-11-22')
  await creating.getByRole('textbox', { name: 'Notes' }).fill('Fetched by the carrier')
  await creating.getByRole('button', { name: 'Create Shipment' }).click()
  await toast(page, 'Shipment Created').getByRole('button', { name: 'View' }).click()
  await sees(entries(page).getByText('Created, Badajoz, ES'))
  await sees(entries(page).getByText('Fetched by the carrier · manager'))
  expect(await figure(page, 'Estimated Delivery').textContent()).toBe('Nov 22, 2099')
  expect(await figure(page, 'Service').textContent()).toBe('Road, bonded')
})

test('the page of a movement leads to its shipment, and staff who view as its customer see the customer’s page', async () => {
  const { order } = await makeShipment(it)
  const page = await it.visit('/customer-portfolio', 'manager')
  await row(page, 'Acme Imports').getByRole('button', { name: 'View as Customer' }).click()
  await sees(page.getByText('Exit Customer View'))
  await page.goto(`/orders/${order.id}`)
  await page.getByRole('link', { name: /^TRK-/ }).click()
  await sees(page.getByText('Created, Warehouse'))
  expect(await page.getByRole('button', { name: 'Record Event' }).count()).toBe(0)
  await page.getByRole('link', { name: order.orderNumber }).click()
  await sees(page.getByRole('heading', { level: 1, name: order.orderNumber }))
  await page.goto('/tpd2')
  await sees(row(page, /TRK-/).first())
  expect(await page.getByRole('columnheader', { name: 'Customer' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'New Shipment' }).count()).toBe(0)
})
