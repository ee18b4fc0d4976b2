import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Answers } from '../core/fields.ts'

export const COLLECTION_KINDS = [
  ...(['culture_collection', 'genebank', 'seed_bank', 'botanical_garden', 'stock_center'] as const),
  ...(['dna_bank', 'museum', 'identifier'] as const),
] as const

/** Kinds of numbers of databases of sequences, barcodes and occurrences. */
export const ACCESSION_KINDS = [
  ...(['biosample', 'sample', 'run', 'experiment', 'project', 'assembly', 'refseq', 'wgs', 'nucleotide'] as const),
  ...(['bold', 'gbif', 'uniprot'] as const),
] as const

/** Answers that a number gives. They are taken only if the user chooses them. */
const Proposal = z.object({
  answers: Answers,
  /** What is answered, and the answer, in words. */
  question: z.string(),
  label: z.string(),
})

const Common = {
  /** The number as its collection or database writes it. */
  number: z.string(),
  proposals: z.array(Proposal),
  /** The page that says so. */
  source: z.string(),
}

const CollectionReading = z.object({
  kind: z.literal('collection'),
  acronym: z.string(),
  name: z.string(),
  holder: z.enum(COLLECTION_KINDS),
  /** Where the collection is kept, which says nothing about where the material was first taken. */
  country: z.string().nullable(),
  ...Common,
})

const AccessionReading = z.object({ kind: z.literal('accession'), accession: z.enum(ACCESSION_KINDS), ...Common })

export const NumberReading = z.discriminatedUnion('kind', [
  CollectionReading,
  AccessionReading,
  /** A certificate of the ABS Clearing-House. */
  z.object({ kind: z.literal('certificate'), country: z.string(), ...Common }),
])
export type NumberReading = z.infer<typeof NumberReading>

/** Services that may be asked for the record of a number, if the operator set their addresses. */
export const LOOKUP_SERVICES = ['bacdive', 'ena', 'gbif', 'genesys', 'ncbi', 'straininfo'] as const
export type LookupService = (typeof LOOKUP_SERVICES)[number]

/**
 * What a service said of a number. `other`: it answered with another number, `several`: several holders have one such
 * number; nothing of either is used.
 */
const ServiceRecord = z.object({
  service: z.enum(LOOKUP_SERVICES),
  state: z.enum(['found', 'nothing', 'other', 'several', 'failed']),
  proposals: z.array(Proposal),
  /** The page of the record; null without one. */
  source: z.string().nullable(),
})
export type ServiceRecord = z.infer<typeof ServiceRecord>

/** Maximum number of texts in one call, and of those for which services are asked. */
export const NUMBERS_PER_CALL = 1_000
export const RECORDS_PER_CALL = 5

/** What one number of a list proposes. */
const ListedNumber = z.object({
  /** Whether it has the form of a known number. */
  isKnown: z.boolean(),
  /** Each with the page that says so; null where the record has none. */
  proposals: z.array(Proposal.extend({ source: z.string().nullable() })),
  /** The questions, in words, to which sources give different answers: none of them is proposed. */
  unclear: z.array(z.string()),
  /** Services that gave no usable answer. */
  failed: z.array(z.enum(LOOKUP_SERVICES)),
})
export type ListedNumber = z.infer<typeof ListedNumber>

const ofList = (most: number) =>
  ({
    body: z.strictObject({ numbers: z.array(z.string().max(500)).min(1).max(most) }),
    /** In the order of the request. */
    response: z.object({ numbers: z.array(ListedNumber), hasServices: z.boolean() }),
  }) as const

/** A number of one kind: what it says by itself, and what the configured services say of it. */
const lookUpOf = <const Name extends string, Reading extends z.ZodType>(
  name: Name,
  { summary, reading }: { summary: string; reading: Reading },
) =>
  endpoint({
    method: 'GET',
    path: `/lookups/${name}/:number` as const,
    summary,
    access: ['CREATE_ASSESSMENTS'],
    params: z.object({ number: z.string().trim().min(1).max(500) }),
    response: z.object({
      /** Empty if it is no number of this kind; several if more than one holder writes such numbers. */
      readings: z.array(reading),
      /** One for each service that was asked; empty if none that knows such numbers has an address. */
      records: z.array(ServiceRecord),
    }),
  })

export const numbers = {
  lookUpCollection: lookUpOf('collections', {
    summary:
      'Look up the number of a culture collection, genebank or garden: which collection, its seat, and what the configured services say of it; only the number is sent to them',
    reading: CollectionReading,
  }),
  lookUpAccession: lookUpOf('accessions', {
    summary:
      'Look up the accession of a sequence, sample or occurrence database: what kind of number it is, and what the configured services say of it; only the number is sent to them',
    reading: AccessionReading,
  }),
  readNumber: endpoint({
    method: 'GET',
    path: '/lookups/numbers',
    summary:
      'Read the number of a collection, a database or a certificate by its form alone, while it is being typed: what it may be, and the answers that it proposes; nothing is sent to a service',
    access: ['CREATE_ASSESSMENTS'],
    query: z.strictObject({ q: z.string().trim().min(1).max(500) }),
    response: z.object({
      /** Several if more than one collection or database writes such numbers: the user knows which. */
      readings: z.array(NumberReading),
      /** Whether services can be asked for records of these numbers. */
      hasServices: z.boolean(),
    }),
  }),
  readList: endpoint({
    method: 'POST',
    path: '/lookups/numbers',
    summary: 'Read the numbers of a list: the answers that each proposes by its form',
    access: ['CREATE_ASSESSMENTS'],
    ...ofList(NUMBERS_PER_CALL),
  }),
  findListed: endpoint({
    method: 'POST',
    path: '/lookups/numbers/records',
    summary: 'Ask the configured services for the records of some numbers of a list; only the numbers are sent to them',
    access: ['CREATE_ASSESSMENTS'],
    ...ofList(RECORDS_PER_CALL),
  }),
}
