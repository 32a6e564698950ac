import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { webRoot } from '../../server/web-build.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { findings } from '../support/browser-axe.ts'
import { looks } from '../support/browser-colours.ts'
import { eventually, isFocused, sees, toast } from '../support/browser-sights.ts'
import { makeItem, makeSavedView, pdfOf } from '../support/factories.ts'
import { openKit } from '../support/kit-app.ts'
import { scan } from '../support/scanner.ts'

const otherLooks = [looks.dark, looks.lightInHighContrast]
const longName = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'

let it: BrowserApp
beforeAll(async () => {
  it = await openKit()
  await makeItem(it, { sku: 'HYD-1', name: longName })
  for (const shared of [false, true]) await makeSavedView(it, { screen: 'categories', shared, name: `${longName} ${shared}` })
}, 240_000)
afterEach(() => it.endVisits())
afterAll(() => it.close())

test('at every width nothing is wider than the page, axe finds nothing serious in any state, and the console is clean', async () => {
  const page = await openPage()
  expect(await findings(page, { others: otherLooks })).toEqual([])
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(await findings(page)).toEqual([])
  await it.endVisits()
})

test('production has no page /kit and no code of it', async () => {
  const production = await openBrowserApp()
  onTestFinished(() => production.close())
  const page = await production.visit('/kit')
  await sees(page.getByRole('heading', { name: '404' }))
  await production.endVisits()
  const files = globSync('**/*', { cwd: webRoot, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name).filter((name) => name.includes('kit'))).toEqual([])
  const texts = files
    .filter(({ name }) => /\.(js|css|html)$/.test(name))
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'))
  expect(texts.filter((text) => text.includes('kit-section'))).toEqual([])
})

test('axe finds nothing serious in what opens over the page, which holds it on a phone and on a desk', { timeout: 180_000 }, async () => {
  const page = await openPage()
  for (const opener of await page.locator('.kit-opener > button').all()) {
    const name = await opener.evaluate((button) => `${button.closest('section')?.id}: ${button.textContent}`)
    await showOnlyThePartOf(opener)
    await opener.evaluate((button: HTMLElement) => button.click())
    const opened = page.locator('[role=dialog], [role=alertdialog], .toast').first()
    await sees(opened)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await rightEdge(opened), name).toBeLessThanOrEqual(width)
    }
    expect(await findings(page, { within: '[role=dialog], [role=alertdialog], .toast', others: otherLooks }), name).toEqual([])
    await opener.evaluate((button: HTMLElement) => button.getAttribute('aria-expanded') === 'true' && button.click())
    if (await page.locator('.toast').isVisible()) await page.getByRole('button', { name: 'Dismiss message' }).click()
  }
  await it.endVisits()
})

test('axe finds nothing serious in an open menu and in the results of a picker', async () => {
  const page = await openPage()
  const opener = page.getByRole('button', { name: 'Actions with long labels' })
  const picker = page.locator('#lookup\\/entity-picker').getByRole('combobox').first()
  await opener.click()
  await sees(page.getByRole('menu'))
  expect(await findings(page, { within: '[role=menu]', others: otherLooks })).toEqual([])
  await page.keyboard.press('Escape')
  await picker.fill('hyd')
  await sees(page.locator('[role=listbox]:not([aria-busy=true])').getByRole('option', { name: longName }))
  expect(await findings(page, { within: '[role=listbox]', others: otherLooks })).toEqual([])
  await it.endVisits()
})

test('a handheld’s scanner that sends text instead of keys is read when it pauses or sends Enter, each scan once', async () => {
  const page = await openPage()
  const part = page.locator('#scan\\/scan-field')
  const field = part.getByRole('textbox', { name: 'Unit' })
  const codes = () => part.getByRole('list', { name: 'Scanned units' }).getByRole('listitem').allTextContents()
  await field.focus()
  // The keyboard on the screen stays closed.
  expect(await field.getAttribute('inputmode')).toBe('none')
  await page.keyboard.insertText('SSCC-0001')
  await eventually(codes).toEqual(['SSCC-0001'])
  expect(await field.inputValue()).toBe('')
  await page.keyboard.insertText('SSCC-0002')
  await page.keyboard.press('Enter')
  await eventually(codes).toEqual(['SSCC-0001', 'SSCC-0002'])
  // Part by part, as some scanners send it, and the same code again.
  for (const text of ['SSCC', '-00', '02']) await page.keyboard.insertText(text)
  await eventually(codes).toEqual(['SSCC-0001', 'SSCC-0002', 'SSCC-0002'])
  // A scanner that acts as a keyboard.
  await scan(page, 'SSCC-0003')
  await eventually(codes).toEqual(['SSCC-0001', 'SSCC-0002', 'SSCC-0002', 'SSCC-0003'])
  await page.keyboard.insertText('WRONG-0004')
  await sees(toast(page, 'No record has the code WRONG-0004.'))
  expect(await codes()).toHaveLength(4)
  expect(await isFocused(field)).toBe(true)
  await it.endVisits()
})

