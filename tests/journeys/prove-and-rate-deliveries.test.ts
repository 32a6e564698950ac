import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { shipmentsEndpoints } from '../../contract/goods-out/shipments/shipments.ts'
import { dashboardEndpoints } from '../../contract/insight/dashboard/dashboard.ts'
import { touch } from '../support/browser-accessibility.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, isFocused, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeShipment, pdfOf } from '../support/factories.ts'
import { readPdf } from '../support/read-pdf.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

async function delivered() {
  const { order, shipmentId } = await makeShipment(it)
  for (const kind of ['picked_up', 'delivered'] as const)
    await it.as('manager').call(shipmentsEndpoints.record, { params: { id: shipmentId ?? 0 }, body: { kind } })
  return order
}

const rating = (page: Page) => dialog(page, 'Rate Movement')
const strokes = (page: Page, count: number) => rating(page).getByRole('radio', { name: String(count), exact: true })
const satisfaction = async () => (await it.as('admin').call(dashboardEndpoints.stats)).customerSatisfaction
const orderNow = (id: number) => it.as('customer').call(ordersEndpoints.get, { params: { id } })

test('the portal asks gently; a rating is given by keyboard alone, changes satisfaction, and can be changed', async () => {
  const { id, orderNumber } = await delivered()
  const page = await it.visit('/customer-portal', 'customer')
  await page.getByRole('link', { name: '1 delivered movement without a rating' }).click()
  await sees(row(page, orderNumber).getByText('Not rated'))
  await row(page, orderNumber).getByRole('button', { name: 'Rate' }).focus()
  await page.keyboard.press('Enter')
  await eventually(() => isFocused(strokes(page, 1))).toBe(true)
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight')
  await eventually(() => strokes(page, 3).isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.type('One carton was dented', { delay: 30 })
  await page.keyboard.press('Control+Enter')
  await sees(toast(page, `You rated ${orderNumber} 3 of 5.`))
  expect(await orderNow(id)).toMatchObject({ rating: 3, ratingComment: 'One carton was dented' })
  expect(await satisfaction()).toBe(60)
  await sees(page.getByText('No movements match your search.'))
  await page.getByRole('tab', { name: 'Overview' }).click()
  await seesNo(page.getByText('without a rating'))

  await goOnTo(page, '/customer-portal?tab=orders')
  await sees(row(page, orderNumber).getByText('3 of 5'))
  await row(page, orderNumber).getByRole('button', { name: 'Change Rating' }).click()
  await eventually(() => strokes(page, 3).isChecked()).toBe(true)
  await eventually(() => rating(page).getByLabel('Comment').inputValue()).toBe('One carton was dented')
  await strokes(page, 5).check()
  await rating(page).getByLabel('Comment').fill('')
  await rating(page).getByRole('button', { name: 'Save Rating' }).click()
  await seesNo(rating(page))
  await sees(row(page, orderNumber).getByText('5 of 5'))
  expect(await orderNow(id)).toMatchObject({ rating: 5, ratingComment: null })
  expect(await satisfaction()).toBe(100)
})

test('without a choice nothing is sent, and the choice is asked for', async () => {
  const { id } = await delivered()
  const page = await it.visit(`/orders/${id}?rate=true`, 'customer')
  await rating(page).getByLabel('Comment').fill('Fine')
  await rating(page).getByRole('button', { name: 'Save Rating' }).click()
  await sees(rating(page).getByText('Please choose a rating from 1 to 5').first())
  await eventually(() => isFocused(strokes(page, 1))).toBe(true)
  expect(await orderNow(id)).toMatchObject({ rating: null })
  await strokes(page, 4).check()
  await rating(page).getByRole('button', { name: 'Save Rating' }).click()
  const section = page.getByRole('region', { name: 'Rating' })
  await sees(section.getByText('4 of 5'))
  await sees(section.getByText('Fine'))

  const staff = await it.visit(`/orders/${id}`, 'manager')
  await sees(staff.getByRole('region', { name: 'Rating' }).getByText('4 of 5'))
  await seesNo(staff.getByRole('button', { name: 'Change Rating' }))
})

test('the tracking of a delivered movement offers it, that of one on its way does not, and the server refuses it', async () => {
  const { id } = await delivered()
  const onItsWay = await makeShipment(it)
  const page = await it.visit(`/orders?view=${onItsWay.order.id}`, 'customer')
  const tracking = dialog(page, 'Order Details & Tracking')
  await sees(tracking.getByText('6 of 6 stages completed'))
  await seesNo(tracking.getByRole('button', { name: 'Rate Movement' }))
  await goOnTo(page, `/orders/${onItsWay.order.id}?rate=true`)
  await sees(page.getByRole('region', { name: 'Movement Tracking' }))
  await seesNo(rating(page))
  const refused = await it.as('customer').ask(ordersEndpoints.rate, { params: { id: onItsWay.order.id }, body: { rating: 5 } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'order.not-delivered' } })

  await goOnTo(page, `/orders?view=${id}`)
  await tracking.getByRole('button', { name: 'Rate Movement' }).click()
  await strokes(page, 2).check()
  await rating(page).getByRole('button', { name: 'Save Rating' }).click()
  await sees(tracking.getByRole('button', { name: 'Change Rating' }))
  expect(await orderNow(id)).toMatchObject({ rating: 2 })
})

