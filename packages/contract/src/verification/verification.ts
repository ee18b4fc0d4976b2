import { z } from 'zod'
import { REPORT_FORMATS } from '../assessments/report/report.ts'
import { endpoint } from '../http/endpoint.ts'

/** Tells whether a report is genuine without revealing its content, because anyone may hold a report. */
export const verification = {
  verify: endpoint({
    method: 'POST',
    path: '/verify',
    summary: 'Verify a report or an inspection pack by its code and, optionally, the SHA-256 of the file',
    access: 'public',
    body: z.strictObject({
      code: z.string().trim().min(4).max(40),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'A SHA-256 in hexadecimal.')
        .optional(),
    }),
    response: z.object({
      genuine: z.boolean(),
      /** Null if no hash was given, or the code is not genuine. */
      unchanged: z.boolean().nullable(),
      /** When the result was recorded or the pack was created, and the format of the file. */
      decidedAt: z.iso.datetime().nullable(),
      format: z.enum([...REPORT_FORMATS, 'zip']).nullable(),
      handedOutAt: z.iso.datetime().nullable(),
      /** True if a later result has replaced it. */
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
