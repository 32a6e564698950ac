import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { staffEndpoints } from '../../contract/people/auth/staff.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { countedReads, dialog, eventually, isFocused, row, rows, searchOf, sees, seesNo, toast } from '../support/browser-sights.ts'
import { smallTargets } from '../support/browser-targets.ts'
import { makeActivity, makeContact, makeCustomer, makeSavedView } from '../support/factories.ts'
import { chooseFromMenu, enterAt, hasFocus, tabTo, typeInto } from '../support/keyboard.ts'
import { makeStaffMember } from '../support/staff.ts'

// Lists whose rows are all loaded: those of a customer in the CRM, and the users.

let it: BrowserApp
beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const viewsOf = (page: Page) => page.getByRole('navigation', { name: 'Saved views' })
const selectionOf = (page: Page) => page.getByRole('region', { name: 'Selection' })

test('a view of a customer’s contacts is saved, holds for another customer, and what is selected there is saved as a file', async () => {
  const { id: first } = await makeCustomer(it, { name: 'Alder Trading' })
  const { id: other } = await makeCustomer(it, { name: 'Birch Trading' })
  await makeContact(it, { customerId: first, firstName: 'Buying', title: 'Buyer', department: 'Office' })
  await makeContact(it, { customerId: first, firstName: 'Driving', title: 'Driver', department: 'Quay' })
  for (const name of ['Bea', 'Bo', 'Bram']) await makeContact(it, { customerId: other, firstName: name, title: 'Buyer' })
  await makeContact(it, { customerId: other, firstName: 'Dora', title: 'Driver' })

  const page = await it.visit(`/crm?customer=${first}&tab=contacts`, 'manager')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Title' }).click()
  await page.getByRole('checkbox', { name: 'Buyer' }).check()
  await page.keyboard.press('Escape')
  await sees(page.getByText('Showing 1 of 1 entries'))
  await page.getByRole('button', { name: 'Columns' }).click()
  await dialog(page, 'Columns').getByRole('checkbox', { name: 'Department' }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save view' }).click()
  await dialog(page, 'Save View').getByRole('textbox', { name: 'Name' }).fill('Buyers')
  await dialog(page, 'Save View').getByRole('button', { name: 'Save' }).click()
  await sees(toast(page, 'View saved'))

  await page.getByRole('link', { name: 'Birch Trading' }).click()
  await sees(page.getByText('Showing 4 of 4 entries'))
  await viewsOf(page).getByRole('button', { name: 'Buyers', exact: true }).click()
  await sees(page.getByText('Showing 3 of 3 entries'))
  await sees(page.getByRole('button', { name: 'Title Buyer' }))
  expect(await page.getByRole('columnheader', { name: 'Department' }).count()).toBe(0)
  await page.reload()
  await sees(page.getByText('Showing 3 of 3 entries'))

  await page.getByRole('checkbox', { name: 'Select Bo', exact: false }).check()
  await page.getByRole('checkbox', { name: 'Select Bram', exact: false }).check()
  await sees(selectionOf(page).getByText('2 selected'))
  expect(await seriousFindings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await selectionOf(page).getByRole('link', { name: 'Export CSV' }).click()
  const lines: Record<string, string>[] = parse(readFileSync(await (await download).path()), { columns: true, bom: true })
  expect(lines.map((line) => line['First Name'])).toEqual(['Bo', 'Bram'])

  // The other tabs have views of their own.
  await page.getByRole('tab', { name: 'Activities' }).click()
  await sees(page.getByText('No results found.'))
  await seesNo(viewsOf(page))
  expect(searchOf(page).get('saved')).toBe(null)
})

test('a value that no contact of this customer has is kept by a shared view, and isn’t said to be gone', async () => {
  const { id } = await makeCustomer(it, { name: 'Chestnut Trading' })
  await makeContact(it, { customerId: id, firstName: 'Clerk', title: 'Clerk' })
  const definition = { columns: [{ field: 'name' }], filters: [{ field: 'title', values: ['Skipper'] }], sort: '-name' }
  await makeSavedView(it, { by: 'admin', screen: 'crm-contacts', name: 'Skippers', shared: true, definition })
  const page = await it.visit(`/crm?customer=${id}&tab=contacts`, 'manager')
  await viewsOf(page).getByRole('button', { name: 'Skippers' }).click()
  await sees(page.getByText('No results found.'))
  await sees(page.getByRole('button', { name: 'Title Skipper', exact: true }))
  expect(await page.getByText('were ignored').count()).toBe(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await sees(row(page, 'Clerk'))
})

test('activities are done together, and planned again by Undo; one that is done already is refused', async () => {
  const { id } = await makeCustomer(it, { name: 'Dogwood Trading' })
  for (const subject of ['Call', 'Write', 'Visit']) await makeActivity(it, { customerId: id, subject: `${subject} them` })
  const page = await it.visit(`/crm?customer=${id}&tab=activities&sort=subject`, 'manager')
  for (const subject of ['Call', 'Write']) await page.getByRole('checkbox', { name: `Select ${subject} them` }).check()
  await selectionOf(page).getByRole('button', { name: 'Mark Done' }).click()
  await sees(toast(page, '2 activities done'))
  await sees(row(page, 'Write them').getByText('Done', { exact: true }))
  await toast(page, '2 activities done').getByRole('button', { name: 'Undo' }).click()
  await sees(toast(page, '2 activities reopened'))
  await sees(row(page, 'Write them').getByText('Planned'))
  await row(page, 'Visit them').getByRole('button', { name: 'Mark Done' }).click()
  await sees(row(page, 'Visit them').getByText('Done', { exact: true }))
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await selectionOf(page).getByRole('button', { name: 'Mark Done' }).click()
  await sees(dialog(page, 'Mark Done').getByText('2 activities done. 1 row couldn’t be changed.'))
  await sees(dialog(page, 'Mark Done').getByText('This activity is already done.'))
})

test('contacts are deleted together, over the pages of the list, and brought back by Undo', async () => {
  const { id } = await makeCustomer(it, { name: 'Elder Trading' })
  for (let n = 1; n <= 12; n++) await makeContact(it, { customerId: id, firstName: `Person ${n}` })
  const page = await it.visit(`/crm?customer=${id}&tab=contacts`, 'manager')
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await selectionOf(page).getByRole('button', { name: 'Select all 12 matching' }).click()
  const reads = await countedReads(page, '/api/contacts')
  await selectionOf(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete: 12 rows?' }).getByRole('button', { name: 'Delete' }).click()
  await sees(page.getByText('No results found.'))
  await toast(page, '12 contacts deleted').getByRole('button', { name: 'Undo' }).click()
  await sees(toast(page, '12 contacts restored'))
  await sees(page.getByText('Showing 10 of 12 entries'))
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await sees(page.getByText('All 12 entries'))
  expect(await rows(page).count()).toBe(12)
  // Once after the twelve were deleted, and once after they were restored.
  expect(reads()).toBe(2)
})

test('users by keyboard alone: invited, found, suspended, let in again and saved as a view', async () => {
  const user = await makeStaffMember(it)
  const page = await it.visit('/settings?section=users', 'admin')
  await sees(row(page, 'Sam 1'))
  await page.keyboard.press('n')
  await sees(dialog(page, 'Invite User'))
  await page.keyboard.press('Escape')
  await seesNo(dialog(page, 'Invite User'))
  await page.keyboard.press('?')
  for (const label of ['Invite User', 'Next row', 'Select the row', 'Search users'])
    await sees(page.getByRole('dialog').getByText(label, { exact: true }))
  await page.keyboard.press('Escape')
  await seesNo(page.getByRole('dialog'))

  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search users' })
  await hasFocus(search)
  await typeInto(page, search, 'sam')
  await sees(page.getByText('Showing 1 of 1 entries'))
  await tabTo(page, page.getByRole('button', { name: 'Add filter' }))
  await page.keyboard.press('j')
  await eventually(() => isFocused(row(page, 'Sam'))).toBe(true)
  await page.keyboard.press('x')
  await sees(selectionOf(page).getByText('1 selected'))
  await page.keyboard.press('Enter')
  await sees(dialog(page, 'Edit User').getByText('Sam 1'))
  await page.keyboard.press('Escape')
  await seesNo(dialog(page, 'Edit User'))
  const isActive = async () => (await it.as('admin').call(staffEndpoints.list)).find(({ id }) => id === user.id)?.isActive
  await enterAt(page, selectionOf(page).getByRole('button', { name: 'Suspend' }))
  await sees(toast(page, '1 user suspended and signed out'))
  expect(await isActive()).toBe(false)
  await sees(row(page, 'Sam').getByText('Suspended'))

  await chooseFromMenu(page, page.getByRole('button', { name: 'Add filter' }), 'State')
  await tabTo(page, page.getByRole('checkbox', { name: 'Suspended' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await eventually(() => searchOf(page).get('state')).toBe('Suspended')
  await enterAt(page, page.getByRole('button', { name: 'Save view' }))
  await typeInto(page, dialog(page, 'Save View').getByRole('textbox', { name: 'Name' }), 'Out of season')
  await page.keyboard.press('Enter')
  await sees(viewsOf(page).getByRole('button', { name: 'Out of season', exact: true }))
  await tabTo(page, page.getByRole('checkbox', { name: 'Select Sam 1' }))
  await page.keyboard.press('Space')
  await enterAt(page, selectionOf(page).getByRole('button', { name: 'Restore Access' }))
  await sees(toast(page, 'Access of 1 user restored'))
  expect(await isActive()).toBe(true)
})

test('nobody suspends themselves: the own row is refused with the reason, and has no link', async () => {
  const page = await it.visit('/settings?section=users', 'admin')
  const own = row(page, 'admin@tallyhouse.example')
  await own.getByRole('checkbox').check()
  expect(await own.getByRole('link').count()).toBe(0)
  await selectionOf(page).getByRole('button', { name: 'Suspend' }).click()
  await sees(dialog(page, 'Suspend').getByText('You can’t change your own role or access.'))
})

test.each(['/inventory', '/crm?customer=1&tab=contacts', '/settings?section=users'])(
  'on a phone %s is exported from beside its search, by finger and by keyboard, in large text too',
  async (path) => {
    await makeContact(it)
    const page = await it.visit(path, 'admin', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const exporting = page.getByRole('button', { name: 'Export', exact: true })
    await sees(exporting)
    const size = await exporting.boundingBox()
    expect(size).toMatchObject({ y: (await page.getByRole('searchbox').last().boundingBox())?.y })
    expect(size?.width).toBeGreaterThanOrEqual(44)
    expect(await smallTargets(page)).toEqual([])
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await eventually(width).toBe(390)
    expect(await exporting.evaluate((button) => button.getBoundingClientRect().right)).toBeLessThanOrEqual(390)
    await enterAt(page, exporting)
    await sees(page.getByRole('menuitem', { name: 'CSV file' }))
  },
)
