import { escapeXml } from './xml.ts'

/** Positions in the `cellXfs` of the styles below. */
export const cellFormats = { text: 0, label: 1, number: 2, money: 3, time: 4, date: 5 }

export const worksheetPath = 'xl/worksheets/sheet1.xml'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook of one sheet besides the worksheet itself: path and XML (ECMA-376, part 1). */
export function workbookParts(sheet: string): [path: string, xml: string][] {
  return [
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/_rels/workbook.xml.rels',
      relationships([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ],
    ['xl/workbook.xml', workbook(sheet)],
    ['xl/styles.xml', styles],
  ]
}

const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>
<Override PartName="/${worksheetPath}" ContentType="${contentType}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>
</Types>`

function relationships(targets: [type: string, target: string][]): string {
  const entries = targets.map(([type, target], index) => {
    return `<Relationship Id="rId${index + 1}" Type="${officeRelations}/${type}" Target="${target}"/>`
  })
  return `${declaration}<Relationships xmlns="${packageRelations}">${entries.join('')}</Relationships>`
}

function workbook(sheet: string): string {
  return `${declaration}<workbook xmlns="${spreadsheet}" xmlns:r="${officeRelations}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
}

/** Number formats 0 (general) and 4 (#,##0.00) are built in; own ones begin at 164. */
const styles = `${declaration}<styleSheet xmlns="${spreadsheet}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="6">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`
