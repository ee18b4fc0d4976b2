import {
  LOOKUP_SERVICES,
  type LookupService,
  loadCountryNames,
  type NumberReading,
  placeReader,
  readDate,
  type ServiceRecord,
} from '@portal/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { LegalContext } from '../../../content/index.ts'
import { today } from '../../../shared/days.ts'
import { openOutsideService } from '../../../shared/outsideService.ts'
import { countryNames } from '../../../text/contentTexts.ts'
import { proposalOf } from '../proposals.ts'
import { type OriginRecord, SERVICES, type ServiceAnswer } from './services.ts'

/** Two calls one after the other, within the time of an answer. */
const TIMEOUT_MS = 4_000
/** Of several numbers of one strain, the first are asked for. */
const MOST_ASKED = 2

export type Addresses = { readonly [service in LookupService]: string | undefined }
export type RecordFinder = (context: LegalContext, readings: readonly NumberReading[]) => Promise<ServiceRecord[]>

/** Asks the services that have an address for the records of numbers. One that fails says so, and the others go on. */
export function openRecordFinder(addresses: Addresses, log: FastifyBaseLogger): RecordFinder {
  const services = LOOKUP_SERVICES.flatMap((name) => {
    const url = addresses[name]
    return url === undefined ? [] : [{ name, url, ask: openOutsideService<ServiceAnswer>(name, TIMEOUT_MS) }]
  })
  return async (context, readings) => {
    const asked = services.flatMap((service) =>
      readings
        .filter(SERVICES[service.name].knows)
        .slice(0, MOST_ASKED)
        .map((reading) => ({ ...service, reading })),
    )
    const countries = await countryReader(context)
    return Promise.all(
      asked.map(async ({ name, url, ask, reading }): Promise<ServiceRecord> => {
        const key = `${reading.kind === 'collection' ? reading.acronym : ''} ${reading.number}`
        try {
          const found = await ask(key, (fetchJson) => SERVICES[name].find(fetchJson, url, reading))
          if (typeof found === 'string') return { service: name, state: found, proposals: [], source: null }
          return {
            service: name,
            state: 'found',
            proposals: proposalsOf(context, found, countries),
            source: found.source,
          }
        } catch (error) {
          log.warn({ err: error }, `look-up service ${name}`)
          return { service: name, state: 'failed', proposals: [], source: null }
        }
      }),
    )
  }
}

type CountryReader = (text: string) => string | undefined

async function countryReader({ survey, names }: LegalContext): Promise<CountryReader> {
  const countries = survey.countries.map((iso2) => ({ iso2, names: [names.countries.get(iso2) ?? iso2] }))
  const read = placeReader(countries, await loadCountryNames())
  return (text) => {
    const reading = read(text, { isOfCodes: /^[A-Z]{2}$/.test(text) })
    return reading.kind === 'country' ? reading.country : undefined
  }
}

/** Answers of the record that are read without a doubt; where it says different things, each is proposed. */
function proposalsOf(context: LegalContext, record: OriginRecord, countryOf: CountryReader) {
  const { organism, country, day, isMultilateral = null } = record
  const names = countryNames(context.names.countries)
  const countries = [...new Set(country.flatMap((text) => countryOf(text) ?? []))]
  const days = day.flatMap((text) => {
    const reading = readDate(text, { today: today() })
    return reading.kind === 'date' ? [reading.answer] : []
  })
  return [
    ...organism.flatMap((name) => proposalOf(context, 'geneticResource', name.slice(0, MAX_NAME), name)),
    ...countries.flatMap((code) => proposalOf(context, 'providerCountry', code, names.get(code) ?? code)),
    ...days.flatMap((text) => proposalOf(context, 'accessDate', text, text)),
    ...(isMultilateral === null ? [] : proposalOf(context, 'multilateralSystem', isMultilateral ? 'yes' : 'no')),
  ]
}

const MAX_NAME = 200
