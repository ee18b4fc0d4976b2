import type { LookupService, NumberReading } from '@portal/contract'
import { z } from 'zod'
import { createCache } from '../../../cache/cache.ts'
import type { FetchJson } from '../../../shared/outsideService.ts'

/** What a record says, as it is written there. */
export type OriginRecord = {
  organism: string[]
  country: string[]
  day: string[]
  /** Whether it is in the Multilateral System of the Plant Treaty; null where the record does not say. */
  isMultilateral?: boolean | null
  source: string | null
}
/**
 * `other`: the service answered with another number than it was asked for; `several`: several holders have such a
 * number, and nothing says whose it is.
 */
export type ServiceAnswer = OriginRecord | 'nothing' | 'other' | 'several'

type Service = {
  /** Whether it knows such numbers. */
  knows: (reading: NumberReading) => boolean
  find: (fetchJson: FetchJson, url: string, reading: NumberReading) => Promise<ServiceAnswer>
}

const Text = z.string().max(2_000)
const MaybeText = Text.nullish()
const texts = (...all: (string | null | undefined)[]): string[] => [...new Set(all.flatMap((text) => text || []))]
/** Numbers are compared without blanks, colons, leading words of type and case. */
const same = (a: string, b: string): boolean => keyOf(a) === keyOf(b)
const keyOf = (number: string): string => number.toUpperCase().replaceAll(/[\s:_]+/g, '')

const isOfCollection = ({ kind }: NumberReading): boolean => kind === 'collection'
const isOfSample = (reading: NumberReading): boolean =>
  reading.kind === 'accession' && (reading.accession === 'biosample' || reading.accession === 'sample')

const Strain = z.object({
  strain: z.object({
    siID: z.int(),
    taxon: z.object({ name: MaybeText }).nullish(),
    sample: z.object({ countryCode: MaybeText }).nullish(),
    relation: z.object({
      deposit: z.array(z.object({ designation: Text, erroneous: z.boolean().nullish() })).max(1_000),
    }),
  }),
})

/** https://straininfo.dsmz.de, version 2: the strain to which a number of a culture collection belongs. */
const straininfo: Service = {
  knows: isOfCollection,
  find: async (fetchJson, url, { number }) => {
    const ids = await fetchJson(`${url}/search/strain/cc_no/${encodeURIComponent(number)}`)
    const [id] = ids === undefined ? [] : z.array(z.int()).max(1_000).parse(ids)
    const answer = id === undefined ? undefined : await fetchJson(`${url}/data/strain/max/${id}`)
    if (answer === undefined) return 'nothing'
    const [found] = z.array(Strain).max(10).parse(answer)
    const deposits = found?.strain.relation.deposit ?? []
    if (!found || !deposits.some((one) => one.erroneous !== true && same(one.designation, number))) return 'other'
    const { taxon, sample, siID } = found.strain
    return {
      organism: texts(taxon?.name),
      country: texts(sample?.countryCode),
      day: [],
      source: `https://straininfo.dsmz.de/strain/${siID}`,
    }
  },
}

/** One entry or a list of them. */
const several = <Shape extends z.ZodType>(shape: Shape) =>
  z.union([z.array(shape).max(1_000), shape.transform((one) => [one])])
const Isolation = z.object({ country: MaybeText, 'origin.country': MaybeText, 'sampling date': MaybeText })
const Strains = z.object({
  General: z.object({ 'DSM-Number': z.int().nullish() }),
  'Name and taxonomic classification': z.object({
    species: MaybeText,
    LPSN: z.object({ species: MaybeText }).nullish(),
  }),
  'Isolation, sampling and environmental information': z
    .object({ isolation: several(Isolation).optional() })
    .optional(),
  'External links': z.object({ 'culture collection no.': MaybeText }).optional(),
})
const BacdiveIds = z.object({
  results: z.array(z.union([z.int(), z.object({ id: z.int() }), z.object({ bacdive_id: z.int() })])).max(1_000),
})

/** https://bacdive.dsmz.de, version 2: bacteria and archaea. The day of an isolation is no day of access. */
const bacdive: Service = {
  knows: isOfCollection,
  find: async (fetchJson, url, { number }) => {
    const listed = await fetchJson(`${url}/culturecollectionno/${encodeURIComponent(number)}`)
    const [first] = listed === undefined ? [] : BacdiveIds.parse(listed).results
    if (first === undefined) return 'nothing'
    const id = typeof first === 'number' ? first : 'id' in first ? first.id : first.bacdive_id
    const answer = await fetchJson(`${url}/fetch/${id}`)
    const strain = z.object({ results: z.record(z.string(), Strains) }).parse(answer).results[String(id)]
    if (!strain) return 'other'
    return isOfStrain(strain, number) ? recordedOf(strain, id) : 'other'
  },
}

