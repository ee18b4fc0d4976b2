import type { CountryFile, Treaty } from '@portal/contract'
import { type IsoDay, NO_COUNTRY as NOT_A_STATE, type Table, type Value } from '@portal/rules'

type TableRow = Table['rows'][number]

/** A Party to treaties and a place of use, but neither a provider nor the State of a user. */
export const EUROPEAN_UNION = 'EU'

/**
 * Was the provider a Party to the Nagoya Protocol on the day of access? Unknown for a Party without a date, for a state
 * after the day until which it is known to be none, and for a territory of which nothing was read.
 */
export const providerParty = (treaties: readonly Treaty[]): Table => ({
  gives: 'providerParty',
  rows: treaties.flatMap(partyRows),
})

function partyRows({ iso2, nagoya }: Treaty): TableRow[] {
  const provider = [iso2]
  const before = nagoya.status === 'party' ? nagoya.inForce : nagoya.notPartyUntil
  if (before === null) return [{ when: [{ provider }], value: 'unknown' }]
  if (before === 'always') return [{ when: [{ provider }], value: 'no' }]
  return [
    { when: [{ provider, accessDate: { before } }], value: 'no' },
    { when: [{ provider }], value: nagoya.status === 'party' ? 'yes' : 'unknown' },
  ]
}

/** States that are Parties to the BBNJ Agreement, with the day since which they are, where it is known. */
export const bbnjParties = (
  treaties: readonly Treaty[],
): readonly { readonly iso2: string; readonly since: IsoDay }[] =>
  treaties.flatMap(({ iso2, bbnj: { status, inForce } }) =>
    status === 'party' && inForce !== null && iso2 !== EUROPEAN_UNION ? [{ iso2, since: inForce }] : [],
  )

/**
 * Is the user's State a Party to the BBNJ Agreement on the day of use? Not all Parties could be named, so that of every
 * other State it is unknown.
 */
export const bbnjParty = (treaties: readonly Treaty[]): Table => ({
  gives: 'bbnjParty',
  rows: [
    ...bbnjParties(treaties).map(({ iso2, since }) => ({
      when: [{ userCountry: [iso2], useDate: { from: since } }],
      value: 'yes',
    })),
    { when: [{}], value: 'unknown' },
  ],
})

/** The first day of the Nagoya Protocol, Art. 33(1). */
const IN_FORCE = '2014-10-12'

/**
 * Does the certificate of compliance count? Only if its number fits the case and the provider was a Party on the day of
 * issue; it proves something once it is checked and the status on that day is certain.
 */
export const certificate = (treaties: readonly Treaty[]): Table => ({
  gives: 'certificate',
  rows: [
    { when: [{ 'paper.ircc': ['no'] }], value: 'none' },
    { when: [{ 'paper.ircc': ['unfit'] }], value: 'wrong_number' },
    { when: [{ provider: [NOT_A_STATE] }, { certificateDate: { before: IN_FORCE } }], value: 'not_of_a_party' },
    ...treaties.flatMap(certificateRows),
    { when: [{ 'paper.ircc': ['checked'] }], value: 'checked' },
    { when: [{}], value: 'stated' },
  ],
})

/** Certificates of Parties, which need no row, count as they are. */
function certificateRows(treaty: Treaty): TableRow[] {
  return partyRows(treaty).flatMap(({ when, value }) => {
    if (value === 'yes') return []
    const onIssue = when.map(({ accessDate: day, ...box }) => ({ ...box, ...(day && { certificateDate: day }) }))
    return [{ when: onIssue, value: value === 'no' ? 'not_of_a_party' : 'stated' }]
  })
}

/** For providers without a file, it is unknown whether they have access rules. */
export const unassessedMeasures = (providers: readonly string[]): Table => ({
  gives: 'providerMeasures',
  rows: providers.length > 0 ? [{ when: [{ provider: providers }], value: 'unknown' }] : [],
})

const MEASURES_OF = {
  unknown: 'unknown',
  no_law: 'no',
  no_law_draft: 'draft',
  abs_law: 'yes',
  abs_law_new_draft: 'yes',
} as const satisfies Record<CountryFile['lawStatus'], Value>

/**
 * Did the country have access rules on the day of access? Yes from the first of its measures on. Regional measures
 * count for their regions only, whatever the rest of the country has.
 */
export function providerMeasures({ country, lawStatus, measures }: CountryFile): Table {
  const provider = [country]
  const today: TableRow = { when: [{ provider }], value: MEASURES_OF[lawStatus] }
  const everywhere = measures.filter(({ regions }) => regions === undefined)
  const first = everywhere.map(({ from }) => from).toSorted()[0]
  const before: TableRow[] =
    first && today.value === 'yes' ? [{ when: [{ provider, accessDate: { before: first } }], value: 'no' }] : []
  const regional = measures.flatMap(({ from, regions }): TableRow[] =>
    regions ? [{ when: [{ provider, region: regions, accessDate: { from } }], value: 'yes' }] : [],
  )
  return { gives: 'providerMeasures', rows: [...regional, ...before, today] }
}

/** The confidence of the country's file, which limits the confidence of what scope says about it. */
export const factsConfidence = (providers: readonly string[], confidence: CountryFile['confidence']): Table => ({
  gives: 'factsConfidence',
  rows: providers.length > 0 ? [{ when: [{ provider: providers }], value: confidence }] : [],
})
