import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { findings } from '../support/browser-axe.ts'
import { looks } from '../support/browser-colours.ts'
import { sees, settled } from '../support/browser-sights.ts'
import { openOver, stepTo } from '../support/browser-steps.ts'
import type { TestPerson } from '../support/test-app.ts'
import { troubleWithScans } from './scan-everything.ts'
import type { Sight } from './sight.ts'
import { troubleForFingers, troubleForFingersInDialog } from './touch-everything.ts'
import { makeTourWorld, type TourNoun } from './tour-world.ts'

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
  /** The screen under the dialog that a person was shown last, where its address closes it. */
  const lastScreens = new Map<TestPerson | null, string | null>()
  const loaded = new Set<string>()
  return {
    it,
    visit: async (sight) => {
      const page = pages.get(sight.who) ?? (await it.visit('/login', sight.who))
      pages.set(sight.who, page)
      const path = sight.path.replace(/:(\w+)/g, (_, noun: TourNoun) => String(ids[noun]))
      const screen = sight.dialog ? screenUnder(path, sight) : null
      const stays = screen !== null && screen === lastScreens.get(sight.who)
      lastScreens.set(sight.who, null)
      if (!stays || !(await openOver(page, screen, path))) await goTo(page, path, !sight.dialog && !loaded.has(screenOf(sight)))
      loaded.add(screenOf(sight))
      await look(page, sight)
      await check(page, sight)
      if (!sight.open) lastScreens.set(sight.who, screen)
    },
    end: async () => {
      await it.endVisits().finally(() => it.close())
    },
  }
}

/** What the tour loads once a person; tabs and dialogs it reaches within the app. */
function screenOf({ who, path }: Sight): string {
  return `${who} at ${path.split('?')[0]}`
}

/** The address without the parameter that opens the dialog, which is the last one. */
function screenUnder(path: string, { open }: Sight): string {
  return open ? path : path.replace(/[?&][^?&]*$/, '')
}

async function goTo(page: Page, path: string, byLoading: boolean): Promise<void> {
  if (byLoading || !(await stepTo(page, path))) await page.goto(path)
}

async function look(page: Page, { shows, dialog, open }: Sight): Promise<void> {
  await settled(page)
  await open?.(page)
  if (dialog) await sees(page.getByRole('dialog', { name: dialog }).or(page.getByRole('alertdialog', { name: dialog })))
  if (shows) await sees(shows(page))
  // A slow machine may still be loading the list behind the dialog.
  await settled(page)
}

const openDialog = '[role="dialog"], [role="alertdialog"]'

const otherLooks = [looks.dark, looks.lightInHighContrast, looks.darkInHighContrast]

/** What lies behind a dialog is checked as a sight of its own. */
async function check(page: Page, { dialog, noScan }: Sight): Promise<void> {
  const part = dialog ? { within: openDialog, behind: '[data-aria-hidden] > *' } : {}
  const found = await findings(page, { ...part, others: otherLooks })
  expect.soft(found, 'axe finds nothing serious, light and dark, and no colours too close in high contrast').toEqual([])
  const touched = dialog ? await troubleForFingersInDialog(page, openDialog) : await troubleForFingers(page)
  const touching =
    'on a phone axe finds nothing serious, a finger meets 44 px everywhere, and the page is as wide as the phone, also in large text'
  expect.soft(touched, touching).toEqual([])
  if (!noScan) expect.soft(await troubleWithScans(page), 'a scan that means nothing there changes nothing').toEqual([])
}
