import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser.ts'

/** Where browser-environment.ts finds the browser: modules of an environment are others than those of the tests. */
export interface HasBrowser {
  browserOfTests?: Promise<Browser>
}

/** The browser of all test files that this process runs. */
export function sharedBrowser(): Promise<Browser> {
  const global = globalThis as HasBrowser
  global.browserOfTests ??= launchBrowser()
  return global.browserOfTests
}
