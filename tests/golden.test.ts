import readXlsx from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RowKind } from '../contract/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import { fileOfList, type ListEndpoint, type ListFileFormat } from '../contract/list-files.ts'
import type { Statement } from '../server/engine/engine.ts'
import { openApiDocument } from '../server/system/openapi.ts'
import { mayCall } from './support/every-endpoint.ts'
import { sortedJson, statementText, withoutRepeatedLines } from './support/golden-text.ts'
import { type Question, questionsOf } from './support/list-questions.ts'
import { openRecordingServer, type RecordingServer } from './support/recorded-statements.ts'
import { type Caller, openTestApp, type TestApp, urlOf } from './support/test-app.ts'

// What the server does today, kept as files: `npm run golden` writes them, and a change that isn't meant shows as a difference.

const lists = endpoints.filter((endpoint): endpoint is ListEndpoint => endpoint.answer?.kind === 'list')
const named = lists.map((list) => ({ name: list.path.replace('/api/', '').replaceAll('/', '-').replace(':', ''), list }))

let it: TestApp
let server: RecordingServer
let rows: Partial<Record<RowKind, number>>
let callers: Record<Person, Caller>
type Person = 'admin' | 'manager' | 'customer' | 'view-only customer'

beforeAll(async () => {
  // The factories count what they make, and names and their order must not depend on which tests ran before.
  vi.resetModules()
  const { makeListedRows } = await import('./support/listed-rows.ts')
  const { makeCustomer, switchPortal } = await import('./support/factories.ts')
  it = await openTestApp({ clock: () => new Date('2026-03-02T09:30:00Z') })
  rows = await makeListedRows(it)
  await switchPortal(it, { dataExport: true })
  const viewOnly = await makeCustomer(it, { portalAccess: 'view_only' })
  callers = {
    admin: it.as('admin'),
    manager: it.as('manager'),
    customer: it.as('customer'),
    'view-only customer': await it.signIn(viewOnly.contactEmail ?? ''),
  }
  server = await openRecordingServer(it)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await it.close()
})

const roleOf = (person: Person) => (person === 'view-only customer' ? 'customer' : person)

async function get(person: Person, url: string) {
  return server.app.inject({ method: 'GET', url, headers: { cookie: await callers[person].cookie() } })
}

test('the OpenAPI document', async () => {
  await expect(sortedJson(openApiDocument())).toMatchFileSnapshot('golden/openapi.json')
})

describe.each(named)('$name', ({ name, list }) => {
  const params = () => ({ id: (list.row && rows[list.row]) ?? 0 })

  test('its statements', async () => {
    await expect(await statementsOf()).toMatchFileSnapshot(`golden/statements/${name}.sql`)
  })

  if (list.answer.fileName !== undefined)
    test('its files', async () => {
      await expect(await filesOf()).toMatchFileSnapshot(`golden/files/${name}.txt`)
    })

  /** Each statement once, below everybody and every question by which it comes about. */
  async function statementsOf(): Promise<string> {
    const questions = new Map<string, string[]>()
    for (const person of Object.keys(callers) as Person[]) {
      if (!mayCall(list, roleOf(person))) continue
      await get(person, urlOf(list, { params: params() }))
      for (const question of questionsOf(list, person === 'admin')) {
        for (const [asked, statements] of await ask(person, question)) {
          const key = statements.map((statement) => statementText(statement, Object.values(question).flat())).join('\n')
          questions.set(key, [...(questions.get(key) ?? []), `-- ${person}: ${asked}`])
        }
      }
    }
    return withoutRepeatedLines([...questions].map(([text, asked]) => `${asked.join('\n')}\n${text}`).join('\n'))
  }

  /** The statements of a question, and if its answer says that more follows, of the page at its cursor. */
  async function ask(person: Person, question: Question): Promise<[asked: string, statements: Statement[]][]> {
    server.takeStatements()
    const url = urlOf(list, { params: params(), query: question })
    const { headers, statusCode } = await get(person, url)
    const asked = [...(statusCode === 200 ? [] : [statusCode]), decodeURIComponent(url.split('?')[1] ?? 'everything')].join(' ')
    const first: [string, Statement[]] = [asked, server.takeStatements()]
    const next = /<([^>]*cursor=[^>]*)>; rel="next"/.exec(String(headers.link))?.[1]
    if (!next) return [first]
    await get(person, next)
    return [first, [`${asked}&cursor`, server.takeStatements()]]
  }

  async function filesOf(): Promise<string> {
    const parts = []
    for (const person of ['admin', 'customer'] as const) {
      const csv = fileOfList(list, 'csv')
      if (!mayCall(csv, person)) continue
      const { body, statusCode } = await download(person, 'csv')
      parts.push(`# CSV, ${person}\n${statusCode === 200 ? body : statusCode}`)
    }
    const [{ data } = { data: [] }] = await readXlsx((await download('admin', 'xlsx')).rawPayload, { trim: false })
    parts.push(`# XLSX, admin\n${data.map((cells) => JSON.stringify(cells.map(toTheSecond))).join('\n')}\n`)
    return withoutMadeNumbers(parts.join('\n'))
  }

  function download(person: Person, format: ListFileFormat) {
    return get(person, urlOf(fileOfList(list, format), { params: params() }))
  }
})

/** A workbook keeps times as fractions of days. */
function toTheSecond(cell: unknown): unknown {
  return cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell
}

/** Tracking ids are random, and the embedded database leaves out ids of customers. */
function withoutMadeNumbers(text: string): string {
  return text.replace(/TRK-[A-Z0-9]{10}/g, 'TRK-(random)').replace(/\b000(?!0[12])\d\d\b/g, '(number)')
}
