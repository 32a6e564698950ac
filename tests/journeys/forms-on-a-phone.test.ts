import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { touch } from '../support/browser-accessibility.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, sees, toast } from '../support/browser-sights.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

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
