import type { CountryFile } from '@portal/contract'
import type { Basis } from '@portal/rules'
import type { Problem } from './problem.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Checks particular to a country file: its code, prefixes, regions and dates, and the documents cited outside rows. */
export function checkCountry(
  file: string,
  country: CountryFile,
  { documents, dimensions }: Vocabulary,
  providers: readonly string[],
): Problem[] {
  const code = country.country
  const named = `countries/${code.toLowerCase()}.yaml`
  const cited = [
    ...country.measures.map(({ from, document }) => ({ at: `measures from ${from}`, document })),
    ...country.conditions.flatMap(({ id, basis }) =>
      basis.flatMap(documentOf).map((document) => ({ at: id, document })),
    ),
  ]
  return [
    ...(file === named ? [] : [{ file, reason: `is the file of ${code}: name it ${named}` }]),
    ...(providers.includes(code) ? [] : [{ file, reason: `country ${code} is not in protocol/treaties.csv` }]),
    ...wrongPrefixes(country).map(({ at, prefix }) => ({
      file,
      at,
      reason: `has a name that must begin with “${prefix}”`,
    })),
    ...checkRegions(country).map((reason) => ({ file, reason })),
    ...wrongDates(country).map((wrong) => ({ file, ...wrong })),
    ...strangePlaces(country, dimensions.get('landOrWaters')).map((wrong) => ({ file, ...wrong })),
    ...cited
      .filter(({ document }) => !documents.has(document))
      .map(({ at, document }) => ({ file, at, reason: `names “${document}”, which is not among the documents` })),
  ]
}

const documentOf = (basis: Basis) => ('document' in basis ? [basis.document] : [])

function wrongPrefixes({ country, matrices, obligations, locks, documents, conditions, regions }: CountryFile) {
  const lower = country.toLowerCase()
  const rows = matrices.flatMap((matrix) => matrix.rows)
  const ids = [...matrices, ...rows, ...obligations, ...locks, ...documents].map(({ id }) => id)
  const must = (prefix: string, names: readonly string[]) =>
    names.filter((at) => !at.startsWith(prefix)).map((at) => ({ at, prefix }))
  return [
    ...must(`${lower}-`, ids),
    ...must(
      `${lower}_`,
      conditions.map(({ id }) => id),
    ),
    ...must(
      `${country}-`,
      regions.map(({ code }) => code),
    ),
  ]
}

const strangePlaces = ({ conditions }: CountryFile, known: 'days' | ReadonlySet<string> | undefined) =>
  conditions.flatMap(({ id, places = [] }) =>
    places
      .filter((place) => known === undefined || known === 'days' || !known.has(place))
      .map((place) => ({ at: id, reason: `names “${place}”, which is no kind of land or waters` })),
  )

function checkRegions({ country, regions, measures }: CountryFile): string[] {
  const strange = measures
    .flatMap((measure) => measure.regions ?? [])
    .filter((code) => !regions.some((region) => region.code === code))
  const other = `${country}-other`
  const needed = regions.length > 0 && !regions.some(({ code }) => code === other)
  return [
    ...(needed ? [`regions need “${other}” for what no other region names`] : []),
    ...strange.map((code) => `measures name “${code}”, which is not among the regions`),
  ]
}

/** Impossible periods: a law that ended before it began, or two measures that begin on the same day. */
function wrongDates({ documents, measures }: CountryFile) {
  const ended = documents.filter(({ adopted, inForce, repealed }) =>
    [adopted, inForce].some((begun) => begun && repealed && repealed <= begun),
  )
  const days = measures.filter(({ regions }) => !regions).map(({ from }) => from)
  const twice = days.filter((day, index) => days.indexOf(day) !== index)
  return [
    ...ended.map(({ id }) => ({ at: id, reason: 'is repealed before it was adopted or in force' })),
    ...twice.map((day) => ({ at: `measures from ${day}`, reason: 'begins on the same day as another measure' })),
  ]
}
