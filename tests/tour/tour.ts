import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { seriousFindings } from '../support/browser-axe.ts'
import { sees, settled } from '../support/browser-sights.ts'
import type { TestPerson } from '../support/test-app.ts'
import { closeColoursInHighContrast } from './high-contrast.ts'
import { troubleWithScans } from './scan-everything.ts'
import type { Sight } from './sight.ts'
import { troubleForFingers, troubleForFingersInDialog } from './touch-everything.ts'
import { makeTourWorld, type TourIds, type TourNoun } from './tour-world.ts'

interface Tour {
  it: BrowserApp
  /** Visits a sight once, for all checks. */
  visit(sight: Sight): Promise<void>
  end(): Promise<void>
}

/** One warehouse, and one browser a person: a fresh one for each sight would load every file anew. */
export async function startTour(): Promise<Tour> {
  const it = await openBrowserApp()
  const ids = await makeTourWorld(it)
  const pages = new Map<TestPerson | null, Page>()
  return {
    it,
    visit: async (sight) => {
      const page = pages.get(sight.who) ?? (await it.visit('/login', sight.who))
      pages.set(sight.who, page)
      await look(page, sight, ids)
      await check(page, sight)
    },
    end: async () => {
      await it.endVisits().finally(() => it.close())
    },
  }
}

async function look(page: Page, { path, shows, dialog, open }: Sight, ids: TourIds): Promise<void> {
  await page.goto(path.replace(/:(\w+)/g, (_, noun: TourNoun) => String(ids[noun])))
  await settled(page)
  await open?.(page)
  if (dialog) await sees(page.getByRole('dialog', { name: dialog }).or(page.getByRole('alertdialog', { name: dialog })))
  if (shows) await sees(shows(page))
  // A slow machine may still be loading the list behind the dialog.
  await settled(page)
}

async function check(page: Page, { dialog, noScan }: Sight): Promise<void> {
  expect.soft(await seriousFindings(page), 'axe finds nothing serious, on the desk, light and dark, and on a phone').toEqual([])
  expect.soft(await closeColoursInHighContrast(page), 'axe finds no colours too close in high contrast').toEqual([])
  const fingers = dialog ? troubleForFingersInDialog : troubleForFingers
  expect.soft(await fingers(page), 'a finger meets 44 px everywhere, and large text stays within the phone').toEqual([])
  if (!noScan) expect.soft(await troubleWithScans(page), 'a scan that means nothing there changes nothing').toEqual([])
}
