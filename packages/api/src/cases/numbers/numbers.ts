import {
  ACCESSION_KINDS,
  type ListedNumber,
  LOOKUP_SERVICES,
  type NumberReading,
  numbers,
  numbersIn,
  type ServiceRecord,
} from '@portal/contract'
import { readCertificateNumber } from '@portal/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { LegalContext } from '../../content/index.ts'
import type { Serve } from '../../http/serve.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import { countryNames } from '../../text/contentTexts.ts'
import type { AssessmentDeps } from '../core/assessments.service.ts'
import { COLLECTIONS, type Collection } from './collections.ts'
import { type Proposal, proposalOf } from './proposals.ts'
import { type Addresses, openRecordFinder } from './records/findRecords.ts'

type NumberDeps = AssessmentDeps & { log: FastifyBaseLogger }

/** `addresses`: the services that may be asked for records. */
export function numberRoutes(serve: Serve, { db, law, log }: NumberDeps, addresses: Addresses): void {
  const hasServices = LOOKUP_SERVICES.some((service) => addresses[service] !== undefined)
  const find = openRecordFinder(addresses, log)
  const context = () => law.contextFor(db, undefined)
  serve(numbers.readNumber, async ({ query }) => ({ readings: readNumbers(await context(), query.q), hasServices }))
  const lookUp = async <Kind extends NumberReading['kind']>(kind: Kind, number: string) => {
    const now = await context()
    const readings = readNumbers(now, number).filter(
      (reading): reading is Extract<NumberReading, { kind: Kind }> => reading.kind === kind,
    )
    return { readings, records: await find(now, readings) }
  }
  serve(numbers.lookUpCollection, ({ params }) => lookUp('collection', params.number))
  serve(numbers.lookUpAccession, ({ params }) => lookUp('accession', params.number))
  serve(numbers.readList, async ({ body }) => {
    const now = await context()
    const takeTurn = eventLoopYielder()
    const listed: ListedNumber[] = []
    for (const text of body.numbers) {
      listed.push(listedNumber(readNumbers(now, text), []))
      await takeTurn()
    }
    return { numbers: listed, hasServices }
  })
  serve(numbers.findListed, async ({ body }) => {
    const now = await context()
    const listed: ListedNumber[] = []
    // One number after the other, so that each service has one request at a time.
    for (const text of body.numbers) {
      const readings = readNumbers(now, text)
      listed.push(listedNumber(readings, await find(now, readings)))
    }
    return { numbers: listed, hasServices }
  })
}

/** What the number itself and its records propose. Where they give different answers to a question, none is proposed. */
function listedNumber(readings: readonly NumberReading[], records: readonly ServiceRecord[]): ListedNumber {
  const all = [...readings, ...records].flatMap(({ proposals, source }) =>
    proposals.map((proposal) => ({ ...proposal, source })),
  )
  const answersTo = (question: string) =>
    new Set(all.filter((one) => one.question === question).map(({ answers }) => JSON.stringify(answers)))
  const isClear = ({ question }: Proposal) => answersTo(question).size === 1
  return {
    isKnown: readings.length > 0,
    proposals: all.filter(isClear),
    unclear: [...new Set(all.filter((one) => !isClear(one)).map(({ question }) => question))],
    failed: records.flatMap(({ service, state }) => (state === 'failed' ? service : [])),
  }
}

/** Of several numbers of one strain, as “DSM 30083 (= ATCC 11775, JCM 1649)”, so many are read. */
const MOST_NUMBERS = 10

/** What a text with numbers may stand for. Nothing of it is an answer before the user takes it. */
export function readNumbers(context: LegalContext, text: string): NumberReading[] {
  const whole = readOne(context, text)
  if (whole.length > 0) return whole
  const parts = text.split(/[=;,/()|]/).filter((part) => /\d/.test(part))
  return parts.slice(0, MOST_NUMBERS).flatMap((part) => readPart(context, part))
}

function readPart(context: LegalContext, text: string): NumberReading[] {
  const whole = readOne(context, text)
  if (whole.length > 0) return whole
  return numbersIn(text)
    .slice(0, MOST_NUMBERS)
    .flatMap((number) => readOne(context, number))
}

function readOne(context: LegalContext, text: string): NumberReading[] {
  const written = text.replaceAll(/[®™]/g, '').trim()
  const certificate = readCertificate(context, written)
  return certificate ? [certificate] : [...readCollections(context, written), ...readAccession(written)]
}

/** The parts of a certificate's number, and its page in the ABS Clearing-House; undefined for any other text. */
export function certificateParts(text: string) {
  const parts = readCertificateNumber(text)
  return parts && { ...parts, page: `https://absch.cbd.int/en/database/record?documentID=${parts.record}` }
}

function readCertificate(context: LegalContext, text: string): NumberReading | undefined {
  const parts = certificateParts(text)
  if (!parts) return undefined
  const { number, country, page: source } = parts
  const own = proposalOf(context, 'irccNumber', number, number)
  return { kind: 'certificate', number, country, source, proposals: [...own, ...countryOf(context, country)] }
}

/** Prefixes of genebanks that laboratories and databases use, too: the number alone does not name the genebank. */
const SHARED_PREFIXES: ReadonlySet<string> = new Set([
  ...['IPK', 'ICGT', 'JIC-GRU', 'CATIE', 'CIAT', 'PGRC', 'NARO', 'RDA', 'NBPGR', 'CePaCT', 'ICRISAT', 'ICARDA'],
])

