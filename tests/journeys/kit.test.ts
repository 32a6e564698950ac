import { globSync, readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webRoot } from '../../server/web-build.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { sees } from '../support/browser-sights.ts'
import { openKit } from '../support/kit-app.ts'

const looks = ['Light', 'Dark', 'High contrast'] as const
const widths = [390, 768, 1440]

let it: BrowserApp
beforeAll(async () => {
  it = await openKit()
}, 240_000)
afterAll(() => it.close())

test.each(widths.flatMap((width) => looks.map((look) => [width, look] as const)))(
  'at %d px, %s: axe finds nothing serious in any state, nothing is wider than the page, and the console is clean',
  async (width, look) => {
    const page = await openPage(width, look)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await findings(page)).toEqual([])
    await it.endVisits()
  },
)

test('production has no page /kit and no code of it', async () => {
  await using production = await openBrowserApp()
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

async function openPage(width: number, look: (typeof looks)[number]): Promise<Page> {
  const page = await it.visit('/kit', 'admin', { viewport: { width, height: 900 } })
  await page.getByRole('radio', { name: look }).check({ force: true })
  await sees(page.getByRole('heading', { name: 'ui/button' }))
  await page.waitForLoadState('networkidle')
  return page
}

/** What axe finds serious or critical. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`))
}
