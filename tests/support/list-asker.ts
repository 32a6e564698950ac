import { vi } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import type { RowKind } from '../../contract/kinds.ts'
import type { ListEndpoint } from '../../contract/list-files.ts'
import type { Statement } from '../../server/platform/engine/engine.ts'
import { mayCall } from './every-endpoint.ts'
import { type Question, questionsOf } from './list-questions.ts'
import { openRecordingServer } from './recorded-statements.ts'
import { type Caller, openTestApp, urlOf } from './test-app.ts'

/* Asks each list everything that it can be asked, by everybody who may. */

/** Every list, and a name for its file. */
export const askedLists = endpoints
  .filter((endpoint): endpoint is ListEndpoint => endpoint.answer?.kind === 'list')
  .map((list) => ({ name: list.path.replace('/api/', '').replaceAll('/', '-').replace(':', ''), list }))

export const listReaders = ['admin', 'manager', 'customer', 'view-only customer'] as const
export type ListReader = (typeof listReaders)[number]

/** A question that was asked, in words, what was answered, and the statements that it took. */
interface Asked {
  person: ListReader
  question: Question
  asked: string
  status: number
  statements: Statement[]
}

export type ListAsker = Awaited<ReturnType<typeof openListAsker>>

/** A server whose lists have rows, and that records the statements by which it reads. */
export async function openListAsker() {
  // The factories count what they make, and names and their order must not depend on which tests ran before.
  vi.resetModules()
  const { makeListedRows } = await import('./listed-rows.ts')
  const { makeCustomer, switchPortal } = await import('./factories.ts')
  const it = await openTestApp({ clock: () => new Date('2026-03-02T09:30:00Z') })
  const rows: Partial<Record<RowKind, number>> = await makeListedRows(it)
  await switchPortal(it, { dataExport: true })
  const viewOnly = await makeCustomer(it, { portalAccess: 'view_only' })
  const callers: Record<ListReader, Caller> = {
    admin: it.as('admin'),
    manager: it.as('manager'),
    customer: it.as('customer'),
    'view-only customer': await it.signIn(viewOnly.contactEmail ?? ''),
  }
  const server = await openRecordingServer(it)
  const paramsOf = (list: ListEndpoint) => ({ id: (list.row && rows[list.row]) ?? 0 })
  return { paramsOf, get, askAll, close }

  async function get(person: ListReader, url: string) {
    return server.app.inject({ method: 'GET', url, headers: { cookie: await callers[person].cookie() } })
  }

  async function askAll(list: ListEndpoint): Promise<Asked[]> {
    const all: Asked[] = []
    for (const person of listReaders) {
      if (!mayCall(list, person === 'view-only customer' ? 'customer' : person)) continue
      await get(person, urlOf(list, { params: paramsOf(list) }))
      for (const question of questionsOf(list, person === 'admin')) all.push(...(await ask(list, person, question)))
    }
    return all
  }

  /** The question, and if its answer says that more follows, that of the page at its cursor. */
  async function ask(list: ListEndpoint, person: ListReader, question: Question): Promise<Asked[]> {
    server.takeStatements()
    const url = urlOf(list, { params: paramsOf(list), query: question })
    const { headers, statusCode: status } = await get(person, url)
    const asked = [...(status === 200 ? [] : [status]), decodeURIComponent(url.split('?')[1] ?? 'everything')].join(' ')
    const first = { person, question, asked, status, statements: server.takeStatements() }
    const next = /<([^>]*cursor=[^>]*)>; rel="next"/.exec(String(headers.link))?.[1]
    if (!next) return [first]
    const { statusCode } = await get(person, next)
    return [first, { person, question, asked: `${asked}&cursor`, status: statusCode, statements: server.takeStatements() }]
  }

  async function close(): Promise<void> {
    await server[Symbol.asyncDispose]()
    await it.close()
  }
}
