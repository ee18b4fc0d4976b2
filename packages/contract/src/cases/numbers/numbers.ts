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

export const NumberReading = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('collection'),
    acronym: z.string(),
    name: z.string(),
    holder: z.enum(COLLECTION_KINDS),
    /** Where the collection is kept, which says nothing about where the material was first taken. */
    country: z.string().nullable(),
    ...Common,
  }),
  z.object({ kind: z.literal('accession'), accession: z.enum(ACCESSION_KINDS), ...Common }),
  /** A certificate of the ABS Clearing-House. */
  z.object({ kind: z.literal('certificate'), country: z.string(), ...Common }),
])
export type NumberReading = z.infer<typeof NumberReading>

export const numbers = {
  readNumber: endpoint({
    method: 'GET',
    path: '/assessments/numbers',
    summary:
      'Read the number of a collection, a sequence database or a certificate: what it may be, and the answers that it proposes',
    access: ['CREATE_ASSESSMENTS'],
    query: z.strictObject({ q: z.string().trim().min(1).max(500) }),
    response: z.object({
      /** Several if more than one collection or database writes such numbers: the user knows which. */
      readings: z.array(NumberReading),
    }),
  }),
}
