import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

// Locators for what a person sees on a screen, and waits with their timeouts.

const patience = { timeout: 15_000 }

/** Waits until the element is visible; fails when several match. */
export async function sees(sight: Locator): Promise<void> {
  await lookOften(() => sight.isVisible())
  await sight.waitFor({ state: 'visible', ...patience })
}

/** Waits until the element is gone. */
export async function seesNo(sight: Locator): Promise<void> {
  await lookOften(async () => !(await sight.isVisible()))
  await sight.waitFor({ state: 'hidden', ...patience })
}

/** Polls faster than Playwright, which soon polls only twice a second. Playwright's own wait follows for its better error message. */
async function lookOften(isThere: () => Promise<boolean>): Promise<void> {
  const start = performance.now()
  while (performance.now() - start < 2_000 && !(await isThere())) await sleep(25)
}

/** Repeats the read until the value is as expected. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, patience)
}

/** A toast. An open dialog hides toasts from the role tree, although they stay visible. */
export function toast(page: Page, text: string | RegExp): Locator {
  return toasts(page).filter({ hasText: text })
}

export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages (F8)', includeHidden: true }).getByRole('listitem', { includeHidden: true })
}

export function dialog(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog', { name })
}

/** An entry of the sidebar. */
export function menu(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
}

/** A table's row by its content. */
export function row(scope: Page | Locator, text: string | RegExp): Locator {
  return scope.getByRole('row').filter({ hasText: text })
}

/** The rows of the page's tables, without their heads. */
export function rows(page: Page): Locator {
  return page.locator('tr[data-row]')
}

/** The search parameters of the page's address. */
export function searchOf(page: Page): URLSearchParams {
  return new URL(page.url()).searchParams
}

/** The value of a card, or of a cell of a waybill, by its label. */
export function figure(scope: Page | Locator, label: string): Locator {
  return scope
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]')
}

/** Fills the sign-in screen and sends it. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Email or Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Signs out, after closing messages: on a desk they are over the button, and stay for five seconds. */
export async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[aria-label="Dismiss message"]')) button.click()
  })
  await page.getByRole('button', { name: 'Log out' }).click()
}

/** Fills one of the two addresses of a movement. */
export async function fillAddress(
  scope: Locator,
  legend: 'Billing Address' | 'Shipping Address',
  street = '1 Harbour Road',
): Promise<void> {
  const address = scope.getByRole('group', { name: legend })
  await address.getByLabel('Street').fill(street)
  await address.getByLabel('City').fill('Rotterdam')
  await address.getByLabel('State').fill('ZH')
  await address.getByLabel('ZIP').fill('3011')
}

/** Fills the dialog of a new movement except its items. */
export async function fillAddresses(creating: Locator): Promise<void> {
  await fillAddress(creating, 'Billing Address')
  await creating.getByRole('checkbox', { name: 'Same as billing' }).check()
}

/** Holds back calls, or a redirect to another page, so that what stands there meanwhile can be checked. */
export async function heldBack(page: Page, calls: string): Promise<{ letGo: () => void }> {
  const { promise: told, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await told
    await route.continue()
  })
  return { letGo }
}

/** Chooses a record in a field that searches the server as one types. */
export async function pick(page: Page, field: Locator, name: string): Promise<void> {
  await field.fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
}

/** How often the page sends a read of this path from now on: what changed before the event stream opened is read by then. */
export async function countedReads(page: Page, path: string): Promise<() => number> {
  await sleep(500)
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === path) count++
  })
  return () => count
}

/** Blocks server events of a page, to simulate a slow connection. */
export async function withoutNews(page: Page): Promise<void> {
  await page.route('**/api/events*', (route) => route.abort())
}

export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** Whether a person sees the middle of it: it is neither scrolled away nor beneath something else. */
export function isUncovered(sight: Locator): Promise<boolean> {
  return sight.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

/** Whether the boxes of both share a part of the screen. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them is not in sight.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Waits until nothing is loading any more, within the page: asking from here every few milliseconds takes as long as loading it. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isSettled, undefined, { polling: 25, ...patience })
}

/** Runs in the page. */
function isSettled(): boolean {
  if (!document.querySelector('h1')?.checkVisibility() || document.querySelector('[aria-busy="true"], [data-skeleton]')) return false
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (texts.currentNode.textContent?.trim() === 'Loading...') return false
  return true
}
