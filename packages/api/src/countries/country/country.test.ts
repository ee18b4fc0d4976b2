import { content, countries, legalDocuments, proceduresFor } from '@portal/contract'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/startApi.ts'
import { startPublishing } from '../../testing/startPublishing.ts'

const api = startApi()
const law = startPublishing(api)

test('an earlier version is presented with its own facts, and the list of versions', async () => {
  const { call } = await api.signIn()
  const countryOf = async (query = {}) => (await call(countries.one, { params: { id: 'CL' }, query })).body
  const before = await countryOf()
  const { version } = await law.publish('CL', (file) => ({
    ...file,
    asOf: '2026-11-19',
    documents: [
      ...file.documents,
      ...file.documents.slice(0, 1).map((document) => ({ ...document, id: 'cl-another' })),
    ],
  }))
  const first = await countryOf({ version: '1' })
  const active = await countryOf()

  expect(first).toEqual({ ...before, latestVersion: version, activeVersion: version, versions: [1, version] })
  expect(active).toMatchObject({ version, asOf: '2026-11-19', review: { by: null, on: null } })
  expect(active.legalDocumentsCount).toBe(before.legalDocumentsCount + 1)
  expect(await countryOf({ version: String(version) })).toEqual(active)
})

test('a country includes the procedures that fulfil its obligations', async () => {
  const { call } = await api.signIn()
  const own = (await call(countries.one, { params: { id: 'BR' }, query: {} })).body.procedures
  expect(own.map(({ id }) => id)).toContain('br-sisgen-registration')
  expect(own.every(({ country }) => country === 'BR')).toBe(true)

  const { procedures } = (await call(countries.procedures, { params: { id: 'BR' } })).body
  expect(procedures).toEqual(expect.arrayContaining(own))
  const foreign = { user: 'foreign', commercialIntent: 'commercial', traditionalKnowledge: 'no' }
  const ids = (obligation: string) => proceduresFor(obligation, procedures, foreign).map(({ id }) => id)
  expect(ids('br-register')).toContain('br-sisgen-registration')
  expect(ids('swiss-record')).toEqual(['ch-due-diligence-record'])
  expect(ids('eu-declare-product')).toEqual(['eu-declaration-product'])

  const algeria = await call(countries.one, { params: { id: 'DZ' }, query: {} })
  expect(algeria.body.procedures.map(({ id }) => id)).toEqual(['dz-access-permit'])
})

test('links of documents, authorities, procedures and absences are classified by their hosts', async () => {
  const { call } = await api.signIn()
  const brazil = (await call(countries.one, { params: { id: 'BR' }, query: {} })).body
  expect(brazil.authorities.map(({ url, linkKind }) => Boolean(url) === Boolean(linkKind))).not.toContain(false)
  const registration = brazil.procedures.find(({ id }) => id === 'br-sisgen-registration')
  expect(registration?.linkKinds[registration.authority.url ?? '']).toBe('authority')

  const { body: act } = await call(legalDocuments.read, { params: { id: 'br-law-13123-2015' } })
  expect(act.linkKind).toBe('official_text')

  const argentina = (await call(content.countryLaw, { params: { id: 'AR' }, query: {} })).body.law
  const absences = Object.values(argentina.layers)
    .flatMap((matrices) => matrices?.flatMap(({ rows }) => rows.flatMap(({ then }) => then.basis)) ?? [])
    .filter((basis) => 'absence' in basis)
  expect(absences).toContainEqual(expect.objectContaining({ linkKind: 'clearing_house' }))
  expect(argentina.documents.filter(({ url, linkKind }) => url && !linkKind)).toEqual([])
})
