import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import {
  dialog,
  eventually,
  fillAddress,
  fillAddresses,
  overlap,
  pick,
  row,
  sees,
  seesNo,
  toast,
  toasts,
  withoutNews,
} from '../support/browser-sights.ts'
import { makeItem, makeOrder } from '../support/factories.ts'
import { scan } from '../support/scanner.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('without items nothing can be created; at zero a line leaves again', async () => {
  const { sku } = await makeItem(it)
  const page = await it.visit('/orders?new=true', 'customer')
  const creating = dialog(page, 'New Movement')
  await fillAddresses(creating)
  const create = creating.getByRole('button', { name: 'Create Movement' })
  expect(await create.isDisabled()).toBe(true)
  await creating.getByRole('button', { name: `Add ${sku}` }).click()
  expect(await create.isEnabled()).toBe(true)
  const less = creating.getByRole('button', { name: `Decrease quantity of ${sku}` })
  // The frame of the buttons would cut a ring around them.
  await less.press('Shift')
  expect(await less.evaluate((button) => getComputedStyle(button).boxShadow)).toContain('inset')
  await less.press('Enter')
  const title = creating.getByRole('heading', { name: 'In this movement' })
  await eventually(() => title.evaluate((element) => element === document.activeElement)).toBe(true)
  await sees(creating.getByRole('button', { name: `Add ${sku}` }))
  expect(await create.isDisabled()).toBe(true)
})

test('a line may hold what is available and no more: plus stops there, and more is refused, not altered', async () => {
  const { sku } = await makeItem(it, { quantity: 5 })
  const page = await it.visit('/orders?new=true', 'customer')
  const creating = dialog(page, 'New Movement')
  await creating.getByRole('button', { name: `Add ${sku}` }).click()
  const quantity = creating.getByRole('textbox', { name: `Quantity of ${sku}` })
  const more = creating.getByRole('button', { name: `Increase quantity of ${sku}` })
  await quantity.fill('4')
  await more.click()
  await eventually(() => quantity.inputValue()).toBe('5')
  expect(await more.isDisabled()).toBe(true)
  await sees(creating.getByText('All 5 available EA are in this movement.'))
  await quantity.fill('600')
  await quantity.blur()
  await sees(creating.getByText('Only 5 are available now. Lower the quantity or remove the line.'))
  expect(await quantity.inputValue()).toBe('600')
})

