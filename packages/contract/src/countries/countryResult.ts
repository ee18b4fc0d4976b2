import { OBLIGATION_KINDS } from '@portal/rules'
import { z } from 'zod'
import { DocumentBasis, Status } from '../decision/decision.ts'
import { LawBasis } from '../law/law.ts'
import { Confidence } from '../law/matrix.ts'

const Reason = z.object({
  matrix: z.string(),
  row: z.string(),
  reason: z.string(),
  status: Status.nullable(),
  confidence: Confidence,
  basis: z.array(z.union([DocumentBasis, LawBasis.options[1]])),
})
export const CountryResult = z.object({
  countryId: z.string(),
  version: z.int().nullable(),
  status: Status,
  case: z.record(z.string(), z.string()),
  reasons: z.array(Reason),
  obligations: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(OBLIGATION_KINDS).optional(),
      text: z.string(),
      authority: z.string().optional(),
      due: z.string().optional(),
    }),
  ),
  locks: z.array(z.object({ id: z.string(), type: z.enum(['legal', 'technical']), text: z.string() })),
})
export type CountryResult = z.infer<typeof CountryResult>
