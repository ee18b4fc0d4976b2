import { z } from 'zod'
import { CountryId, CountryVersion } from '../countries/countryStats.ts'
import { Status } from '../decision/decision.ts'
import { endpoint } from '../http/endpoint.ts'
import { countedRows } from '../http/lists.ts'
import { DocumentId, dayOf } from '../http/readParameters.ts'
import { DocumentFile } from '../law/country.ts'
import { LinkKind } from '../law/linkHosts.ts'
import { Confidence } from '../law/matrix.ts'

export const DOCUMENT_PAGE_SIZE = 10

/** The status today, or on the day given by `validOn`. `unknown`: its dates are not known. */
export const DOCUMENT_STATUSES = ['not_yet_in_force', 'in_force', 'repealed', 'unknown'] as const

export const LegalDocument = z.object({
  documentId: z.string(),
  /** Null for a treaty or another instrument above the countries. */
  countryId: z.string().nullable(),
  country: z.string().nullable(),
  titleOriginal: z.string(),
  titleEnglish: z.string(),
  kind: z.string(),
  language: z.array(z.string()),
  hasOfficialEnglish: z.boolean(),
  adopted: z.string().nullable(),
  inForce: z.string().nullable(),
  repealed: z.string().nullable(),
  status: z.enum(DOCUMENT_STATUSES),
  url: z.string().nullable(),
  /** The kind of the link; null if there is no link. */
  linkKind: LinkKind.nullable(),
  summary: z.string(),
  keyArticles: z.array(z.object({ article: z.string(), topic: z.string() })),
  source: z.string().nullable(),
  /** Its text as a file that the portal keeps. */
  file: DocumentFile.nullable(),
  confidence: Confidence,
})
export type LegalDocument = z.infer<typeof LegalDocument>

/** A cited article, and the rows that rest on it. */
export const LegalReference = z.object({
  documentId: z.string(),
  documentTitle: z.string(),
  /** Null if the rows cite only the document because the article has not been verified. */
  article: z.string().nullable(),
  topic: z.string().nullable(),
  citedBy: z.array(z.string()),
})
export type LegalReference = z.infer<typeof LegalReference>

/** The column of the treaty table for each of these treaties. */
export const TREATY_DOCUMENTS = {
  cbd: 'cbd',
  nagoya: 'nagoya-protocol',
  itpgrfa: 'itpgrfa',
  bbnj: 'bbnj-agreement',
} as const

/** A rule of the treaty level that rests on an article. */
const CitingRule = z.object({
  row: z.string(),
  /** The scope test that the rule belongs to. */
  test: z.string(),
  status: Status.nullable(),
  reason: z.string(),
})

/** A treaty or another instrument above the countries, with what the portal knows about it. */
export const Instrument = z.object({
  document: LegalDocument,
  /** The articles cited by rules of the treaty level, without duplicates. */
  citations: z.array(
    z.object({
      /** Null if the rules cite only the document because the article has not been verified. */
      article: z.string().nullable(),
      topic: z.string().nullable(),
      rules: z.array(CitingRule),
    }),
  ),
  /**
   * The states and the EU that are Parties today according to the treaty table; null if the table does not cover this
   * document.
   */
  parties: z
    .object({
      asOf: z.string(),
      note: z.string(),
      rows: z.array(z.object({ iso2: z.string(), name: z.string(), since: z.string().nullable() })),
    })
    .nullable(),
})
export type Instrument = z.infer<typeof Instrument>

const OfCountry = z.strictObject({ countryId: CountryId, countryVersion: CountryVersion.optional() })
/** Filters the search by a country, or by instruments above the countries. */
const CountryOrTreaty = z.union([z.literal('treaty'), CountryId], "A two-letter country code, or 'treaty'.")
const several = <T extends z.ZodType>(one: T, description: string, example: string) =>
  z
    .array(one)
    .max(300)
    .default([])
    .meta({ description, examples: [[example]] })
const Word = z.string().max(100)