test('stock that somebody else took meanwhile is refused by name, and nothing typed is lost', async () => {
  const { sku } = await makeItem(it, { quantity: 10 })
  const page = await it.visit('/orders', 'customer')
  await withoutNews(page)
  await page.reload()
  await page.getByRole('button', { name: 'New Movement' }).click()
  const creating = dialog(page, 'New Movement')
  await creating.getByRole('button', { name: `Add ${sku}` }).click()
  const quantity = creating.getByRole('textbox', { name: `Quantity of ${sku}` })
  await quantity.fill('10')
  await fillAddress(creating, 'Billing Address', '12 Typed Lane')
  await fillAddress(creating, 'Shipping Address', '34 Other Lane')
  await creating.getByRole('textbox', { name: 'Notes' }).fill('Ring twice')

  await makeOrder(it, { items: [{ sku, quantity: 7 }] })
  await creating.getByRole('button', { name: 'Create Movement' }).click()
  await sees(toast(page, `Not enough stock: ${sku} (10 wanted, 3 available).`).filter({ hasText: 'Error' }))
  expect(await overlap(toasts(page), creating.getByRole('button', { name: 'Create Movement' }))).toBe(false)
  await sees(creating.getByText('Only 3 are available now. Lower the quantity or remove the line.'))
  expect(await quantity.inputValue()).toBe('10')
  expect(await creating.getByRole('group', { name: 'Billing Address' }).getByLabel('Street').inputValue()).toBe('12 Typed Lane')
  expect(await creating.getByRole('group', { name: 'Shipping Address' }).getByLabel('Street').inputValue()).toBe('34 Other Lane')
  expect(await creating.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('Ring twice')

  await quantity.fill('3')
  await creating.getByRole('button', { name: 'Create Movement' }).click()
  await sees(toast(page, 'Order created successfully'))
  await seesNo(creating)
  const [order] = await it.as('customer').call(ordersEndpoints.list, { query: { limit: 1 } })
  expect(order).toMatchObject({ items: [{ sku, quantity: 3 }], notes: 'Ring twice', shippingAddress: { street: '34 Other Lane' } })
})

test('an address that is missing is asked for, and the first gap gets the focus', async () => {
  const { sku } = await makeItem(it)
  const page = await it.visit('/orders?new=true', 'customer')
  const creating = dialog(page, 'New Movement')
  const create = creating.getByRole('button', { name: 'Create Movement' })
  await creating.getByRole('button', { name: `Add ${sku}` }).click()
  await create.click()
  await sees(creating.getByText('Please fill in all billing address fields'))
  await sees(creating.getByText('Please fill in all shipping address fields'))
  const street = creating.getByRole('group', { name: 'Billing Address' }).getByLabel('Street')
  await eventually(() => street.evaluate((element) => element === document.activeElement)).toBe(true)

  await fillAddress(creating, 'Billing Address')
  await seesNo(creating.getByText('Please fill in all billing address fields'))
  await create.click()
  await sees(creating.getByText('Please fill in all shipping address fields'))
  await creating.getByRole('checkbox', { name: 'Same as billing' }).check()
  await create.click()
  await sees(toast(page, 'Order created successfully'))
})

test('staff choose the customer first, and see its goods alone', async () => {
  const [own, foreign] = [await makeItem(it, { customerId: 2 }), await makeItem(it, { customerId: 1 })]
  const page = await it.visit('/orders?new=true', 'manager')
  const creating = dialog(page, 'New Movement')
  await sees(creating.getByText('Choose a customer to see the allocated products.'))
  await pick(page, creating.getByRole('combobox', { name: 'Customer' }), 'Borealis Trading')
  await sees(creating.getByRole('button', { name: `Add ${own.sku}` }))
  // The customer is chosen and its field still has the focus: the scan is for the lines.
  await scan(page, own.sku)
  await eventually(() => creating.getByRole('textbox', { name: `Quantity of ${own.sku}` }).inputValue()).toBe('1')
  await seesNo(creating.getByRole('button', { name: `Add ${foreign.sku}` }))
  await fillAddresses(creating)
  await creating.getByLabel('Reference').fill('SO-5501')
  await creating.getByLabel('Purchase Order').fill('4500012345')
  await creating.getByLabel('Ship By').fill('2020-01-31')
  const shipping = creating.getByRole('group', { name: 'Shipping Address' })
  await shipping.getByLabel('Recipient').fill('Marit Dekker')
  await shipping.getByLabel('Email').fill('marit')
  await creating.getByRole('button', { name: 'Create Movement' }).click()
  await sees(creating.getByText('Enter a valid email address').first())
  await shipping.getByLabel('Email').fill('marit@waalhaven.example')
  await creating.getByRole('button', { name: 'Create Movement' }).click()
  await sees(creating.getByText('Ship By can’t be in the past.').first())
  await creating.getByLabel('Ship By').fill('2099-01-31')
  await creating.getByRole('button', { name: 'Create Movement' }).click()
  await sees(toast(page, 'Order created successfully'))
  const [order] = await it.as('rival').call(ordersEndpoints.list, { query: { limit: 1 } })
  expect(order).toMatchObject({ customerId: 2, type: 'pick_pack', priority: 'normal', items: [{ sku: own.sku, quantity: 1 }] })
  expect(order).toMatchObject({
    reference: 'SO-5501',
    purchaseOrder: '4500012345',
    requestedShipDate: '2099-01-31',
    recipient: { name: 'Marit Dekker', company: null, phone: null, email: 'marit@waalhaven.example' },
  })
})

test('a dialog that was left by a slip opens with what was typed', async () => {
  const { sku } = await makeItem(it)
  const page = await it.visit('/orders?new=true', 'customer')
  const creating = dialog(page, 'New Movement')
  await creating.getByRole('button', { name: `Add ${sku}` }).click()
  await creating.getByRole('textbox', { name: 'Notes' }).fill('Half done')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close and Keep Draft' }).click()
  await seesNo(creating)
  await page.getByRole('button', { name: 'New Movement' }).click()
  await sees(creating.getByText('Your draft was restored.'))
  await eventually(() => creating.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('Half done')
  await sees(creating.getByRole('textbox', { name: `Quantity of ${sku}` }))
})

test('Cancel asks before it drops the lines', async () => {
  const { sku } = await makeItem(it)
  const page = await it.visit('/orders?new=true', 'customer')
  const creating = dialog(page, 'New Movement')
  await creating.getByRole('button', { name: `Add ${sku}` }).click()
  await creating.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Editing' }).click()
  await sees(creating.getByRole('textbox', { name: `Quantity of ${sku}` }))
})

test('changing the customer asks before it removes the lines, which arrow keys alone never do', async () => {
  const { sku } = await makeItem(it)
  const page = await it.visit('/orders?new=true', 'manager')
  const creating = dialog(page, 'New Movement')
  const customer = creating.getByRole('combobox', { name: 'Customer' })
  await pick(page, customer, 'Acme Imports')
  await creating.getByRole('button', { name: `Add ${sku}` }).click()
  const line = creating.getByRole('textbox', { name: `Quantity of ${sku}` })
  const asking = page.getByRole('alertdialog', { name: 'Change the customer?' })
  await customer.press('ArrowDown')
  const other = page.getByRole('option', { name: /Borealis Trading/ })
  await sees(other)
  const reached = await other.getAttribute('id')
  await page.keyboard.press('ArrowUp')
  await eventually(() => customer.getAttribute('aria-activedescendant')).toBe(reached)
  await page.keyboard.press('Tab')
  await seesNo(asking)
  expect(await line.isVisible()).toBe(true)
  expect(await customer.inputValue()).toContain('Acme Imports')
  await pick(page, customer, 'Borealis Trading')
  await sees(asking.getByText('1 line with items of Acme Imports will be removed.'))
  await asking.getByRole('button', { name: 'Keep Acme Imports' }).click()
  await sees(line)
  expect(await customer.inputValue()).toContain('Acme Imports')
  await pick(page, customer, 'Borealis Trading')
  await asking.getByRole('button', { name: 'Change Customer' }).click()
  await seesNo(line)
})

test('pasted lines are added; those that can’t be read stay, each with its reason', async () => {
  const { sku } = await makeItem(it, { quantity: 5 })
  const page = await it.visit('/orders?new=true', 'customer')
  const creating = dialog(page, 'New Movement')
  await creating.getByRole('button', { name: 'Paste Lines' }).click()
  const pasting = dialog(page, 'Paste Lines')
  await pasting.getByRole('textbox', { name: 'Lines' }).fill(`${sku}\t2\nNOT-THERE 1`)
  await pasting.getByRole('button', { name: 'Add Lines' }).click()
  await sees(pasting.getByText('No item has the SKU NOT-THERE.'))
  expect(await pasting.getByRole('textbox', { name: 'Lines' }).inputValue()).toBe('NOT-THERE 1')
  await pasting.getByRole('button', { name: 'Close' }).click()
  await eventually(() => creating.getByRole('textbox', { name: `Quantity of ${sku}` }).inputValue()).toBe('2')
})

test('Create and New keeps the dialog for the next movement, which can take an address used before', async () => {
  const { sku } = await makeItem(it, { quantity: 50 })
  const page = await it.visit('/orders?new=true', 'customer')
  const creating = dialog(page, 'New Movement')
  const add = creating.getByRole('button', { name: `Add ${sku}` })
  await add.click()
  await fillAddress(creating, 'Billing Address', '7 Remembered Quay')
  await creating.getByRole('checkbox', { name: 'Same as billing' }).check()
  await creating.getByRole('button', { name: 'Create and New' }).click()
  await sees(toast(page, 'Order created successfully'))
  await sees(add)
  const street = creating.getByRole('group', { name: 'Billing Address' }).getByLabel('Street')
  expect(await street.inputValue()).toBe('')
  await creating.getByLabel('Recent addresses for billing').selectOption({ label: '7 Remembered Quay, 3011 Rotterdam, ZH' })
  await eventually(() => street.inputValue()).toBe('7 Remembered Quay')
})

test('a pending movement is edited; what somebody else changed meanwhile is not overwritten', async () => {
  const order = await makeOrder(it)
  const page = await it.visit('/orders', 'manager')
  await row(page, order.orderNumber).getByRole('button', { name: 'Edit' }).click()
  const editing = dialog(page, `Edit Movement ${order.orderNumber}`)
  const chosen = editing.getByRole('radio', { name: 'Normal' })
  await eventually(() => chosen.evaluate((element) => element === document.activeElement)).toBe(true)
  await editing.getByRole('textbox', { name: 'Notes' }).fill('Mine')
  await it.as('admin').call(ordersEndpoints.update, { params: { id: order.id }, body: { notes: 'Theirs', priority: 'high' } })
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(editing.getByText(/^This movement was changed by Ada\..* Changed .*: Priority\./))
  expect(await editing.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('Mine')
  expect(await editing.getByRole('radio', { name: 'High' }).isChecked()).toBe(true)
  await sees(editing.getByText('Ada: Theirs · yours: Mine'))
  await editing.getByRole('button', { name: 'Keep Mine' }).click()
  await editing.getByRole('textbox', { name: 'Notes' }).fill('Both')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Order updated successfully'))
  expect(await it.as('admin').call(ordersEndpoints.get, { params: { id: order.id } })).toMatchObject({ notes: 'Both', priority: 'high' })
})

test('a customer cancels its own movement while it is pending, and only then', async () => {
  const order = await makeOrder(it, { by: 'customer' })
  const page = await it.visit(`/orders?view=${order.id}`, 'customer')
  const details = dialog(page, 'Order Details & Tracking')
  await details.getByRole('button', { name: 'Cancel Movement' }).click()
  const cancelling = dialog(page, `Cancel ${order.orderNumber}?`)
  await cancelling.getByLabel('Reason').fill('Ordered twice')
  await cancelling.getByRole('button', { name: 'Cancel Movement' }).click()
  await sees(toast(page, 'Movement Cancelled'))
  await sees(details.getByText(/^Cancelled .*: Ordered twice$/))
  await seesNo(details.getByRole('button', { name: 'Cancel Movement' }))
})

test('what was chosen stays in sight, however many products there are and whatever is searched for', async () => {
  for (let number = 100; number < 155; number++) await makeItem(it, { sku: `MANY-${number}`, customerId: 2 })
  const page = await it.visit('/orders?new=true', 'rival')
  const creating = dialog(page, 'New Movement')
  const search = creating.getByRole('searchbox')
  const some = creating.getByText(/^50 of \d+ products shown/)
  await sees(some)
  await search.fill('MANY-154')
  await creating.getByRole('button', { name: 'Add MANY-154' }).click()
  const quantity = creating.getByRole('textbox', { name: 'Quantity of MANY-154' })
  for (const [typed, shown] of [
    ['', some],
    ['MANY-101', creating.getByRole('button', { name: 'Add MANY-101' })],
    ['nothing at all', creating.getByText('No products match your search.')],
  ] as const) {
    await search.fill(typed)
    await sees(shown)
    expect(await quantity.isVisible()).toBe(true)
  }
  await page.reload()
  await sees(quantity)
})
