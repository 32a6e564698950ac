import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'

interface Contexts {
  take(options: BrowserContextOptions): Promise<BrowserContext>
  /** Closes the pages of all contexts, which then serve the next visits with the same options. */
  takeBack(): Promise<void>
}

/**
 * Browser contexts of one server, used by one visit after the other: a new context loads and compiles every file of the screens again, which
 * takes longer than the rest of a visit. Cookies and what the screens store are removed in between.
 */
export function reusedContexts(browser: Browser, address: string): Contexts {
  const free = new Map<string, BrowserContext[]>()
  const taken = new Map<BrowserContext, string>()

  return {
    take: async (options) => {
      const key = JSON.stringify(options)
      const used = free.get(key)?.pop()
      const context = used && (await isAsNew(used)) ? used : await open(options)
      taken.set(context, key)
      return context
    },
    takeBack: async () => {
      const back = [...taken]
      taken.clear()
      await Promise.all(back.map(([context]) => closePages(context)))
      for (const [context, key] of back) free.set(key, [...(free.get(key) ?? []), context])
    },
  }

  async function open(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      ...options,
    })
    context.setDefaultTimeout(15_000)
    return context
  }
}

async function closePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()))
}

/** Empties a context; false, and closes it, when a test has replaced its clock by Playwright's, which can't be undone. */
async function isAsNew(context: BrowserContext): Promise<boolean> {
  await context.setOffline(false)
  await context.clearCookies()
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  const isUsable = await page.evaluate(() => {
    localStorage.clear()
    return !('__pwClock' in globalThis)
  })
  await (isUsable ? page : context).close()
  return isUsable
}
