import {
  type CellVocabulary,
  type CountryFile,
  cellVocabulary,
  type TreatyNames,
  valueAt,
  writeCell,
} from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { consequenceColumns, type LawColumn, usedDimensions } from '../workbook/lawSheets.ts'
import type { WorkbookText } from '../workbook/writeWorkbook.ts'
import { feelName, feelText, writeTest } from './feel.ts'

const MODEL = 'https://www.omg.org/spec/DMN/20191111/MODEL/'
/** The heading of the first output: the row that decides. */
export const ROW_OUTPUT = 'row'
/** The decision whether a table applies, if it does not apply to everything. */
export const APPLIES = 'applies_'

type Matrix = CountryFile['matrices'][number]

/** What a program must know that reads the tables alone, also said beside the button. */
export const LIMITS_OF_TABLES = ['open', 'treaty', 'questions', 'review', 'together'] as const

/** The matrices of a country as decision tables (DMN 1.3), one rule for each alternative of a row, the first one decides. */
export function decisionTablesOf({ file, sha256, casesSha256 }: WorkbookText, treaty: TreatyNames): string {
  const vocabulary = cellVocabulary(file, treaty)
  const boxes = file.matrices.flatMap(({ covers = {}, rows }) => [covers, ...rows.flatMap(({ when }) => when)])
  const used = usedDimensions(boxes, vocabulary)
  const origin = [file.country, file.version, sha256, casesSha256].join(' ')
  const about = [
    t('lawFile.tables.about', { country: file.name, version: file.version }),
    ...LIMITS_OF_TABLES.map((limit) => t(`lawFile.tables.${limit}`)),
  ].join('\n')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<definitions xmlns="${MODEL}" id="law_${file.country}" name="${xmlText(file.name)}" namespace="urn:abs-portal:law:${file.country}" exporter="ABS Portal" exporterVersion="${origin}">`,
    `<description>${xmlText(about)}</description>`,
    ...used.map(inputData),
    ...file.matrices.flatMap((matrix) => decisionsOf(matrix, used, consequenceColumns(vocabulary))),
    '</definitions>',
    '',
  ].join('\n')
}

type Dimension = CellVocabulary['dimensions'][number]

const typeOf = ({ values }: Dimension): string => (values === 'days' ? 'date' : 'string')

const inputData = (dimension: Dimension): string =>
  `<inputData id="in_${feelName(dimension.id)}" name="${feelName(dimension.id)}"><variable name="${feelName(dimension.id)}" typeRef="${typeOf(dimension)}"/></inputData>`

function decisionsOf(matrix: Matrix, used: readonly Dimension[], outputs: readonly LawColumn[]): string[] {
  const { covers } = matrix
  const applies = covers && Object.keys(covers).length > 0 ? `${APPLIES}${matrix.id}` : undefined
  return [
    ...(applies ? [coverTable(applies, covers ?? {}, used)] : []),
    matrixTable(matrix, { used, outputs, applies }),
  ]
}

type Box = NonNullable<Matrix['covers']>

const within = (used: readonly Dimension[], boxes: readonly Box[]) =>
  used.filter(({ id }) => boxes.some((box) => id in box))

/** True for what a table covers, false for anything else. */
function coverTable(id: string, covers: Box, used: readonly Dimension[]): string {
  const inputs = within(used, [covers])
  const rule = (name: string, tests: readonly string[], value: string) =>
    `<rule id="${name}">${tests.map(inputEntry).join('')}${outputEntry(value)}</rule>`
  return [
    `<decision id="${xmlText(id)}" name="${xmlText(feelName(id))}">${requirements(inputs)}`,
    `<decisionTable id="${xmlText(id)}_table" hitPolicy="FIRST">`,
    ...inputs.map(input),
    `<output id="${xmlText(id)}_out" name="applies" typeRef="boolean"/>`,
    rule(
      `${id}_1`,
      inputs.map(({ id: dimension }) => writeTest(covers[dimension])),
      'true',
    ),
    rule(
      `${id}_2`,
      inputs.map(() => '-'),
      'false',
    ),
    '</decisionTable></decision>',
  ].join('\n')
}

type Parts = {
  readonly used: readonly Dimension[]
  readonly outputs: readonly LawColumn[]
  readonly applies: string | undefined
}

function matrixTable({ id, title, rows }: Matrix, { used, outputs, applies }: Parts): string {
  const inputs = within(
    used,
    rows.flatMap(({ when }) => when),
  )
  const rules = rows.flatMap((row) =>
    row.when.map((box, index) => {
      const tests = [...(applies ? ['true'] : []), ...inputs.map(({ id: dimension }) => writeTest(box[dimension]))]
      const texts = outputs.map(({ field, type }) => writeCell(type, valueAt(row, field.split('/'))))
      const values = [row.id, ...texts].map(feelText)
      return `<rule id="${xmlText(row.id)}_${index + 1}">${tests.map(inputEntry).join('')}${values.map(outputEntry).join('')}</rule>`
    }),
  )
  const required = applies
    ? `<informationRequirement><requiredDecision href="#${xmlText(applies)}"/></informationRequirement>`
    : ''
  return [
    `<decision id="${xmlText(id)}" name="${xmlText(id)}"><description>${xmlText(title)}</description>${required}${requirements(inputs)}`,
    `<decisionTable id="${xmlText(id)}_table" hitPolicy="FIRST">`,
    ...(applies ? [expression(feelName(applies), 'boolean')] : []),
    ...inputs.map(input),
    ...[ROW_OUTPUT, ...outputs.map(({ header }) => header)].map(
      (name) => `<output name="${xmlText(name)}" typeRef="string"/>`,
    ),
    ...rules,
    '</decisionTable></decision>',
  ].join('\n')
}

const requirements = (inputs: readonly Dimension[]): string =>
  inputs
    .map(({ id }) => `<informationRequirement><requiredInput href="#in_${feelName(id)}"/></informationRequirement>`)
    .join('')

const input = (dimension: Dimension): string => expression(feelName(dimension.id), typeOf(dimension))
const expression = (name: string, type: string): string =>
  `<input><inputExpression typeRef="${type}"><text>${xmlText(name)}</text></inputExpression></input>`
const inputEntry = (test: string): string => `<inputEntry><text>${xmlText(test)}</text></inputEntry>`
const outputEntry = (value: string): string => `<outputEntry><text>${xmlText(value)}</text></outputEntry>`

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

/** A text within XML, without the control characters that XML cannot contain. */
const xmlText = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (letter) => ESCAPES.get(letter) ?? letter)
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
