import { type CertificateRecord, certificates } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { certificateParts } from '../../cases/index.ts'
import { invalid } from '../../http/errors.ts'
import type { Serve } from '../../http/serve.ts'
import { today } from '../../shared/days.ts'
import { type FetchJson, openOutsideService } from '../../shared/outsideService.ts'

/** At most five calls one after the other, within the time of an answer. */
const TIMEOUT_MS = 8_000

type Parts = NonNullable<ReturnType<typeof certificateParts>>

export type LookUp = (parts: Parts) => Promise<CertificateRecord>

export function certificateRoutes(serve: Serve, lookUp: LookUp): void {
  serve(certificates.lookUp, ({ params }) => {
    const parts = certificateParts(params.number)
    if (!parts) throw invalid([{ path: 'number', message: translate('refusals.certificateNumber') }])
    return lookUp(parts)
  })
}

/** `address`: of the ABS Clearing-House; undefined if the operator set none. */
export function openClearingHouse(address: string | undefined, log: FastifyBaseLogger): LookUp {
  const ask = openOutsideService<CertificateRecord>('clearing house', TIMEOUT_MS)
  return async (parts) => {
    if (address === undefined) return without(parts, 'off')
    try {
      return await ask(parts.number, (fetchJson) => readRecord(fetchJson, address, parts))
    } catch (error) {
      log.warn({ err: error }, 'look-up of a certificate in the ABS Clearing-House')
      return without(parts, 'failed')
    }
  }
}

const Text = z.string().max(20_000)
/** A text in one or several languages. */
const Worded = z.record(z.string(), Text).nullish()
const Reference = z.object({ identifier: z.string().min(1).max(200) })
/** Fields that are confidential are missing. */
const Permit = z.object({
  government: z.object({ identifier: Text }),
  dateOfIssuance: z.iso.date().nullish(),
  dateOfExpiry: z.iso.date().nullish(),
  /** 1: revoked; 0: amended. */
  amendmentIntent: z.int().nullish(),
  amendmentDescription: Worded,
  picGranted: z.boolean().nullish(),
  matEstablished: z.boolean().nullish(),
  subjectMatter: Worded,
  usagesDescription: Worded,
  thirdPartyTransferCondition: Worded,
  entitiesToWhomPICGranted: z.array(Reference).max(100).nullish(),
})
type Permit = z.infer<typeof Permit>

/** Of a contact, only the name of an organisation is read: persons stay where they are. */
const Contact = z.object({ type: Text, organization: Worded })

const Index = z.object({
  response: z.object({ docs: z.array(z.object({ uniqueIdentifier_s: Text })).max(1_000) }),
})

/** Both calls name the realm of access and benefit-sharing; the index is asked for the numbers alone. */
const REALM = { headers: { realm: 'abs' } }

/**
 * The newest text of a record and its newest revision. https://github.com/scbd/clearing-house-documentation: an older
 * revision stays readable, so that only the newest says whether a certificate still holds.
 */
async function readRecord(fetchJson: FetchJson, address: string, parts: Parts): Promise<CertificateRecord> {
  const { country, record, page } = parts
  // Hyphens are characters of its query language, Solr's.
  const first = `absch\\-ircc\\-${country.toLowerCase()}\\-${record}\\-`
  const query = new URLSearchParams({ q: `uniqueIdentifier_s:${first}*`, fl: 'uniqueIdentifier_s', rows: '100' })
  const listed = Index.parse(await fetchJson(`${address}/api/v2013/index?${query}`, REALM))
  const revisions = listed.response.docs
    .map(({ uniqueIdentifier_s }) => certificateParts(uniqueIdentifier_s))
    .flatMap((found) => (found?.page === page && found.country === country ? found.revision : []))
  if (revisions.length === 0) return without(parts, listed.response.docs.length > 0 ? 'other' : 'nothing')
  const newest = Math.max(...revisions)
  if (parts.revision > newest) return without(parts, 'nothing')
  const answer = await fetchJson(`${address}/api/v2013/documents/${record}`, REALM)
  if (answer === undefined) return without(parts, 'nothing')
  const permit = Permit.parse(answer)
  if (permit.government.identifier.toUpperCase() !== country) return without(parts, 'other')
  const holder = await readHolder(fetchJson, address, permit)
  return { ...present(parts, permit, newest), holder }
}

const MOST_HOLDERS = 3
/** Of the field of a paper. */
const MOST_LETTERS_OF_HOLDER = 300

/** Holders are references to contacts, each a record of its own. */
async function readHolder(fetchJson: FetchJson, address: string, permit: Permit): Promise<string | null> {
  const names: string[] = []
  for (const { identifier } of permit.entitiesToWhomPICGranted?.slice(0, MOST_HOLDERS) ?? []) {
    const record = encodeURIComponent(identifier.replace(/@\d+$/, ''))
    const contact = Contact.safeParse(await fetchJson(`${address}/api/v2013/documents/${record}`, REALM)).data
    const name = contact?.type === 'organization' ? worded(contact.organization) : null
    if (name) names.push(name)
  }
  return names.join('; ').slice(0, MOST_LETTERS_OF_HOLDER) || null
}

const present = (parts: Parts, permit: Permit, newest: number): CertificateRecord => ({
  ...without(parts, stateOf(parts, permit, newest)),
  newest: newest > parts.revision ? parts.number.replace(/\d+$/, String(newest)) : null,
  issuedOn: permit.dateOfIssuance ?? null,
  expiresOn: permit.dateOfExpiry ?? null,
  hasConsent: permit.picGranted ?? null,
  hasTerms: permit.matEstablished ?? null,
  material: worded(permit.subjectMatter),
  uses: worded(permit.usagesDescription),
  transfer: worded(permit.thirdPartyTransferCondition),
  reason: worded(permit.amendmentDescription),
})

function stateOf({ revision }: Parts, permit: Permit, newest: number): CertificateRecord['state'] {
  if (permit.amendmentIntent === 1) return 'revoked'
  if (newest > revision) return 'superseded'
  if (permit.dateOfExpiry && permit.dateOfExpiry < today()) return 'expired'
  return permit.amendmentIntent === 0 ? 'amended' : 'issued'
}

const MOST_LETTERS = 2_000

/** In English where it is written in it. */
function worded(text: z.infer<typeof Worded>): string | null {
  const words = text?.en ?? Object.values(text ?? {})[0]
  return words ? words.slice(0, MOST_LETTERS) : null
}

const without = ({ number, country, page }: Parts, state: CertificateRecord['state']): CertificateRecord => ({
  number,
  country,
  state,
  source: page,
  newest: null,
  issuedOn: null,
  expiresOn: null,
  hasConsent: null,
  hasTerms: null,
  holder: null,
  material: null,
  uses: null,
  transfer: null,
  reason: null,
})
