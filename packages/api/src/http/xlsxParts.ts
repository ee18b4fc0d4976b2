import type { ZipFile } from './zipArchive.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const FORMATS = 'http://schemas.openxmlformats.org'
const PACKAGE = `${FORMATS}/package/2006`
const OFFICE = `${FORMATS}/officeDocument/2006/relationships`
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
export const SPREADSHEET = `${FORMATS}/spreadsheetml/2006/main`

/** How cells are shown, by number; days and instants in French style. */
export const STYLES = { plain: 0, heading: 1, day: 2, instant: 3 }
export const SHEET = 'xl/worksheets/sheet1.xml'

/** What a spreadsheet of one sheet has beside the sheet (ECMA-376). */
export const xlsxParts = (sheet: string): ZipFile[] => [
  part(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>
<Override PartName="/${SHEET}" ContentType="${TYPE}.worksheet+xml"/>
</Types>`,
  ),
  part('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])),
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}">
<sheets><sheet name="${xmlText(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  ),
  part('xl/styles.xml', styles()),
]

const part = (name: string, text: string): ZipFile => ({ name, text: [`${XML}${text}`] })

const relations = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const styles = (): string => {
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>'
  const shown = (format: number, font = 0) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
  return `<styleSheet xmlns="${SPREADSHEET}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>
<numFmt numFmtId="165" formatCode="dd/mm/yyyy &quot;at&quot; hh:mm"/></numFmts>
<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="4">${shown(0)}${shown(0, 1)}${shown(164)}${shown(165)}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}
const SPECIAL = /[&<>"]|[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A text as it stands in XML: what cannot stand there is left out. */
export const xmlText = (text: string): string => text.replace(SPECIAL, (one) => ESCAPES[one] ?? '')
