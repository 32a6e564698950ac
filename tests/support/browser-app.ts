import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { buildWebIfChanged, webRoot } from '../../server/web-build.ts'
import { launchBrowser } from './browser.ts'
import { reusedContexts } from './browser-contexts.ts'
import { stepTo } from './browser-steps.ts'
import { type Caller, openTestApp, type TestApp, type TestAppOptions, type TestPerson } from './test-app.ts'

export interface BrowserApp extends TestApp {
  /** Where the server listens. */
  address: string
  /**
   * Opens an address in a separate browser context, signed in as the person, or signed out. Somebody signed in goes on within the app where the
   * page of an earlier visit is free.
   */
  visit(path: string, who?: TestPerson | Caller | null, options?: BrowserContextOptions): Promise<Page>
  /** The same, by loading the page: for what depends on that, as the focus, or code that isn't there yet. */
  load(path: string, who?: TestPerson | Caller | null, options?: BrowserContextOptions): Promise<Page>
  /** Closes all browsers, and fails with the errors of their consoles. For afterEach. */
  endVisits(): Promise<void>
}

/** The real server with its screens, listening on a free port, and a browser. Close it in afterAll. */
export async function openBrowserApp(options: TestAppOptions = {}): Promise<BrowserApp> {
  await buildWebIfChanged(console.log)
  const test = await openTestApp({ webRoot, ...options })
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = test.app.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  const browser = await launchBrowser()
  const contexts = reusedContexts(browser, address)
  const complaints: string[] = []

  const pageOf = async (who: TestPerson | Caller | null, contextOptions: BrowserContextOptions) => {
    const page = await contexts.openPage(contextOptions)
    if (who) await page.context().addCookies([await cookieOf(test, who, address)])
    listenForComplaints(page, complaints)
    return page
  }

  return {
    ...test,
    address,
    visit: async (path, who = null, contextOptions = {}) => {
      const page = await pageOf(who, contextOptions)
      if (!(who && (await stepTo(page, path)))) await page.goto(path)
      return page
    },
    load: async (path, who = null, contextOptions = {}) => {
      const page = await pageOf(who, contextOptions)
      await page.goto(path)
      return page
    },
    endVisits: async () => {
      await contexts.takeBack()
      const heard = complaints.splice(0)
      if (heard.length > 0) throw new Error(`The browser's console complained:\n${heard.join('\n')}`)
    },
    close: async () => {
      // The browser counts the processor time of its pages while the database is dropped; what ends with the browser itself is not counted.
      await Promise.all(browser.contexts().map((context) => context.close()))
      await test.close()
      await browser.close()
    },
  }
}

async function cookieOf(test: TestApp, who: TestPerson | Caller, url: string) {
  const caller = typeof who === 'string' ? test.as(who) : who
  const [name = '', value = ''] = (await caller.cookie()).split('=')
  return { name, value, url }
}

/** Exceptions, React warnings and violated security policies. Failed calls don't count, because many journeys test them. */
function listenForComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (message) => {
    const failedCall = /^(Failed to load resource|TypeError: Failed to fetch dynamically imported module)/.test(message.text())
    if (message.type() === 'error' && !failedCall) complaints.push(message.text())
  })
}
