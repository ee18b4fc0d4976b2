import { countries } from '@portal/contract'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/startApi.ts'
import { startPublishing } from '../../testing/startPublishing.ts'

const api = startApi()
const law = startPublishing(api)

test('an earlier version is told with its own facts, beside which versions there are', async () => {
  const { call } = await api.signIn()
  const countryOf = async (query = {}) => (await call(countries.one, { params: { id: 'CL' }, query })).body
  const before = await countryOf()
  const { version } = await law.publish('CL', (file) => ({
    ...{ ...file, asOf: '2026-11-19' },
    documents: [...file.documents, ...file.documents.slice(0, 1).map((one) => ({ ...one, id: 'cl-another' }))],
  }))
  const [first, active] = [await countryOf({ version: '1' }), await countryOf()]

  expect(first).toEqual({ ...before, latestVersion: version, activeVersion: version, versions: [1, version] })
  expect(active).toMatchObject({ version, asOf: '2026-11-19', review: { on: '2026-11-19' } })
  expect(active.legalDocumentsCount).toBe(before.legalDocumentsCount + 1)
  expect(await countryOf({ version: String(version) })).toEqual(active)
})
