import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/**
 * What axe finds serious or critical on what is open now: at the desk and on the phone, light and dark. Dark differs
 * from light in its colours alone, so only the rules about colours are asked again. Leaves the page as it was.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  const findings = new Set<string>()
  for (const [width, viewport] of Object.entries({ desk, phone })) {
    await page.setViewportSize(viewport)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await finishMotion(page)
      for (const finding of await askAxe(page, theme === 'dark')) findings.add(`${width}, ${theme}: ${finding}`)
    }
  }
  await page.setViewportSize(desk)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...findings]
}

async function askAxe(page: Page, coloursOnly: boolean): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (coloursOnly) axe.withRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await axe.analyze()
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
