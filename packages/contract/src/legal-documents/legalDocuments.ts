import { z } from 'zod'
import { CountryId, CountryVersion } from '../countries/countries.ts'
import { Status } from '../decision/decision.ts'
import { endpoint } from '../http/endpoint.ts'
import { countedRows } from '../http/lists.ts'
import { DocumentId, dayOf } from '../http/readParameters.ts'
import { LinkKind } from '../law/linkHosts.ts'
import { Confidence } from '../law/matrix.ts'

export const DOCUMENT_PAGE_SIZE = 10

/** On the day asked for: today unless `validOn` says otherwise. `unknown`: its dates are not known. */
export const DOCUMENT_STATUSES = ['not_yet_in_force', 'in_force', 'repealed', 'unknown'] as const

export const LegalDocument = z.object({
  documentId: z.string(),
  /** Null: a treaty or another instrument above the countries. */
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
  /** The kind of the link; null: there is none. */
  linkKind: LinkKind.nullable(),
  summary: z.string(),
  keyArticles: z.array(z.object({ article: z.string(), topic: z.string() })),
  source: z.string().nullable(),
  confidence: Confidence,
})
export type LegalDocument = z.infer<typeof LegalDocument>

/** One cited article, and the rows that rest on it. */
export const LegalReference = z.object({
  documentId: z.string(),
  documentTitle: z.string(),
  /** Null: the rows name the document only; the article is not verified. */
  article: z.string().nullable(),
  topic: z.string().nullable(),
  citedBy: z.array(z.string()),
})
export type LegalReference = z.infer<typeof LegalReference>

/** The treaties that the table of states has a column for, by that column. */
export const TREATY_DOCUMENTS = { cbd: 'cbd', nagoya: 'nagoya-protocol', itpgrfa: 'itpgrfa' } as const

/** A rule of the treaty level that rests on an article. */
const CitingRule = z.object({
  row: z.string(),
  /** The test that it belongs to. */
  test: z.string(),
  status: Status.nullable(),
  reason: z.string(),
})

/** A treaty or another instrument above the countries, with what the portal knows of it. */
export const Instrument = z.object({
  document: LegalDocument,
  /** The articles that rules of the treaty level cite, each once. */
  citations: z.array(
    z.object({
      /** Null: the rules name the document only; the article is not verified. */
      article: z.string().nullable(),
      topic: z.string().nullable(),
      rules: z.array(CitingRule),
    }),
  ),
  /** States and the EU that are party today, as the treaty table has them; null: the table does not have this document. */
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
/** In the search: a country, or what stands above the countries. */
const CountryOrTreaty = z.union([z.literal('treaty'), CountryId], "A two-letter country code, or 'treaty'.")
const several = <T extends z.ZodType>(one: T, description: string, example: string) =>
  z
    .array(one)
    .max(300)
    .default([])
    .meta({ description, examples: [[example]] })
const Word = z.string().max(100)

/** A found document. Matches stand between `[[` and `]]` in titles and passages; everything else is plain text. */
const Hit = LegalDocument.omit({ keyArticles: true }).extend({
  titleMarked: z.string(),
  originalMarked: z.string(),
  passage: z.string(),
  /** Those that were searched for. Without a topic: only the rules of the country cite it so. */
  articles: z.array(z.object({ article: z.string(), topic: z.string().nullable() })),
})
const Facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

/** A procedure before an authority that a search found; it is shown on the page of its country. */
const ProcedureHit = z.object({
  id: z.string(),
  countryId: z.string(),
  country: z.string(),
  title: z.string(),
  authority: z.string(),
  confidence: Confidence,
})
export type ProcedureHit = z.infer<typeof ProcedureHit>

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
    body: z.strictObject({
      q: z
        .string()
        .trim()
        .max(500)
        .default('')
        .meta({
          description:
            'Words, "several together", -what to leave out, and articles by their number, 50 at most. Empty: everything.',
          examples: ['Art. 9 Brazil'],
        }),
      from: z.int().min(0).max(10_000).default(0).meta({ description: 'How many to pass over.' }),
      size: z.int().min(1).max(100).default(DOCUMENT_PAGE_SIZE).meta({ description: 'How many to answer.' }),
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
      undated: z
        .boolean()
        .default(false)
        .meta({ description: 'With `validOn`: also what may have been in force then, as its dates are not known.' }),
    }),
    response: z.object({
      total: z.int(),
      similar: z
        .boolean()
        .meta({ description: 'No document has the words of `q`. Those found have words like them in their titles.' }),
      /** With `validOn` alone: so many more fit otherwise, and whether they were in force then is not known. */
      undated: z.int(),
      results: z.array(Hit),
      /** Of the countries chosen, with all of the words: the best few, on the first page only. */
      procedures: z.array(ProcedureHit),
      facets: z.object({ country: Facet, kind: Facet, language: Facet, status: Facet, year: Facet }),
      /** With no result: the one filter without which there would be some. */
      loosen: z.object({ filter: z.string(), total: z.int() }).nullable(),
    }),
  }),
}
