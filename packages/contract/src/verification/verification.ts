import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { REPORT_FORMATS } from '../reports/report.ts'

/** The day of a result and the versions of the law on which it was decided; reveals neither country nor material. */
const VerifiedDecision = z.object({
  decidedAt: z.iso.datetime(),
  /** The version of the treaty level. */
  treatyVersion: z.int(),
  /** The version of the provider country's law; null if none was read. */
  countryVersion: z.int().nullable(),
  /** True if a later result has replaced it. */
  superseded: z.boolean(),
})

export const VerificationCode = z.string().trim().min(4).max(40)

/** Tells whether a report is genuine without revealing its content, because anyone may hold a report. */
export const verification = {
  verify: endpoint({
    method: 'POST',
    path: '/verify',
    summary:
      'Verify a report, an inspection pack or a hand-over sheet by its code and, optionally, the SHA-256 of the file',
    access: 'public',
    body: z.strictObject({
      code: VerificationCode,
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'A SHA-256 in hexadecimal.')
        .optional(),
    }),
    response: z.object({
      genuine: z.boolean(),
      document: z.enum(['report', 'pack', 'sheet']).nullable(),
      /** Null if no hash was given, or the code is not genuine. */
      unchanged: z.boolean().nullable(),
      /** When the result was recorded, or the pack or sheet was created. */
      decidedAt: z.iso.datetime().nullable(),
      /** The result of the report, or the results of the pack's cases in their order. */
      decisions: z.array(VerifiedDecision),
      format: z.enum([...REPORT_FORMATS, 'zip']).nullable(),
      handedOutAt: z.iso.datetime().nullable(),
      /**
       * True if a later result has replaced that of the report or of a case in the pack, or if the sheet was corrected
       * or withdrawn.
       */
      superseded: z.boolean().nullable(),
      /**
       * Whether all locks were open at the moment shown in the file. Null if no matching file was given, or it is
       * provisional.
       */
      clearedThen: z.boolean().nullable(),
      /** Whether locks were closed or opened since that moment. */
      locksChanged: z.boolean().nullable(),
    }),
  }),
}
