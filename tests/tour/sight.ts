import type { Locator, Page } from 'playwright-core'
import type { TestPerson } from '../support/test-app.ts'

/** What the tour looks at: a screen, or a dialog over it. */
export interface Sight {
  /** Null for a visitor who is signed out. */
  who: TestPerson | null
  /** `:item` stands for the id of an item, and so on, named in tour-world.ts. */
  path: string
  /** Is there once the screen shows what it has. */
  shows?: (page: Page) => Locator
  /** The name of a dialog. */
  dialog?: string | RegExp
  /** Opens what has no address of its own. */
  open?: (page: Page) => Promise<void>
  /** Says why a scan isn't tried here. */
  noScan?: string
}

type Extra = Omit<Sight, 'who' | 'path'>

/** A screen for one or several people. */
export function screen(who: Sight['who'] | readonly TestPerson[], path: string, shows?: Sight['shows'], extra: Extra = {}): Sight[] {
  const people = Array.isArray(who) ? who : [who as Sight['who']]
  return people.map((each) => ({ who: each, path, ...(shows && { shows }), ...extra }))
}

export function over(who: TestPerson, path: string, dialog: string | RegExp, open?: Sight['open']): Sight {
  return { who, path, dialog, ...(open && { open }) }
}

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
export const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()
