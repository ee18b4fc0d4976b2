import { z } from 'zod'
import { CountryVersion, LawId } from '../../countries/countryStats.ts'
import { endpoint } from '../../http/endpoint.ts'
import { FieldError } from '../../http/errors.ts'
import { ContentVersionFile } from '../versions/versions.ts'

/** `ours`: the draft; `theirs`: the version that it is merged with; `both`: a list with the entries of either. */
export const MERGE_SIDES = ['ours', 'theirs', 'both'] as const
export type MergeSide = (typeof MERGE_SIDES)[number]

/** A field that both sides changed differently. `field` is `*` where one side took out what the other one changed. */
const MergeConflict = z.object({
  entry: z.string(),
  field: z.string(),
  base: z.unknown(),
  ours: z.unknown(),
  theirs: z.unknown(),
  mayTakeBoth: z.boolean(),
  choice: z
    .object({ side: z.enum(MERGE_SIDES), by: z.string().nullable(), at: z.iso.datetime() })
    .nullable()
    .meta({ description: 'Which side was chosen, by whom; null while it is undecided.' }),
})
export type MergeConflict = z.infer<typeof MergeConflict>

const Merge = z.object({
  /** `active`: a version activated since the draft was begun. `shipped`: one that came with the program and waits. */
  source: z.enum(['active', 'shipped']),
  /** The version from which both descend, and the one with which the draft is merged. */
  from: z.int(),
  to: z.int(),
  revision: z.int(),
  /** What that version changed and the draft takes over without a question. */
  taken: z.array(z.object({ entry: z.string(), field: z.string() })),
  conflicts: z.array(MergeConflict),
  /** What speaks against activating the merged text; empty while something is undecided. */
  problems: z.array(FieldError),
})
export type Merge = z.infer<typeof Merge>

const Version = z.object({ id: LawId, version: CountryVersion })
const mayEdit = ['MANAGE_LEGAL_CONTENT', 'MANAGE_HOUSE_RULES'] as const
const PATH = '/countries/:id/versions/:version'

/** Bringing a draft up to date with a version that was activated since it was begun, or that was shipped and waits. */
export const merging = {
  read: endpoint({
    method: 'GET',
    path: `${PATH}/merge`,
    summary:
      'Compare a draft field by field with the version that was activated since it was begun, else with the shipped one that waits',
    access: mayEdit,
    params: Version,
    response: Merge,
  }),
  choose: endpoint({
    method: 'PUT',
    path: `${PATH}/choices`,
    summary: 'Choose sides for fields that both changed; whoever chooses has written in the draft',
    access: mayEdit,
    params: Version,
    body: z.strictObject({
      choices: z
        .array(z.strictObject({ entry: z.string().max(300), field: z.string().max(200), side: z.enum(MERGE_SIDES) }))
        .min(1)
        .max(1000),
    }),
    response: Merge,
  }),
  merge: endpoint({
    method: 'POST',
    path: `${PATH}/merge`,
    summary: 'Write the merged text into the draft, once every conflict is decided',
    access: mayEdit,
    params: Version,
    response: ContentVersionFile,
  }),
}
