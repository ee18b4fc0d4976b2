import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** In these states a certificate no longer proves anything. */
export const LOST_CERTIFICATE_STATES = ['revoked', 'superseded'] as const

/**
 * What the ABS Clearing-House says of a certificate. `nothing`: it has no such number. `other`: it answered with the
 * record of another number or country, of which nothing is used. `off`: the operator set no address.
 */
export const CertificateRecord = z.object({
  number: z.string(),
  /** Of the number, as ISO 3166-1 alpha-2 code. */
  country: z.string(),
  state: z.enum(['issued', 'amended', ...LOST_CERTIFICATE_STATES, 'expired', 'nothing', 'other', 'failed', 'off']),
  /** The newest revision, if it is another one. */
  newest: z.string().nullable(),
  issuedOn: z.iso.date().nullable(),
  expiresOn: z.iso.date().nullable(),
  /** Whether prior informed consent was granted and terms were agreed; null where it is not said. */
  hasConsent: z.boolean().nullable(),
  hasTerms: z.boolean().nullable(),
  /** The organisations to which consent was granted; null where none is named, or only a person. */
  holder: z.string().nullable(),
  /** In the words of the record; null where it says nothing or keeps it confidential. */
  material: z.string().nullable(),
  uses: z.string().nullable(),
  transfer: z.string().nullable(),
  /** Why it was amended or revoked. */
  reason: z.string().nullable(),
  /** The page of the record. */
  source: z.string(),
})
export type CertificateRecord = z.infer<typeof CertificateRecord>

export const certificates = {
  lookUp: endpoint({
    method: 'GET',
    path: '/lookups/certificates/:number',
    summary:
      'Look up a certificate of compliance in the ABS Clearing-House, if the operator set its address; only the number is sent',
    access: ['CREATE_ASSESSMENTS'],
    params: z.object({ number: z.string().trim().min(1).max(40) }),
    response: CertificateRecord,
  }),
}
