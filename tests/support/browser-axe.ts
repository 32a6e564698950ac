import axe, { type AxeResults, type Result } from 'axe-core'
import type { Page } from 'playwright-core'
import { eventually } from './browser-sights.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

interface InjectedAxe {
  configure(spec: object): void
  run(context: string, options: object): Promise<AxeResults>
}

/** Rules that find nothing serious, and so are not run. */
const lesserRules = Object.fromEntries(
  rulesOf(axe)
    .filter(({ impact }) => impact !== 'serious' && impact !== 'critical')
    .map(({ id }) => [id, { enabled: false }]),
)

interface Within {
  /** A CSS selector; the whole page unless given. */
  within?: string
  /** For a second look at a page that differs from the first only in its colours. */
  coloursOnly?: boolean
}

/** What axe finds serious or critical on the open page as it is shown now. */
export async function findings(page: Page, { within = 'html', coloursOnly = false }: Within = {}): Promise<string[]> {
  // Axe is injected once a page; a fresh one for each look takes twice the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await finishMotion(page)
  const rules = coloursOnly ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : { rules: lesserRules }
  const violations = await page.evaluate(
    async ([context, options]) => {
      const injected = (window as unknown as { axe: InjectedAxe }).axe
      injected.configure({ noHtml: true })
      const isSerious = ({ impact }: Result) => impact === 'serious' || impact === 'critical'
      const look = async (selectors: boolean) => (await injected.run(context, { ...options, selectors })).violations.filter(isSerious)
      // Naming each element takes a tenth of the time.
      return (await look(false)).length === 0 ? [] : look(true)
    },
    [within, { resultTypes: ['violations'], ...rules }] as const,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`))
}

/** The findings in the light theme and in the dark one, which differs from it only in its colours. */
export async function findingsInBothThemes(page: Page, { within, coloursOnly = false }: Within = {}): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await chooseTheme(page, theme)
    const ofTheme = await findings(page, { ...(within && { within }), coloursOnly: coloursOnly || theme === 'dark' })
    found.push(...ofTheme.map((finding) => `${theme}: ${finding}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

export async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  // The page reacts asynchronously.
  await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
}

/**
 * The findings on the desktop, light and dark, and on a phone, whose colours are those of the desktop. Leaves the page unchanged.
 * @param part checks only this part, for example a dialog when the page behind it was already checked.
 */
export async function seriousFindings(page: Page, part: 'page' | 'dialog' = 'page'): Promise<string[]> {
  const within = part === 'dialog' ? '[role="dialog"]' : undefined
  await page.setViewportSize(desk)
  const onDesk = await findingsInBothThemes(page, { ...(within && { within }) })
  await page.setViewportSize(phone)
  const onPhone = await findings(page, { ...(within && { within }) })
  await page.setViewportSize(desk)
  return [...onDesk.map((finding) => `desk, ${finding}`), ...onPhone.map((finding) => `phone, ${finding}`)]
}

/** Colours during a transition would give false findings. */
async function finishMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Axe's types leave out how serious a rule's findings are. */
function rulesOf(program: object): { id: string; impact: string }[] {
  return (program as { _audit: { rules: { id: string; impact: string }[] } })._audit.rules
}
