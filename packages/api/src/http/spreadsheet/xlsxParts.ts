import { xlsxText } from './cellText.ts'
import type { TextPart } from './zipArchive.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const FORMATS = 'http://schemas.openxmlformats.org'
const PACKAGE = `${FORMATS}/package/2006`
const OFFICE = `${FORMATS}/officeDocument/2006/relationships`
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const SPREADSHEET = `${FORMATS}/spreadsheetml/2006/main`

/** The document properties: creator and time of creation. */
export type XlsxOrigin = { creator: string; created: Date }
type NamedSheet = { name: string; text: TextPart['text'] }

/** The parts of a spreadsheet file (ECMA-376, transitional), in the order in which they refer to each other. */
export const xlsxParts = (sheets: readonly NamedSheet[], styles: string, origin?: XlsxOrigin): TextPart[] => [
  part('[Content_Types].xml', contentTypes(sheets, origin)),
  part('_rels/.rels', packageRelations(origin)),
  ...(origin ? [part('docProps/core.xml', core(origin))] : []),
  part('xl/workbook.xml', workbook(sheets)),
  part(
    'xl/_rels/workbook.xml.rels',
    relations([
      ...sheets.map((_, index) => [`${OFFICE}/worksheet`, `worksheets/${fileOf(index)}`] as const),
      [`${OFFICE}/styles`, 'styles.xml'],
    ]),
  ),
  part('xl/styles.xml', styles),
  ...sheets.map(({ text }, index) => ({ name: `xl/worksheets/${fileOf(index)}`, text })),
]

/** The opening and closing text of an XML part with this root element. */
export const rootOf = (name: 'styleSheet' | 'workbook' | 'worksheet') => ({
  begin: `${XML}<${name} xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}">`,
  end: `</${name}>`,
})

const part = (name: string, text: string): TextPart => ({ name, text: [text] })
const fileOf = (index: number): string => `sheet${index + 1}.xml`

function contentTypes(sheets: readonly NamedSheet[], origin: XlsxOrigin | undefined): string {
  const types = [
    ['xl/workbook.xml', `${TYPE}.sheet.main+xml`],
    ['xl/styles.xml', `${TYPE}.styles+xml`],
    ...sheets.map((_, index) => [`xl/worksheets/${fileOf(index)}`, `${TYPE}.worksheet+xml`]),
    ...(origin ? [['docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml']] : []),
  ]
  return `${XML}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
${types.map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`).join('\n')}</Types>`
}

const packageRelations = (origin: XlsxOrigin | undefined): string =>
  relations([
    [`${OFFICE}/officeDocument`, 'xl/workbook.xml'],
    ...(origin ? [[`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'] as const] : []),
  ])

const relations = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

function workbook(sheets: readonly NamedSheet[]): string {
  const { begin, end } = rootOf('workbook')
  const entries = sheets.map(
    ({ name }, index) => `<sheet name="${xlsxText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return `${begin}<sheets>${entries.join('')}</sheets>${end}`
}

const core = ({ creator, created }: XlsxOrigin): string => `${XML}<cp:coreProperties
 xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<dc:creator>${xlsxText(creator)}</dc:creator>
<dcterms:created xsi:type="dcterms:W3CDTF">${created.toISOString()}</dcterms:created></cp:coreProperties>`
