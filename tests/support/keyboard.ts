import type { Locator, Page } from 'playwright-core'
import { eventually, isFocused, sees } from './browser-sights.ts'

/** Presses Tab until it has the focus; fails when it can't be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await sees(target)
  for (let presses = 0; presses < 80; presses++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${target}.`)
}

/** Goes to a control and presses Enter. */
export async function enterAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Opens a menu, goes to an entry by its first letters, and chooses it. */
export async function chooseFromMenu(page: Page, opener: Locator, name: string): Promise<void> {
  await enterAt(page, opener)
  await sees(page.getByRole('menu'))
  await page.keyboard.type(name.slice(0, 3), { delay: 60 })
  await hasFocus(page.getByRole('menuitem', { name }))
  await page.keyboard.press('Enter')
}

/** Goes to a field and types as a person does, over what is in it. A reader of codes types much faster. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text, { delay: 60 })
}

/** Searches a field for a record and chooses the one that is found. */
export async function choose(page: Page, field: Locator, code: string): Promise<void> {
  await typeInto(page, field, code)
  await sees(page.getByRole('option', { name: code }))
  await page.keyboard.press('Enter')
  await eventually(() => field.inputValue()).toContain(code)
}

export async function hasFocus(target: Locator): Promise<void> {
  await sees(target)
  await eventually(() => isFocused(target)).toBe(true)
}
