import type { Locator, Page } from 'playwright-core'
import { sees } from './browser-sights.ts'

/** The default accessibility settings. */
export const firstSettings = {
  highContrast: false,
  largeText: false,
  reducedMotion: false,
  screenReader: false,
  fontSize: 16,
  focusIndicator: true,
  shortcuts: true,
}

/** The viewport of a phone. */
export const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export function panelButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Accessibility settings', exact: true })
}

export function panel(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Accessibility', exact: true })
}

export function setting(page: Page, name: string): Locator {
  return panel(page).getByRole('switch', { name, exact: true })
}

export async function openPanel(page: Page): Promise<void> {
  await panelButton(page).click()
  await sees(panel(page))
}

/** As stored in the browser. */
export function kept(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('accessibility-settings') ?? 'null'))
}

/** Stores a text in place of the settings; the next opened page reads it. */
export async function keep(page: Page, stored: string): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('accessibility-settings', text), stored)
}
