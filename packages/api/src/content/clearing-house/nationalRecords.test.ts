import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clearingHouse } from '@portal/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { startApi } from '../../testing/startApi.ts'
import { openNationalRecords } from './nationalRecords.ts'

const BODY = readFileSync(new URL('testing/absch.index.national.json', import.meta.url), 'utf8')
const asked: { url: string; realm: unknown }[] = []
let answer = (response: ServerResponse) => void response.end(BODY)
const server = createServer(({ url = '', headers }, response) => {
  asked.push({ url, realm: headers.realm })
  answer(response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('what a country published in the ABS Clearing-House', () => {
  const api = startApi({ LOOKUPS_CLEARING_HOUSE_URL: base })
  const read = () => openNationalRecords(base, api.deps.log)('BR')

  test('is listed for those who edit the law, without the names of people', async () => {
    const editor = await api.signIn({ role: 'SUPER_ADMIN' })
    const { status, body } = await editor.call(clearingHouse.national, { params: { id: 'BR' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'read', count: 2 })
    expect(body.records).toEqual([
      {
        ...{ number: 'ABSCH-CNA-BR-990002-1', record: '990002', kind: 'authority', title: 'Example council' },
        ...{ updatedOn: '2021-06-02', page: 'https://absch.cbd.int/en/database/record?documentID=990002' },
      },
      {
        ...{ number: 'ABSCH-MSR-BR-990003-2', record: '990003', kind: 'measure', title: 'Example law' },
        ...{ updatedOn: '2021-06-02', page: 'https://absch.cbd.int/en/database/record?documentID=990003' },
      },
    ])
    const [call] = asked
    expect(call?.realm).toBe('abs')
    expect(new URL(call?.url ?? '', base).searchParams.get('q')).toContain('government_s:br')
    const unknown = await editor.call(clearingHouse.national, { params: { id: 'QQ' } })
    expect(unknown.status).toBe(404)
  })

  test('is named by its number where its title may be that of a person', async () => {
    answer = (response) =>
      void response.end(BODY.replace('absch-cna', 'absch-nfp').replace('Example council', 'Ms Somebody'))
    expect((await read()).records[0]).toMatchObject({ kind: 'focalPoint', title: null })
  })

  test.each([
    ['other', 200, BODY.replaceAll('-br-', '-mx-')],
    ['failed', 200, '<html>Maintenance</html>'],
    ['failed', 200, '{"response":{"docs":7}}'],
    ['failed', 503, BODY],
  ] as const)('is said to be %s after an answer %s, and nothing is used', async (state, status, text) => {
    answer = (response) => void response.writeHead(status).end(text)
    expect(await read()).toMatchObject({ state, records: [], count: 0 })
  })

  test('is not asked for without an address', async () => {
    asked.length = 0
    expect(await openNationalRecords(undefined, api.deps.log)('BR')).toMatchObject({ state: 'off', records: [] })
    expect(asked).toEqual([])
  })
})
