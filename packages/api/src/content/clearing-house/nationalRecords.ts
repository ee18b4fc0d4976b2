import type { CallOutput, clearingHouse, NationalRecord } from '@portal/contract'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { today } from '../../shared/days.ts'
import { openOutsideService } from '../../shared/outsideService.ts'

type National = CallOutput<typeof clearingHouse.national>
type Read = Pick<National, 'state' | 'records' | 'count'>
/** Asks for the records of a country, by its code. */
export type ReadNational = (iso2: string) => Promise<National>

const TIMEOUT_MS = 8_000
const MOST_RECORDS = 100
const NOTHING = { records: [], count: 0 }

/** `address`: of the ABS Clearing-House; undefined if the operator set none. */
export function openNationalRecords(address: string | undefined, log: FastifyBaseLogger): ReadNational {
  const ask = openOutsideService<Read>('clearing house national', TIMEOUT_MS)
  return async (iso2) => {
    const readOn = today()
    if (address === undefined) return { state: 'off', readOn, ...NOTHING }
    try {
      const url = `${address}/api/v2013/index?${queryFor(iso2)}`
      // The call names the realm of access and benefit-sharing.
      const read = await ask(iso2, async (fetchJson) =>
        recordsIn(iso2, await fetchJson(url, { headers: { realm: 'abs' } })),
      )
      return { ...read, readOn }
    } catch (error) {
      log.warn({ err: error }, 'records of a country in the ABS Clearing-House')
      return { state: 'failed', readOn, ...NOTHING }
    }
  }
}

/** Only these fields are asked for: the others name people. */
const FIELDS = 'uniqueIdentifier_s,title_EN_s,updatedDate_dt'

const queryFor = (iso2: string) =>
  new URLSearchParams({
    q: `schema_s:(authority measure absProcedure focalPoint) AND government_s:${iso2.toLowerCase()} AND realm_ss:abs`,
    fl: FIELDS,
    sort: 'updatedDate_dt desc',
    rows: String(MOST_RECORDS),
  })

const Text = z.string().max(2_000)
const Index = z.object({
  response: z.object({
    numFound: z.int(),
    docs: z
      .array(z.object({ uniqueIdentifier_s: Text, title_EN_s: Text.nullish(), updatedDate_dt: Text.nullish() }))
      .max(MOST_RECORDS),
  }),
})
type IndexEntry = z.infer<typeof Index>['response']['docs'][number]

/** The kinds by the second part of a number. */
const KINDS: ReadonlyMap<string, NationalRecord['kind']> = new Map([
  ['CNA', 'authority'],
  ['NFP', 'focalPoint'],
  ['MSR', 'measure'],
  ['PRO', 'procedure'],
])

function recordsIn(iso2: string, answer: unknown): Read {
  const { numFound, docs } = Index.parse(answer).response
  const records = docs.flatMap((found) => recordOf(iso2, found))
  return records.length === 0 && docs.length > 0
    ? { state: 'other', ...NOTHING }
    : { state: 'read', records, count: numFound }
}

function recordOf(iso2: string, { uniqueIdentifier_s, title_EN_s, updatedDate_dt }: IndexEntry): NationalRecord[] {
  const [number, code, country, record] =
    /^ABSCH-([A-Z]+)-([A-Z]{2})-(\d+)-\d+$/.exec(uniqueIdentifier_s.toUpperCase()) ?? []
  const kind = KINDS.get(code ?? '')
  if (!number || !kind || !record || country !== iso2) return []
  const [updatedOn = null] = /^\d{4}-\d{2}-\d{2}/.exec(updatedDate_dt ?? '') ?? []
  const title = kind === 'focalPoint' ? null : title_EN_s?.trim() || null
  const page = `https://absch.cbd.int/en/database/record?documentID=${record}`
  return [{ number, record, kind, title, updatedOn, page }]
}
