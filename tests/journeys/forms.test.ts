import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { touch } from '../support/browser-accessibility.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, isUncovered, menu, sees, seesNo, signIn, signOut, toast } from '../support/browser-sights.ts'
import { makeItem } from '../support/factories.ts'
import { testPassword } from '../support/test-app.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

// What every form does with what was typed, shown with the form of an item.

const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Close without saving?' })

async function openAdding() {
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const adding = dialog(page, 'Add Inventory Item')
  await sees(adding)
  return { page, adding }
}

async function openEditing(sku: string, options?: BrowserContextOptions) {
  const page = await it.visit('/inventory', 'manager', options)
  await page.getByRole('button', { name: `Edit ${sku}` }).click()
  const editing = dialog(page, 'Edit Inventory Item')
  await sees(editing.getByRole('textbox', { name: 'Supplier' }))
  return { page, editing }
}

test('a form in which nothing was typed closes at once', async () => {
  const { page, adding } = await openAdding()
  await page.keyboard.press('Escape')
  await seesNo(adding)
})

test.each(['Escape', 'Cancel', 'Dismiss'] as const)('%s asks before it drops what was typed', async (way) => {
  const { page, adding } = await openAdding()
  const close = () => (way === 'Escape' ? page.keyboard.press('Escape') : adding.getByRole('button', { name: way }).click())
  const name = adding.getByRole('textbox', { name: 'Name' })
  await name.fill('Pipe tobacco')
  await close()
  await sees(leaving(page))
  await leaving(page).getByRole('button', { name: 'Keep Editing' }).click()
  await seesNo(leaving(page))
  expect(await name.inputValue()).toBe('Pipe tobacco')
  await close()
  await leaving(page).getByRole('button', { name: 'Discard' }).click()
  await seesNo(adding)
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await eventually(() => name.inputValue()).toBe('')
})

