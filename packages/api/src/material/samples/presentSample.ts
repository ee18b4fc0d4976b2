import type { Place, Sample, SampleWarning } from '@portal/contract'
import { dateOf, type Span } from '@portal/rules'
import type { AssessmentRow } from '../../cases/index.ts'
import { placeAt } from '../../geography/index.ts'
import type { SampleRecord } from './samples.repo.ts'

type Answered = Pick<AssessmentRow, 'providerCountry' | 'accessDate'>

/** A sample with warnings where it contradicts the answers of its assessment, or is uncertain. */
export function presentSample(row: Answered, sample: SampleRecord): Sample {
  const { sampleId, version, ownId, collectionNumber, description, collectedOn } = sample
  const { latitude, longitude, coordinates, amount, note, place } = sample
  return {
    sampleId,
    version,
    ownId,
    collectionNumber,
    description,
    collectedOn,
    latitude,
    longitude,
    coordinates,
    amount,
    note,
    place,
    warnings: warningsOf(row, sample),
  }
}

function warningsOf(
  { providerCountry, accessDate }: Answered,
  { place, collectedOn, latitude, longitude }: SampleRecord,
): SampleWarning[] {
  const country = providerCountry !== null && /^[A-Z]{2}$/.test(providerCountry) ? providerCountry : null
  const differs = place !== null && country !== null && place.country !== country
  const isSwapped =
    differs && latitude !== null && longitude !== null && Math.abs(longitude) <= 90
      ? placeAt(longitude, latitude).country === country
      : false
  const warnings: { [warning in SampleWarning]: boolean } = {
    countryDiffers: differs,
    dateDiffers: !haveCommonDay(collectedOn, accessDate),
    nearBorder: place?.border != null,
    severalStates: (place?.states.length ?? 0) > 1,
    disputed: place !== null && isDisputed(place),
    swapped: isSwapped,
  }
  return (Object.keys(warnings) as SampleWarning[]).filter((warning) => warnings[warning])
}

const isDisputed = ({ zone, country }: Place): boolean => zone === 'land' && country === null

/**
 * Whether two dates, each possibly a month, a year or "before" a day, can be the same day; an open date matches any.
 */
function haveCommonDay(one: string | null, other: string | null): boolean {
  const a = spanIn(one)
  const b = spanIn(other)
  if (!a || !b) return true
  return (a.from ?? '') < (b.before ?? '9999') && (b.from ?? '') < (a.before ?? '9999')
}

const spanIn = (date: string | null): Span | undefined => (date === null ? undefined : dateOf(date)?.span)
