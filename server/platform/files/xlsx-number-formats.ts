import { httpError } from '../../errors.ts'
import type { Package } from './ooxml-package.ts'

/** What the format of a cell says about its number: that it is a date, or that it is shown with so many digits. */
export type NumberFormat = 'general' | 'date' | { digits: number }

/** Excel's own limits: characters of a number format, and cell formats of a workbook. */
const longestCode = 255
const mostCellFormats = 65_490

/**
 * The formats that the cells name by their position.
 * @throws {HttpError} table.damaged beyond Excel's own limits
 */
export async function readNumberFormats(parts: Package, path: string | null): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = []
  if (path === null) return formats
  // A format's code is examined once, however many cell formats name it.
  const byId = new Map<number, NumberFormat>()
  let isInCellFormats = false
  await parts.readSmall(path, {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') byId.set(Number(numFmtId), formatOf(formatCode ?? ''))
      if (name === 'cellXfs') isInCellFormats = true
      if (name !== 'xf' || !isInCellFormats) return
      if (formats.length === mostCellFormats) throw httpError('table.damaged')
      const id = Number(numFmtId ?? 0)
      formats.push(byId.get(id) ?? (isBuiltInDate(id) ? 'date' : 'general'))
    },
    close: (name) => {
      if (name === 'cellXfs') isInCellFormats = false
    },
  })
  return formats
}

/** Built in, and not written in the file: dates and times in the western and the East Asian versions of Excel. */
function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
}

function formatOf(code: string): NumberFormat {
  if (code.length > longestCode) throw httpError('table.damaged')
  if (/^0{2,}$/.test(code)) return { digits: code.length }
  const letters = lettersOf(code)
  return /[ymdhs]/i.test(letters) && !/general/i.test(letters) ? 'date' : 'general'
}

/** The part of a format code for positive numbers, without its literal texts: "quoted", \escaped, _padding, *filling and [conditions]. */
function lettersOf(code: string): string {
  let letters = ''
  for (let at = 0; at < code.length; at++) {
    const character = code.charAt(at)
    if (character === ';') break
    if (character === '"') at = endOf(code, '"', at)
    else if (character === '[') at = endOf(code, ']', at)
    else if (character === '\\' || character === '_' || character === '*') at += 1
    else letters += character
  }
  return letters
}

/** Where the literal ends that begins at `start`; without an end it reaches to the end of the code. */
function endOf(code: string, closing: string, start: number): number {
  const end = code.indexOf(closing, start + 1)
  return end === -1 ? code.length : end
}
