import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { visibleText } from '../../http/text.ts'

/** Assessments that one pack holds. */
export const MOST_PACKED = 50

const assessmentIds = z.array(z.uuid()).min(1).max(MOST_PACKED)

/** Something that an inspector would miss in a case. */
export const PACK_GAPS = ['inProgress', 'notCleared', 'dutiesOpen', 'noEvidence', 'notChecked', 'expired'] as const
export type PackGap = (typeof PACK_GAPS)[number]

export const PackCase = z.object({
  assessmentId: z.uuid(),
  /** Number of the assessment. */
  id: z.int(),
  gaps: z.array(z.enum(PACK_GAPS)),
  files: z.int(),
})

/** One file for an inspection: cases with reports, histories and evidence, a signed list, and a page that checks it. */
export const packs = {
  preview: endpoint({
    method: 'POST',
    path: '/packs/preview',
    costly: 'preview',
    summary: 'Say what is missing in the cases of an inspection pack before it is made',
    access: 'signedIn',
    body: z.strictObject({ assessmentIds }),
    response: z.object({ cases: z.array(PackCase) }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/packs',
    costly: 'preview',
    summary: 'Make an inspection pack: a ZIP with its signed manifest and a page that checks it offline',
    access: 'signedIn',
    body: z.strictObject({
      assessmentIds,
      /** The authority and its file number: on the first page and in the audit log. */
      forWhom: visibleText(1).max(300),
      names: z.boolean().default(true),
      comments: z.boolean().default(false),
      earlierVersions: z.boolean().default(false),
    }),
    response: z.unknown(),
    produces: 'application/zip',
  }),
}