function isOfStrain(strain: z.infer<typeof Strains>, number: string): boolean {
  const dsm = strain.General['DSM-Number']
  const numbers = (strain['External links']?.['culture collection no.'] ?? '').split(',')
  return [...numbers, ...(dsm ? [`DSM ${dsm}`] : [])].some((one) => same(one, number))
}

function recordedOf(strain: z.infer<typeof Strains>, id: number): OriginRecord {
  const names = strain['Name and taxonomic classification']
  const isolated = strain['Isolation, sampling and environmental information']?.isolation ?? []
  return {
    organism: texts(names.LPSN?.species ?? names.species),
    country: texts(...isolated.map((one) => one['origin.country'] ?? one.country)),
    day: texts(...isolated.map((one) => one['sampling date'])),
    source: `https://bacdive.dsmz.de/strain/${id}`,
  }
}

const EnaRecords = z
  .array(z.object({ accession: Text, scientific_name: MaybeText, country: MaybeText, collection_date: MaybeText }))
  .max(100)
const isOfSequence = (reading: NumberReading): boolean =>
  reading.kind === 'accession' && (reading.accession === 'nucleotide' || reading.accession === 'wgs')

/**
 * https://ena-docs.readthedocs.io/en/latest/retrieval/programmatic-access.html: sequences, which it knows without their
 * version, and the samples behind them.
 */
const ena: Service = {
  knows: (reading) => isOfSample(reading) || isOfSequence(reading),
  find: async (fetchJson, url, reading) => {
    const result = isOfSequence(reading) ? 'sequence' : 'sample'
    const number = isOfSequence(reading) ? reading.number.replace(/\.\d+$/, '') : reading.number
    const fields = 'accession,scientific_name,country,collection_date'
    const query = new URLSearchParams({ result, query: `accession="${number}"`, fields, format: 'json' })
    const answer = await fetchJson(`${url}/search?${query}`)
    const records = answer === undefined ? [] : EnaRecords.parse(answer)
    const record = records.find(({ accession }) => same(accession, number))
    if (!record) return records.length === 0 ? 'nothing' : 'other'
    return {
      organism: texts(record.scientific_name),
      country: texts(record.country),
      day: texts(record.collection_date),
      source: `https://www.ebi.ac.uk/ena/browser/view/${encodeURIComponent(number)}`,
    }
  },
}

const Reports = z.object({
  reports: z
    .array(
      z.object({
        accession: Text,
        description: z.object({ organism: z.object({ organism_name: MaybeText }).nullish() }).nullish(),
        attributes: z
          .array(z.object({ name: Text, value: MaybeText }))
          .max(1_000)
          .default([]),
      }),
    )
    .max(100)
    .default([]),
})

/** https://api.ncbi.nlm.nih.gov/datasets/v2: the BioSample behind sequences. */
const ncbi: Service = {
  knows: (reading) => isOfSample(reading) && reading.number.startsWith('SAM'),
  find: async (fetchJson, url, { number }) => {
    const answer = await fetchJson(`${url}/biosample/accession/${encodeURIComponent(number)}/biosample_report`)
    const { reports } = Reports.parse(answer ?? {})
    const report = reports.find(({ accession }) => same(accession, number))
    if (!report) return reports.length === 0 ? 'nothing' : 'other'
    const attribute = (name: string) => report.attributes.find((one) => one.name === name)?.value
    return {
      organism: texts(report.description?.organism?.organism_name),
      country: texts(attribute('geo_loc_name')),
      day: texts(attribute('collection_date')),
      source: `https://www.ncbi.nlm.nih.gov/biosample/${encodeURIComponent(number)}`,
    }
  },
}

const Occurrences = z.object({
  results: z
    .array(
      z.object({
        key: z.int(),
        institutionCode: MaybeText,
        catalogNumber: MaybeText,
        scientificName: MaybeText,
        species: MaybeText,
        countryCode: MaybeText,
        eventDate: MaybeText,
        issues: z.array(Text).max(100).default([]),
      }),
    )
    .max(100),
})
/** The country was worked out from the point, or contradicts it: it is not what somebody wrote. */
const DOUBTED_COUNTRY = ['COUNTRY_DERIVED_FROM_COORDINATES', 'COUNTRY_COORDINATE_MISMATCH', 'COUNTRY_INVALID']
const DOUBTED_DAY = ['RECORDED_DATE_MISMATCH', 'RECORDED_DATE_INVALID', 'RECORDED_DATE_UNLIKELY']

