import { z } from 'zod'
import { CountryVersion, LawId } from '../../countries/countryStats.ts'
import { endpoint } from '../../http/endpoint.ts'
import { visibleText } from '../../http/text.ts'
import { LawStatus } from '../../law/country.ts'
import { ContentOperation } from '../operations/operations.ts'
import { ContentVersion } from '../versions/versions.ts'

const Person = z
  .string()
  .nullable()
  .meta({ description: 'The name of a user; null if there is no such user any more.' })

/** The changes that one person saved together. */
export const ContentEdit = z.object({
  /** The revision of the draft that they made. */
  revision: z.int(),
  by: Person,
  /** Whether the caller made them. */
  isMine: z.boolean(),
  at: z.iso.datetime(),
  operations: z.array(ContentOperation),
})
export type ContentEdit = z.infer<typeof ContentEdit>

/** A draft that was given to a second person. A later change makes it void; the remark of one given back stays. */
export const HandOver = z.object({
  handOverId: z.uuid(),
  revision: z.int(),
  /** Of the law, its golden cases and its procedures together: the text that is to be approved. */
  sha256: z.string(),
  by: Person,
  isMine: z.boolean(),
  at: z.iso.datetime(),
  /** What changes, in a sentence for the owners of assessments. */
  message: z.string(),
  outcome: z.enum(['returned', 'approved']).nullable(),
  decidedBy: Person,
  /** Whether the caller decided it. */
  isDecidedByMe: z.boolean(),
  decidedAt: z.iso.datetime().nullable(),
  remark: z.string().nullable(),
})
export type HandOver = z.infer<typeof HandOver>

export const ContentComment = z.object({
  commentId: z.uuid(),
  /** The entry that it is about, also after that was taken out. */
  entry: z.string(),
  field: z.string().nullable(),
  text: z.string(),
  by: Person,
  /** Whether outside counsel wrote it, under the name that they gave. */
  isFromOutside: z.boolean(),
  isMine: z.boolean(),
  at: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
})
export type ContentComment = z.infer<typeof ContentComment>

/** The version that was active when a draft was begun and the one that is active now, if they differ. */
const Outdated = z.object({ from: z.int(), to: z.int() }).nullable()

/** A draft as the workspace lists it. */
const DraftSummary = z.object({
  version: z.int(),
  basedOn: z.int().nullable(),
  revision: z.int(),
  editor: z.string().nullable(),
  editedAt: z.iso.datetime(),
  /** Whether the caller wrote in it. */
  isMine: z.boolean(),
  outdated: Outdated,
  /** The last time that it was handed over, if it has not been changed since or was given back. */
  handOver: HandOver.nullable(),
})
export type DraftSummary = z.infer<typeof DraftSummary>

const CountryOfWorkspace = z.object({
  countryId: z.string(),
  name: z.string(),
  lawStatus: LawStatus,
  /** The version in force; null for a place without a law of its own. */
  version: z.int().nullable(),
  /** Whether its law may be begun from nothing: there is none, or no document of it was read. */
  mayBeginAnew: z.boolean(),
  /** Since when its review has been overdue. */
  overdueSince: z.string().nullable(),
  /** The newest shipped version that waits beside an edited one. */
  waiting: z.int().nullable(),
  drafts: z.array(DraftSummary),
})
export type CountryOfWorkspace = z.infer<typeof CountryOfWorkspace>

const Version = z.object({ id: LawId, version: CountryVersion })
const mayEdit = ['MANAGE_LEGAL_CONTENT', 'MANAGE_HOUSE_RULES'] as const
const PATH = '/countries/:id/versions/:version'
/** A block of 10,000 pasted cells fits into one request. */
const CHANGES_LIMIT = 4 * 1024 * 1024

/** Changing a draft by single operations, several people at a time, until a second person makes it active. */
export const editing = {
  workspace: endpoint({
    method: 'GET',
    path: '/legal-content',
    summary: 'List all countries with their version in force, drafts, overdue reviews and waiting shipped versions',
    access: ['MANAGE_LEGAL_CONTENT'],
    response: z.object({
      treaty: z.object({ version: z.int(), sha256: z.string() }),
      countries: z.array(CountryOfWorkspace),
    }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: PATH,
    bodyLimit: CHANGES_LIMIT,
    summary:
      'Change a draft by operations: all of them, or none if somebody changed meanwhile what one of them replaces (STALE_VERSION with what stands there now)',
    access: mayEdit,
    params: Version,
    body: z.strictObject({
      /** The revision on which the operations are based. */
      after: z.int().min(1),
      operations: z.array(ContentOperation).min(1).max(10_000),
    }),
    response: z.object({ version: ContentVersion, edits: z.array(ContentEdit) }),
  }),
  edits: endpoint({
    method: 'GET',
    path: `${PATH}/edits`,
    summary: 'List what was changed in a draft after a revision, oldest first; at most 200 revisions',
    access: mayEdit,
    params: Version,
    query: z.strictObject({
      after: z.coerce
        .number()
        .int()
        .min(0)
        .default(0)
        .meta({
          description: 'The last revision that the caller has read; 0 for all.',
          examples: [4],
        }),
    }),
    response: z.object({
      version: ContentVersion,
      edits: z.array(ContentEdit),
      /** The names of all who wrote in it or in the draft that it was copied from. */
      writers: z.array(z.string()),
      outdated: Outdated,
      /** A shipped version that waits and is not merged into it, with the one from which both descend. */
      waiting: Outdated,
      handOver: HandOver.nullable(),
      comments: z.array(ContentComment),
    }),
  }),
  handOver: endpoint({
    method: 'POST',
    path: `${PATH}/hand-over`,
    summary: 'Give a draft to a second person, with a sentence on what changes',
    access: mayEdit,
    params: Version,
    body: z.strictObject({ revision: z.int().min(1), message: visibleText(3).max(1000) }),
    response: HandOver,
  }),
  giveBack: endpoint({
    method: 'POST',
    path: `${PATH}/hand-over/return`,
    summary: 'Give a draft back to those who wrote it, with a remark',
    access: mayEdit,
    params: Version,
    body: z.strictObject({ handOverId: z.uuid(), remark: visibleText(3).max(2000) }),
    response: HandOver,
  }),
  comment: endpoint({
    method: 'POST',
    path: `${PATH}/comments`,
    summary: 'Comment on a row, an entry or one of its fields',
    access: mayEdit,
    params: Version,
    body: z.strictObject({
      entry: z.string().min(1).max(300),
      field: z.string().max(200).nullable().default(null),
      text: visibleText(1).max(2000),
    }),
    response: ContentComment,
  }),
  resolveComment: endpoint({
    method: 'POST',
    path: `${PATH}/comments/:commentId/resolve`,
    summary: 'Mark a comment as settled',
    access: mayEdit,
    params: Version.extend({ commentId: z.uuid() }),
    response: ContentComment,
  }),
}
