import type { Page } from 'playwright-core'
import { firstSettings, keep } from '../support/browser-accessibility.ts'
import { findingsInBothThemes } from '../support/browser-axe.ts'

/** What axe finds of colours too close in high contrast, light and dark. What is no matter of colour is the same without. */
export async function closeColoursInHighContrast(page: Page): Promise<string[]> {
  await choose(page, { highContrast: true })
  const found = await findingsInBothThemes(page, { coloursOnly: true })
  await choose(page, { highContrast: false })
  return found
}

/** As another tab does. */
async function choose(page: Page, changes: Partial<typeof firstSettings>): Promise<void> {
  await keep(page, JSON.stringify({ ...firstSettings, ...changes }))
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'accessibility-settings' })))
  await page.waitForFunction((more) => document.documentElement.dataset.contrast === more, changes.highContrast ? 'more' : undefined)
}
