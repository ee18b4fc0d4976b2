import { z } from 'zod'
import { REPORT_FORMATS } from '../assessments/report/report.ts'
import { endpoint } from '../http/endpoint.ts'

/** Whether a report is genuine, without its content: anybody may hold one. */
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
      /** Null: no file was given, or the code is not genuine. */
      unchanged: z.boolean().nullable(),
      /** When the result was recorded or the pack made, and the form in which the file was handed out. */
      decidedAt: z.iso.datetime().nullable(),
      format: z.enum([...REPORT_FORMATS, 'zip']).nullable(),
      handedOutAt: z.iso.datetime().nullable(),
      /** A later result has taken its place. */
      superseded: z.boolean().nullable(),
      /** Whether no lock was closed at the moment that the file shows. Null: no such file was given, or it is provisional. */
      clearedThen: z.boolean().nullable(),
      /** Whether locks were closed or opened after that moment. */
      locksChanged: z.boolean().nullable(),
    }),
  }),
}
