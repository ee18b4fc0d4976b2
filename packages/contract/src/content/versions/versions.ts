import { z } from 'zod'
import { CountryId, CountryVersion } from '../../countries/countries.ts'
import { Status } from '../../decision/decision.ts'
import { endpoint } from '../../http/endpoint.ts'
import { FieldError } from '../../http/errors.ts'
import { countedRows } from '../../http/lists.ts'
import { CountryFile } from '../../law/country.ts'
import { LawBox } from '../../law/law.ts'
import { Matrix, Row } from '../../law/matrix.ts'

/** From which version of a country to which an activation led. */
export const VersionStep = z.object({ countryId: z.string(), from: z.int(), to: z.int() })
export type VersionStep = z.infer<typeof VersionStep>

/**
 * `draft`: edited here and never active. `waiting`: came with the program where a version edited here is active.
 * `active`: decided by. `retired`: was active; it never changes and can be made active again.
 */
export const VERSION_STATES = ['draft', 'waiting', 'active', 'retired'] as const

export const ContentVersion = z.object({
  contentId: z.string(),
  version: z.int(),
  state: z.enum(VERSION_STATES),
  /** Whether it came with the program or was edited here. */
  origin: z.enum(['shipped', 'local']),
  sha256: z.string(),
  /** The version it was begun from. */
  basedOn: z.int().nullable(),
  /** Counts the changes of a draft: what `If-Match` names. */
  revision: z.int(),
  /** The last editor; null: it came with the program. */
  editor: z.string().nullable(),
  editedAt: z.iso.datetime(),
  activator: z.string().nullable(),
  activatedAt: z.iso.datetime().nullable(),
})
export type ContentVersion = z.infer<typeof ContentVersion>

/** A country's file as it was read: every shorthand of the author written out. */
const PlainFile = CountryFile.extend({
  matrices: z.array(
    Matrix.extend({
      covers: LawBox.optional(),
      rows: z.array(Row.extend({ when: z.array(LawBox) })),
    }),
  ),
})

/** A version with its content; `problems`: why it could not be made active, each by the row or id it is about. */
export const ContentVersionFile = z.object({
  version: ContentVersion,
  file: PlainFile,
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
] as const

/** One thing that differs: `matrix` is the one a row stands in, `fields` what of a changed one is other. */
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

/** Assessments that go from one colour to another; null: it can no longer be said. */
const Shift = z.object({ before: Status, after: Status.nullable(), count: z.int() })

export const ActivationPreview = z.object({
  /** Assessments that were decided on another version of it. */
  total: z.int(),
  /**
   * How many of these were decided anew for the preview; all, unless that takes longer than one waits. What was decided is
   * kept: asked again it gets further.
   */
  examined: z.int(),
  unchanged: z.int(),
  /** Those with another colour. */
  changed: z.int(),
  /** Completed ones that are in progress again, because this version asks something new; their colour may stay. */
  reopened: z.int(),
  failed: z.int(),
  shifts: z.array(Shift),
  /** Those that change and that one may see, 100 at most. */
  listed: z.array(
    z.object({
      assessmentId: z.uuid(),
      id: z.int(),
      geneticResource: z.string().nullable(),
      internalReference: z.string().nullable(),
      before: Status,
      after: Status.nullable(),
      reopened: z.boolean(),
    }),
  ),
  /** Those that change and are only counted. */
  notListed: z.int(),
})
export type ActivationPreview = z.infer<typeof ActivationPreview>

/** A version that was made active, and how far the assessments have been decided again by it. */
export const Activation = z.object({
  activationId: z.uuid(),
  contentId: z.string(),
  version: z.int(),
  previous: z.int().nullable(),
  actor: z.string(),
  automatic: z.boolean(),
  createdAt: z.iso.datetime(),
  /** `superseded`: another version was made active before it was through; that activation decides the rest. */
  state: z.enum(['queued', 'running', 'done', 'superseded']),
  total: z.int().nullable(),
  done: z.int(),
  changed: z.int(),
  failed: z.int(),
  finishedAt: z.iso.datetime().nullable(),
})
export type Activation = z.infer<typeof Activation>

const Country = z.object({ id: CountryId })
const Version = Country.extend({ version: CountryVersion })
const editing = ['MANAGE_LEGAL_CONTENT'] as const

export const versions = {
  list: endpoint({
    method: 'GET',
    path: '/countries/:id/versions',
    summary: "List the versions of a country's law, newest first; drafts are visible to editors of legal content only",
    access: 'signedIn',
    params: Country,
    response: countedRows(ContentVersion),
  }),
  differences: endpoint({
    method: 'GET',
    path: '/countries/:id/differences',
    summary: 'Compare two versions; with `upstream`, compare the first with a third as well',
    access: 'signedIn',
    params: Country,
    query: z.strictObject({ from: CountryVersion, to: CountryVersion, upstream: CountryVersion.optional() }),
    response: z.object({
      ours: Differences,
      theirs: Differences.nullable(),
      /** Entries changed differently on both sides: `<kind> <id>`. */
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
  read: endpoint({
    method: 'GET',
    path: '/countries/:id/versions/:version',
    summary: 'Read a version as its author edits it, with its problems',
    access: editing,
    params: Version,
    response: ContentVersionFile,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/countries/:id/versions/:version',
    summary: 'Replace the content of a draft',
    access: editing,
    params: Version,
    body: CountryFile,
    response: ContentVersionFile,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/countries/:id/versions/:version',
    summary: 'Delete a draft',
    access: editing,
    params: Version,
    response: z.object({ success: z.literal(true) }),
  }),
  validate: endpoint({
    method: 'POST',
    path: '/countries/:id/versions/:version/validate',
    summary: 'Validate a version with all the checks and proofs that activation requires',
    access: editing,
    params: Version,
    response: z.object({ valid: z.boolean(), problems: z.array(FieldError) }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/countries/:id/versions/:version/preview',
    costly: 'preview',
    summary: 'Preview which assessments would change their result or be opened again',
    access: editing,
    params: Version,
    response: ActivationPreview,
  }),
  activate: endpoint({
    method: 'POST',
    path: '/countries/:id/versions/:version/activate',
    summary: 'Activate a version and re-evaluate all assessments of the country',
    access: editing,
    params: Version,
    response: Activation,
  }),
  activations: endpoint({
    method: 'GET',
    path: '/activations',
    summary: 'List the last 100 activations with their progress, newest first',
    access: editing,
    response: countedRows(Activation),
  }),
  activation: endpoint({
    method: 'GET',
    path: '/activations/:id',
    summary: 'Read an activation with its progress',
    access: editing,
    params: z.object({ id: z.uuid() }),
    response: Activation,
  }),
}
