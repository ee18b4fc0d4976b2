import {
  loadCountryNames,
  orderOf,
  placeReader,
  readDate,
  type SequenceResults,
  type SequencesQuery,
  shownStatus,
} from '@portal/contract'
import type { Content } from '@portal/legal'
import { type Box, dateOf, decide, type Facts, isOneDay, STATUSES } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import type { LawStore, LegalContext, PublishedContent } from '../../content/index.ts'
import type { Reads } from '../../db/standby.ts'
import type { Actor } from '../../http/actor.ts'
import type { SentFile } from '../../http/serve.ts'
import { csvFile } from '../../http/spreadsheet/csvFile.ts'
import { xlsxFile } from '../../http/spreadsheet/xlsxFile.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import { today } from '../../shared/days.ts'
import { compareNames, countryNames, namedCountries } from '../../text/contentTexts.ts'
import { dateDoubt } from '../../text/dateDoubt.ts'
import { explainedResult, on } from '../reference-case/countryResult.ts'
import { caseOf, referenceBox, refuseUnknown, resolveCase } from '../reference-case/referenceCase.ts'
import { contextOf } from '../result-map/countryMaps.ts'

export type SequenceDeps = { reads: Reads; law: LawStore; content: Content; published: PublishedContent }

type ReadSequence = SequenceResults['sequences'][number]
type OfCountry = SequenceResults['countries'][number]

/**
 * What the law and the house rules of the account say of published sequences, country by country. Throws INVALID_INPUT for
 * an unknown use.
 */
export async function sequenceResults(
  deps: SequenceDeps,
  { accountId }: Pick<Actor, 'accountId'>,
  query: SequencesQuery,
): Promise<SequenceResults> {
  const current = await deps.published.current()
  const treatyLevel = await contextOf(deps.law, current)
  refuseUnknown(treatyLevel.law, { use: query.use })
  const sequences = await readSequences(treatyLevel, query)
  const codes = [...new Set(sequences.flatMap(({ country }) => country ?? []))]
  const takeTurn = eventLoopYielder()
  const found: OfCountry[] = []
  for (const iso2 of codes) {
    const own = sequences.filter(({ country }) => country === iso2)
    found.push(await resultOf(deps, query, { iso2, sequences: own, accountId }))
    await takeTurn()
  }
  return { sequences, countries: found.toSorted((a, b) => compareNames(a.name, b.name)) }
}

/** Countries and days in the words of records. What is not understood is said, and taken as not known. */
async function readSequences(context: LegalContext, { sequences }: SequencesQuery): Promise<ReadSequence[]> {
  const { survey, names } = context
  const known = namedCountries(survey.countries, names.countries)
  const placeOf = placeReader(known, await loadCountryNames())
  const order = orderOf(sequences.map(({ day }) => day))
  return sequences.map(({ accession, ...written }) => {
    const place = placeOf(written.country, { isOfCodes: /^[A-Z]{2}$/.test(written.country.trim()) })
    const date = readDate(written.day, { order, today: today() })
    return {
      accession,
      country: place.kind === 'country' ? place.country : null,
      day: date.kind === 'date' ? date.answer : null,
      doubts: [
        ...(place.kind === 'ask'
          ? [t(`importing.places.${place.doubt}`, { text: written.country, count: known.length })]
          : []),
        ...(date.kind === 'ask' || date.kind === 'span' ? [dateDoubt(date, written.day)] : []),
      ],
    }
  })
}

type PlaceWithSequences = {
  readonly iso2: string
  readonly sequences: readonly ReadSequence[]
  readonly accountId: string
}

