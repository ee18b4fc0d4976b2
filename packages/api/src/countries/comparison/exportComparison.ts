import { type ComparisonQuery, type ResultMap, screenPaths } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { invalid } from '../../http/errors.ts'
import type { SentFile } from '../../http/serve.ts'
import { csvFile } from '../../http/spreadsheet/csvFile.ts'
import { xlsxFile } from '../../http/spreadsheet/xlsxFile.ts'

type ComparisonSelection = Pick<ComparisonQuery, 'countries' | 'uses'>
type Rows = readonly (readonly string[])[]
type Line = ResultMap['results'][number]

/** The origin of an exported comparison, and the date of each country's facts. */
type ExportOrigin = {
  readonly publicUrl: string
  readonly on: string
  readonly asOf: (iso2: string) => string | null
}

/** The comparison as CSV: a row for each use, then the dates, the case and the origin. Throws INVALID_INPUT. */
export function comparisonCsv(map: ResultMap, selection: ComparisonSelection, origin: ExportOrigin): SentFile {
  const lines = chosenLines(map, selection)
  return csvFile('comparison.csv', [headings(lines), ...rowsOf(map, selection, lines, origin)])
}

/** The comparison as a spreadsheet. Throws INVALID_INPUT. */
export function comparisonXlsx(map: ResultMap, selection: ComparisonSelection, origin: ExportOrigin): SentFile {
  const lines = chosenLines(map, selection)
  const columns = headings(lines).map((header, index) => ({ header, width: index === 0 ? 44 : 18 }))
  const rows = rowsOf(map, selection, lines, origin)
  return xlsxFile('comparison.xlsx', [{ name: translate('comparisonFile.sheet'), columns, rows }])
}

const rowsOf = (map: ResultMap, selection: ComparisonSelection, lines: readonly Line[], origin: ExportOrigin): Rows => [
  ...usesOf(map, selection, lines),
  [translate('comparisonFile.factsAsOf'), ...lines.map(({ iso2 }) => origin.asOf(iso2) ?? '')],
  ...caseRows(map),
  ...originRows(map, lines, origin),
]

const headings = (lines: readonly Line[]) => [translate('comparisonFile.use'), ...lines.map(({ name }) => name)]

/** The chosen countries in the order of the selection. */
function chosenLines({ results }: ResultMap, { countries }: ComparisonSelection): Line[] {
  const known = new Map(results.map((line) => [line.iso2, line]))
  refuseUnknownValues('countries', countries, known)
  return [...new Set(countries)].flatMap((iso2) => known.get(iso2) ?? [])
}

function usesOf({ columns }: ResultMap, { uses }: ComparisonSelection, lines: readonly Line[]): Rows {
  refuseUnknownValues('uses', uses ?? [], new Map(columns.map(({ id, title }) => [id, title])))
  return columns
    .filter(({ id }) => !uses || uses.includes(id))
    .map(({ id, title }) => [
      title,
      ...lines.map(({ assessed, statuses }) =>
        translate(assessed ? `comparisonFile.${statuses[id] ?? 'AMBER'}` : 'comparisonFile.NOT_ASSESSED'),
      ),
    ])
}

function refuseUnknownValues(path: string, values: readonly string[], known: ReadonlyMap<string, unknown>): void {
  const unknownValues = values.flatMap((value, index) => (known.has(value) ? [] : [{ value, index }]))
  if (unknownValues.length === 0) return
  throw invalid(
    unknownValues.map(({ value, index }) => ({
      path: `${path}.${index}`,
      message: translate('refusals.notKnown', { value }),
    })),
  )
}

type Texts = Readonly<Record<string, { readonly name: string; readonly values?: Readonly<Record<string, string>> }>>

const textsOfCase = (): Texts => ({
  ...translate('assessments.facts', { returnObjects: true }),
  ...translate('comparisonFile.facts', { returnObjects: true }),
})

function caseRows({ accessDate, intendedUseDate, case: stated }: ResultMap): Rows {
  const texts = textsOfCase()
  return [
    [],
    [translate('comparisonFile.accessDate'), accessDate],
    [translate('comparisonFile.intendedUseDate'), intendedUseDate],
    ...Object.entries(stated).map(([id, value]) => [texts[id]?.name ?? id, texts[id]?.values?.[value] ?? value]),
    [translate('comparisonFile.law'), translate('comparisonFile.lawOf')],
  ]
}

/** The facts of a case that are part of the page's URL. */
const IN_ADDRESS = ['material', 'provenance', 'user', 'commercialIntent'] as const

function originRows(
  { accessDate, intendedUseDate, case: stated }: ResultMap,
  lines: readonly Line[],
  origin: ExportOrigin,
): Rows {
  const countries = lines.map(({ iso2 }) => iso2).join(',')
  const address = new URLSearchParams({ countries, accessDate, intendedUseDate })
  for (const fact of IN_ADDRESS) if (stated[fact]) address.set(fact, stated[fact])
  return [
    [translate('comparisonFile.savedOn'), origin.on],
    [translate('comparisonFile.link'), `${origin.publicUrl}${screenPaths.compareCountries}?${address}`],
    [translate('comparisonFile.disclaimer')],
  ]
}