/**
 * A document that matches the search. Matches in titles and passages are enclosed in `[[` and `]]`; everything else is
 * plain text.
 */
const Hit = LegalDocument.omit({ keyArticles: true }).extend({
  titleMarked: z.string(),
  originalMarked: z.string(),
  passage: z.string(),
  /** The articles that the query asked for. Without a topic, only the rules of the country cite the article. */
  articles: z.array(z.object({ article: z.string(), topic: z.string().nullable() })),
})
const Facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

/** A procedure before an authority that matches the search; it is shown on the page of its country. */
const ProcedureHit = z.object({
  id: z.string(),
  countryId: z.string(),
  country: z.string(),
  title: z.string(),
  authority: z.string(),
  confidence: Confidence,
})
export type ProcedureHit = z.infer<typeof ProcedureHit>

export const DocumentQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .max(500)
    .default('')
    .meta({
      description: 'Words, "exact phrases", -excluded words, and articles by number, at most 50. Empty: everything.',
      examples: ['Art. 9 Brazil'],
    }),
  from: z.int().min(0).max(10_000).default(0).meta({ description: 'Number of results to skip.' }),
  size: z.int().min(1).max(100).default(DOCUMENT_PAGE_SIZE).meta({ description: 'Maximum number of results.' }),
  country: several(CountryOrTreaty, 'Of these countries; `treaty` for what stands above them.', 'BR'),
  kind: several(Word, 'Of these kinds, as the facet names them.', 'act'),
  language: several(Word, 'In any of these languages, by ISO 639-1.', 'en'),
  status: several(z.enum(DOCUMENT_STATUSES), 'With any of these today.', 'in_force'),
  year: several(
    z.string().regex(/^(\d{4}|unknown)$/),
    'Adopted, or else in force since, one of these years; `unknown` where neither day is known.',
    '2015',
  ),
  validOn: dayOf('In force on that day.').optional(),
  undated: z.boolean().default(false).meta({
    description:
      'With `validOn`: also include documents that may have been in force then, because their dates are unknown.',
  }),
})

export const legalReferences = {
  search: endpoint({
    method: 'POST',
    path: '/legal-references/search',
    costly: 'search',
    summary: 'List the articles on which the rules of a country are based',
    access: 'signedIn',
    body: OfCountry,
    response: countedRows(LegalReference),
  }),
}

export const legalDocuments = {
  list: endpoint({
    method: 'POST',
    path: '/legal-documents/list',
    summary: 'List the legal documents of a country',
    access: 'signedIn',
    body: OfCountry,
    response: countedRows(LegalDocument),
  }),
  read: endpoint({
    method: 'GET',
    path: '/legal-documents/:id',
    summary: 'Read a legal document of the active content',
    access: 'signedIn',
    params: z.object({ id: DocumentId }),
    response: LegalDocument,
  }),
  instrument: endpoint({
    method: 'GET',
    path: '/legal-documents/:id/instrument',
    summary: 'Read a treaty or another supranational document: the articles that rules cite, and its parties',
    access: 'signedIn',
    params: z.object({ id: DocumentId }),
    response: Instrument,
  }),
  search: endpoint({
    method: 'POST',
    path: '/legal-documents/search',
    costly: 'search',
    summary: 'Search the legal documents of the active content (full text)',
    access: 'signedIn',
    body: DocumentQuery,
    response: z.object({
      total: z.int(),
      similar: z.boolean().meta({
        description: 'True if no document contains the words of `q`: the results have similar words in their titles.',
      }),
      /**
       * With `validOn` only: the number of other matches of which it is unknown whether they were in force on that day.
       */
      undated: z.int(),
      results: z.array(Hit),
      /** Procedures of the selected countries that contain all of the words: the best few, on the first page only. */
      procedures: z.array(ProcedureHit),
      facets: z.object({ country: Facet, kind: Facet, language: Facet, status: Facet, year: Facet }),
      /** If there is no result: the one filter whose removal would give results. */
      loosen: z.object({ filter: z.string(), total: z.int() }).nullable(),
    }),
  }),
}
