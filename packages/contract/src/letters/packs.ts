import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { visibleText } from '../http/text.ts'

/** Maximum number of assessments in one pack. */
export const MAX_PACKED = 50

const assessmentIds = z.array(z.uuid()).min(1).max(MAX_PACKED)

/** Something that an inspector would find missing in a case. */
export const PACK_GAPS = ['inProgress', 'notCleared', 'dutiesOpen', 'noEvidence', 'notChecked', 'expired'] as const
export type PackGap = (typeof PACK_GAPS)[number]

export const PackCase = z.object({
  assessmentId: z.uuid(),
  /** Number of the assessment. */
  id: z.int(),
  name: z.string().nullable(),
  geneticResource: z.string().nullable(),
  providerCountry: z.string().nullable(),
  placeType: z.string().nullable(),
  intendedUse: z.array(z.string()).nullable(),
  gaps: z.array(z.enum(PACK_GAPS)),
  /** The papers that were not withdrawn, and how many of them have a file. */
  papers: z.int(),
  files: z.int(),
})

/**
 * One file for an inspection: cases with reports, histories and evidence, a signed manifest, and a page that verifies
 * it.
 */
export const packs = {
  preview: endpoint({
    method: 'POST',
    path: '/packs/preview',
    costly: 'preview',
    summary: 'Preview what is missing in the cases of an inspection pack',
    access: 'signedIn',
    body: z.strictObject({ assessmentIds }),
    response: z.object({ cases: z.array(PackCase) }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/packs',
    costly: 'preview',
    summary: 'Create an inspection pack: a ZIP with a signed manifest and a page that verifies it offline',
    access: 'signedIn',
    body: z.strictObject({
      assessmentIds,
      /** The authority and its file number, stated on the first page and in the audit log. */
      forWhom: visibleText(1).max(300),
      names: z.boolean().default(true),
      comments: z.boolean().default(false),
      earlierVersions: z.boolean().default(false),
    }),
    response: z.unknown(),
    produces: 'application/zip',
  }),
}
