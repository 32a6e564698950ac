import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { categoriesEndpoints } from '../../contract/stock/categories/categories.ts'
import { locationsEndpoints } from '../../contract/stock/locations/locations.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { dialog, eventually, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { smallTargets } from '../support/browser-targets.ts'
import { makeCategory, makeItem, makeLocation } from '../support/factories.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a location is added; without a capacity it is unlimited', async () => {
  const page = await it.visit('/inventory', 'manager')
  await page.getByRole('tab', { name: 'Locations' }).click()
  await sees(page.getByText('No locations found'))
  await page.getByRole('button', { name: 'Add Location' }).first().click()
  const adding = dialog(page, 'Add Location')
  await adding.getByRole('button', { name: 'Create Location' }).click()
  await sees(adding.getByText('Code must be filled in'))
  await sees(adding.getByText('Name must be filled in'))
  await adding.getByRole('textbox', { name: 'Code' }).fill('A-01')
  await adding.getByRole('textbox', { name: 'Name' }).fill('Aisle 1')
  await adding.getByRole('textbox', { name: 'Capacity' }).fill('-5')
  await adding.getByRole('button', { name: 'Create Location' }).click()
  await sees(adding.getByText('Capacity must be at least 0'))
  expect(await seriousFindings(page)).toEqual([])
  await adding.getByRole('textbox', { name: 'Capacity' }).fill('')
  expect(await adding.getByLabel('Type').inputValue()).toBe('storage')
  expect(await adding.getByRole('switch', { name: 'Active' }).isChecked()).toBe(true)
  await adding.getByRole('button', { name: 'Create Location' }).click()
  await sees(toast(page, 'Location created successfully'))
  await seesNo(adding)
  // The first cell has the checkbox.
  expect((await row(page, 'A-01').getByRole('cell').allTextContents()).slice(1, 8)).toEqual([
    'A-01',
    'Aisle 1',
    '–',
    'Storage',
    'unlimited',
    '0',
    'Active',
  ])
})

test('a location shows what fills it, is edited, and is not deactivated while it holds stock', async () => {
  const place = await makeLocation(it, { code: 'B-02', name: 'Bay 2', zone: 'Bays', capacity: 200 })
  await makeItem(it, { quantity: 50, location: 'B-02' })
  const page = await it.visit('/inventory?tab=locations', 'admin')
  await sees(row(page, 'B-02').filter({ hasText: '25%' }))
  await page.getByRole('button', { name: 'Edit B-02' }).click()
  const editing = dialog(page, 'Edit Location')
  await editing.getByRole('textbox', { name: 'Name' }).fill('Bay two')
  await editing.getByLabel('Type').selectOption({ label: 'Staging' })
  await editing.getByRole('switch', { name: 'Active' }).uncheck()
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'B-02 still holds 50 units. Move them before you deactivate it.').filter({ hasText: 'Error' }))
  await sees(editing.getByRole('alert').filter({ hasText: 'B-02 still holds 50 units.' }))
  expect(await editing.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Bay two')

  await editing.getByRole('switch', { name: 'Active' }).check()
  await editing.getByRole('textbox', { name: 'Capacity' }).fill('100')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Location updated successfully'))
  await sees(row(page, 'Bay two').filter({ hasText: 'Staging' }).filter({ hasText: '50%' }))
  const places = await it.as('admin').call(locationsEndpoints.list)
  expect(places.find(({ id }) => id === place.id)).toMatchObject({ name: 'Bay two', zone: 'Bays', capacity: 100, isActive: true })
})

