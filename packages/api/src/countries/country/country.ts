import { type Country, type CountryFile, type PartyStatus, type Treaty, withProceduresOf } from '@portal/contract'
import { type Content, partyFrom, partyStatusOn } from '@portal/legal'
import { countryName } from '@portal/texts'
import type { Current } from '../../content/index.ts'
import { type CountryQuery, countryStats, type TreatyTable } from './countryStats.ts'
import { territoryLaw } from './territoryLaw.ts'
import { timelineOf, undatedOf } from './timeline.ts'

/** All the data of the country page. */
export function countryOf(
  query: CountryQuery,
  table: TreatyTable,
  current: Current,
  { procedures, linkKindOf }: Pick<Content, 'procedures' | 'linkKindOf'>,
): Country {
  const { iso2, day, published } = query
  const treaty = table.treaties.find((candidate) => candidate.iso2 === iso2)
  const law = treaty ? territoryLaw(treaty, current.countries) : null
  return {
    ...countryStats(query, table, current.countries),
    version: published?.version ?? null,
    treaties: treaty ? treatiesOf(treaty, partyStatusOn(treaty, day, table.asOf)) : [],
    treatiesAsOf: table.asOf,
    treatyNote: treaty?.note ?? null,
    treatySource: treaty?.source ?? null,
    territories: territoriesOf(iso2, table, current, day),
    lawOf: law,
    timeline: timelineOf(treaty, published?.file),
    undated: undatedOf(published?.file),
    procedures: withProceduresOf(iso2, published?.procedures, procedures).filter(({ country }) => country === iso2),
    ...factsOf(published?.file),
    authorities: (published?.file.authorities ?? []).map((authority) => ({
      ...authority,
      linkKind: authority.url ? linkKindOf(authority.url, 'authority') : null,
    })),
  }
}

const treatiesOf = ({ nagoya, cbd, itpgrfa, bbnj, gratk }: Treaty, status: PartyStatus): Country['treaties'] => [
  { treaty: 'nagoya', ...nagoya, status: status === 'unknown' ? null : status },
  { treaty: 'cbd', ...cbd, ...NO_STEPS },
  { treaty: 'itpgrfa', ...itpgrfa, ...NO_STEPS },
  { treaty: 'bbnj', ...bbnj, ...NO_STEPS },
  { treaty: 'gratk', ...gratk, ...NO_STEPS, inForce: null },
]
const NO_STEPS = { signed: null, instrument: null, deposited: null }

const territoriesOf = (
  iso2: string,
  { treaties, asOf }: TreatyTable,
  { countries }: Current,
  day: string,
): Country['territories'] =>
  treaties
    .filter(({ parent }) => parent === iso2)
    .map((territory) => {
      const own = countries.get(territory.iso2)
      const law = territoryLaw(territory, countries)
      return {
        iso2: territory.iso2,
        name: countryName(territory.iso2, territory.name),
        partyStatus: partyStatusOn(territory, day, asOf),
        partySince: partyFrom(territory),
        lawStatus: own?.file.lawStatus ?? law?.lawStatus ?? 'unknown',
        region: law?.region ?? null,
      }
    })

function factsOf(file: CountryFile | undefined) {
  return {
    continent: file?.continent ?? null,
    regionNotes: file?.regions.map(({ code, name, note }) => ({ code, name, note: note ?? null })) ?? [],
    conditions: (file?.conditions ?? [])
      .filter(({ places }) => !places)
      .map(({ id, question, help, basis }) => ({ id, question, help, basis })),
    openQuestions: file?.notes ?? [],
  }
}
