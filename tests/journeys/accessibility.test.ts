import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { firstSettings as first, keep, kept, openPanel, panel, panelButton, setting, touch } from '../support/browser-accessibility.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, row, sees, seesNo, signIn, toast } from '../support/browser-sights.ts'
import { makeItem, makeOrder } from '../support/factories.ts'
import type { TestPerson } from '../support/test-app.ts'

let it: BrowserApp

beforeAll(async () => {
  it = await openBrowserApp()
  await makeItem(it, { sku: 'COF-1', quantity: 40 })
  await makeItem(it, { sku: 'LOW-1', quantity: 3 })
  await makeOrder(it, { items: [{ sku: 'COF-1', quantity: 2 }] })
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const slider = (page: Page) => panel(page).getByRole('slider', { name: 'Font size' })

/** Opens a screen in a browser that already keeps settings. */
async function visitWith(
  settings: object | string,
  path: string,
  who: TestPerson | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await it.visit('/favicon.svg', who, options)
  await keep(page, typeof settings === 'string' ? settings : JSON.stringify({ ...first, ...settings }))
  await page.goto(path)
  await sees(panelButton(page))
  return page
}

function rootFont(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
}

function styleOf(sight: Locator, property: string): Promise<string> {
  return sight.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

describe.each([
  ['with a mouse', {}, (sight: Locator) => sight.click()],
  ['by touch', touch, (sight: Locator) => sight.tap()],
] as const)('%s', (_, options, press) => {
  test('each setting is kept under its name, obeyed at once and still there after a reload', async () => {
    const page = await it.visit('/inventory', 'admin', options)
    await press(panelButton(page))
    await sees(panel(page))
    expect(await kept(page)).toBe(null)

    await press(setting(page, 'High contrast'))
    expect(await kept(page)).toEqual({ ...first, highContrast: true })
    await press(setting(page, 'Large text'))
    await press(setting(page, 'Reduced motion'))
    await press(setting(page, 'Enhanced focus'))
    await press(setting(page, 'Screen reader announcements'))
    await slider(page).fill('18')
    const chosen = {
      ...first,
      highContrast: true,
      largeText: true,
      reducedMotion: true,
      screenReader: true,
      fontSize: 18,
      focusIndicator: false,
    }
    expect(await kept(page)).toEqual(chosen)
    expect(await rootFont(page)).toBe('22.5px')
    expect(await styleOf(page.locator('body'), 'background-color')).toBe('rgb(255, 255, 255)')

    await page.reload()
    await sees(panelButton(page))
    expect(await rootFont(page)).toBe('22.5px')
    expect(await styleOf(page.locator('body'), 'background-color')).toBe('rgb(255, 255, 255)')
    await press(panelButton(page))
    await sees(setting(page, 'High contrast').and(page.locator(':checked')))
    await sees(setting(page, 'Enhanced focus').and(page.locator(':not(:checked)')))
    expect(await slider(page).inputValue()).toBe('18')

    await press(panel(page).getByRole('button', { name: 'Reset' }))
    await sees(panel(page).getByText('Settings were reset.'))
    expect(await kept(page)).toEqual(first)
    expect(await rootFont(page)).toBe('16px')
    await press(panelButton(page))
    await seesNo(panel(page))
  })

  test('signed-out screens have the panel as well', async () => {
    for (const path of ['/', '/login', '/no/such/screen']) {
      const page = await it.visit(path, null, options)
      await press(panelButton(page))
      await press(setting(page, 'High contrast'))
      await eventually(() => styleOf(page.locator('body'), 'background-color')).toBe('rgb(255, 255, 255)')
      await press(panel(page).getByRole('button', { name: 'Close accessibility settings' }))
      await seesNo(panel(page))
    }
  })
})

test('the slider goes from 12 to 24 by keyboard, one px a step', async () => {
  const page = await it.visit('/login')
  await openPanel(page)
  await slider(page).focus()
  await page.keyboard.press('ArrowRight')
  expect(await kept(page)).toEqual({ ...first, fontSize: 17 })
  await sees(panel(page).getByText('17 px'))
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  expect(await kept(page)).toEqual({ ...first, fontSize: 24 })
  expect(await rootFont(page)).toBe('24px')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  expect(await kept(page)).toEqual({ ...first, fontSize: 12 })
  expect(await rootFont(page)).toBe('12px')
})

test('the panel is worked by keyboard alone; Escape closes it and brings the focus back', async () => {
  const page = await it.visit('/orders', 'admin')
  await panelButton(page).focus()
  await page.keyboard.press('Enter')
  await sees(panel(page))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await kept(page)).toEqual({ ...first, highContrast: true })
  await page.keyboard.press('Escape')
  await seesNo(panel(page))
  await sees(panelButton(page).and(page.locator(':focus')))

  // Also while the focus is somewhere else.
  await openPanel(page)
  await page.getByRole('heading', { name: 'Warehouse Movement', level: 1 }).focus()
  await page.keyboard.press('Escape')
  await seesNo(panel(page))
})

test('Escape closes an open dialog, and the panel that was left open beneath it', async () => {
  const page = await it.visit('/inventory', 'admin')
  await openPanel(page)
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await sees(dialog(page, 'Add Inventory Item'))
  await page.keyboard.press('Escape')
  await seesNo(dialog(page, 'Add Inventory Item'))
  await page.keyboard.press('Escape')
  await seesNo(panel(page))
})

test('what the browser kept is obeyed before anything is painted, whatever it kept', async () => {
  const page = await visitWith({ fontSize: 20, highContrast: true }, '/login', null)
  expect(await rootFont(page)).toBe('20px')
  for (const garbage of ['', 'nothing', '[]', '7', 'null', '{"fontSize":"huge","highContrast":3}']) {
    const other = await visitWith(garbage, '/login', null)
    expect(await rootFont(other)).toBe('16px')
    await openPanel(other)
    await sees(slider(other))
    await it.endVisits()
  }
})

test('another tab of the same browser follows', async () => {
  const page = await it.visit('/login')
  const other = await page.context().newPage()
  await other.goto('/')
  await sees(panelButton(other))
  await openPanel(page)
  await slider(page).fill('22')
  await eventually(() => rootFont(other)).toBe('22px')
})

describe('announcements', () => {
  const announcements = (page: Page) => page.getByRole('log', { name: 'Announcements' })

  test('a screen that was opened and the entries found are said, and removed after 1 s', async () => {
    const page = await visitWith({ screenReader: true }, '/inventory', 'admin')
    await sees(row(page, 'LOW-1'))
    await seesNo(announcements(page).getByText(/./).first())
    const lives = await timeAnnouncements(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Warehouse Movement' }).click()
    await eventually(lives).toContainEqual(expect.stringMatching(/Warehouse Movement · Tallyhouse for [1-9]/))
    await eventually(lives).toContainEqual(expect.stringMatching(/Showing 1–1 of 1 entries for [1-9]/))

    await page.goto('/inventory')
    const livesThere = await timeAnnouncements(page)
    await page.getByRole('searchbox').fill('LOW')
    await eventually(livesThere).toContainEqual(expect.stringMatching(/Showing 1–1 of 1 entries for [1-9]/))
  })

  test('a message is said once, and what says it is removed after 1 s', async () => {
    const page = await visitWith({ screenReader: true }, '/login', null)
    const said = page.locator('[aria-live]:not(#announcements)').filter({ hasText: 'Notification Login failed' })
    const heard = said.waitFor({ state: 'attached' })
    await signIn(page, 'nobody', 'wrong')
    await heard
    expect(await said.count()).toBe(1)
    await seesNo(said)
    await sees(toast(page, 'Login failed'))
  })

  test('nothing is said until it is asked for; the pager speaks for itself then', async () => {
    const page = await it.visit('/inventory', 'admin')
    const lives = await timeAnnouncements(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Warehouse Movement' }).click()
    await sees(page.getByRole('status').filter({ hasText: 'Showing 1–1 of 1 entries' }))
    expect(await lives()).toEqual([])
  })

  /** Notes each announcement and for how many seconds it stood there, to one place. */
  async function timeAnnouncements(page: Page): Promise<() => Promise<string[]>> {
    await announcements(page).evaluate((region) => {
      const since = new Map<Node, number>()
      const lives: string[] = []
      Object.assign(window, { announcementLives: lives })
      new MutationObserver((changes) => {
        for (const { addedNodes, removedNodes } of changes) {
          for (const node of addedNodes) since.set(node, performance.now())
          for (const node of removedNodes) {
            const seconds = (performance.now() - (since.get(node) ?? 0)) / 1000
            lives.push(`${node.textContent} for ${seconds.toFixed(1)} s`)
          }
        }
      }).observe(region, { childList: true })
    })
    return () => page.evaluate(() => Reflect.get(window, 'announcementLives') as string[])
  }
})

describe('what the system prefers adds styles', () => {
  test('more contrast, in either theme', async () => {
    for (const [colorScheme, background] of [
      ['light', 'rgb(255, 255, 255)'],
      ['dark', 'rgb(0, 0, 0)'],
    ] as const) {
      const page = await it.visit('/login', null, { contrast: 'more', colorScheme })
      await sees(panelButton(page))
      expect(await styleOf(page.locator('body'), 'background-color')).toBe(background)
      expect(await kept(page)).toBe(null)
      await page.emulateMedia({ contrast: 'no-preference' })
      await eventually(() => styleOf(page.locator('body'), 'background-color')).not.toBe(background)
    }
  })

  test('less motion, by the system or by the setting', async () => {
    const transition = (page: Page) => styleOf(page.getByRole('button', { name: 'Sign In' }), 'transition-duration')
    const moving = await it.visit('/login', null, { reducedMotion: 'no-preference' })
    await sees(panelButton(moving))
    expect(await transition(moving)).not.toBe('0s')
    await moving.emulateMedia({ reducedMotion: 'reduce' })
    expect(await transition(moving)).toBe('0s')
    const still = await visitWith({ reducedMotion: true }, '/login', null, { reducedMotion: 'no-preference' })
    expect(await transition(still)).toBe('0s')

    // What shows that rows are on their way pulses.
    for (const [reducedMotion, animation] of [
      [false, 'pulse'],
      [true, 'none'],
    ] as const) {
      const waiting = await visitWith({ reducedMotion }, '/login', 'manager', { reducedMotion: 'no-preference' })
      await waiting.route('**/api/inventory*', () => undefined)
      await waiting.goto('/inventory')
      const placeholder = waiting.locator('td .animate-pulse').first()
      await sees(placeholder)
      expect(await styleOf(placeholder, 'animation-name')).toBe(animation)
    }
  })

  test('the tests’ browser prefers less motion, also in a page that an earlier visit used', async () => {
    for (const visit of ['first', 'second']) {
      const page = await it.visit('/login')
      expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches), visit).toBe(true)
      await it.endVisits()
    }
  })

  test('forced colours keep what is told by a fill', async () => {
    const page = await it.visit('/inventory', 'admin', { forcedColors: 'active' })
    const chosen = page.getByRole('tab', { name: 'Inventory' })
    await sees(chosen)
    expect(await styleOf(chosen, 'outline-style')).toBe('solid')
    await openPanel(page)
    expect(await styleOf(setting(page, 'Enhanced focus'), 'appearance')).toBe('auto')
  })
})

test('enhanced focus draws a stronger ring, which can be turned off', async () => {
  const page = await it.visit('/login')
  const field = page.getByLabel('Email or Username')
  await field.focus()
  const enhanced = await styleOf(field, 'box-shadow')
  await openPanel(page)
  await setting(page, 'Enhanced focus').click()
  await page.keyboard.press('Escape')
  await field.focus()
  const plain = await styleOf(field, 'box-shadow')
  expect(enhanced).toContain('0px 0px 0px 5px')
  expect(plain).toContain('0px 0px 0px 4px')
})
