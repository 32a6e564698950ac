import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, row, rows, sees, seesNo } from '../support/browser-sights.ts'
import { makeCategory, makeItem } from '../support/factories.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  for (let n = 10; n < 38; n++) await makeItem(it, { sku: `TEA-${n}`, name: `Tea ${n}`, quantity: 1300 + n })
  await makeItem(it, { sku: 'LOW-1', name: 'Nearly gone', quantity: 4, customerId: 2 })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('a row is a link: a click on it opens the record, the middle button opens a tab, selecting text does neither', async () => {
  const page = await it.visit('/inventory?status=Low+Stock', 'manager')
  const cell = row(page, 'LOW-1').getByRole('cell', { name: 'Nearly gone' })
  const [tab] = await Promise.all([page.context().waitForEvent('page'), cell.click({ button: 'middle' })])
  await tab.waitForURL(/\/inventory\/\d+/)
  await tab.close()

  const text = await row(page, 'LOW-1').getByText('Nearly gone').boundingBox()
  if (!text) throw new Error('The name has no place on the screen.')
  await page.mouse.move(text.x + 1, text.y + text.height / 2)
  await page.mouse.down()
  await page.mouse.move(text.x + 60, text.y + text.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toContain('Near')
  expect(page.url()).toContain('/inventory?')
  await page.evaluate(() => window.getSelection()?.removeAllRanges())

  await cell.click()
  await page.waitForURL(/\/inventory\/\d+/)
  await page.goBack()
  await sees(row(page, 'LOW-1'))
  expect(await row(page, 'LOW-1').getByRole('link').getAttribute('href')).toMatch(/^\/inventory\/\d+$/)
})

/** The text of the row that has the focus, and whether all of it is in sight. */
function focusedRow(page: Page) {
  return page.evaluate(() => {
    const row = document.activeElement?.closest('tr')
    const box = row?.getBoundingClientRect()
    return { key: row?.querySelector('.cell-key')?.textContent, inSight: box !== undefined && box.top >= 0 && box.bottom <= innerHeight }
  })
}

test('Back from a record gives the row that was opened the focus, where it was', async () => {
  const page = await it.visit('/inventory?limit=25&page=2', 'manager', { viewport: { width: 1366, height: 400 } })
  await row(page, 'TEA-37').getByRole('link').click()
  await page.waitForURL(/\/inventory\/\d+/)
  await sees(page.getByRole('heading', { name: 'TEA-37' }))
  await page.goBack()
  await eventually(() => focusedRow(page)).toEqual({ key: 'TEA-37', inSight: true })

  await page.goto('/inventory?limit=25')
  await row(page, 'TEA-30').getByRole('link').click()
  await sees(page.getByRole('heading', { name: 'TEA-30' }))
  await page.getByRole('link', { name: 'Next' }).click()
  await sees(page.getByRole('heading', { name: 'TEA-31' }))
  // The first row of a page follows the last one of the page before.
  await page.goto('/inventory?limit=10&page=2')
  await rows(page).first().getByRole('link').click()
  const steps = page.getByRole('navigation', { name: 'Records of the list' })
  await sees(steps.getByText(/^11 of \d+$/))
  await steps.getByRole('link', { name: 'Previous' }).click()
  await sees(steps.getByText(/^10 of \d+$/))
  await page.getByRole('main').getByRole('link', { name: 'Inventory' }).click()
  await sees(page.getByText(/^Showing 1–10 of/))
  await page.goto('/inventory?limit=25')
  await row(page, 'TEA-31').getByRole('link').click()
  await page.getByRole('main').getByRole('link', { name: 'Inventory' }).click()
  await eventually(() => focusedRow(page)).toEqual({ key: 'TEA-31', inSight: true })
})

test('Back from a dialog over a list gives its row the focus', async () => {
  await makeCategory(it, { name: 'Spices' })
  const page = await it.visit('/inventory?tab=categories', 'manager')
  await row(page, 'Spices').getByRole('link').click()
  await sees(dialog(page, 'Edit Category'))
  await page.goBack()
  await eventually(() => focusedRow(page)).toEqual({ key: 'Spices', inSight: true })
})

test('a copied table has a tab between its cells', async () => {
  const page = await it.visit('/inventory?status=Low+Stock', 'manager')
  await sees(row(page, 'LOW-1'))
  const copied = await page.evaluate(() => {
    const table = document.querySelector('table')
    const cells = table?.tBodies[0]?.rows[0]?.cells
    if (!table || !cells) return ''
    window.getSelection()?.selectAllChildren(table.tBodies[0] ?? table)
    const data = new DataTransfer()
    table.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }))
    return data.getData('text/plain')
  })
  expect(copied).toBe(['LOW-1', 'Nearly gone', '–', '4 EA', '4', '–', 'Borealis Trading', 'Low Stock'].join('\t'))
})

test('a printed list has its rows and no controls, and no column is cut', async () => {
  const page = await it.visit('/inventory', 'manager', { viewport: { width: 720, height: 1000 } })
  await sees(row(page, 'TEA-10'))
  await page.emulateMedia({ media: 'print' })
  await seesNo(page.getByPlaceholder('Search inventory...'))
  await seesNo(page.getByRole('button', { name: 'Next page' }))
  await seesNo(page.getByRole('banner'))
  await sees(page.getByRole('columnheader', { name: 'Customer' }))
  await seesNo(page.getByRole('columnheader', { name: 'Actions' }))
  const cut = await page.evaluate(
    () => [...document.querySelectorAll('td')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
  )
  expect(cut).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
})

test('every row that matches is printed, by the button and by Ctrl+P', async () => {
  const page = await it.visit('/inventory', 'manager')
  await sees(row(page, 'TEA-10'))
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', String(document.querySelectorAll('tr[data-row]').length))
  })
  const printed = () => page.evaluate(() => document.body.getAttribute('data-printed'))
  const endPrint = () => page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await eventually(printed).toBe('29')
  await sees(page.getByText('All 29 entries'))
  await endPrint()
  await eventually(() => rows(page).count()).toBe(10)

  await page.getByPlaceholder('Search inventory...').fill('TEA-1')
  await eventually(() => rows(page).count()).toBe(10)
  await sees(page.getByText('of 10 entries'))
  await page.getByPlaceholder('Search inventory...').fill('TEA-2')
  await sees(row(page, 'TEA-20'))
  await page.keyboard.press('Control+p')
  await eventually(printed).toBe('10')
  await endPrint()
})

test('a printed list shows a long name in full', async () => {
  const { sku } = await makeItem(it, { sku: 'LONG-1', name: 'Hydraulic hose with two connectors. '.repeat(4).trim() })
  const page = await it.visit(`/inventory?q=${sku}`, 'manager', { viewport: { width: 720, height: 1000 } })
  await sees(row(page, sku))
  await page.emulateMedia({ media: 'print' })
  await sees(page.getByRole('columnheader', { name: 'Customer' }))
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('td, td .truncated')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => cell.textContent),
  )
  expect(cut).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
})