function readCollections(context: LegalContext, text: string): NumberReading[] {
  const spellings = [...new Set([numberOf(text), inCapitals(numberOf(text))])]
  const found = COLLECTIONS.flatMap((collection) => {
    const number = spellings.find((one) => collection.pattern.test(one))
    return number === undefined ? [] : [{ collection, number }]
  })
  const isSure = found.length === 1 && found.every(({ collection }) => !SHARED_PREFIXES.has(collection.acronym))
  return found.map(({ collection, number }) => ({
    kind: 'collection',
    number,
    acronym: collection.acronym,
    name: collection.name,
    holder: collection.kind,
    country: collection.country,
    source: collection.page,
    proposals: isSure ? proposalsOf(context, collection, number) : [],
  }))
}

/** One blank for a colon or a run of blanks, without the words before a number and the mark of a type strain after it. */
const numberOf = (text: string): string =>
  text
    .replaceAll(/[\s_:]+/g, ' ')
    .replace(/^(?:(?:strain|culture|acc\.?|no\.?|=) )+/i, '')
    .replace(/(\d)T$/, '$1')
    .trim()

const inCapitals = (text: string): string => text.toUpperCase()

const SOURCE_TYPES: Readonly<Partial<Record<Collection['kind'], string>>> = {
  culture_collection: 'public_collection',
  genebank: 'public_collection',
  seed_bank: 'public_collection',
  stock_center: 'public_collection',
  dna_bank: 'public_collection',
  botanical_garden: 'private_collection',
}
/** In the register of the European Union since March 2018: https://www.dsmz.de/home/details/entry/dsmz-is-europes-f.html */
const REGISTERED = 'DSM'

function proposalsOf(context: LegalContext, { acronym, kind, pattern }: Collection, number: string): Proposal[] {
  const source = acronym === REGISTERED ? 'registered_collection' : SOURCE_TYPES[kind]
  // The number of an exchanged plant begins with the country in which it was first taken, XX if nobody knows it.
  const origin = pattern.exec(number)?.groups?.country
  return [
    ...(source === undefined ? [] : proposalOf(context, 'sourceType', source)),
    ...(origin === undefined ? [] : countryOf(context, origin)),
  ]
}

const countryOf = (context: LegalContext, country: string): Proposal[] => {
  const english = context.names.countries.get(country)
  if (!context.survey.countries.includes(country) || english === undefined) return []
  return proposalOf(context, 'providerCountry', country, countryNames(context.names.countries).get(country) ?? english)
}

type Accession = (typeof ACCESSION_KINDS)[number]

/** Their patterns, of which the first that fits counts, and the address of a record. */
const ACCESSIONS: Readonly<Record<Accession, readonly [pattern: RegExp, page: string]>> = {
  biosample: [/^SAM[NED][A-Z]?\d+$/, 'https://www.ebi.ac.uk/ena/browser/view/'],
  sample: [/^[EDS]RS\d{6,}$/, 'https://www.ebi.ac.uk/ena/browser/view/'],
  run: [/^[EDS]RR\d{6,}$/, 'https://www.ebi.ac.uk/ena/browser/view/'],
  experiment: [/^[EDS]R[XZP]\d{6,}$/, 'https://www.ebi.ac.uk/ena/browser/view/'],
  project: [/^PRJ(NA|EB|DB)\d+$/, 'https://www.ebi.ac.uk/ena/browser/view/'],
  assembly: [/^GC[AF]_\d{9}(\.\d+)?$/, 'https://www.ncbi.nlm.nih.gov/datasets/genome/'],
  refseq: [/^[A-Z]{2}_(\d{6,}|[A-Z]{2,6}\d{6,})(\.\d+)?$/, 'https://www.ncbi.nlm.nih.gov/nuccore/'],
  wgs: [/^(?!SAM[NED])([A-Z]{4}|[A-Z]{6})\d{2}\d{6,}(\.\d+)?$/, 'https://www.ebi.ac.uk/ena/browser/view/'],
  nucleotide: [/^([A-NR-Z]\d{5}|[A-Z]{2}\d{6}|[A-Z]{2}\d{8})(\.\d+)?$/, 'https://www.ebi.ac.uk/ena/browser/view/'],
  bold: [/^[A-Z]{2,8}\d{3,8}-\d{2}$/, 'https://portal.boldsystems.org/record/'],
  gbif: [/^GBIF\.ORG\/OCCURRENCE\/\d{4,12}$/, 'https://www.'],
  uniprot: [
    /^([OPQ]\d[A-Z0-9]{3}\d|[A-NR-Z]\d([A-Z][A-Z0-9]{2}\d){1,2})(-\d+)?$/,
    'https://www.uniprot.org/uniprotkb/',
  ],
}

/** Numbers of databases say that data exist, not where the material was taken: without their record they propose nothing. */
function readAccession(text: string): NumberReading[] {
  const number = text
    .toUpperCase()
    .replace(/^(?:GENBANK|ACC\.?|ACCESSION|NO\.?)[\s:]+/, '')
    .replace(/^(?:HTTPS?:\/\/)?(?:WWW\.)?(?=GBIF\.ORG)/, '')
  const accession = ACCESSION_KINDS.find((kind) => ACCESSIONS[kind][0].test(number))
  if (accession === undefined) return []
  const page = accession === 'gbif' ? `https://www.${number.toLowerCase()}` : `${ACCESSIONS[accession][1]}${number}`
  return [{ kind: 'accession', accession, number, source: page, proposals: [] }]
}
