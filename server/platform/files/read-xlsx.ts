import { buffer } from 'node:stream/consumers'
import { httpError } from '../../errors.ts'
import { openPackage, type Package } from './ooxml-package.ts'
import type { TableLimits, TableRow } from './read-table.ts'
import { readXml } from './read-xml.ts'
import { readNumberFormats } from './xlsx-number-formats.ts'
import { readSharedTexts, type SharedTexts } from './xlsx-shared-texts.ts'
import { SheetReader } from './xlsx-sheet-reader.ts'

/**
 * The rows of the first visible sheet of an Excel workbook (ECMA-376, part 1). The file is held packed, because what is needed first stands at
 * its end; what is in it is unpacked and read piece by piece.
 * @throws {HttpError} table.… where it can't be read, or unpacks to far more than it may.
 */
export async function* readXlsx(source: AsyncIterable<Uint8Array>, limits: TableLimits): AsyncGenerator<TableRow> {
  const parts = await openPackage(await buffer(source), limits.unpacked)
  const workbook = await readWorkbook(parts)
  const texts: SharedTexts = await readSharedTexts(parts, workbook.sharedTexts)
  const formats = await readNumberFormats(parts, workbook.styles)
  const reader = new SheetReader({ texts, formats, countsFrom1904: workbook.countsFrom1904, mostColumns: limits.columns })
  for await (const _ of readXml(parts.read(workbook.sheet), reader)) yield* reader.takeRows()
  yield* reader.takeRows()
}

interface Workbook {
  sheet: string
  sharedTexts: string | null
  styles: string | null
  countsFrom1904: boolean
}

async function readWorkbook(parts: Package): Promise<Workbook> {
  const path = [...(await parts.relations(''))].find(([, { type }]) => type === 'officeDocument')?.[1].path
  if (path === undefined) throw httpError('table.not-a-workbook')
  const related = await parts.relations(path)
  const sheets: { id: string; isHidden: boolean }[] = []
  let countsFrom1904 = false
  await parts.readSmall(path, {
    open: (name, attributes) => {
      if (name === 'workbookPr') countsFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name === 'sheet') sheets.push({ id: idOf(attributes), isHidden: /hidden/i.test(attributes.state ?? '') })
    },
  })
  const worksheets = sheets.filter(({ id }) => related.get(id)?.type === 'worksheet')
  const sheet = related.get((worksheets.find(({ isHidden }) => !isHidden) ?? worksheets[0])?.id ?? '')?.path
  if (sheet === undefined) throw httpError('table.damaged')
  const pathOf = (type: string) => [...related.values()].find((part) => part.type === type)?.path ?? null
  return { sheet, sharedTexts: pathOf('sharedStrings'), styles: pathOf('styles'), countsFrom1904 }
}

/** The prefix of the namespace is up to the file; `r` by custom. */
function idOf(attributes: Record<string, string>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
}
