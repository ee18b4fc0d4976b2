import type { ComparisonQuery, ResultMap } from '@portal/contract'
import { facts } from '@portal/texts/en/facts'
import { invalid } from '../../http/errors.ts'
import type { SentFile } from '../../http/serve.ts'
import { csvFile } from '../../http/spreadsheet/csvFile.ts'
import { xlsxFile } from '../../http/spreadsheet/xlsxFile.ts'

type Shown = Pick<ComparisonQuery, 'countries' | 'uses'>
type Rows = readonly (readonly string[])[]
type Line = ResultMap['results'][number]

const WORDS = { GREEN: 'Green', AMBER: 'Amber', RED: 'Red' } as const
const FIRST_COLUMN = 'Intended use'

/** Where and when a comparison was saved, and from which day the facts of each country are. */
export type Saved = { readonly publicUrl: string; readonly on: string; readonly asOf: (iso2: string) => string | null }

/**
 * The comparison as CSV: a row for each use, then the days and the case that it holds for and where it comes from.
 * Throws INVALID_INPUT.
 */
export function comparisonCsv(map: ResultMap, shown: Shown, saved: Saved): SentFile {
  const lines = chosenLines(map, shown)
  return csvFile('comparison.csv', [headings(lines), ...rowsOf(map, shown, lines, saved)])
}

/** The same as a spreadsheet. Throws INVALID_INPUT. */
export function comparisonXlsx(map: ResultMap, shown: Shown, saved: Saved): SentFile {
  const lines = chosenLines(map, shown)
  const columns = headings(lines).map((header, index) => ({ header, width: index === 0 ? 44 : 18 }))
  const rows = rowsOf(map, shown, lines, saved)
  return xlsxFile('comparison.xlsx', [{ name: 'Comparison', columns, rows }])
}

const rowsOf = (map: ResultMap, shown: Shown, lines: readonly Line[], saved: Saved): Rows => [
  ...usesOf(map, shown, lines),
  ['Facts as of', ...lines.map(({ iso2 }) => saved.asOf(iso2) ?? '')],
  ...caseRows(map),
  ...originRows(map, lines, saved),
]

const headings = (lines: readonly Line[]) => [FIRST_COLUMN, ...lines.map(({ name }) => name)]

/** The chosen countries in the order they were chosen in. */
function chosenLines({ results }: ResultMap, { countries }: Shown): Line[] {
  const known = new Map(results.map((line) => [line.iso2, line]))
  refuseStrange('countries', countries, known)
  return [...new Set(countries)].flatMap((iso2) => known.get(iso2) ?? [])
}

function usesOf({ columns }: ResultMap, { uses }: Shown, lines: readonly Line[]): Rows {
  refuseStrange('uses', uses ?? [], new Map(columns.map(({ id, title }) => [id, title])))
  return columns
    .filter(({ id }) => !uses || uses.includes(id))
    .map(({ id, title }) => [title, ...lines.map(({ statuses }) => WORDS[statuses[id] ?? 'AMBER'])])
}

function refuseStrange(path: string, given: readonly string[], known: ReadonlyMap<string, unknown>): void {
  const strange = given.flatMap((one, index) => (known.has(one) ? [] : [{ one, index }]))
  if (strange.length === 0) return
  throw invalid(strange.map(({ one, index }) => ({ path: `${path}.${index}`, message: `"${one}" is not known.` })))
}

type Texts = Readonly<Record<string, { readonly name: string; readonly values?: Readonly<Record<string, string>> }>>

const CASE_TEXTS: Texts = {
  ...facts,
  papers: { name: 'Papers on file', values: { none: 'none' } },
  traditionalKnowledge: { name: 'Traditional knowledge', values: { no: 'no' } },
  conditions: { name: 'Conditions of the country', values: { no: 'all answered with no' } },
  region: { name: 'Region', values: { strictest: 'the strictest one' } },
}

function caseRows({ accessDate, intendedUseDate, case: stated }: ResultMap): Rows {
  return [
    [],
    ['Date of access', accessDate],
    ['Date of intended use', intendedUseDate],
    ...Object.entries(stated).map(([id, value]) => [
      CASE_TEXTS[id]?.name ?? id,
      CASE_TEXTS[id]?.values?.[value] ?? value,
    ]),
    ['Law that was read', 'of the provider country alone'],
  ]
}

/** The facts of a case that stand in the address of the screen. */
const IN_ADDRESS = ['material', 'provenance', 'user', 'commercialIntent'] as const

function originRows(
  { accessDate, intendedUseDate, case: stated }: ResultMap,
  lines: readonly Line[],
  saved: Saved,
): Rows {
  const countries = lines.map(({ iso2 }) => iso2).join(',')
  const address = new URLSearchParams({ countries, accessDate, intendedUseDate })
  for (const fact of IN_ADDRESS) if (stated[fact]) address.set(fact, stated[fact])
  return [
    ['Saved on', saved.on],
    ['Link', `${saved.publicUrl}/information-hub/compare-countries?${address}`],
    ['This is not legal advice.'],
  ]
}
