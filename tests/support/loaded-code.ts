import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { budgetOf, readBuiltScreens } from '../../bench/cold-load.ts'

/** What a page has loaded since it was opened is what the budget of the build counts for it, and comes as the build compressed it. */
export async function expectCodeWithinBudget(page: Page, screen: string): Promise<void> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname.slice(1), bytes: encodedBodySize }))
      .filter(({ file }) => file.endsWith('.js')),
  )
  const counted = readBuiltScreens().coldLoad(screen)
  expect(loaded.map(({ file }) => file).filter((file) => !counted.has(file))).toEqual([])
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(budgetOf(screen))
}
