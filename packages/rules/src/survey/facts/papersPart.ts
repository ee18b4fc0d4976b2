import type { DimensionId, Value } from '../../law/model.ts'
import type { SurveyContext } from '../model.ts'
import { known, type Reading, type Readings } from '../reading.ts'
import { dateOf } from '../span.ts'
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

/** The papers that are held, and the day on which the certificate was issued; while it is not known, that of access. */
export function papersPart(context: SurveyContext, readings: Readings, dates: Parts): Parts {
  const issued = dateOf(readings.get('irccIssued')?.values[0] ?? '')?.span
  const access = dates.find(([dimension]) => dimension === 'accessDate')?.[1].part
  const day = issued ?? access
  return [
    ...Object.keys(PAPERS).flatMap((dimension) => partOn(context, dimension, paperOn(context, readings, dimension))),
    ...(day && valuesIn(context, 'certificateDate') === 'days'
      ? ([['certificateDate', { part: day, open: false }]] as const)
      : []),
  ]
}

function paperOn(context: SurveyContext, readings: Readings, dimension: DimensionId): Reading {
  const paper = PAPERS[dimension] as Value
  const held = has(readings.get('papersHeld') ?? NOTHING, paper)
  const values = valuesIn(context, dimension)
  // Laws that were stored before papers were checked know only whether a paper is held.
  if (!Array.isArray(values) || !values.includes('checked')) return held
  if (held.open) return { values, open: true }
  if (!held.values.includes('yes')) return held
  if (paper === 'ircc' && !fitsCase(readings)) return known(['unfit'])
  const checked = readings.get('papersChecked')?.values ?? []
  return known([checked.includes(paper) ? 'checked' : 'yes'])
}

/** The form of the numbers of the ABS Clearing-House: country, record, revision. */
const CERTIFICATE_NUMBER = /^ABSCH-IRCC-([A-Z]{2})-\d{4,7}-\d{1,3}$/

/** Whether the certificate has a number of the provider country, and the aim and the genus of the case. */
function fitsCase(readings: Readings): boolean {
  const answer = (id: string) => readings.get(id)?.values ?? []
  const [, country] = CERTIFICATE_NUMBER.exec((answer('irccNumber')[0] ?? '').trim().toUpperCase()) ?? []
  const isCommercial = answer('commercialIntent').some((aim) => aim !== 'non_commercial')
  return (
    country !== undefined &&
    answer('providerCountry').every((code) => code === country) &&
    !(isCommercial && answer('irccMark').includes('non_commercial')) &&
    isSameGenus(answer('irccMaterial')[0], answer('geneticResource')[0])
  )
}

/** Names that are not given on both sides are left to the person who checks the paper. */
function isSameGenus(certified: string | undefined, used: string | undefined): boolean {
  if (certified === undefined || used === undefined) return true
  const genusOf = (name: string) => name.trim().split(/\s+/)[0]?.toLowerCase()
  return genusOf(certified) === genusOf(used)
}
