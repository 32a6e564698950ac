import { globSync, readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { webRoot } from '../../server/web-build.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { sees } from '../support/browser-sights.ts'
import { makeItem, makeSavedView } from '../support/factories.ts'
import { openKit } from '../support/kit-app.ts'

const looks = ['Light', 'Dark', 'High contrast'] as const
const longName = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'
const widths = [390, 768, 1440]

let it: BrowserApp
beforeAll(async () => {
  it = await openKit()
  await makeItem(it, { sku: 'HYD-1', name: longName })
  for (const shared of [false, true]) await makeSavedView(it, { screen: 'categories', shared, name: `${longName} ${shared}` })
}, 240_000)
afterAll(() => it.close())

test.each(widths)(
  'at %d px axe finds nothing serious in any state, nothing is wider than the page, and the console is clean',
  async (width) => {
    const page = await openPage(width, 'Light')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const look of looks) {
      await choose(page, look)
      expect(await findings(page, look), look).toEqual([])
    }
    await it.endVisits()
  },
)

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

test.each([
  [390, 'Light'],
  [390, 'Dark'],
  [1440, 'Light'],
  [1440, 'High contrast'],
] as const)('at %d px, %s: axe finds nothing serious in what opens over the page', async (width, look) => {
  const page = await openPage(width, look)
  for (const opener of await page.locator('.kit-opener > button').all()) {
    const name = await opener.evaluate((button) => `${button.closest('section')?.id}: ${button.textContent}`)
    await opener.evaluate((button: HTMLElement) => button.click())
    const opened = page.locator('[role=dialog], [role=alertdialog], .toast').first()
    await sees(opened)
    const box = await opened.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width)
    expect(await findings(page, look, '[role=dialog], [role=alertdialog], .toast'), name).toEqual([])
    await opener.evaluate((button: HTMLElement) => button.getAttribute('aria-expanded') === 'true' && button.click())
    if (await page.locator('.toast').isVisible()) await page.getByRole('button', { name: 'Dismiss message' }).click()
  }
  await it.endVisits()
})

test.each(['Light', 'Dark', 'High contrast'] as const)(
  '%s: axe finds nothing serious in an open menu and in the results of a picker',
  async (look) => {
    const page = await openPage(390, look)
    await page.getByRole('button', { name: 'Actions with long labels' }).click()
    await sees(page.getByRole('menu'))
    expect(await findings(page, look, '[role=menu]')).toEqual([])
    await page.keyboard.press('Escape')
    const picker = page.locator('#lookup\\/entity-picker').getByRole('combobox').first()
    await picker.fill('hyd')
    await sees(page.getByRole('listbox').getByRole('option', { name: longName }))
    expect(await findings(page, look, '[role=listbox]')).toEqual([])
    await it.endVisits()
  },
)

type Look = (typeof looks)[number]

async function openPage(width: number, look: Look): Promise<Page> {
  const page = await it.visit('/kit', 'admin', { viewport: { width, height: 900 } })
  await sees(page.getByRole('heading', { name: 'ui/button' }))
  await choose(page, look)
  return page
}

async function choose(page: Page, look: Look): Promise<void> {
  await page.getByRole('radio', { name: look }).check({ force: true })
}

/** What axe finds serious or critical. The looks differ in their colours alone, so only the first is asked about everything. */
async function findings(page: Page, look: Look, within = 'body'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within)
  if (look !== 'Light') axe.withRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`))
}