const shipmentNow = (id: number) => it.as('admin').call(shipmentsEndpoints.get, { params: { id } })

async function shipmentWith(...kinds: ('picked_up' | 'delivered')[]) {
  const id = (await makeShipment(it)).shipmentId ?? 0
  for (const kind of kinds) await it.as('manager').call(shipmentsEndpoints.record, { params: { id }, body: { kind } })
  return shipmentNow(id)
}

const recording = (page: Page) => dialog(page, 'Record Proof of Delivery')
const proof = (page: Page) => page.getByRole('region', { name: 'Proof of Delivery' })
const pad = (page: Page) => recording(page).getByRole('img', { name: /^(No signature yet|Signature captured)/ })
const save = (page: Page) => recording(page).getByRole('button', { name: 'Record Proof' }).click()

/** Draws a line across the pad with the mouse. */
async function sign(page: Page): Promise<void> {
  const box = await pad(page).boundingBox()
  if (!box) throw new Error('There is nothing to sign on.')
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.7)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.2, { steps: 8 })
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 2, { steps: 8 })
  await page.mouse.up()
}

test('staff record a delivery with a drawn signature; its customer opens and downloads it, another customer can’t', async () => {
  const { id, trackingNumber } = await shipmentWith('picked_up')
  const page = await it.visit(`/shipments/${id}`, 'manager')
  await proof(page).getByRole('button', { name: 'Record Proof of Delivery' }).click()
  await save(page)
  await sees(recording(page).getByText('Received By must be filled in'))
  await sees(recording(page).getByText('Capture a signature, or upload the signed document as a PDF file.'))
  await recording(page).getByRole('textbox', { name: 'Received By' }).fill('Marie Nováková')
  expect(await recording(page).getByRole('button', { name: 'Clear' }).isDisabled()).toBe(true)
  await sign(page)
  await sees(recording(page).getByRole('img', { name: 'Signature captured' }))
  await recording(page).getByRole('button', { name: 'Clear' }).click()
  await sees(recording(page).getByRole('img', { name: 'No signature yet' }))
  await sign(page)
  await save(page)
  await sees(toast(page, 'Proof of Delivery Recorded'))
  await sees(proof(page).getByRole('img', { name: 'Signature of Marie Nováková' }))
  await sees(page.getByRole('region', { name: 'Tracking' }).getByText('Delivered, Rotterdam, NL'))
  const { status, proofs } = await shipmentNow(id)
  expect(status).toBe('delivered')
  // From the left to the right, up and then to the lower edge, outside of which the mouse left the field.
  expect(proofs[0]?.signature).toMatch(/^M1[12]\d 1[34]\d(L\d+ \d+){8,}L\d+ 200$/)

  const own = await it.visit('/tpd2', 'customer')
  await row(own, trackingNumber).getByRole('button', { name: 'POD' }).click()
  const shown = dialog(own, 'Proof of Delivery')
  await sees(shown.getByText('Marie Nováková'))
  await sees(shown.getByRole('img', { name: 'Signature of Marie Nováková' }))
  const download = own.waitForEvent('download')
  await shown.getByRole('link', { name: 'Download PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`proof-of-delivery-${trackingNumber}.pdf`)
  expect((await readPdf(readFileSync(await file.path()))).join()).toContain('Marie Nováková')
  await goOnTo(own, `/shipments/${id}`)
  await sees(proof(own).getByText('Marie Nováková'))
  expect(await proof(own).getByRole('button').count()).toBe(0)

  const foreign = await it.visit(`/tpd2?pod=${id}`, 'rival')
  await sees(dialog(foreign, 'Proof of Delivery').getByText('This shipment does not exist, or you have no access to it.'))
})

test('the POD of a delivered shipment without one is recorded from the list, by keyboard with the signed paper; a customer has none to open', async () => {
  const { id, trackingNumber } = await shipmentWith('picked_up', 'delivered')
  const moving = await shipmentWith('picked_up')
  const own = await it.visit('/tpd2', 'customer')
  await sees(row(own, trackingNumber).getByText('Delivered'))
  expect(await row(own, trackingNumber).getByRole('button', { name: 'POD' }).count()).toBe(0)
  await goOnTo(own, `/tpd2?pod=${id}`)
  await sees(dialog(own, 'Proof of Delivery').getByText('No proof of delivery yet.'))

  const page = await it.visit('/3pl', 'manager')
  const table = page.getByRole('table', { name: 'Shipments' })
  await sees(row(table, moving.trackingNumber))
  expect(await row(table, moving.trackingNumber).getByRole('button', { name: 'POD' }).count()).toBe(0)
  await row(table, trackingNumber).getByRole('button', { name: 'POD' }).click()
  await recording(page).getByRole('textbox', { name: 'Received By' }).fill('Jan')
  expect(await recording(page).getByLabel('Delivered').count()).toBe(0)
  await recording(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'CMR 4711.pdf', mimeType: 'application/pdf', buffer: pdfOf('Signed') })
  await sees(recording(page).getByRole('link', { name: 'CMR 4711.pdf' }))
  await recording(page).getByRole('textbox', { name: 'Received By' }).press('Enter')
  await seesNo(recording(page))
  await row(table, trackingNumber).getByRole('button', { name: 'POD' }).click()
  await sees(dialog(page, 'Proof of Delivery').getByText('Jan'))

  // The customer's list knows of it by itself.
  await dialog(own, 'Proof of Delivery').getByRole('button', { name: 'Close' }).click()
  await row(own, trackingNumber).getByRole('button', { name: 'POD' }).click()
  await sees(dialog(own, 'Proof of Delivery').getByRole('link', { name: 'CMR 4711.pdf' }))
})

test('a finger signs on a phone without scrolling the form, and a mistake is corrected with a reason', async () => {
  const { id } = await shipmentWith('picked_up')
  const page = await it.visit(`/shipments/${id}?proof=true`, 'manager', touch)
  await recording(page).getByRole('textbox', { name: 'Received By' }).fill('Mary')
  await pad(page).scrollIntoViewIfNeeded()
  const box = await pad(page).boundingBox()
  const fingers = await page.context().newCDPSession(page)
  const [x = 0, y = 0] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20]
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const step of [10, 20, 30, 40, 50])
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + step, y: y + step }] })
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await sees(recording(page).getByRole('img', { name: 'Signature captured' }))
  expect(await pad(page).boundingBox()).toEqual(box)
  await save(page)
  await sees(proof(page).getByRole('img', { name: 'Signature of Mary' }))
  expect((await shipmentNow(id)).proofs[0]?.signature?.split('L').length).toBeGreaterThan(4)

  await proof(page).getByRole('button', { name: 'Correct' }).click()
  const correcting = dialog(page, 'Correct Proof of Delivery')
  await correcting.getByRole('textbox', { name: 'Received By' }).fill('Marie')
  await correcting.getByRole('img', { name: 'No signature yet' }).tap()
  await correcting.getByRole('button', { name: 'Save Correction' }).click()
  await sees(correcting.getByText('Reason must be filled in'))
  await correcting.getByRole('textbox', { name: 'Reason' }).fill('Misspelt')
  await correcting.getByRole('button', { name: 'Save Correction' }).click()
  await sees(proof(page).getByText('Misspelt'))
  await sees(proof(page).getByRole('heading', { name: 'Earlier versions' }))
  await eventually(async () => (await shipmentNow(id)).proofs.map(({ receivedBy }) => receivedBy)).toEqual(['Marie', 'Mary'])
})
