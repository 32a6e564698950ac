import type { AddressInfo } from 'node:net'
import type { App } from '../../server/platform/http/app-type.ts'
import { type Contexts, reusedContexts } from './browser-contexts.ts'
import { sharedBrowser } from './shared-browser.ts'

/** Where a server of tests listens, and the pages that have loaded the screens from there. */
interface Home {
  port: number
  address: string
  contexts: Contexts
}

/** Of servers of this process that have closed. */
const free: Home[] = []

/** Pages of other sizes are used in a file or two, and each has a process of its own. */
const pagesKept = 4

/** Lets the server listen where one before it did, if that had the same screens and settings, or else at a port of its own. */
export async function moveIn(app: App, { isUsual }: { isUsual: boolean }): Promise<Home> {
  const home = isUsual ? free.pop() : undefined
  if (home && (await listensAt(app, home.port))) return home
  await home?.contexts.closeBut(0)
  await app.listen({ host, port: 0 })
  const { port } = app.server.address() as AddressInfo
  const address = `http://${host}:${port}`
  return { port, address, contexts: reusedContexts(await sharedBrowser(), address) }
}

/** False if something else has taken the port meanwhile. */
async function listensAt(app: App, port: number): Promise<boolean> {
  try {
    await app.listen({ host, port })
    return true
  } catch {
    return false
  }
}

/** Empties the pages, for which the server still has to answer, and closes the server. */
export async function leaveHome(home: Home, { isUsual, close }: { isUsual: boolean; close: () => Promise<void> }): Promise<void> {
  await home.contexts.takeBack()
  await home.contexts.closeBut(isUsual ? pagesKept : 0)
  await close()
  if (isUsual) free.push(home)
}

const host = '127.0.0.1'
