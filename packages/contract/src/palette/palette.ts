import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

export const PALETTE_KINDS = ['assessment', 'country', 'law', 'document', 'procedure', 'term', 'person'] as const

/** Something to jump to. `target` is the id that its screen expects; `law`: that of a country, for those who change it. */
const Hit = z.object({
  kind: z.enum(PALETTE_KINDS),
  target: z.string(),
  label: z.string(),
  detail: z.string().nullable(),
  countryId: z.string().nullable(),
})
export type PaletteHit = z.infer<typeof Hit>

export const palette = {
  search: endpoint({
    method: 'GET',
    path: '/palette',
    costly: 'search',
    summary:
      'Quick search over assessments, countries, documents, procedures, terms and, if permitted, users and the laws that may be changed; at most 6 hits of each kind',
    access: 'signedIn',
    query: z.strictObject({ q: z.string().trim().min(1).max(200) }),
    response: z.object({ hits: z.array(Hit) }),
  }),
}
