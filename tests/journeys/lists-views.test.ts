import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { dialog, eventually, row, searchOf, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeItem, makeSavedView } from '../support/factories.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  for (let n = 10; n < 38; n++) await makeItem(it, { sku: `TEA-${n}`, name: `Tea ${n}`, quantity: 1300 + n })
  await makeItem(it, { sku: 'LOW-1', name: 'Nearly gone', quantity: 4, customerId: 2 })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a view is saved, chosen, modified, saved again, renamed and deleted', async () => {
  const page = await it.visit('/inventory?status=Low+Stock', 'manager')
  await page.getByRole('button', { name: 'Save view' }).click()
  const saving = dialog(page, 'Save View')
  await saving.getByRole('textbox', { name: 'Name' }).fill('To reorder')
  expect(await seriousFindings(page)).toEqual([])
  await saving.getByRole('button', { name: 'Save' }).click()
  await sees(toast(page, 'View saved'))
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await views.getByRole('button', { name: 'All', exact: true }).click()
  await sees(page.getByText('Showing 1–10 of 29 entries'))
  await views.getByRole('button', { name: 'To reorder', exact: true }).click()
  await sees(page.getByText('Showing 1–1 of 1 entries'))
  expect(searchOf(page).get('status')).toBe('Low Stock')

  await page.getByLabel('Status', { exact: true }).selectOption('In Stock')
  await sees(views.getByText('Modified'))
  await views.getByRole('button', { name: 'Cancel' }).click()
  await sees(page.getByText('Showing 1–1 of 1 entries'))
  await seesNo(views.getByText('Modified'))

  await page.getByRole('button', { name: 'Columns' }).click()
  await dialog(page, 'Columns').getByRole('checkbox', { name: 'Category' }).uncheck()
  await page.keyboard.press('Escape')
  await sees(views.getByText('Modified'))
  await views.getByRole('button', { name: 'Save', exact: true }).click()
  await seesNo(views.getByText('Modified'))
  await page.reload()
  await sees(row(page, 'LOW-1'))
  expect(await page.getByRole('columnheader', { name: 'Category' }).count()).toBe(0)
  await views.getByRole('button', { name: 'All', exact: true }).click()
  await sees(page.getByRole('columnheader', { name: 'Category' }))

  await views.getByRole('button', { name: 'To reorder', exact: true }).click()
  await views.getByRole('button', { name: 'Actions for view To reorder' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await dialog(page, 'Rename View').getByRole('textbox', { name: 'Name' }).fill('Reorder')
  await dialog(page, 'Rename View').getByRole('button', { name: 'Save' }).click()
  await views.getByRole('button', { name: 'Actions for view Reorder' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await sees(toast(page, 'View deleted'))
  await seesNo(views.getByRole('button', { name: 'Reorder' }))
  await sees(page.getByText('Showing 1–10 of 29 entries'))
})

test.each([
  ['/orders', ['Pending', 'In Progress', 'Unassigned for a Day']],
  ['/tpd2', ['On the Way', 'Delayed']],
  ['/invoices', ['Drafts', 'Overdue']],
])('%s has views of what people look for first', async (path, names) => {
  const page = await it.visit(path, 'manager')
  const views = page.getByRole('navigation', { name: 'Saved views' })
  const current = views.locator('[aria-current]')
  await sees(current.filter({ hasText: 'All' }))
  for (const name of names) {
    await views.getByRole('button', { name, exact: true }).click()
    await sees(current.filter({ hasText: name }))
    // What the list doesn't know would be left out of the address, and the view not be open.
    expect(new Set(searchOf(page).keys()).size).toBe(1)
    expect(await current.count()).toBe(1)
  }
  await page.reload()
  await sees(current.filter({ hasText: names.at(-1) ?? '' }))
  await views.getByRole('button', { name: 'All', exact: true }).click()
  await eventually(() => [...searchOf(page).keys()]).toEqual([])
})

test('a view is named in a form like the others: a draft is kept, an empty name is refused at its field, Ctrl+Enter saves', async () => {
  const page = await it.visit('/inventory?status=Low+Stock', 'admin')
  await page.getByRole('button', { name: 'Save view' }).click()
  const saving = dialog(page, 'Save View')
  await saving.getByRole('textbox', { name: 'Name' }).fill('Watch')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close and Keep Draft' }).click()
  await seesNo(saving)
  await page.getByRole('button', { name: 'Save view' }).click()
  await sees(saving.getByText('Your draft was restored.'))
  const name = saving.getByRole('textbox', { name: 'Name' })
  expect(await name.inputValue()).toBe('Watch')
  await name.fill('')
  await page.keyboard.press('Control+Enter')
  await eventually(() => name.getAttribute('aria-invalid')).toBe('true')
  await name.fill('Watch closely')
  await page.keyboard.press('Control+Enter')
  await sees(toast(page, 'View saved'))
  await sees(page.getByRole('button', { name: 'Watch closely', exact: true }))
})

test('what a view names and the list has no more is left out and named, until the view is saved without it', async () => {
  const definition = {
    columns: [{ field: 'sku' }, { field: 'weight' }],
    filters: [
      { field: 'colour', values: ['red'] },
      { field: 'status', values: ['Low Stock', 'Lost'] },
    ],
    sort: '-weight',
  }
  await makeSavedView(it, { by: 'manager', name: 'Old', definition })
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('button', { name: 'Old', exact: true }).click()
  await sees(row(page, 'LOW-1'))
  await sees(page.getByText('ignored: the filter “colour”, “Lost” as Status, the column “weight”, the order “-weight”.'))
  expect(searchOf(page).getAll('status')).toEqual(['Low Stock'])
  await page.getByRole('button', { name: 'Remove from View' }).click()
  await seesNo(page.getByText('were ignored'))
  await page.reload()
  await sees(row(page, 'LOW-1'))
  expect(await page.getByText('were ignored').count()).toBe(0)
})

test('a view keeps days relative to today', async () => {
  const page = await it.visit('/inventory', 'admin')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Created' }).click()
  await dialog(page, 'Created').getByRole('button', { name: 'Last 7 days' }).click()
  await eventually(() => searchOf(page).get('createdFrom')).toBe('today-6')
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await sees(page.getByRole('button', { name: 'Created Last 7 days' }))
  await sees(row(page, 'LOW-1'))
  await page.goto('/inventory?createdTo=today-1')
  await sees(page.getByRole('button', { name: 'Created up to yesterday' }))
  // Items that this file made shortly before midnight are of yesterday.
  await page.goto('/inventory?createdTo=today-2')
  await sees(page.getByRole('button', { name: 'Created up to 2 days ago' }))
  await sees(page.getByText('No inventory items found'))
})

test('a column is made wider by keyboard, and keeps its width', async () => {
  const page = await it.visit('/inventory', 'rival')
  const header = page.getByRole('columnheader', { name: 'SKU' })
  await sees(row(page, 'LOW-1'))
  const before = (await header.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: 'Columns' }).focus()
  await page.keyboard.press('Enter')
  await dialog(page, 'Columns').getByRole('button', { name: 'Make SKU wider' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await eventually(async () => Math.round(((await header.boundingBox())?.width ?? 0) - before)).toBe(32)
  expect(await seriousFindings(page)).toEqual([])
  await page.reload()
  await sees(row(page, 'LOW-1'))
  expect(Math.round(((await header.boundingBox())?.width ?? 0) - before)).toBe(32)
})
