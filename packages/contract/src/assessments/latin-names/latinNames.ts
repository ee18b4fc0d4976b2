import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'

/** A name to choose from. Nothing is ever chosen for the user: `fuzzy` ones are only similar to what was typed. */
const LatinName = z.object({
  name: z.string(),
  source: z.enum(['account', 'annex1', 'taxonomy']),
  match: z.enum(['exact', 'prefix', 'fuzzy']),
  /** Distinguishes a name that is used in two kingdoms. */
  kingdom: z.string().nullable(),
  rank: z.string().nullable(),
})
export type LatinName = z.infer<typeof LatinName>

export const latinNames = {
  latinNames: endpoint({
    method: 'GET',
    path: '/assessments/latin-names',
    summary:
      'Suggest Latin names by prefix: those used in the account, treaty crops, and a taxonomy service if configured',
    access: ['CREATE_ASSESSMENTS'],
    query: z.strictObject({ q: z.string().trim().min(1).max(200) }),
    response: z.object({
      rows: z.array(LatinName),
      /** Whether the taxonomy service was asked, and answered. */
      taxonomy: z.enum(['off', 'answered', 'failed']),
    }),
  }),
}
