import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dashboardEndpoints } from '../../contract/dashboard/dashboard.ts'
import { ordersEndpoints } from '../../contract/orders/orders.ts'
import { shipmentsEndpoints } from '../../contract/shipments/shipments.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, isFocused, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { goOnTo } from '../support/browser-steps.ts'
import { makeShipment } from '../support/factories.ts'

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
