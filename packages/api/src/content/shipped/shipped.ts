import type { Treaty } from '@portal/contract'
import { CONTENT_RELEASE, type Content, type CountryContent, clearingHousePage, partyStatusOn } from '@portal/legal'
import { canonicalJson, type LawPart } from '@portal/rules'
import { createCache } from '../../cache/cache.ts'
import type { CountryBundle, ProtocolBundle, Shipped, ShippedContent } from '../bundles.ts'
import { hashOf } from '../stored/versions.repo.ts'
import { proceduresIn } from '../stored/versionText.ts'

/** A draft is proven when it is saved, opened, previewed and activated: of its last texts once. */
const MAX_PROVEN = 20

/** The parts of the shipped content that are stored, and the countries to choose from. */
export function shippedContent(content: Content): ShippedContent {
  const { protocol, countries, providers, treaties, treaty, procedures, linkKindOf } = content
  const treatyOf = new Map(treaties.map((treaty) => [treaty.iso2, treaty]))
  const proven = createCache<ReturnType<Content['proveCountry']>>({ name: 'proven laws', maxSize: MAX_PROVEN })
  const { asOf } = content.treatiesAbout
  const options = providers.map((iso2) => optionOf(iso2, treatyOf.get(iso2), { country: countries.get(iso2), asOf }))
  return {
    release: CONTENT_RELEASE,
    protocol: protocolOf(content, protocol, options),
    countries: [...countries.values()].map(countryOf),
    options,
    places: providers.flatMap((iso2) => placeOf(iso2, treatyOf.get(iso2), countries.get(iso2))),
    known: new Set([...treatyOf.keys(), ...providers]),
    procedures,
    clearingHouses: new Map(treaties.flatMap((treaty) => pageOf(treaty))),
    linkKindOf,
    treaty,
    proveCases: content.proveCases,
    casesOf: content.casesOf,
    checkProcedures: content.checkProcedures,
    prove: (file, text = null) => {
      const { value, problems } = proven.getOrCompute(hashOf(canonicalJson(file)), () => content.proveCountry(file))
      const own = proceduresIn({ procedures: text })
      const beside = own ? content.checkProcedures(file, own).problems : []
      return { bundle: bundleOf(value), problems: [...problems, ...beside] }
    },
    proveHouse: (file) => {
      const { value, problems } = content.proveHouse(file)
      const { content: _unnamed, ...law } = value
      return { bundle: { house: true, law }, problems }
    },
  }
}

const pageOf = (treaty: Treaty): [string, string][] => {
  const page = clearingHousePage(treaty)
  return page ? [[treaty.iso2, page]] : []
}

function protocolOf(
  { survey, uses, annex1, states }: Content,
  { content, ...law }: LawPart,
  options: Option[],
): Shipped<ProtocolBundle> {
  const { foodCrops, forages } = annex1
  const usesOfSurvey = uses.map(({ id, title, definition, utilisation, borderline }) => ({
    id,
    title,
    definition,
    utilisation,
    borderline,
  }))
  const countries = options.map(({ iso2, name }) => ({ iso2, name }))
  const bundle = { survey, uses: usesOfSurvey, annex1: { foodCrops, forages }, states, countries, law }
  return { id: content.id, version: content.version, bundle, source: null }
}

const countryOf = (country: CountryContent): Shipped<CountryBundle> => ({
  id: country.country,
  version: country.version,
  bundle: bundleOf(country),
  source: country.source,
})

function bundleOf({
  country,
  name,
  lawStatus,
  asOf,
  reviewed,
  regions,
  conditions,
  law,
}: CountryContent): CountryBundle {
  const { content: _unnamed, ...rest } = law
  return {
    country,
    name,
    lawStatus,
    asOf,
    ...(reviewed && { reviewed }),
    regions: regions.map((region) => ({ code: region.code, name: region.name })),
    conditions: conditions.map(({ id, question, help, places }) => ({ id, question, help, ...(places && { places }) })),
    law: rest,
  }
}

function placeOf(
  iso2: string,
  treaty: Treaty | undefined,
  country: CountryContent | undefined,
): ShippedContent['places'] {
  if (country) return [{ iso2, name: country.name, iso3: country.iso3, continent: country.continent }]
  return treaty?.region ? [{ iso2, name: treaty.name, iso3: treaty.iso3, continent: treaty.region }] : []
}

type Option = ShippedContent['options'][number]

const optionOf = (
  iso2: string,
  treaty: Treaty | undefined,
  { country, asOf }: { country: CountryContent | undefined; asOf: string },
): Option => ({
  iso2,
  name: country?.name ?? treaty?.name ?? iso2,
  partyStatus: partyStatusOn(treaty, asOf, asOf),
  partySince: treaty?.nagoya.status === 'party' ? treaty.nagoya.inForce : null,
  lawStatus: country?.lawStatus ?? 'unknown',
  parent: treaty?.parent ?? null,
})