/** https://techdocs.gbif.org/en/openapi/v1/occurrence: records of collections, by holder and catalogue number. */
const gbif: Service = {
  knows: isOfCollection,
  find: async (fetchJson, url, reading) => {
    const holder = reading.kind === 'collection' ? reading.acronym : ''
    const catalogNumber = reading.number.slice(holder.length).trim()
    const query = new URLSearchParams({ institutionCode: holder, catalogNumber, limit: '20' })
    const answer = await fetchJson(`${url}/occurrence/search?${query}`)
    const results = answer === undefined ? [] : Occurrences.parse(answer).results
    const found = results.filter(
      (one) => one.institutionCode === holder && same(one.catalogNumber ?? '', catalogNumber),
    )
    const [first] = found
    if (!first) return results.length === 0 ? 'nothing' : 'other'
    const sure = (doubts: readonly string[]) =>
      found.filter(({ issues }) => !issues.some((one) => doubts.includes(one)))
    return {
      organism: texts(...found.map((one) => one.species ?? one.scientificName)),
      country: texts(...sure(DOUBTED_COUNTRY).map((one) => one.countryCode)),
      day: texts(...sure(DOUBTED_DAY).map((one) => one.eventDate)),
      source: `https://www.gbif.org/occurrence/${first.key}`,
    }
  },
}

const Token = z.object({ access_token: Text.min(1) })
const Accessions = z.object({
  content: z
    .array(
      z.object({
        instituteCode: Text,
        accessionNumber: Text,
        doi: MaybeText,
        taxonomy: z.object({ taxonName: MaybeText }).nullish(),
        countryOfOrigin: z.object({ code3: MaybeText }).nullish(),
        sampStat: z.int().nullish(),
        mlsStatus: z.boolean().nullish(),
        coll: z.object({ collDate: MaybeText }).nullish(),
      }),
    )
    .max(100),
})
const isOfPlants = (reading: NumberReading): boolean =>
  reading.kind === 'collection' && (reading.holder === 'genebank' || reading.holder === 'seed_bank')
/**
 * Biological status by MCPD: from 400 on it was bred, and its country is that of the breeder, which says nothing about
 * where the plants were first found.
 */
const FIRST_BRED = 400

/** A list asks for one accession after the other, for which one token serves. */
const genesysTokens = createCache<Promise<string>>({ name: 'genesysTokens', maxSize: 10, maxAgeMs: 60_000 })

/** https://www.genesys-pgr.org: accessions of genebanks. Its address holds the id and the secret of the client. */
const genesys: Service = {
  knows: isOfPlants,
  find: async (fetchJson, address, { number }) => {
    const { origin, pathname, username, password } = new URL(address)
    const url = `${origin}${pathname.replace(/\/$/, '')}`
    const client = { client_id: decodeURIComponent(username), client_secret: decodeURIComponent(password) }
    const signIn = new URLSearchParams({ grant_type: 'client_credentials', ...client })
    const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
    const token = await genesysTokens.getOrCompute(address, async () => {
      const answer = await fetchJson(`${url}/oauth/token`, { headers: asForm, body: `${signIn}` })
      return Token.parse(answer).access_token
    })
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const body = JSON.stringify({ accessionNumber: [number] })
    const answer = await fetchJson(`${url}/api/v1/acn/query?p=0&l=100`, { headers, body })
    const { content } = answer === undefined ? { content: [] } : Accessions.parse(answer)
    const [found, ...others] = content.filter(({ accessionNumber }) => same(accessionNumber, number))
    if (!found) return content.length === 0 ? 'nothing' : 'other'
    if (others.some(({ instituteCode }) => instituteCode !== found.instituteCode)) return 'several'
    const { taxonomy, countryOfOrigin, sampStat, mlsStatus, coll, doi } = found
    const isBred = (sampStat ?? FIRST_BRED) >= FIRST_BRED
    return {
      organism: texts(taxonomy?.taxonName),
      country: isBred ? [] : texts(countryOfOrigin?.code3),
      day: texts(coll?.collDate),
      isMultilateral: mlsStatus ?? null,
      source: doi ? `https://doi.org/${doi}` : null,
    }
  },
}

export const SERVICES: Readonly<Record<LookupService, Service>> = { bacdive, ena, gbif, genesys, ncbi, straininfo }
