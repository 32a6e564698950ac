import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authEndpoints } from '../../contract/auth/auth.ts'
import { inventoryEndpoints } from '../../contract/inventory/inventory.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeCount, submit } from '../support/counting.ts'
import { scan } from '../support/scanner.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let it: BrowserApp
beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a worker counts a bin blind on a phone; another person recounts it, and a manager approves the difference', async () => {
  const staff = await it.as('manager').call(authEndpoints.listStaff)
  const worker = staff.find(({ role }) => role === 'worker') ?? { id: 0, name: '' }
  const { id, placeId, bin, item, count } = await makeCount(it, { quantity: 3, assignedTo: worker.id })
  const page = await it.visit('/floor', 'worker', phone)
  await sees(page.getByRole('button', { name: /^Count/ }))
  await scan(page, count.countNumber)
  await sees(page.getByText('Go to'))
  await scan(page, 'OTHER-BIN')
  await sees(page.getByRole('alert').getByText('Wrong bin'))
  await scan(page, bin.code)
  await sees(page.getByText(item.name))
  expect(await page.getByText('expected').count()).toBe(0)
  await scan(page, item.sku)
  await page.getByRole('button', { name: `Increase quantity of ${item.sku}` }).click()
  await page.getByRole('button', { name: `Done with ${bin.code}` }).click()
  await sees(toast(page, 'Location Counted'))
  await sees(page.getByText('Nothing left for you to count'))

  await submit(it, 'admin', id, placeId, { round: 2, lines: [{ inventoryId: item.id, quantity: 2 }] })
  const { count: other } = await makeCount(it)
  const office = await it.visit('/counting', 'manager')
  await sees(row(office, other.countNumber))
  await office.getByRole('button', { name: 'Add filter' }).click()
  await office.getByRole('menuitem', { name: 'Assigned To' }).click()
  await dialog(office, 'Assigned To').getByRole('checkbox', { name: worker.name }).check()
  await office.keyboard.press('Escape')
  await seesNo(row(office, other.countNumber))
  await row(office, count.countNumber).getByRole('link').first().click()
  await sees(row(office, item.sku).getByText('−1'))
  await office.getByRole('button', { name: 'Approve 1' }).click()
  await dialog(office, 'Approve Differences').getByLabel('Reason').fill('Broken')
  await dialog(office, 'Approve Differences').getByRole('button', { name: 'Approve' }).click()
  await toast(office, 'Differences Posted').getByRole('button', { name: 'Undo…' }).click()
  const undoing = dialog(office, `Undo count of ${count.countNumber}`)
  await sees(undoing.getByText(/2 to 3/))
  await undoing.getByRole('button', { name: 'Cancel' }).click()
  await sees(office.getByText('Closed', { exact: true }).first())
  const { quantity } = await it.as('manager').call(inventoryEndpoints.get, { params: { id: item.id } })
  expect([quantity, count.status]).toEqual([2, 'planned'])
})
