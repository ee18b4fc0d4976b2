import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { certificates, evidence, notifications, reports } from '@portal/contract'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { readAssessment, startAssessment } from '../../testing/assessing.ts'
import { BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { startApi } from '../../testing/startApi.ts'
import { openClearingHouse } from './certificates.ts'
import { recheckCertificates } from './recheckCertificates.ts'

const body = (name: string) => readFileSync(new URL(`testing/clearing-house/${name}.json`, import.meta.url), 'utf8')
const listed = (...numbers: string[]) =>
  JSON.stringify({ response: { docs: numbers.map((number) => ({ uniqueIdentifier_s: number })) } })

/** Holders are references to contacts: https://github.com/scbd/clearing-house-documentation, components/ircc and contact. */
const heldBy = (...identifiers: string[]) =>
  JSON.stringify({
    ...JSON.parse(body('document.ircc')),
    entitiesToWhomPICGranted: identifiers.map((identifier) => ({ identifier })),
  })

/** Bodies in the shape of the ABS Clearing-House, by the record that is asked for: the index, then the document. */
const RECORDS: Readonly<Record<string, readonly [index: string, document: string]>> = {
  990001: [body('index.irccs'), body('document.ircc')],
  990002: [listed('absch-ircc-mx-990002-1'), body('document.ircc.revoked')],
  990003: [listed('absch-ircc-mx-990003-1', 'absch-ircc-mx-990003-2'), body('document.ircc.superseded')],
  // The index answers with another record, the document with that of another country.
  990004: [listed('absch-ircc-mx-990001-1'), body('document.ircc')],
  990005: [listed('absch-ircc-br-990005-1'), body('document.ircc')],
  990006: [listed('absch-ircc-mx-990006-1'), heldBy('DECLARE-990007@1', 'DECLARE-990008@2')],
  990007: ['', JSON.stringify({ type: 'organization', organization: { en: 'Example GmbH' }, emails: ['a@b.example'] })],
  990008: ['', JSON.stringify({ type: 'person', firstName: 'Ana', lastName: 'Silva' })],
}

const asked: { url: string; realm: unknown }[] = []
let misbehave: ((response: ServerResponse) => void) | undefined
const server = createServer(({ url = '', headers }, response) => {
  asked.push({ url: decodeURIComponent(url), realm: headers.realm })
  if (misbehave) return misbehave(response)
  const [, record = ''] = /(99\d{4})/.exec(url) ?? []
  const answer = RECORDS[record]?.[url.includes('/documents/') ? 1 : 0] ?? body('index.none')
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  misbehave = undefined
  asked.length = 0
})

describe('a certificate in the ABS Clearing-House', () => {
  const api = startApi({ LOOKUPS_CLEARING_HOUSE_URL: `${base}/` })
  const lookUp = async (number: string) =>
    (await api.signIn({ role: 'DPT_USER' })).call(certificates.lookUp, { params: { number } })

  test('is read with its days, consent, terms, material, uses and conditions; only its number is sent', async () => {
    const { status, body } = await lookUp(' absch-ircc-mx-990001-1 ')
    expect(status).toBe(200)
    expect(body).toEqual({
      number: 'ABSCH-IRCC-MX-990001-1',
      country: 'MX',
      state: 'expired',
      newest: null,
      issuedOn: '2019-02-28',
      expiresOn: '2024-02-28',
      hasConsent: true,
      hasTerms: true,
      holder: null,
      material: 'Leaves of Examplea montana from the state of Example',
      uses: 'research without commercial intent',
      transfer: 'only with written consent',
      reason: null,
      source: 'https://absch.cbd.int/en/database/record?documentID=990001',
    })
    expect(asked).toEqual([
      {
        url: '/api/v2013/index?q=uniqueIdentifier_s:absch\\-ircc\\-mx\\-990001\\-*&fl=uniqueIdentifier_s&rows=100',
        realm: 'abs',
      },
      { url: '/api/v2013/documents/990001', realm: 'abs' },
    ])
  })

  test.each([
    ['ABSCH-IRCC-MX-990002-1', 'revoked', null, 'revoked by the authority: the terms were not kept'],
    ['ABSCH-IRCC-MX-990003-1', 'superseded', 'ABSCH-IRCC-MX-990003-2', expect.stringMatching(/^longer term/)],
    ['ABSCH-IRCC-MX-990003-2', 'amended', null, expect.stringMatching(/^longer term/)],
    // A revision that nobody has issued yet.
    ['ABSCH-IRCC-MX-990003-3', 'nothing', null, null],
    ['ABSCH-IRCC-MX-990004-1', 'other', null, null],
    ['ABSCH-IRCC-BR-990005-1', 'other', null, null],
    ['ABSCH-IRCC-MX-123456-1', 'nothing', null, null],
  ])('%s: %s', async (number, state, newest, reason) => {
    expect((await lookUp(number)).body).toMatchObject({ number, state, newest, reason })
  })

  test('names the organisation that holds it, and no person', async () => {
    expect((await lookUp('ABSCH-IRCC-MX-990006-1')).body).toMatchObject({ state: 'expired', holder: 'Example GmbH' })
    expect(asked.map(({ url }) => url)).toContain('/api/v2013/documents/DECLARE-990007')
  })

  test('a service that answers with a page is said to have failed', async () => {
    misbehave = (response) => void response.end('<html>Maintenance</html>')
    expect((await lookUp('ABSCH-IRCC-MX-990001-2')).body).toMatchObject({ state: 'failed', country: 'MX' })
  })

  test('a number without the form of a certificate is refused with words', async () => {
    const { status, body } = await lookUp('x')
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ path: 'number', message: expect.stringContaining('ABSCH-IRCC-MX') }] })
  })
})

