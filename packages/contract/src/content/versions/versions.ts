import { z } from 'zod'
import { CountryId, CountryVersion, LawId } from '../../countries/countryStats.ts'
import { endpoint } from '../../http/endpoint.ts'
import { FieldError } from '../../http/errors.ts'
import { countedRows } from '../../http/lists.ts'
import { visibleText } from '../../http/text.ts'
import { CountryFile, LawStatus } from '../../law/country.ts'
import { EditedProcedure } from '../../law/editedProcedure.ts'
import { LawBox } from '../../law/law.ts'
import { IsoDay, Matrix, Row } from '../../law/matrix.ts'
import { activationEndpoints } from '../../law-changes/activations.ts'

/**
 * `draft`: edited in this portal and never active. `waiting`: shipped with the program while an edited version is
 * active. `active`: used for decisions. `retired`: was active; it never changes and can be activated again.
 */
export const VERSION_STATES = ['draft', 'waiting', 'active', 'retired'] as const

export const ContentVersion = z.object({
  contentId: z.string(),
  version: z.int(),
  state: z.enum(VERSION_STATES),
  /** Whether the version was shipped with the program or edited in this portal. */
  origin: z.enum(['shipped', 'local']),
  sha256: z.string(),
  /** The version that it was created from. */
  basedOn: z.int().nullable(),
  /** Counts the changes of a draft; `If-Match` names this number. */
  revision: z.int(),
  /** The last editor; null if the version was shipped. */
  editor: z.string().nullable(),
  editedAt: z.iso.datetime(),
  activator: z.string().nullable(),
  activatedAt: z.iso.datetime().nullable(),
})
export type ContentVersion = z.infer<typeof ContentVersion>

/** A country's file with all of the author's shorthand expanded. */
const PlainFile = CountryFile.extend({
  matrices: z.array(
    Matrix.extend({
      covers: LawBox.optional(),
      rows: z.array(Row.extend({ when: z.array(LawBox) })),
    }),
  ),
})

/**
 * A version with its content; `problems` are the reasons why it could not be activated, each with the row or id
 * concerned.
 */
export const ContentVersionFile = z.object({
  version: ContentVersion,
  file: PlainFile,
  /** What its users do before authorities: its own, or as the program ships them. */
  procedures: z.array(EditedProcedure),
  /** Of the law, its golden cases and its procedures together: `sha256` of the version is of the law alone. */
  textSha256: z.string(),
  problems: z.array(FieldError),
})
export type ContentVersionFile = z.infer<typeof ContentVersionFile>

const KINDS = [
  'row',
  'matrix',
  'document',
  'condition',
  'obligation',
  'lock',
  'region',
  'authority',
  'measure',
  'fact',
  'procedure',
  'case',
] as const

/**
 * One difference. `matrix` is the one that contains the row, `fields` lists what changed in a changed entry. Golden cases
 * are compared for editors of the law only.
 */
export const ContentDifference = z.object({
  kind: z.enum(KINDS),
  id: z.string(),
  matrix: z.string().optional(),
  change: z.enum(['added', 'removed', 'changed']),
  fields: z.array(z.string()),
  before: z.unknown(),
  after: z.unknown(),
})
export type ContentDifference = z.infer<typeof ContentDifference>

const Differences = z.object({ from: z.int(), to: z.int(), rows: z.array(ContentDifference) })

const Country = z.object({ id: CountryId })
const Law = z.object({ id: LawId })
const Version = Law.extend({ version: CountryVersion })
const editing = ['MANAGE_LEGAL_CONTENT'] as const
const editingOrHouse = ['MANAGE_LEGAL_CONTENT', 'MANAGE_HOUSE_RULES'] as const

export const versions = {
  list: endpoint({
    method: 'GET',
    path: '/countries/:id/versions',
    summary: "List the versions of a country's law, newest first; drafts are visible to editors of legal content only",
    access: 'signedIn',
    params: Law,
    response: countedRows(ContentVersion),
  }),
  differences: endpoint({
    method: 'GET',
    path: '/countries/:id/differences',
    summary: 'Compare two versions; with `upstream`, compare the first with a third as well',
    access: 'signedIn',
    params: Law,
    query: z.strictObject({ from: CountryVersion, to: CountryVersion, upstream: CountryVersion.optional() }),
    response: z.object({
      ours: Differences,
      theirs: Differences.nullable(),
      /** Entries that changed differently on both sides: `<kind> <id>`. */
      conflicts: z.array(z.string()),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/countries/:id/versions',
    summary: 'Create a draft from a version',
    access: editing,
    params: Country,
    body: z.strictObject({ from: z.int().min(1).max(1_000_000) }),
    response: ContentVersionFile,
  }),
  beginAnew: endpoint({
    method: 'POST',
    path: '/countries/:id/versions/from-nothing',
    summary:
      'Begin a draft from nothing, for a place without a law of its own or one of which no document was read: every fact is amber',
    access: editing,
    params: Country,
    body: z.strictObject({
      lawStatus: LawStatus,
      /** Where the law was searched, and when: what the first rows rest on. */
      source: visibleText(3).max(500),
      searchedOn: IsoDay,
    }),
    response: ContentVersionFile,
  }),
  read: endpoint({
    method: 'GET',
    path: '/countries/:id/versions/:version',
    summary: 'Read a version as its author edits it, with its problems',
    access: editingOrHouse,
    params: Version,
    response: ContentVersionFile,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/countries/:id/versions/:version',
    summary: 'Replace the content of a draft',
    access: editing,
    params: Country.extend({ version: CountryVersion }),
    body: CountryFile,
    response: ContentVersionFile,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/countries/:id/versions/:version',
    summary: 'Delete a draft',
    access: editingOrHouse,
    params: Version,
    response: z.object({ success: z.literal(true) }),
  }),
  validate: endpoint({
    method: 'POST',
    path: '/countries/:id/versions/:version/validate',
    summary: 'Validate a version with all the checks and proofs that activation requires',
    access: editingOrHouse,
    params: Version,
    response: z.object({ valid: z.boolean(), problems: z.array(FieldError) }),
  }),
  ...activationEndpoints,
}