async function openPage(): Promise<Page> {
  const page = await it.visit('/kit', 'admin', { viewport: { width: 390, height: 900 } })
  await sees(page.getByRole('heading', { name: 'ui/button' }))
  return page
}

/** Axe needs a second for each look at the whole page, and a tenth of it for a part. */
async function showOnlyThePartOf(opener: Locator): Promise<void> {
  await opener.evaluate((button) => {
    for (const part of document.querySelectorAll<HTMLElement>('.kit-section')) part.hidden = !part.contains(button)
  })
}

async function rightEdge(shown: Locator): Promise<number> {
  const box = await shown.boundingBox()
  if (!box) throw new Error('Nothing is shown.')
  return box.x + box.width
}

// The picker of files is the same on every screen.
const pdf = (name: string, content = pdfOf(name)) => ({ name, mimeType: 'application/pdf', buffer: content })

async function picker(page: Page, label: string) {
  const part = page.getByRole('region', { name: label, exact: true })
  await sees(part)
  return { part, input: part.locator('input[type=file]'), button: part.getByRole('button', { name: 'Upload PDF' }) }
}

test('chosen files are sent with a message each, opened by a link, removed, and no more of them than fit', async () => {
  const page = await it.visit('/kit', 'admin')
  const { part, input, button } = await picker(page, 'Documents of a line')
  await input.setInputFiles([pdf('one.pdf'), pdf('two.pdf')])
  await sees(page.getByText('File Uploaded', { exact: true }))
  await sees(page.getByText(/^(one|two)\.pdf has been uploaded successfully\.$/))
  const link = part.getByRole('link', { name: 'one.pdf' })
  await sees(link)
  const reply = await it.as('admin').request('GET', (await link.getAttribute('href')) ?? '')
  expect(reply).toMatchObject({ status: 200, text: pdfOf('one.pdf').toString() })
  await input.setInputFiles(['3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)))
  await sees(part.getByText('You can add at most 5 files. Some files weren’t added.'))
  await sees(part.getByRole('link', { name: '5.pdf' }))
  // Several are sent at a time: the last one may arrive before others.
  await expect.poll(() => part.getByRole('link').count()).toBe(5)
  await expect.poll(() => button.isDisabled()).toBe(true)
  await part.getByRole('button', { name: 'Remove two.pdf' }).press('Enter')
  await expect.poll(() => part.getByRole('link').count()).toBe(4)
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('what is no PDF file is refused before it is sent, and by the server when only its name says so', async () => {
  const page = await it.visit('/kit', 'admin')
  const { part, input } = await picker(page, 'Documents of a line')
  await input.setInputFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') }, pdf('fake.pdf', Buffer.from('x'))])
  await sees(part.getByRole('alert').filter({ hasText: /^PDF files only, max 10MB$/ }))
  await sees(part.getByRole('alert').filter({ hasText: 'This file is of another type.' }))
  // From the disk: what is sent through the browser's debugger takes seconds.
  const large = join(mkdtempSync(join(tmpdir(), 'tallyhouse-large-')), 'large.pdf')
  writeFileSync(large, Buffer.alloc(10_485_761))
  await input.setInputFiles(large)
  await expect.poll(() => part.getByRole('alert').count()).toBe(3)
  rmSync(dirname(large), { recursive: true })
})

test('an upload shows its progress, is cancelled, fails with a reason and is tried again', async () => {
  const page = await it.visit('/kit', 'admin')
  await sees(page.locator('#form\\/upload-row').getByText('64%', { exact: true }))
  const { part, input } = await picker(page, 'Certificate')
  const held: (() => void)[] = []
  await page.route('**/api/objects/uploads/**', async (route) => {
    await new Promise<void>((letGo) => held.push(letGo))
    await route.abort().catch(() => {})
  })
  await input.setInputFiles(pdf('slow.pdf'))
  await sees(part.getByRole('progressbar', { name: 'Upload of slow.pdf' }))
  await part.getByRole('button', { name: 'Cancel slow.pdf' }).click()
  await expect.poll(() => part.getByRole('progressbar').count()).toBe(0)
  for (const letGo of held.splice(0)) letGo()
  await input.setInputFiles(pdf('broken.pdf'))
  await sees(part.getByRole('progressbar'))
  await expect.poll(() => held.length).toBe(1)
  held[0]?.()
  await sees(part.getByRole('alert').filter({ hasText: 'Can’t reach the server' }))
  await page.unroute('**/api/objects/uploads/**')
  await part.getByRole('button', { name: 'Retry broken.pdf' }).click()
  await sees(part.getByRole('link', { name: 'broken.pdf' }))
})

test('a dropped file is taken', async () => {
  const page = await it.visit('/kit', 'admin')
  const { part } = await picker(page, 'Certificate')
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'dropped.pdf', { type: 'application/pdf' }))
    return transfer
  }, pdfOf('dropped').toString())
  await part.dispatchEvent('drop', { dataTransfer: data })
  await sees(part.getByRole('link', { name: 'dropped.pdf' }))
})
