import type { Page } from 'playwright-core'
import { firstSettings, keep } from '../support/browser-accessibility.ts'
import { chooseTheme, findings } from '../support/browser-axe.ts'
import { type Look, looksWithNewColours, newColoursOf } from './new-colours.ts'

const usual: Look = { name: 'light', theme: 'light', highContrast: false }

/** Each look differs from the one before in one change of its colours, as every change costs another layout. */
const otherLooks: readonly Look[] = [
  { name: 'light, high contrast', theme: 'light', highContrast: true },
  { name: 'dark, high contrast', theme: 'dark', highContrast: true },
  { name: 'dark', theme: 'dark', highContrast: false },
]

/**
 * What axe finds serious, light and dark, and of colours too close in high contrast. What is no matter of colour is the same in each look,
 * and so is what covers what: the page is turned into another look only where that shows a text in colours that no sight before showed.
 * @param within the part whose colours are checked in the other looks.
 */
export async function seriousInEachLook(page: Page, within: string): Promise<string[]> {
  const found = named(usual.name, await findings(page))
  let worn = usual
  for (const look of await looksWithNewColours(page, otherLooks, within)) {
    await change(page, worn, look)
    worn = look
    const { selector, pass } = await newColoursOf(page, look, within)
    if (!selector) continue
    const serious = await findings(page, { within: selector, coloursOnly: true })
    if (serious.length === 0) pass()
    found.push(...named(look.name, serious))
  }
  await change(page, worn, usual)
  return found
}

function named(look: string, found: readonly string[]): string[] {
  return found.map((finding) => `${look}: ${finding}`)
}

async function change(page: Page, from: Look, to: Look): Promise<void> {
  if (from.highContrast !== to.highContrast) await chooseContrast(page, to.highContrast)
  if (from.theme !== to.theme) await chooseTheme(page, to.theme)
}

/** As another tab does. */
async function chooseContrast(page: Page, highContrast: boolean): Promise<void> {
  await keep(page, JSON.stringify({ ...firstSettings, highContrast }))
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'accessibility-settings' })))
  await page.waitForFunction((more) => document.documentElement.dataset.contrast === more, highContrast ? 'more' : undefined)
}
