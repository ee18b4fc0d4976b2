import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'

/** A suggested name. The user always chooses: a `fuzzy` match is only similar to the typed text. */
const LatinName = z.object({
  name: z.string(),
  source: z.enum(['account', 'annex1', 'taxonomy', 'common']),
  match: z.enum(['exact', 'prefix', 'fuzzy']),
  /** Distinguishes homonyms, which are used in more than one kingdom. */
  kingdom: z.string().nullable(),
  rank: z.string().nullable(),
  /** The everyday name that was typed: blueberry. */
  called: z.string().nullable(),
})
export type LatinName = z.infer<typeof LatinName>

export const latinNames = {
  latinNames: endpoint({
    method: 'GET',
    path: '/assessments/latin-names',
    summary:
      'Suggest Latin names by prefix or by everyday name: those used in the account, treaty crops, common organisms, and a taxonomy service if configured',
    access: ['CREATE_ASSESSMENTS'],
    query: z.strictObject({ q: z.string().trim().min(1).max(200) }),
    response: z.object({
      rows: z.array(LatinName),
      /** Whether a taxonomy service is configured, and whether it answered. */
      taxonomy: z.enum(['off', 'answered', 'failed']),
    }),
  }),
}
