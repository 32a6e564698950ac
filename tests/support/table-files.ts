import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { escapeXml } from '../../server/platform/files/xml.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A ZIP file of these parts; one that is given in pieces is never in memory as a whole. */
export async function zipOf(parts: Record<string, string | (() => Iterable<string>)>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(parts)) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), path)
    else zip.addReadStream(Readable.from(content(), { objectMode: false }), path, { compressionLevel: 9 })
  }
  zip.end()
  return buffer(zip.outputStream)
}

/** The parts of a workbook of one sheet, as Excel writes them: shared texts and styles in parts of their own, behind the sheet. */
export function workbookParts(
  rows: string,
  {
    texts = [],
    cellFormats = '',
    formatCodes = '',
    properties = '',
  }: { texts?: string[]; cellFormats?: string; formatCodes?: string; properties?: string } = {},
) {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/relationships/${type}" Target="${target}"/>`
  return {
    '[Content_Types].xml': `${declaration}<Types/>`,
    '_rels/.rels': `${declaration}<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns:r="r">${properties}<sheets><sheet name="Hidden" sheetId="2" state="hidden" r:id="rId9"/><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships>${relation('rId9', 'worksheet', 'worksheets/hidden.xml')}${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', '/xl/styles.xml')}${relation('rId3', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheetXml(rows),
    'xl/styles.xml': `${declaration}<styleSheet><numFmts>${formatCodes}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${cellFormats}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${declaration}<sst>${texts.map((text) => `<si>${text.startsWith('<') ? text : `<t>${escapeXml(text)}</t>`}</si>`).join('')}</sst>`,
  }
}

export function sheetXml(rows: string): string {
  return `${declaration}<worksheet><sheetData>${rows}</sheetData></worksheet>`
}

/** A row of cells with texts. */
export function rowOf(...texts: string[]): string {
  return `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`).join('')}</row>`
}

/** A workbook of rows given as XML. */
export function workbookOf(rows: string, options?: Parameters<typeof workbookParts>[1]): Promise<Buffer> {
  return zipOf(workbookParts(rows, options))
}
