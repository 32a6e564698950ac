import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { eventually } from './browser-sights.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

type Part = 'page' | 'dialog'
type Axe = Awaited<ReturnType<AxeBuilder['analyze']>>

/**
 * The serious and critical findings of axe on the open page: desktop and phone, light and dark. Dark differs
 * from light only in its colours, so only the rules about colours are checked again. Leaves the page unchanged.
 * @param part checks only this part, for example a dialog when the page behind it was already checked.
 */
export async function seriousFindings(page: Page, part: Part = 'page'): Promise<string[]> {
  const findings: string[] = []
  await bringAxe(page)
  for (const [width, viewport] of Object.entries({ desk, phone })) {
    await page.setViewportSize(viewport)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      // The page reacts asynchronously.
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

/** The builder injects axe into the page with each run; calling the injected axe directly takes half the time. */
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

/** Colours during a transition would give false findings. */
async function finishMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
