import type { BrowserContextOptions, Page } from 'playwright-core'
import { buildWebIfChanged, webRoot } from '../../server/web-build.ts'
import { leaveHome, moveIn } from './browser-homes.ts'
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

/**
 * The real server with its screens, listening, and a browser. A server without options of its own gets the address and the pages of one that has
 * closed, so that a file need not load the screens. Close it in afterAll.
 */
export async function openBrowserApp(options: TestAppOptions = {}): Promise<BrowserApp> {
  await buildWebIfChanged(console.log)
  const test = await openTestApp({ webRoot, ...options })
  const isUsual = Object.keys(options).length === 0
  const home = await moveIn(test.app, { isUsual })
  const { address, contexts } = home
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
    close: () => leaveHome(home, { isUsual, close: test.close }),
  }
}

async function cookieOf(test: TestApp, who: TestPerson | Caller, url: string) {
  const caller = typeof who === 'string' ? test.as(who) : who
  const [name = '', value = ''] = (await caller.cookie()).split('=')
  return { name, value, url }
}

/** Exceptions, React warnings, violated security policies, and changes that could be done twice when they are sent again. Failed calls don't count, because many journeys test them. */
function listenForComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('request', (request) => {
    // An upload goes to an address of its own, which keeps the last file that is sent to it.
    const { pathname } = new URL(request.url())
    const isChange = request.method() !== 'GET' && pathname.startsWith('/api/') && !pathname.startsWith('/api/objects/uploads/')
    const isKeyed = request.headers()['idempotency-key'] !== undefined
    if (isChange && !isKeyed) complaints.push(`${request.method()} ${request.url()} was sent without an Idempotency-Key.`)
  })
  page.on('console', (message) => {
    const failedCall = /^(Failed to load resource|TypeError: Failed to fetch dynamically imported module)/.test(message.text())
    if (message.type() === 'error' && !failedCall) complaints.push(message.text())
  })
}
