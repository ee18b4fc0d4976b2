import { z } from 'zod'
import { CountryVersion, LawId } from '../countries/countryStats.ts'
import { Status } from '../decision/decision.ts'
import { endpoint } from '../http/endpoint.ts'
import { countedRows } from '../http/lists.ts'

/** The version of a country before and after an activation. */
export const VersionStep = z.object({ countryId: z.string(), from: z.int(), to: z.int() })
export type VersionStep = z.infer<typeof VersionStep>

/**
 * The number of assessments that change from one colour to another; `after` is null if the result can no longer be
 * decided.
 */
const Shift = z.object({ before: Status, after: Status.nullable(), count: z.int() })

export const ActivationPreview = z.object({
  /** Assessments that were decided on another version of the law. */
  total: z.int(),
  /**
   * How many of them were decided again for the preview: all, unless that exceeds the time limit. The results are
   * cached, so a repeated call gets further.
   */
  examined: z.int(),
  unchanged: z.int(),
  /** Assessments whose colour changes. */
  changed: z.int(),
  /**
   * Completed assessments that go back to in progress because this version asks something new; their colour may stay
   * the same.
   */
  reopened: z.int(),
  /** Completed assessments that stay completed and get duties that they do not have yet; their colour may stay the same. */
  newDuties: z.int(),
  failed: z.int(),
  shifts: z.array(Shift),
  /** Changing assessments that the caller may see, at most 100. */
  listed: z.array(
    z.object({
      assessmentId: z.uuid(),
      id: z.int(),
      geneticResource: z.string().nullable(),
      internalReference: z.string().nullable(),
      before: Status,
      after: Status.nullable(),
      reopened: z.boolean(),
      newDuties: z.array(z.string()).meta({ description: 'The duties that it gets, in the words of the law.' }),
    }),
  ),
  /** Changing assessments that are only counted. */
  notListed: z.int(),
  /** The caller wrote in this draft, so somebody else has to activate it. */
  needsSecondPerson: z.boolean(),
  /**
   * The version that was active when this draft was begun and the one activated since, whose changes are not in the
   * draft: it cannot be activated. Null if there is none.
   */
  outdated: z.object({ from: z.int(), to: z.int() }).nullable(),
})
export type ActivationPreview = z.infer<typeof ActivationPreview>

/** The activation of a version, and the progress of re-evaluating the assessments under it. */
export const Activation = z.object({
  activationId: z.uuid(),
  contentId: z.string(),
  version: z.int(),
  previous: z.int().nullable(),
  actor: z.string(),
  automatic: z.boolean(),
  createdAt: z.iso.datetime(),
  /**
   * `superseded`: another version was activated before the re-evaluation had finished; that activation decides the
   * rest.
   */
  state: z.enum(['queued', 'running', 'done', 'superseded']),
  total: z.int().nullable(),
  done: z.int(),
  changed: z.int(),
  failed: z.int(),
  finishedAt: z.iso.datetime().nullable(),
})
export type Activation = z.infer<typeof Activation>

const Version = z.object({ id: LawId, version: CountryVersion })
const editing = ['MANAGE_LEGAL_CONTENT', 'MANAGE_HOUSE_RULES'] as const

/** The last endpoints of `versions`: what an activation would change, and what it has changed. */
export const activationEndpoints = {
  preview: endpoint({
    method: 'POST',
    path: '/countries/:id/versions/:version/preview',
    costly: 'preview',
    summary: 'Preview which assessments would change their result, be reopened or get new duties',
    access: editing,
    params: Version,
    response: ActivationPreview,
  }),
  activate: endpoint({
    method: 'POST',
    path: '/countries/:id/versions/:version/activate',
    summary: 'Activate a version and re-evaluate all assessments of the country, or of the account for house rules',
    access: editing,
    params: Version,
    response: Activation,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/countries/:id/versions/:version/hand-over/approve',
    summary:
      'Activate exactly the text of a draft that was handed over; refused with HAND_OVER_OVER if it was changed or decided since',
    access: editing,
    params: Version,
    body: z.strictObject({
      handOverId: z.uuid(),
      /** The SHA-256 of the law, golden cases and procedures that the caller has reviewed, as its hand-over names it. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    response: Activation,
  }),
  activations: endpoint({
    method: 'GET',
    path: '/activations',
    summary: 'List the last 100 activations of law with their progress, newest first',
    access: ['MANAGE_LEGAL_CONTENT'],
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