async function resultOf(
  { reads, law, content, published }: SequenceDeps,
  query: SequencesQuery,
  from: PlaceWithSequences,
) {
  const { use, commercialIntent, dsiLargeCompany } = query
  const current = await published.current()
  const stated = { material: 'dsi', commercialIntent }
  const resolved = resolveCase({ iso2: from.iso2, query: stated }, { treaties: content.treaties, current })
  const context = await reads((db) => law.contextFor(db, resolved.provider, from.accountId))
  const overdueSince = await reads((db) => law.overdueSince(db, context))
  const box: Box = {
    ...referenceBox(context.law, content.dimensions, resolved.provider, resolved.query),
    ...ONLY_SEQUENCES,
    use: [use],
    useDate: on(today()),
    dsiLargeCompany: [dsiLargeCompany],
  }
  const decided = daysOf(from.sequences).map(({ day, accessions }) => {
    const decision = decide(context.survey.law, factsOn(box, day))
    return { day, accessions, decision, status: shownStatus(decision.status, overdueSince) }
  })
  const [worst] = decided.toSorted((a, b) => STATUSES.indexOf(b.status) - STATUSES.indexOf(a.status))
  if (!worst) throw new Error(`No sequence is from ${from.iso2}.`)
  const english = context.names.countries.get(from.iso2) ?? from.iso2
  const { provider, query: place } = resolved
  return {
    ...explainedResult(context.law, worst.decision),
    status: worst.status,
    countryId: from.iso2,
    version: current.countries.get(provider)?.version ?? null,
    case: { ...caseOf(place), use, dsiSource: PUBLISHED, dsiLargeCompany },
    name: countryNames(context.names.countries).get(from.iso2) ?? english,
    days: decided.map(({ decision: _, ...one }) => one),
    reviewOverdueSince: overdueSince,
    lawOf: provider === from.iso2 ? null : { iso2: provider, region: place.region ?? '' },
  }
}

const PUBLISHED = 'public_database'

/** Of the forms of the reference case, sequence data alone, from a public database. */
const ONLY_SEQUENCES: Box = {
  'form.living_material': ['no'],
  'form.sequence_data': ['yes'],
  dsiSource: [PUBLISHED],
}

/** The sequences by day, as the record writes it. */
function daysOf(sequences: readonly ReadSequence[]) {
  const days = [...new Set(sequences.map(({ day }) => day))]
  return days.toSorted().map((day) => ({
    day,
    accessions: sequences.filter((one) => one.day === day).map(({ accession }) => accession),
  }))
}

/** Of a day that is not known, any day up to the use is possible. */
function factsOn(box: Box, day: string | null): Facts {
  const span = day === null ? undefined : dateOf(day)?.span
  if (!span) return { boxes: [{ ...box, dateKnown: ['no'] }], open: ['accessDate'] }
  return { boxes: [{ ...box, accessDate: span }], open: isOneDay(span) ? [] : ['accessDate'] }
}

/** The sequences as CSV: a row for each, with the result of its country and day. */
export const sequencesCsv = (results: SequenceResults): SentFile =>
  csvFile('sequences.csv', [COLUMNS.map(([id]) => heading(id)), ...rowsOf(results)])

export function sequencesXlsx(results: SequenceResults): SentFile {
  const columns = COLUMNS.map(([id, width]) => ({ header: heading(id), width }))
  return xlsxFile('sequences.xlsx', [{ name: t('comparisonFile.sequences.sheet'), columns, rows: rowsOf(results) }])
}

const COLUMNS = [
  ['accession', 20],
  ['country', 20],
  ['day', 14],
  ['status', 14],
  ['reason', 60],
  ['duties', 60],
  ['doubts', 40],
] as const

const heading = (id: (typeof COLUMNS)[number][0]) => t(`comparisonFile.sequences.${id}`)

function rowsOf({ sequences, countries }: SequenceResults): string[][] {
  const byCode = new Map(countries.map((country) => [country.countryId, country]))
  const rows = sequences.map(({ accession, country: code, day, doubts }) => {
    const country = byCode.get(code ?? '')
    const status = country?.days.find((one) => one.day === day)?.status
    return [
      accession,
      country?.name ?? '',
      day ?? '',
      status ? t(`comparisonFile.${status}`) : '',
      (country?.reasons ?? []).flatMap((one) => (one.status === null ? [] : one.reason)).join('\n'),
      (country?.obligations ?? []).map(({ text }) => text).join('\n'),
      doubts.join('\n'),
    ]
  })
  return [
    ...rows,
    [],
    [t('comparisonFile.sequences.case')],
    [t('comparisonFile.savedOn'), today()],
    [t('comparisonFile.disclaimer')],
  ]
}
