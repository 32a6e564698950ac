import type { CDPSession, Page } from 'playwright-core'
import { findings } from '../support/browser-axe.ts'
import { smallTargets } from '../support/browser-targets.ts'
import { lastly } from './lastly.ts'

const phone = { width: 390, height: 844 }
const tablet = { width: 1024, height: 768 }
const desk = { width: 1440, height: 900 }

/**
 * On a phone axe finds nothing serious, no cells cover each other, and the page is as wide as the phone, also with text of twice the size. There
 * and on a tablet a finger has to meet 44 px everywhere, also with the smallest text of the settings. Answers what doesn't.
 */
export async function troubleForFingers(page: Page): Promise<string[]> {
  await usingFingers(page, phone)
  const serious = await findings(page)
  const shared = await sharedPlaces(page)
  const tooWide = await troubleWithWidth(page)
  // The smallest text of the settings.
  const usual = await sizeText(page, '75%')
  const onPhone = await untilNone(page)
  // The settings end at 188 %; browsers take it further.
  await sizeText(page, '200%')
  const inLargeText = [...(await untilNone(page)), ...(await troubleWithWidth(page))]
  // Last, because what a tablet shows may be wider than a phone, which then stays zoomed out.
  await sizeText(page, '75%')
  await usingFingers(page, tablet)
  const onTablet = await untilNone(page)
  await sizeText(page, usual)
  await usingMouse(page)
  return [
    ...serious,
    ...shared,
    ...tooWide.map((each) => `on a phone: ${each}`),
    ...onPhone.map((each) => `on a phone, text of 75 %: ${each}`),
    ...inLargeText.map((each) => `on a phone, text of 200 %: ${each}`),
    ...onTablet.map((each) => `on a tablet, text of 75 %: ${each}`),
  ]
}

/** Names what reaches furthest to the right. */
async function troubleWithWidth(page: Page): Promise<string[]> {
  const { width, widest } = await lastly(
    () =>
      page.evaluate(() => {
        const width = document.documentElement.scrollWidth
        const reaching = [...document.body.querySelectorAll('*')].filter((each) => Math.ceil(each.getBoundingClientRect().right) === width)
        return { width, widest: reaching.map((each) => `${each.localName}.${each.className}`) }
      }),
    (found) => found.width === phone.width,
  )
  return width === phone.width ? [] : [`the page is ${width} px wide: ${widest.join(' > ')}`]
}

/** Answers the size that it had. */
function sizeText(page: Page, size: string): Promise<string> {
  return page.evaluate((wanted) => {
    const { style } = document.documentElement
    const before = style.fontSize
    style.setProperty('font-size', wanted, 'important')
    return before
  }, size)
}

/** Cells of a row that are printed over each other, as a table of a phone has one place of each kind on its cards. */
function sharedPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.data-table[data-cards] tbody')].flatMap((body) =>
      ['key', 'status', 'title', 'fact'].flatMap((place) => {
        const cells = [...(body.querySelector('tr')?.querySelectorAll(`:scope > .cell-${place}`) ?? [])]
        return cells.length > 1
          ? [`${cells.length} columns are the ${place} of a card: ${cells.map((cell) => cell.textContent).join(', ')}`]
          : []
      }),
    ),
  )
}

/** In a dialog, on a phone. */
export async function troubleForFingersInDialog(page: Page, within: string): Promise<string[]> {
  await usingFingers(page, phone)
  const serious = await findings(page, { within })
  const small = await untilNone(page)
  await usingMouse(page)
  return [...serious, ...small]
}

function untilNone(page: Page): Promise<string[]> {
  return lastly(
    () => smallTargets(page),
    (found) => found.length === 0,
  )
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Turns the page's device into one with a touch screen. */
async function usingFingers(page: Page, size: typeof phone): Promise<void> {
  const session = await sessionOf(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: true })
  const isTouched = await page.evaluate(untilTouched, { width: size.width, patience: 15_000 })
  if (!isTouched) throw new Error('The browser does not take on a touch screen.')
}

/** Runs in the page. */
async function untilTouched({ width, patience }: { width: number; patience: number }): Promise<boolean> {
  const isSo = () => matchMedia('(pointer: coarse)').matches && innerWidth === width
  for (const start = performance.now(); !isSo() && performance.now() - start < patience; ) await new Promise(requestAnimationFrame)
  return isSo()
}

/** Back to the desk, with everything scrolled back, so that long lists show the rows that they began with. */
async function usingMouse(page: Page): Promise<void> {
  const session = await sessionOf(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await session.send('Emulation.setDeviceMetricsOverride', { ...desk, deviceScaleFactor: 1, mobile: false })
  await page.evaluate(async () => {
    const scrolled = [...document.querySelectorAll('*')].filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0)
    for (const element of scrolled) element.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  })
}