test('a kept draft is restored visibly, also after a reload, and can be discarded', async () => {
  const { page, adding } = await openAdding()
  const name = adding.getByRole('textbox', { name: 'Name' })
  await name.fill('Pipe tobacco')
  await page.keyboard.press('Escape')
  await leaving(page).getByRole('button', { name: 'Close and Keep Draft' }).click()
  await seesNo(adding)
  await page.goto('/inventory')
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await sees(adding.getByText('Your draft was restored.'))
  expect(await name.inputValue()).toBe('Pipe tobacco')
  await adding.getByRole('button', { name: 'Discard' }).click()
  await seesNo(adding.getByText('Your draft was restored.'))
  expect(await name.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await seesNo(adding)
})

test('a reload while a form is open loses nothing that was typed', async () => {
  const { page, adding } = await openAdding()
  await adding.getByRole('textbox', { name: 'Name' }).fill('Pipe tobacco')
  await page.reload()
  await sees(adding.getByText('Your draft was restored.'))
  expect(await adding.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Pipe tobacco')
})

test('Back asks as well, and leaves once the draft is kept', async () => {
  const page = await it.visit('/dashboard', 'manager')
  await menu(page, 'Inventory').click()
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const adding = dialog(page, 'Add Inventory Item')
  await adding.getByRole('textbox', { name: 'Name' }).fill('Pipe tobacco')
  await page.goBack()
  await sees(leaving(page))
  await leaving(page).getByRole('button', { name: 'Keep Editing' }).click()
  expect(await adding.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Pipe tobacco')
  await eventually(() => new URL(page.url()).pathname).toBe('/inventory')
  await page.goBack()
  await leaving(page).getByRole('button', { name: 'Discard' }).click()
  await seesNo(adding)
})

test('signing out wipes the drafts', async () => {
  // A session of its own, because the others are used by the next tests.
  const page = await it.visit('/login')
  await signIn(page, 'manager', testPassword)
  await menu(page, 'Inventory').click()
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await dialog(page, 'Add Inventory Item').getByRole('textbox', { name: 'Name' }).fill('Pipe tobacco')
  await page.keyboard.press('Escape')
  await leaving(page).getByRole('button', { name: 'Close and Keep Draft' }).click()
  await signOut(page)
  await sees(toast(page, 'You have been successfully logged out.'))
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
})

test('only changed fields are sent, a changed quantity among them', async () => {
  const item = await makeItem(it, { quantity: 100 })
  const { page, editing } = await openEditing(item.sku)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await editing.getByRole('textbox', { name: 'Quantity', exact: true }).fill('90')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Inventory item updated successfully'))
  expect((await sent).postDataJSON()).toEqual({ quantity: 90 })
  expect((await it.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })).quantity).toBe(90)
})

test('a save that fails leaves its reason in the dialog when the toast is gone', async () => {
  const item = await makeItem(it)
  const { page, editing } = await openEditing(item.sku)
  await editing.getByRole('textbox', { name: 'Supplier' }).fill('Nobody')
  await page.context().setOffline(true)
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Can’t reach the server.'))
  await toast(page, 'Can’t reach the server.').getByRole('button', { name: 'Dismiss message', includeHidden: true }).click()
  await sees(editing.getByRole('alert').filter({ hasText: 'Can’t reach the server.' }))
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  // The message of that attempt would contradict the next one's. Under the pointer it doesn't close by itself.
  await toast(page, 'Can’t reach the server.').hover()
  await editing.getByRole('textbox', { name: 'SKU' }).fill('')
  await page.keyboard.press('Control+Enter')
  await sees(editing.getByText('SKU must be filled in'))
  await seesNo(toast(page, 'Can’t reach the server.'))
  await editing.getByRole('textbox', { name: 'SKU' }).fill(item.sku)
  await page.context().setOffline(false)
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Inventory item updated successfully'))
})

test('a field that both changed shows both values, and the choice is saved', async () => {
  const item = await makeItem(it, { supplier: 'First' })
  const { page, editing } = await openEditing(item.sku)
  const supplier = editing.getByRole('textbox', { name: 'Supplier' })
  await supplier.fill('Mine')
  await it.as('admin').call(inventoryEndpoints.update, { params: { id: item.id }, body: { supplier: 'Theirs', manufacturer: 'Them' } })
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(editing.getByText(/^This item was changed by Ada\. Your entries are kept\. Changed .*: Manufacturer\./))
  await sees(editing.getByText('You both changed Supplier. Choose which value to save.'))
  await sees(editing.getByText('Ada: Theirs · yours: Mine'))
  expect(await supplier.inputValue()).toBe('Mine')
  await editing.getByRole('button', { name: 'Take Theirs' }).click()
  expect(await supplier.inputValue()).toBe('Theirs')
  await seesNo(editing.getByText('You both changed Supplier. Choose which value to save.'))
  await editing.getByRole('button', { name: 'Keep Mine' }).click()
  expect(await supplier.inputValue()).toBe('Mine')
  await editing.getByRole('button', { name: 'Take Theirs', pressed: false }).click()
  expect(await supplier.inputValue()).toBe('Theirs')
  await supplier.fill('Both')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Inventory item updated successfully'))
  const saved = await it.as('admin').call(inventoryEndpoints.get, { params: { id: item.id } })
  expect(saved).toMatchObject({ supplier: 'Both', manufacturer: 'Them' })
})

test('what others changed is told in sight, however far the form is scrolled', async () => {
  const item = await makeItem(it)
  const { page, editing } = await openEditing(item.sku, { viewport: { width: 1366, height: 600 } })
  await editing.getByRole('textbox', { name: 'Supplier' }).fill('Mine')
  await it.as('admin').call(inventoryEndpoints.update, { params: { id: item.id }, body: { manufacturer: 'Theirs' } })
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  const told = editing.getByText(/^This item was changed by Ada\./)
  await sees(told)
  await eventually(() => isUncovered(told)).toBe(true)
  expect(await isUncovered(editing.getByRole('textbox', { name: 'SKU' }))).toBe(false)
  await page.context().setOffline(true)
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  const failed = editing.getByRole('alert').filter({ hasText: 'Can’t reach the server.' })
  await sees(failed)
  await eventually(() => isUncovered(failed)).toBe(true)
})

test('what was deleted meanwhile can be created as new', async () => {
  const item = await makeItem(it, { quantity: 3 })
  const { page, editing } = await openEditing(item.sku)
  await editing.getByRole('textbox', { name: 'Supplier' }).fill('Mine')
  await it.as('admin').call(inventoryEndpoints.delete, { params: { id: item.id } })
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(editing.getByText('Someone else deleted this record. Your entries are kept.'))
  await editing.getByRole('button', { name: 'Create as New' }).click()
  await dialog(page, 'Add Inventory Item').getByRole('button', { name: 'Create Item' }).click()
  await sees(toast(page, 'Inventory item created successfully'))
})

test('when the session ended, the person signs in in place and the save goes through once', async () => {
  const { page, adding } = await openAdding()
  await adding.getByRole('textbox', { name: 'SKU' }).fill('SESSION-1')
  await adding.getByRole('textbox', { name: 'Name' }).fill('Typed before it ended')
  await page.context().clearCookies()
  await adding.getByRole('button', { name: 'Create Item' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await sees(asking)
  const fields = await asking.locator('input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')))
  expect(fields).toEqual(['username', 'password'])
  expect(await asking.getByLabel('Email or Username').inputValue()).not.toBe('')
  await sees(asking.locator('input[name=password]:focus'))
  await asking.getByLabel('Password', { exact: true }).fill(testPassword)
  await asking.getByRole('button', { name: 'Sign In' }).click()
  await sees(toast(page, 'Inventory item created successfully'))
  await seesNo(adding)
  expect(await it.as('admin').call(inventoryEndpoints.list, { query: { q: 'SESSION-1' } })).toHaveLength(1)
})

test('of three buttons of a form the main one has a row of its own, and the others share the row above', async () => {
  const page = await it.visit('/orders?new=true', 'admin', touch)
  const creating = dialog(page, 'New Movement')
  const boxOf = async (name: string) => {
    const box = await creating.getByRole('button', { name, exact: true }).boundingBox()
    if (!box) throw new Error(`${name} is not shown.`)
    return box
  }
  await sees(creating.getByRole('button', { name: 'Cancel', exact: true }))
  const [cancel, another, main] = [await boxOf('Cancel'), await boxOf('Create and New'), await boxOf('Create Movement')]
  expect(another.y).toBe(cancel.y)
  expect(main.y).toBeGreaterThan(cancel.y)
  expect(main.width).toBeGreaterThan(cancel.width + another.width)
})

test('a toast covers neither the title of a form nor its buttons', async () => {
  const page = await it.visit('/inventory?new=true', 'manager', touch)
  const adding = dialog(page, 'Add Inventory Item')
  await adding.getByRole('textbox', { name: 'SKU' }).fill('PHONE-1')
  await adding.getByRole('textbox', { name: 'Name' }).fill('Typed on a phone')
  await page.context().setOffline(true)
  await adding.getByRole('button', { name: 'Create Item' }).click()
  const failed = toast(page, 'Can’t reach the server.')
  await sees(failed)
  const [message, title, button] = [
    await failed.boundingBox(),
    await adding.getByRole('heading', { name: 'Add Inventory Item' }).boundingBox(),
    await adding.getByRole('button', { name: 'Create Item' }).boundingBox(),
  ]
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(touch.viewport.height)
})
