import readXlsx from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileOfList, type ListFileFormat } from '../contract/list-files.ts'
import { openApiDocument } from '../server/platform/system/openapi.ts'
import { mayCall } from './support/every-endpoint.ts'
import { sortedJson } from './support/golden-text.ts'
import { askedLists, type ListAsker, openListAsker } from './support/list-asker.ts'
import { urlOf } from './support/test-app.ts'

// What the server does today: the API's description and the files of lists are kept as files, which `npm run golden` writes, and a change that isn't
// meant shows as a difference. Every list is asked everything that it can be asked.

let asker: ListAsker
beforeAll(async () => {
  asker = await openListAsker()
})
afterAll(() => asker.close())

test('the OpenAPI document', async () => {
  await expect(sortedJson(openApiDocument())).toMatchFileSnapshot('golden/openapi.json')
})

describe.each(askedLists)('$name', ({ name, list }) => {
  // One statement for the rows and one that counts them, and for lists of a record one that finds it.
  const mostStatements = list.path.includes(':id') ? 3 : 2

  test('answers every filter, order, search and page, by as many statements whatever is asked', async () => {
    const asked = await asker.askAll(list)
    const strange = asked.filter(({ person, status, statements }) => {
      const isAnswered = status === 200 || (person !== 'admin' && [403, 404].includes(status))
      return !isAnswered || statements.length > mostStatements
    })
    expect(
      strange.map(({ person, asked, status, statements }) => `${person}: ${asked}: ${status}, ${statements.length} statements`),
    ).toEqual([])
    expect(asked.some(({ person, status }) => person === 'admin' && status === 200)).toBe(true)
  })

  if (list.answer.fileName !== undefined)
    test('its files', async () => {
      await expect(await filesOf()).toMatchFileSnapshot(`golden/files/${name}.txt`)
    })

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

  function download(person: 'admin' | 'customer', format: ListFileFormat) {
    return asker.get(person, urlOf(fileOfList(list, format), { params: asker.paramsOf(list) }))
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