test('a code that exists already is refused, and nothing typed is lost', async () => {
  await makeLocation(it, { code: 'C-03' })
  const page = await it.visit('/inventory?tab=locations', 'admin')
  await page.getByRole('button', { name: 'Add Location' }).click()
  const adding = dialog(page, 'Add Location')
  await adding.getByRole('textbox', { name: 'Code' }).fill('C-03')
  await adding.getByRole('textbox', { name: 'Name' }).fill('Twin')
  await adding.getByRole('button', { name: 'Create Location' }).click()
  await sees(toast(page, 'The location code C-03 already exists.').filter({ hasText: 'Error' }))
  expect(await adding.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Twin')
})

test('locations are searched, filtered and sorted by the address', async () => {
  await makeLocation(it, { code: 'Q-09', name: 'Cage', type: 'quarantine' })
  const page = await it.visit('/inventory?tab=locations&sort=-code', 'manager')
  await sees(page.getByRole('columnheader', { name: 'Code', includeHidden: true }).and(page.locator('[aria-sort=descending]')))
  await page.getByLabel('Type').selectOption({ label: 'Quarantine' })
  await sees(page.getByText('Showing 1–1 of 1 entries'))
  await page.getByPlaceholder('Search locations...').fill('nowhere')
  await sees(page.getByText('Try adjusting your search'))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await sees(row(page, 'Q-09'))
  expect(await seriousFindings(page)).toEqual([])
})

test('a category is added, deactivated, and then no choice for an item any more', async () => {
  await makeCategory(it, { name: 'Tea' })
  const page = await it.visit('/inventory?tab=categories', 'manager')
  await page.getByRole('button', { name: 'Add Category' }).click()
  const adding = dialog(page, 'Add Category')
  await adding.getByRole('button', { name: 'Create Category' }).click()
  await sees(adding.getByText('Name must be filled in'))
  await adding.getByRole('textbox', { name: 'Name' }).fill('tea')
  await adding.getByRole('button', { name: 'Create Category' }).click()
  await sees(toast(page, 'A category with this name or code already exists.').filter({ hasText: 'Error' }))
  await adding.getByRole('textbox', { name: 'Name' }).fill('Coffee')
  await adding.getByRole('textbox', { name: 'Code' }).fill('COF')
  await adding.getByRole('textbox', { name: 'Description' }).fill('Beans')
  expect(await seriousFindings(page)).toEqual([])
  await adding.getByRole('button', { name: 'Create Category' }).click()
  await sees(toast(page, 'Category created successfully'))
  expect((await row(page, 'Coffee').getByRole('cell').allTextContents()).slice(1, 5)).toEqual(['Coffee', 'COF', 'Beans', 'Active'])

  await page.getByRole('button', { name: 'Edit Coffee' }).click()
  const editing = dialog(page, 'Edit Category')
  await editing.getByRole('switch', { name: 'Active' }).uncheck()
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await sees(toast(page, 'Category updated successfully'))
  await sees(row(page, 'Coffee').filter({ hasText: 'Inactive' }))
  expect(await seriousFindings(page)).toEqual([])
  const categories = await it.as('admin').call(categoriesEndpoints.list)
  expect(categories.find(({ name }) => name === 'Coffee')).toMatchObject({ code: 'COF', description: 'Beans', isActive: false })

  await page.getByRole('tab', { name: 'Inventory' }).click()
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const options = dialog(page, 'Add Inventory Item').getByLabel('Category').getByRole('option')
  await eventually(() => options.allTextContents()).toEqual(['None', 'Tea'])
})

test.each(['locations', 'categories'] as const)('on the phone every target of %s is large, and nothing is wider than it', async (tab) => {
  const long = 'Überseezwischenlagerungshallenabschnitt-Südwest-Erdgeschoss-ganz-hinten-links'
  await (tab === 'locations'
    ? makeLocation(it, { code: `0-${long.slice(0, 40)}`, name: long, zone: long })
    : makeCategory(it, { name: `0 ${long}`, description: long }))
  const page = await it.visit(`/inventory?tab=${tab}`, 'manager', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await sees(page.getByRole('button', { name: /^Actions for 0/ }))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await smallTargets(page)).toEqual([])
  await page.getByRole('button', { name: /^Actions for 0/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  await sees(page.getByRole('switch', { name: 'Active' }))
  expect(await smallTargets(page)).toEqual([])
})

test.each(['locations', 'categories'] as const)('a list of %s that can not be loaded says so', async (tab) => {
  const page = await it.visit('/login', 'admin')
  await page.route(/\/api\/(warehouse-locations|product-categories)/, (route) =>
    route.fulfill({ status: 503, json: { status: 503, detail: 'Not now. Try again in a moment.' } }),
  )
  await page.goto(`/inventory?tab=${tab}`)
  await sees(page.getByText(`Failed to load ${tab}`))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await seesNo(page.getByText(`Failed to load ${tab}`))
})

test('a range of locations is previewed and added', async () => {
  const page = await it.visit('/inventory?tab=locations', 'manager')
  await page.getByRole('button', { name: 'Add Range' }).click()
  const adding = dialog(page, 'Add Range')
  await adding.getByRole('textbox', { name: 'From' }).fill('R-01-01')
  await adding.getByRole('textbox', { name: 'To' }).fill('S-04-10')
  await adding.getByRole('textbox', { name: 'Zone' }).fill('Racks')
  await adding.getByRole('button', { name: 'Add Locations' }).click()
  await sees(adding.getByText('To must differ from the first code in its numbers only').first())
  await adding.getByRole('textbox', { name: 'To' }).fill('R-04-10')
  await sees(adding.getByText('40 locations: R-01-01, R-01-02, R-01-03 … R-04-10'))
  await adding.getByRole('button', { name: 'Add Locations' }).click()
  await sees(toast(page, '40 locations, R-01-01 to R-04-10.'))
  await sees(row(page, 'R-01-02'))
})