describe('a certificate on file', () => {
  const api = startApi()
  const recheck = () => recheckCertificates(api.deps, openClearingHouse(base, api.deps.log))
  const again = () => api.pool.query("update evidence set record_read_at = record_read_at - interval '31 days'")

  /** A case that holds a certificate, with it on file. */
  async function holder(number: string) {
    const owner = await api.signIn()
    const answers = { ...BRAZIL_CONFIRMED, papersHeld: ['ircc'], irccNumber: number, papersCoverUse: 'yes' }
    const { assessmentId: id } = await startAssessment(owner, { ...answers, changeOfIntent: 'no' })
    const body = { kind: 'ircc', number, target: { part: 'assessment', id: null } } as const
    const { evidenceId } = (await owner.call(evidence.add, { params: { id }, body })).body
    const paper = async () => (await owner.call(evidence.read, { params: { evidenceId } })).body
    const held = async () => (await readAssessment(owner, id)).body.assessment.papersHeld
    const actions = async () =>
      (await owner.call(evidence.history, { params: { evidenceId } })).body.rows.map(({ action }) => action)
    const told = async () =>
      (await owner.call(notifications.list, { query: {} })).body.rows.filter(({ text }) => text.includes(number)).length
    return { owner, id, evidenceId, paper, held, actions, told }
  }

  test.each([
    ['ABSCH-IRCC-MX-990002-1', 'revoked'],
    ['ABSCH-IRCC-MX-990003-1', 'superseded'],
  ] as const)('%s that was %s proves nothing any more, and its owner is told once', async (number, state) => {
    const { paper, held, actions, told } = await holder(number)
    expect(await held()).toEqual(['ircc'])
    await recheck()
    expect(await paper()).toMatchObject({ state })
    expect(await held()).toEqual(['none'])
    expect(await told()).toBe(1)
    await again()
    await recheck()
    expect((await actions()).filter((action) => action === state)).toEqual([state])
    expect(await told()).toBe(1)
  })

  test('is asked for once a month, and takes an earlier last day from the record', async () => {
    const { paper, actions } = await holder('ABSCH-IRCC-MX-990001-1')
    await recheck()
    expect(await paper()).toMatchObject({ state: 'expired', validTo: '2024-02-28' })
    const calls = asked.length
    await recheck()
    expect(asked).toHaveLength(calls)
    await again()
    await recheck()
    expect(await actions()).toEqual(['changed', 'added'])
  })

  test('loses its check once the record names another holder, which becomes that of the paper', async () => {
    const { owner, evidenceId, paper, actions, told } = await holder('ABSCH-IRCC-MX-990006-1')
    const second = await api.signIn({ account: owner.accountId, role: 'ACC_ADMIN' })
    const check = () => second.call(evidence.check, { params: { evidenceId }, body: { outcome: 'right' } })
    await owner.call(evidence.change, { params: { evidenceId }, body: { holder: 'Somebody else AG' } })
    expect((await check()).body).toMatchObject({ check: { outcome: 'right' } })
    await recheck()
    expect(await paper()).toMatchObject({ holder: 'Example GmbH', check: null })
    expect(await told()).toBe(1)
    await check()
    await again()
    await recheck()
    expect(await paper()).toMatchObject({ holder: 'Example GmbH', check: { outcome: 'right' } })
    expect(await actions()).toEqual(['checked', 'changed', 'checked', 'changed', 'added'])
    expect(await told()).toBe(1)
  })

  test('whose last day the record tells stays checked, also in a look back', async () => {
    const { owner, id, evidenceId } = await holder('ABSCH-IRCC-MX-990001-1')
    const second = await api.signIn({ account: owner.accountId, role: 'ACC_ADMIN' })
    await second.call(evidence.check, { params: { evidenceId }, body: { outcome: 'right' } })
    await recheck()
    const asKnownOn = new Date().toISOString()
    await owner.call(evidence.change, { params: { evidenceId }, body: { issuer: 'Another office' } })
    const report = async (query: { asKnownOn?: string }) =>
      (await owner.call(reports.report, { params: { id }, query })).body.papers
    expect(await report({ asKnownOn })).toMatchObject([{ check: { outcome: 'right' } }])
    expect(await report({})).toMatchObject([{ check: null }])
  })

  test('with another number is asked for again, and nothing is kept of a service that fails', async () => {
    const { owner, evidenceId, paper } = await holder('ABSCH-IRCC-MX-990002-1')
    await recheck()
    await owner.call(evidence.change, { params: { evidenceId }, body: { number: 'ABSCH-IRCC-MX-990003-2' } })
    expect(await paper()).toMatchObject({ state: 'valid' })
    misbehave = (response) => void response.writeHead(503).end()
    await recheck()
    expect(await paper()).toMatchObject({ state: 'valid', validTo: null })
    misbehave = undefined
    await recheck()
    expect(await paper()).toMatchObject({ validTo: '2031-03-01' })
  })
})

describe('without an address', () => {
  const api = startApi()
  test('a number says its country, and nothing is asked', async () => {
    const person = await api.signIn({ role: 'DPT_USER' })
    const { body } = await person.call(certificates.lookUp, { params: { number: 'ABSCH-IRCC-MX-990001-1' } })
    expect(body).toMatchObject({ country: 'MX', state: 'off', issuedOn: null })
    expect(asked).toEqual([])
  })
})
