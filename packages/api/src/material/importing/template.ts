import { UNKNOWN } from '@portal/rules'
import { LANGUAGES } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import type { LegalContext } from '../../content/index.ts'
import type { SentFile } from '../../http/serve.ts'
import { csvFile } from '../../http/spreadsheet/csvFile.ts'
import { xlsxFile } from '../../http/spreadsheet/xlsxFile.ts'
import type { XlsxSheet } from '../../http/spreadsheet/xlsxSheet.ts'
import { contentText, countryNames } from '../../text/contentTexts.ts'
import { inLanguage } from '../../text/language.ts'
import { yesAndNo } from './columns/cellReader.ts'
import { memoizedChoices } from './columns/choices.ts'
import { type ImportColumn, importColumns } from './columns/importColumns.ts'

const exampleReference = (): string => t('importing.template.example')

/** The references of the example rows of all languages, by which they are recognised and left out. */
export const EXAMPLES: ReadonlySet<string> = new Set(
  LANGUAGES.map((language) => inLanguage(language, exampleReference)),
)

const EXAMPLE_ANSWERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    geneticResource: 'Zea mays',
    materialIdentifier: 'ZM-0711',
    accessDate: '03/2019',
    intendedUseDate: '01/03/2027',
  }),
)

/** The portal assigns numbers, and most lists belong to one person: their columns are read, but not asked for. */
const NOT_ASKED = ['number', 'owner', 'userGroup']

const templateColumns = ({ survey }: LegalContext): ImportColumn[] =>
  importColumns(survey).filter(({ id }) => !NOT_ASKED.includes(id))

/** The template as CSV: the column names and an example. */
export const templateCsv = (context: LegalContext): SentFile => {
  const columns = templateColumns(context)
  const example = columns.map((column) => exampleOf(context, column))
  return csvFile('assessments-template.csv', [columns.map(({ label }) => label), example])
}

/** The template as a spreadsheet: the list with drop-down cells, the meaning of each column, and the choices. */
export function templateXlsx(context: LegalContext): SentFile {
  const columns = templateColumns(context)
  const picked = columns.flatMap((column) => {
    const choices = pickListOf(context, column)
    return choices.length > 0 ? [{ column, choices }] : []
  })
  const choicesSheet = t('importing.template.sheets.choices')
  const list: XlsxSheet = {
    name: t('importing.template.sheets.list'),
    columns: columns.map((column) => {
      const place = picked.findIndex((one) => one.column === column)
      const choices = picked[place]?.choices.length
      const pick = choices && { sheet: choicesSheet, column: place, count: choices, strict: isStrict(column) }
      return { header: column.label, width: 24, ...(pick && { pick }) }
    }),
    rows: [columns.map((column) => exampleOf(context, column))],
  }
  return xlsxFile('assessments-template.xlsx', [list, explanations(context, columns), choicesOfAll(picked)])
}

/**
 * Whether only listed values are allowed; multiple choices in one cell are typed, because a drop-down cannot offer
 * them.
 */
const isStrict = ({ question }: ImportColumn): boolean => question?.type === 'single_choice'

type Picked = { column: ImportColumn; choices: readonly string[] }

function choicesOfAll(picked: readonly Picked[]): XlsxSheet {
  const most = Math.max(...picked.map(({ choices }) => choices.length))
  return {
    name: t('importing.template.sheets.choices'),
    columns: picked.map(({ column }) => ({ header: column.label, width: 30 })),
    rows: Array.from({ length: most }, (_, row) => picked.map(({ choices }) => choices[row] ?? null)),
  }
}

function pickListOf(context: LegalContext, { question }: ImportColumn): string[] {
  if (question?.type === 'boolean') return yesAndNo()
  return question ? shown(context, question) : []
}

const shown = (context: LegalContext, question: NonNullable<ImportColumn['question']>): string[] =>
  memoizedChoices(context, question).all.flatMap(({ names }) => names[0] ?? [])

function explanations(context: LegalContext, columns: readonly ImportColumn[]): XlsxSheet {
  const heading = (name: 'column' | 'meaning' | 'format') => t(`importing.template.headings.${name}`)
  return {
    name: t('importing.template.sheets.explanations'),
    columns: [
      { header: heading('column'), width: 40, shows: 'lines' },
      { header: heading('meaning'), width: 60, shows: 'lines' },
      { header: heading('format'), width: 70, shows: 'lines' },
    ],
    rows: [
      [null, t('importing.template.exampleRow'), t('importing.template.empty')],
      ...columns.map((column) => [column.label, meaningOf(column), formatOf(context, column)]),
    ],
  }
}

const meaningOf = ({ id, question }: ImportColumn): string =>
  question ? contentText(question.help) : t(`importing.template.${id === 'name' ? 'name' : 'reference'}`)

function formatOf(context: LegalContext, { question }: ImportColumn): string {
  const type = question?.type ?? 'text'
  if (type === 'text' || type === 'latin_name' || type === 'file_reference') return t('importing.template.formats.text')
  return t(`importing.template.formats.${type}`, { choices: question ? shown(context, question).join('; ') : '' })
}

function exampleOf(context: LegalContext, column: ImportColumn): string {
  if (column.id === 'reference') return exampleReference()
  const written = EXAMPLE_ANSWERS.get(column.id)
  if (written !== undefined) return written
  const { question } = column
  if (!question?.required || question.type === 'region') return ''
  if (question.type === 'country') return countryNames(context.names.countries).get('MX') ?? ''
  const choices = question.type === 'boolean' ? yesAndNo().slice(1) : shown(context, question)
  return choices.find((choice) => choice !== UNKNOWN) ?? ''
}
