import type { Page } from 'playwright-core'
import { firstSettings, keep } from '../support/browser-accessibility.ts'
import { chooseTheme, findings } from '../support/browser-axe.ts'
import { newColoursOf } from './new-colours.ts'

type Change = (page: Page) => Promise<void>

/** Each look differs from the one before in one change of its colours, as every change costs another layout. */
const otherLooks: readonly [name: string, change: Change][] = [
  ['light, high contrast', (page) => chooseContrast(page, true)],
  ['dark, high contrast', (page) => chooseTheme(page, 'dark')],
  ['dark', (page) => chooseContrast(page, false)],
]

/**
 * What axe finds serious, light and dark, and of colours too close in high contrast. What is no matter of colour is the same in each look,
 * and so is what covers what: the other looks are checked where they show a text in colours that no sight before showed.
 * @param within the part whose colours are checked in the other looks.
 */
export async function seriousInEachLook(page: Page, within: string): Promise<string[]> {
  const found = named('light', await findings(page))
  for (const [name, change] of otherLooks) {
    await change(page)
    const { selector, pass } = await newColoursOf(page, name, within)
    if (!selector) continue
    const serious = await findings(page, { within: selector, coloursOnly: true })
    if (serious.length === 0) pass()
    found.push(...named(name, serious))
  }
  await chooseTheme(page, 'light')
  return found
}

function named(look: string, found: readonly string[]): string[] {
  return found.map((finding) => `${look}: ${finding}`)
}

/** As another tab does. */
async function chooseContrast(page: Page, highContrast: boolean): Promise<void> {
  await keep(page, JSON.stringify({ ...firstSettings, highContrast }))
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'accessibility-settings' })))
  await page.waitForFunction((more) => document.documentElement.dataset.contrast === more, highContrast ? 'more' : undefined)
}
