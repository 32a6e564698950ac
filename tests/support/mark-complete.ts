import type { Locator, Page } from 'playwright-core'
import { sees } from './browser-sights.ts'

/** Clicks 'Mark Complete'; where that books work or takes stock out, the question is read and confirmed. */
export async function markComplete(
  page: Page,
  { within = page, question }: { within?: Page | Locator; question?: string | RegExp | undefined } = {},
) {
  await within.getByRole('button', { name: 'Mark Complete' }).click()
  if (question === undefined) return
  const asking = page.getByRole('alertdialog')
  await sees(asking.getByText(question))
  await asking.getByRole('button', { name: /^(Export|Book as )/ }).click()
}
