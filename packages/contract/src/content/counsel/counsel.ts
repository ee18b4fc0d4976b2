import { z } from 'zod'
import { CountryId, CountryVersion } from '../../countries/countryStats.ts'
import { endpoint } from '../../http/endpoint.ts'
import { visibleText } from '../../http/text.ts'
import { SurveyContent } from '../content.ts'
import { ContentComment } from '../editing/editing.ts'
import { ContentDifference, ContentVersionFile } from '../versions/versions.ts'

/** The most days that a link of outside counsel stays open. */
export const COUNSEL_DAYS = 30
/** The most comments that one link takes. */
export const COUNSEL_COMMENTS = 200

/** A link by which somebody without an account reads one draft. Its token is shown once, when it is made. */
export const CounselLink = z.object({
  linkId: z.uuid(),
  counsel: z.string().meta({ description: 'For whom the link was made.' }),
  /** Null if there is no such user any more. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  /** The last day on which it opens. */
  lastDay: z.iso.date(),
  withdrawnAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Whether it opens now. */
  isOpen: z.boolean(),
})
export type CounselLink = z.infer<typeof CounselLink>

const Token = z.string().min(20).max(100)
const Version = z.object({ id: CountryId, version: CountryVersion })
const mayEdit = ['MANAGE_LEGAL_CONTENT'] as const
const PATH = '/countries/:id/versions/:version/links'

/** A comment as outside counsel sees it: those of editors bear no name. */
const CommentForCounsel = ContentComment.pick({
  commentId: true,
  entry: true,
  field: true,
  text: true,
  at: true,
  resolvedAt: true,
}).extend({ guestName: z.string().nullable() })

/** The law with the procedures beside it. */
const EditedText = ContentVersionFile.shape.file.extend({ procedures: ContentVersionFile.shape.procedures })

/** Outside counsel reads and comments on one draft, by a link that ends; nothing of accounts is behind it. */
export const counsel = {
  links: endpoint({
    method: 'GET',
    path: PATH,
    summary: 'List the links by which outside counsel reads a draft',
    access: mayEdit,
    params: Version,
    response: z.object({ rows: z.array(CounselLink) }),
  }),
  invite: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Make a link by which outside counsel reads and comments on a draft; its token is in this answer only',
    access: mayEdit,
    params: Version,
    body: z.strictObject({ counsel: visibleText(2).max(120), lastDay: z.iso.date() }),
    response: z.object({ link: CounselLink, token: z.string() }),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: `${PATH}/:linkId`,
    summary: 'Withdraw a link of outside counsel',
    access: mayEdit,
    params: Version.extend({ linkId: z.uuid() }),
    response: CounselLink,
  }),
  /** The token is in the body, because addresses are logged. */
  read: endpoint({
    method: 'POST',
    path: '/counsel',
    summary: 'Read a draft by the link of outside counsel: its text, what it changes, and the comments',
    access: 'public',
    body: z.strictObject({ token: Token }),
    response: z.object({
      counsel: z.string(),
      lastDay: z.iso.date(),
      version: z.int(),
      sha256: z.string(),
      file: EditedText,
      /** The version from which the draft was begun. */
      base: EditedText,
      differences: z.array(ContentDifference),
      comments: z.array(CommentForCounsel),
      /** The treaty level, whose names the text uses. */
      content: SurveyContent,
    }),
  }),
  documentFile: endpoint({
    method: 'POST',
    path: '/counsel/document-files',
    summary:
      'Download the file of a document that the draft names, by the link of outside counsel, always as an attachment',
    access: 'public',
    body: z.strictObject({ token: Token, fileId: z.uuid() }),
    response: z.unknown(),
    produces: 'application/octet-stream',
  }),
  comment: endpoint({
    method: 'POST',
    path: '/counsel/comments',
    summary: 'Comment on a draft by the link of outside counsel, under a name of one’s own',
    access: 'public',
    body: z.strictObject({
      token: Token,
      name: visibleText(2).max(120),
      entry: z.string().min(1).max(300),
      text: visibleText(1).max(2000),
    }),
    response: CommentForCounsel,
  }),
}
