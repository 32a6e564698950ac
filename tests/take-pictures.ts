import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from './support/browser.ts'
import { asWebp } from './support/webp.ts'

/**
 * Takes the pictures of the tour and of the landing page, from a fresh demo that runs:
 * `node tests/take-pictures.ts http://127.0.0.1:3000`.
 */
const address = process.argv[2] ?? 'http://127.0.0.1:3000'
const password = process.env.DEMO_PASSWORD ?? 'tallyhouse-demo'
const project = join(import.meta.dirname, '..')

interface Picture {
  file: string
  who: 'admin' | 'worker' | 'customer'
  path: string
  theme?: 'light' | 'dark'
  /** CSS px of the window, and how many px of the picture stand for one. */
  width: number
  height: number
  scale?: number
  /** Brings the screen to where it is to be seen. */
  pose?: (page: Page) => Promise<void>
}

const wide = { width: 1440, height: 860 }
const pictures: Picture[] = [
  ...(['light', 'dark'] as const).flatMap((theme): Picture[] => [
    { file: `web/public/pictures/inventory-${theme}.webp`, who: 'admin', path: '/inventory', theme, width: 1280, height: 760, scale: 1.5 },
    {
      file: `web/public/pictures/inventory-phone-${theme}.webp`,
      who: 'admin',
      path: '/inventory',
      theme,
      width: 390,
      height: 620,
      scale: 2,
    },
  ]),
  { file: 'docs/pictures/inventory.png', who: 'admin', path: '/inventory', ...wide },
  { file: 'docs/pictures/movement.png', who: 'admin', path: '/orders', ...wide, height: 830, pose: openMovementInWork },
  { file: 'docs/pictures/put-away.png', who: 'worker', path: '/put-away', width: 390, height: 844, scale: 2, pose: openPutAwayTask },
  { file: 'docs/pictures/picking.png', who: 'worker', path: '/picking', width: 390, height: 844, scale: 2, pose: openPickList },
  { file: 'docs/pictures/customer-overview.png', who: 'customer', path: '/customer/overview', ...wide, height: 620 },
  { file: 'docs/pictures/dashboard-dark.png', who: 'admin', path: '/dashboard', theme: 'dark', ...wide, height: 935 },
]

const browser = await launchBrowser()
try {
  for (const picture of pictures) {
    const image = await take(browser, picture)
    const file = join(project, picture.file)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, image)
    console.log(`${picture.file}  ${Math.ceil(image.length / 1000)} kB`)
  }
} finally {
  await browser.close()
}

async function take(browser: Browser, { file, who, path, theme = 'light', width, height, scale = 1, pose }: Picture): Promise<Buffer> {
  const options: BrowserContextOptions = {
    baseURL: address,
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: width < 640,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  }
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const signedIn = await page.request.post('/api/login', { data: { username: who, password }, headers: { origin: address } })
  if (!signedIn.ok()) throw new Error(`${who} can't sign in at ${address}: ${await signedIn.text()}`)
  await page.goto(path)
  await page.getByText('System Online').waitFor()
  await page
    .getByText(/^(WM-\d{4}-\d{5}|A-\d\d-\d\d|In Stock)$/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await pose?.(page)
  // It floats over every screen, this picture's own included.
  await page.addStyleTag({ content: 'aside[aria-label="Accessibility"] { display: none }' })
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  const image = file.endsWith('.webp') ? await asWebp(page, png) : png
  await context.close()
  return image
}

async function openMovementInWork(page: Page): Promise<void> {
  await page.getByRole('row').filter({ hasText: 'Packing' }).first().getByRole('button', { name: 'View' }).click()
  await page.getByText(/of 6 stages completed/).waitFor()
}

/** A task whose goods have been scanned. */
async function openPutAwayTask(page: Page): Promise<void> {
  await page.getByRole('table', { name: 'Open put-away tasks' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Confirm the goods without a scan' }).click()
  await page.getByText('Goods confirmed').waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
}

async function openPickList(page: Page): Promise<void> {
  await page.getByRole('table', { name: 'Movements to pick' }).getByRole('link').last().click()
  await page.getByRole('button', { name: /^I’m at/ }).click()
  await page.getByText('Bin confirmed').waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
}
