import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../../contract/stock/locations/locations.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, fillAddresses, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem } from '../support/factories.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

/** Types as a person does, key by key. */
async function retype(field: Locator, text: string): Promise<void> {
  await field.selectText()
  await field.pressSequentially(text, { delay: 60 })
}

function inputNamed(scope: Locator, name: string): Locator {
  return scope.locator(`input[name="${name}"]`)
}

/** The sentence a field is described by. */
async function errorAt(page: Page, field: Locator): Promise<string> {
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
  const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()))
  return texts.join(' ')
}

test('a movement’s quantity that can’t be read or isn’t there is refused beside its field, and never altered', async () => {
  const { sku } = await makeItem(it, { quantity: 1590 })
  const page = await it.visit('/orders?new=true', 'customer')
  const creating = dialog(page, 'New Movement')
  await fillAddresses(creating)
  await creating.getByRole('button', { name: `Add ${sku}` }).click()
  const quantity = creating.getByRole('textbox', { name: `Quantity of ${sku}` })
  const create = creating.getByRole('button', { name: 'Create Movement' })
  for (const [text, sentence] of [
    ['1.5', 'must be a whole number'],
    ['1,5', 'must be a whole number'],
    ['-7', 'must be at least 1'],
    ['1e3', 'must be a whole number'],
    ['1.234', 'is ambiguous: 1234 or 1.234?'],
    ['99999', 'Only 1,590 are available now.'],
    ['0', 'must be at least 1'],
    ['', 'must be filled in'],
  ] as const) {
    await retype(quantity, text === '' ? 'x' : text)
    if (text === '') await quantity.fill('')
    await create.click()
    expect(await quantity.inputValue(), text).toBe(text)
    expect(await quantity.getAttribute('aria-invalid'), text).toBe('true')
    expect(await errorAt(page, quantity), text).toContain(sentence)
    await eventually(() => quantity.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  expect(await it.as('customer').call(ordersEndpoints.list)).toEqual([])

  await retype(quantity, ' 1 200 ')
  expect(await quantity.getAttribute('aria-invalid')).toBeNull()
  await create.click()
  await sees(toast(page, 'Order created successfully'))
  const [order] = await it.as('customer').call(ordersEndpoints.list, { query: { limit: 1 } })
  expect(order?.items).toMatchObject([{ sku, quantity: 1200 }])
})

test('both decimal marks are read in a price; what is unclear is asked about, never guessed', async () => {
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const adding = dialog(page, 'Add Inventory Item')
  await adding.getByRole('textbox', { name: 'SKU' }).fill('PRICED-1')
  await adding.getByRole('textbox', { name: 'Name' }).fill('Priced')
  const quantity = adding.getByRole('textbox', { name: 'Quantity', exact: true })
  const cost = adding.getByRole('textbox', { name: 'Cost Price' })
  const create = adding.getByRole('button', { name: 'Create Item' })

  await retype(quantity, '12,5')
  await retype(cost, '1.234')
  await create.click()
  await sees(adding.getByText('Quantity must be a whole number'))
  await sees(adding.getByText(/^Cost Price is ambiguous: 1234 or 1\.234\?/))
  expect([await quantity.inputValue(), await cost.inputValue()]).toEqual(['12,5', '1.234'])
  await retype(cost, '1,999.999')
  await create.click()
  await sees(adding.getByText('Cost Price must be an amount with at most two decimals'))

  await retype(quantity, '12')
  await retype(cost, '1,99')
  await retype(adding.getByRole('textbox', { name: 'Selling Price' }), '1.234,50')
  await create.click()
  await sees(toast(page, 'Inventory item created successfully'))
  const [item] = await it.as('admin').call(inventoryEndpoints.list, { query: { q: 'PRICED-1' } })
  expect(item).toMatchObject({ quantity: 12, costPrice: '1.99', sellingPrice: '1234.50' })
})

test('the mouse wheel and the arrow keys change no number', async () => {
  const item = await makeItem(it, { quantity: 20, costPrice: '1.50' })
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: `Edit ${item.sku}` }).click()
  const editing = dialog(page, 'Edit Inventory Item')
  for (const name of ['quantity', 'lowStockThreshold', 'costPrice']) {
    const field = inputNamed(editing, name)
    const before = await field.inputValue()
    await field.click()
    await page.mouse.wheel(0, -200)
    await field.press('ArrowUp')
    await page.mouse.wheel(0, 400)
    expect(await field.inputValue(), name).toBe(before)
  }
})

test('a quantity changed in Edit Item is saved, and one left alone is not sent', async () => {
  const item = await makeItem(it, { quantity: 100 })
  const page = await it.visit('/inventory', 'manager')
  const bodies: unknown[] = []
  page.on('request', (request) => request.method() === 'PUT' && bodies.push(request.postDataJSON()))
  const editing = dialog(page, 'Edit Inventory Item')
  const save = async (change: () => Promise<void>) => {
    await page.getByRole('button', { name: `Edit ${item.sku}` }).click()
    await change()
    await editing.getByRole('button', { name: 'Save Changes' }).click()
    await seesNo(editing)
  }
  const stored = () => it.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })

  await save(() => inputNamed(editing, 'quantity').fill('90'))
  expect(bodies.at(-1)).toMatchObject({ quantity: 90 })
  expect(await stored()).toMatchObject({ quantity: 90, availableQuantity: 90 })

  await save(() => editing.getByRole('textbox', { name: 'Supplier' }).fill('Somebody'))
  expect(bodies.at(-1)).not.toHaveProperty('quantity')
  expect(bodies.at(-1)).not.toHaveProperty('availableQuantity')
  expect(await stored()).toMatchObject({ quantity: 90, supplier: 'Somebody' })
})

test('an adjustment and a capacity are refused rather than altered', async () => {
  const item = await makeItem(it, { quantity: 20 })
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: `Adjust ${item.sku}` }).click()
  const adjusting = dialog(page, 'Adjust Stock')
  await adjusting.getByLabel('Reason').fill('Counted')
  const quantity = adjusting.getByRole('textbox', { name: 'Quantity' })
  for (const [text, sentence] of [
    ['1,5', 'Quantity must be a whole number'],
    ['1.000', 'Quantity is ambiguous: 1000 or 1.000?'],
    ['0', 'Quantity must be at least 1'],
    ['-3', 'Quantity must be at least 1'],
    ['99999999999', 'Quantity must be at most 1000000'],
  ] as const) {
    await retype(quantity, text)
    await sees(adjusting.getByText(sentence))
    expect(await quantity.inputValue()).toBe(text)
    expect(await adjusting.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('tab', { name: 'Locations' }).click()
  await page.getByRole('button', { name: 'Add Location' }).first().click()
  const adding = dialog(page, 'Add Location')
  await adding.getByRole('textbox', { name: 'Code' }).fill('NUM-1')
  await adding.getByRole('textbox', { name: 'Name' }).fill('Numbers')
  await retype(adding.getByRole('textbox', { name: 'Capacity' }), '1,5')
  await adding.getByRole('button', { name: 'Create Location' }).click()
  await sees(adding.getByText('Capacity must be a whole number'))
  expect(await adding.getByRole('textbox', { name: 'Capacity' }).inputValue()).toBe('1,5')
  await retype(adding.getByRole('textbox', { name: 'Capacity' }), '1.000.000')
  await adding.getByRole('button', { name: 'Create Location' }).click()
  await sees(toast(page, 'Location created successfully'))
  expect(await it.as('admin').call(locationsEndpoints.list)).toMatchObject([{ code: 'NUM-1', capacity: 1_000_000 }])
})
