import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { eventually } from './browser-sights.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

type Part = 'page' | 'dialog'
type Axe = Awaited<ReturnType<AxeBuilder['analyze']>>

/**
 * What axe finds serious or critical on what is open now: at the desk and on the phone, light and dark. Dark differs
 * from light in its colours alone, so only the rules about colours are asked again. Leaves the page as it was.
 * @param part looks at this part alone: at a dialog, say, when what is behind it was looked at before.
 */
export async function seriousFindings(page: Page, part: Part = 'page'): Promise<string[]> {
  const findings: string[] = []
  await bringAxe(page)
  for (const [width, viewport] of Object.entries({ desk, phone })) {
    await page.setViewportSize(viewport)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      // The page hears of it a moment later.
      await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
      await finishMotion(page)
      const found = await askAxe(page, part, theme === 'dark')
      findings.push(...found.map((finding) => `${width}, ${theme}: ${finding}`))
    }
  }
  await page.setViewportSize(desk)
  await page.emulateMedia({ colorScheme: 'light' })
  return findings
}

/** The builder brings axe into the page with each question; asked directly afterwards, it answers in half the time. */
async function bringAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await new AxeBuilder({ page }).setLegacyMode().withRules('html-has-lang').analyze()
}

async function askAxe(page: Page, part: Part, coloursOnly: boolean): Promise<string[]> {
  const rules = coloursOnly ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {}
  const violations = await page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as { axe: { run(context: string, options: object): Promise<Axe> } }
      return (await axe.run(context, options)).violations
    },
    [part === 'dialog' ? '[role="dialog"]' : 'html', { resultTypes: ['violations'], ...rules }] as const,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}) at ${target.join(' ')}`))
}

/** Colours on their way from one to another are neither. */
async function finishMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
