import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, heldBack, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeOrder, makeReceipt } from '../support/factories.ts'
import { enterAt, hasFocus, tabTo } from '../support/keyboard.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a movement is created without a mouse', async () => {
  const { sku } = await makeItem(it)
  const page = await it.visit('/orders', 'customer')
  const opener = page.getByRole('button', { name: 'New Movement' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const creating = dialog(page, 'New Movement')
  await sees(creating.getByRole('button', { name: `Add ${sku}` }))
  await tabTo(page, creating.getByRole('button', { name: `Add ${sku}` }))
  await page.keyboard.press('Enter')
  await hasFocus(creating.getByRole('textbox', { name: `Quantity of ${sku}` }))
  await page.keyboard.type('3')
  for (const [label, text] of [
    ['Street', '1 Harbour Road'],
    ['City', 'Rotterdam'],
    ['State', 'ZH'],
    ['ZIP', '3011'],
  ] as const) {
    await tabTo(page, creating.getByRole('group', { name: 'Billing Address' }).getByLabel(label))
    await page.keyboard.type(text, { delay: 60 })
  }
  await tabTo(page, creating.getByRole('checkbox', { name: 'Same as billing' }))
  await page.keyboard.press('Space')
  await tabTo(page, creating.getByRole('button', { name: 'Create Movement' }))
  await page.keyboard.press('Enter')
  await sees(toast(page, 'Order created successfully'))
  await seesNo(creating)
  await hasFocus(opener)
  const [order] = await it.as('customer').call(ordersEndpoints.list, { query: { limit: 1 } })
  expect(order).toMatchObject({ items: [{ sku, quantity: 3 }], shippingAddress: { city: 'Rotterdam' } })
})

test('stock is adjusted without a mouse', async () => {
  const item = await makeItem(it, { quantity: 20 })
  const page = await it.visit('/inventory', 'manager')
  const opener = page.getByRole('button', { name: `Adjust ${item.sku}` })
  await sees(opener)
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const adjusting = dialog(page, 'Adjust Stock')
  await hasFocus(adjusting.getByRole('radio', { name: 'Add stock' }))
  await page.keyboard.press('ArrowRight')
  await eventually(() => adjusting.getByRole('radio', { name: 'Remove stock' }).isChecked()).toBe(true)
  await tabTo(page, adjusting.getByRole('textbox', { name: 'Quantity' }))
  await page.keyboard.type('4')
  await tabTo(page, adjusting.getByLabel('Reason'))
  await page.keyboard.type('Broken on the floor', { delay: 60 })
  await tabTo(page, adjusting.getByRole('button', { name: 'Confirm' }))
  await page.keyboard.press('Enter')
  await sees(toast(page, 'Inventory adjusted successfully'))
  await hasFocus(opener)
  expect(await it.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })).toMatchObject({ quantity: 16 })
})

test('rows are walked by j and k and opened by Enter; marking a stage leaves the focus at that stage', async () => {
  const order = await makeOrder(it)
  const page = await it.visit('/orders', 'admin')
  const number = page.getByRole('link', { name: order.orderNumber })
  await sees(number)
  await tabTo(page, number)
  await page.keyboard.press('k')
  await hasFocus(row(page, order.orderNumber))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/orders/${order.id}`)
  await page.goBack()
  await tabTo(page, row(page, order.orderNumber).getByRole('button', { name: 'View' }))
  await page.keyboard.press('Enter')
  const details = dialog(page, 'Order Details & Tracking')
  await sees(details.getByText('1 of 6 stages completed'))
  for (const [stages, reached] of [
    [2, 'Confirmed'],
    [3, 'Packaging'],
  ] as const) {
    await tabTo(page, details.getByRole('button', { name: 'Mark Complete' }))
    await page.keyboard.press('Enter')
    if (reached === 'Packaging') {
      const question = page.getByRole('alertdialog')
      await hasFocus(question.getByRole('button', { name: 'Cancel' }))
      await tabTo(page, question.getByRole('button', { name: 'Book as Picked' }))
      await page.keyboard.press('Enter')
    }
    await sees(details.getByText(`${stages} of 6 stages completed`))
    await hasFocus(details.getByRole('listitem').filter({ hasText: `${reached} current stage` }))
  }
  await page.keyboard.press('Escape')
  await seesNo(details)
})

test('a button keeps the focus while what it started is under way, and starts it once', async () => {
  const { id } = await makeReceipt(it)
  const page = await it.visit(`/warehouse-receipt?view=${id}`, 'manager')
  await page.getByRole('tab', { name: 'Actions' }).click()
  const answers = await heldBack(page, '**/email')
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const button = page.getByRole('button', { name: 'Send Email' })
  await enterAt(page, button)
  await eventually(() => button.isDisabled()).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await hasFocus(button)
  answers.letGo()
  await sees(page.getByText('The email to'))
  await hasFocus(button)
  expect(sent).toHaveLength(1)
})

test('the first Tab offers to skip to the content, and another page gives the focus to its title', async () => {
  const page = await it.load('/orders', 'manager')
  await sees(page.getByRole('heading', { name: 'Warehouse Movement', level: 1 }))
  await page.keyboard.press('Tab')
  await hasFocus(page.getByRole('link', { name: 'Skip to main content' }))
  await page.keyboard.press('Enter')
  await hasFocus(page.getByRole('main'))
  await page.goto('/orders')
  await sees(page.getByRole('heading', { name: 'Warehouse Movement', level: 1 }))
  await tabTo(page, page.getByRole('link', { name: 'Customer Portfolio' }))
  await page.keyboard.press('Enter')
  await hasFocus(page.getByRole('heading', { name: 'Customer Portfolio', level: 1 }))
})

test('Tab goes round inside an open dialog, and Escape gives the focus back', async () => {
  const page = await it.visit('/customer-portfolio', 'admin')
  const opener = page.getByRole('button', { name: 'Add Customer' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const adding = dialog(page, 'Add New Customer')
  const first = adding.getByRole('textbox', { name: 'Company Name' })
  await hasFocus(first)
  await page.keyboard.press('Shift+Tab')
  await hasFocus(adding.getByRole('button', { name: 'Dismiss' }))
  await page.keyboard.press('Tab')
  await hasFocus(first)
  await page.keyboard.press('Escape')
  await seesNo(adding)
  await hasFocus(opener)
})
