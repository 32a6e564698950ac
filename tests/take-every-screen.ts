import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { runnerImport } from 'vite'
import { launchBrowser } from './support/browser.ts'
import { asWebp } from './support/webp.ts'

/**
 * Takes a picture of every screen at three widths, light and dark, from a fresh demo that runs:
 * `node tests/take-every-screen.ts http://127.0.0.1:3000`. A second argument takes only addresses that contain it.
 */
const [, , address = 'http://127.0.0.1:3000', only = ''] = process.argv
const password = process.env.DEMO_PASSWORD ?? 'tallyhouse-demo'
const folder = join(import.meta.dirname, '..', 'docs', 'pictures', 'screens')

const widths = [390, 768, 1440]
/** A longer page is cut off there, in CSS px. */
const tallest = 2_000

// The list of screens names their components, which Node alone can't read.
const { module: screens } = await runnerImport<typeof import('./support/every-screen.ts')>(
  join(import.meta.dirname, 'support', 'every-screen.ts'),
)
const visits = screens.everyScreen.filter(([, path]) => path.includes(only))

if (!only) rmSync(folder, { recursive: true, force: true })
const browser = await launchBrowser()
try {
  for (const width of widths) for (const theme of ['light', 'dark'] as const) await takeAll(browser, width, theme)
} finally {
  await browser.close()
}

async function takeAll(browser: Browser, width: number, theme: 'light' | 'dark'): Promise<void> {
  const into = join(folder, `${width}-${theme}`)
  mkdirSync(into, { recursive: true })
  for (const who of [null, 'admin', 'customer'] as const) {
    const page = await open(browser, who, width, theme)
    for (const [viewer, path] of visits) {
      if (viewer !== who) continue
      const image = await take(page, path)
      writeFileSync(join(into, `${who ?? 'visitor'}${nameOf(path)}.webp`), image)
    }
    await page.context().close()
  }
  console.log(`${into}: taken`)
}

async function open(browser: Browser, who: string | null, width: number, theme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: width < 640 ? 844 : 900 },
    hasTouch: width < 640,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  if (who) {
    const signedIn = await context.request.post('/api/login', { data: { username: who, password }, headers: { origin: address } })
    if (!signedIn.ok()) throw new Error(`${who} can't sign in at ${address}: ${await signedIn.text()}`)
  }
  return context.newPage()
}

async function take(page: Page, path: string): Promise<Buffer> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(isSettled)
  // What a call that has just answered leads to: charts, further calls.
  await page.waitForTimeout(250)
  await page.waitForFunction(isSettled)
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }))
  const png = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, tallest) } })
  return asWebp(page, png)
}

/** Runs in the page: whether nothing is loading any more. */
function isSettled(): boolean {
  const loading =
    document.querySelector('[aria-busy="true"], [data-skeleton]') ?? document.evaluate(`//*[text()="Loading..."]`, document).iterateNext()
  return loading === null && document.fonts.status === 'loaded'
}

/** '/crm?customer=1&tab=quotes' becomes '-crm-customer-1-tab-quotes'. */
function nameOf(path: string): string {
  return path === '/' ? '' : path.replace(/[^a-z0-9]+/gi, '-')
}
