import { dayNumber, isoDay } from '../../law/day.ts'
import type { DimensionId, IsoDay, Part, Span, Value } from '../../law/model.ts'
import type { SurveyContext } from '../model.ts'
import { known, oneOf, type Reading, type Readings } from '../reading.ts'
import { dateOf, isWhollyAfter } from '../span.ts'
import { has } from './materialsPart.ts'
import { type Parts, partOn, valuesIn } from './parts.ts'

/** Papers by dimension. Those with the value "checked" are evidence only once a second person has checked them. */
const PAPERS: { readonly [dimension: DimensionId]: Value } = {
  'paper.ircc': 'ircc',
  'paper.permit': 'permit',
  'paper.mat': 'mat',
  'paper.authorityAnswer': 'authority_answer',
  'paper.mta': 'mta',
  'paper.smta': 'smta',
  'paper.communityConsent': 'community_consent',
  'paper.unknown': 'unknown',
}

const NOTHING = known([])

/** The papers that are held, and the day of the certificate. */
export function papersPart(context: SurveyContext, readings: Readings, dates: Parts): Parts {
  const papers = Object.keys(PAPERS).flatMap((dimension) =>
    partOn(context, dimension, paperOn(context, { readings, dates, states: context.states ?? {} }, dimension)),
  )
  if (valuesIn(context, 'certificateDate') !== 'days') return papers
  return [...papers, ['certificateDate', { part: certificateDays(readings, dates), open: false }]]
}

/**
 * The day on which the certificate was issued; while it is not known, that of access. One that is not held could still
 * be obtained until the use.
 */
function certificateDays(readings: Readings, dates: Parts): Part {
  const held = has(readings.get('papersHeld') ?? NOTHING, 'ircc')
  if (held.values.includes('yes'))
    return dateOf(readings.get('irccIssued')?.values[0] ?? '')?.span ?? partOf(dates, 'accessDate')
  const use = partOf(dates, 'useDate')
  return 'before' in use && use.before ? lastDayOf(use.before) : use
}

const partOf = (parts: Parts, id: DimensionId): Part => parts.find(([dimension]) => dimension === id)?.[1].part ?? {}

const lastDayOf = (before: IsoDay): Part => ({ from: isoDay(dayNumber(before) - 1), before })

type CaseReadings = {
  readonly readings: Readings
  readonly dates: Parts
  readonly states: NonNullable<SurveyContext['states']>
}

function paperOn(context: SurveyContext, read: CaseReadings, dimension: DimensionId): Reading {
  const { readings } = read
  const paper = PAPERS[dimension] as Value
  const held = has(readings.get('papersHeld') ?? NOTHING, paper)
  const values = valuesIn(context, dimension)
  // Laws that were stored before papers were checked know only whether a paper is held.
  if (!Array.isArray(values) || !values.includes('checked')) return held
  if (held.open) return { values, open: true }
  if (!held.values.includes('yes')) return held
  const state = readings.get('papersChecked')?.values.includes(paper) ? 'checked' : 'yes'
  return paper === 'ircc' ? certificateOn(read, state) : known([state])
}

/** A certificate of which it is open whether it was issued before the use begins may turn out unfit. */
function certificateOn(read: CaseReadings, state: Value): Reading {
  if (!fitsCase(read)) return known(['unfit'])
  const { readings, dates } = read
  const issued = dateOf(readings.get('irccIssued')?.values[0] ?? '')?.span ?? {}
  const use = partOf(dates, 'useDate') as Span
  // Of one without a day, nothing is known.
  if (!issued.before || isWhollyBy(issued.before, use)) return known([state])
  return isWhollyAfter(issued, use) ? known(['unfit']) : oneOf(['unfit', state])
}

/** Whether a certificate whose days of issue end before this one was issued on the first day of use at the latest. */
const isWhollyBy = (before: IsoDay, { from }: Span): boolean =>
  from !== undefined && dayNumber(before) - 1 <= dayNumber(from)

/** The form of the numbers of the ABS Clearing-House: country, record, revision. */
const CERTIFICATE_NUMBER = /^ABSCH-IRCC-([A-Z]{2})-(\d{4,7})-(\d{1,3})$/

type CertificateNumber = { number: string; country: string; record: string; revision: number }

/** The parts of a certificate's number, `country` being the issuer; undefined for any other text. */
export function readCertificateNumber(text: string): CertificateNumber | undefined {
  const [number, country, record, revision] = CERTIFICATE_NUMBER.exec(text.trim().toUpperCase()) ?? []
  if (number === undefined || country === undefined || record === undefined) return undefined
  return { number, country, record, revision: Number(revision) }
}

/** Whether the certificate has a number of the provider country or its State, and the aim and the genus of the case. */
function fitsCase({ readings, states }: CaseReadings): boolean {
  const answer = (id: string) => readings.get(id)?.values ?? []
  const country = readCertificateNumber(answer('irccNumber')[0] ?? '')?.country
  const isCommercial = answer('commercialIntent').some((aim) => aim !== 'non_commercial')
  return (
    country !== undefined &&
    answer('providerCountry').every((code) => code === country || states[code] === country) &&
    !(isCommercial && answer('irccMark').includes('non_commercial')) &&
    isSameGenus(answer('irccMaterial')[0], answer('geneticResource')[0])
  )
}

/**
 * Whether the material of the certificate, often a sentence such as "Leaves of Vanilla planifolia", names the genus that
 * is used. Names that are not given on both sides are left to the person who checks the paper.
 */
function isSameGenus(certified: string | undefined, used: string | undefined): boolean {
  if (certified === undefined || used === undefined) return true
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  const [genus] = wordsOf(used)
  return genus === undefined || wordsOf(certified).includes(genus)
}
