import { z } from 'zod'
import { WebAddress } from '../http/text.ts'
import { LinkKind } from './linkHosts.ts'
import { Basis, Confidence, IsoDay, Lock, Matrix, Obligation } from './matrix.ts'

export const LAW_STATUSES = ['unknown', 'no_law', 'no_law_draft', 'abs_law', 'abs_law_new_draft'] as const
export const LawStatus = z.enum(LAW_STATUSES)

/** NFP: national focal point; CNA: competent national authority. */
export const Authority = z.strictObject({
  name: z.string().min(1),
  role: z.enum(['NFP', 'CNA', 'CHECKPOINT', 'OTHER']),
  url: WebAddress.nullish(),
})

export const Region = z.strictObject({
  code: z.string().min(2),
  name: z.string().min(1),
  note: z.string().optional(),
})

/**
 * A circumstance of this country's rules, asked as yes / no / I don't know as long as it can still change the result.
 */
export const Condition = z.strictObject({
  id: z.string().regex(/^[a-z]{2}_[a-zA-Z]+$/, 'is <iso2>_<camelCase>'),
  question: z.string().min(1),
  help: z.string().min(1),
  /**
   * True if the user could act on it (find a partner, change the plan): it is then offered under "what would change
   * it".
   */
  changeable: z.boolean(),
  basis: z.array(Basis).min(1),
  /**
   * What the question names among the values of `landOrWaters`, which is asked in its place. Answers that were given to
   * it count as answers about these places; no row reads it.
   */
  places: z.array(z.string().min(1)).min(1).optional(),
})

/** The text of a document as a file that the portal keeps, and its SHA-256. A file never changes. */
export const DocumentFile = z.strictObject({
  fileId: z.uuid(),
  name: z.string().min(1).max(255),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'is a SHA-256 in hexadecimal'),
})
export type DocumentFile = z.infer<typeof DocumentFile>

export const ContentDocument = z.strictObject({
  id: z.string().min(1),
  titleOriginal: z.string().min(1),
  titleEnglish: z.string().min(1),
  kind: z.string().min(1),
  language: z.array(z.string().min(2)).min(1),
  hasOfficialEnglish: z.boolean(),
  adopted: IsoDay.nullish(),
  inForce: IsoDay.nullish(),
  repealed: IsoDay.nullish(),
  url: WebAddress.nullish(),
  /** The kind of the link, if its host publishes several; otherwise the host decides. */
  linkKind: LinkKind.optional(),
  summary: z.string().min(1),
  keyArticles: z.array(z.strictObject({ article: z.string().min(1), topic: z.string().min(1) })).default([]),
  source: z.string().min(1).nullish(),
  file: DocumentFile.optional(),
  confidence: Confidence,
})

/**
 * Periods since when the country has had access rules; before the first `from` it had none. If empty, `lawStatus` holds
 * for all time.
 */
const Measure = z.strictObject({
  from: IsoDay,
  document: z.string().min(1),
  /** The regions where the measure applies; left out, the whole country. */
  regions: z.array(z.string().min(1)).min(1).optional(),
  confidence: Confidence,
})

/** The review of the file: by whom, when, and against which source. Without a review the facts are as old as `asOf`. */
export const Reviewed = z.strictObject({ by: z.string().min(1), on: IsoDay, source: z.string().min(1) })

/** One file per country version in `packages/legal/countries/`. */
export const CountryFile = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'is an ISO 3166-1 alpha-2 code in capitals'),
  iso3: z.string().regex(/^[A-Z]{3}$/),
  name: z.string().min(1),
  continent: z.string().min(1),
  version: z.int().min(1),
  lawStatus: LawStatus,
  confidence: Confidence,
  asOf: IsoDay,
  reviewed: Reviewed.optional(),
  measures: z.array(Measure).default([]),
  authorities: z.array(Authority),
  regions: z.array(Region).default([]),
  conditions: z.array(Condition).default([]),
  obligations: z.array(Obligation).default([]),
  locks: z.array(Lock).default([]),
  documents: z.array(ContentDocument),
  matrices: z.array(Matrix).min(1),
  /** Open questions about the country's law, each in a sentence or two. */
  notes: z.array(z.string().min(1)).default([]),
})
export type CountryFile = z.infer<typeof CountryFile>
