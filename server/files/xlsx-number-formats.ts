import type { Package } from './ooxml-package.ts'

/** What the format of a cell says about its number: that it is a date, or that it is shown with so many digits. */
export type NumberFormat = 'general' | 'date' | { digits: number }

/** The formats that the cells name by their position. */
export async function readNumberFormats(parts: Package, path: string | null): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = []
  if (path === null) return formats
  const codes = new Map<number, string>()
  let isInCellFormats = false
  await parts.readSmall(path, {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '')
      if (name === 'cellXfs') isInCellFormats = true
      if (name === 'xf' && isInCellFormats) formats.push(formatOf(Number(numFmtId ?? 0), codes.get(Number(numFmtId))))
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

function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return isBuiltInDate(id) ? 'date' : 'general'
  if (/^0{2,}$/.test(code)) return { digits: code.length }
  const [positive = ''] = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';')
  return /[ymdhs]/i.test(positive) && !/general/i.test(positive) ? 'date' : 'general'
}
