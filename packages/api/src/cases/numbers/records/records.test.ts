import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { NumberReading, ServiceRecord } from '@portal/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startApi } from '../../../testing/startApi.ts'
import { readNumbers } from '../numbers.ts'
import { type Addresses, openRecordFinder } from './findRecords.ts'

const api = startApi()

const body = (name: string) => readFileSync(new URL(`../testing/services/${name}.json`, import.meta.url), 'utf8')

const accession = (...changes: object[]) => {
  const [first] = JSON.parse(body('genesys.acn.query')).content
  return JSON.stringify({ content: changes.map((change) => ({ ...first, accessionNumber: 'PI 990001', ...change })) })
}

/** Bodies in the shape of the services, by the beginning of the address, for a POST with what is asked. */
const ANSWERS: Readonly<Record<string, string>> = {
  '/straininfo/search/strain/cc_no/DSM%20990001': body('straininfo.search.cc_no'),
  '/straininfo/search/strain/cc_no/DSM%20990002': body('straininfo.search.cc_no'),
  '/straininfo/data/strain/max/990001': body('straininfo.data.strain.max'),
  '/bacdive/culturecollectionno/DSM%20990001': body('bacdive.culturecollectionno'),
  '/bacdive/culturecollectionno/DSM%20990002': body('bacdive.culturecollectionno'),
  '/bacdive/culturecollectionno/DSM%20990003': body('bacdive.notfound'),
  '/bacdive/fetch/990001': body('bacdive.fetch'),
  '/ena/search?result=sample&query=accession%3D%22SAMEA99000001%22': body('ena.portal.search.sample'),
  '/ena/search?result=sequence&query=accession%3D%22ZZ000001%22': body('ena.portal.search.sample').replaceAll(
    'SAMEA99000001',
    'ZZ000001',
  ),
  '/ena/search?result=sample&query=accession%3D%22SAMEA99000002%22': body('ena.portal.search.sample'),
  '/ncbi/biosample/accession/SAMN99000001/': body('ncbi.datasets.biosample'),
  '/gbif/occurrence/search?institutionCode=DSM&catalogNumber=990001&': body('gbif.occurrence.search').replaceAll(
    '"EXM"',
    '"DSM"',
  ),
  '/gbif/occurrence/search?institutionCode=DSM&catalogNumber=990002&': body('gbif.occurrence.search'),
  '/genesys/oauth/token grant_type=client_credentials&client_id=id&client_secret=s%25cret': body('genesys.token'),
  '/genesys/api/v1/acn/query?p=0&l=100 {"accessionNumber":["PI 990001"]}': accession({}),
  '/genesys/api/v1/acn/query?p=0&l=100 {"accessionNumber":["PI 990002"]}': accession({}),
  '/genesys/api/v1/acn/query?p=0&l=100 {"accessionNumber":["PI 990003"]}': '{"content":[]}',
  '/genesys/api/v1/acn/query?p=0&l=100 {"accessionNumber":["PI 990004"]}': accession({
    ...{ accessionNumber: 'PI 990004', sampStat: 500, coll: null, mlsStatus: null, doi: null },
  }),
  '/genesys/api/v1/acn/query?p=0&l=100 {"accessionNumber":["PI 990005"]}': accession(
    { accessionNumber: 'PI 990005' },
    { accessionNumber: 'PI 990005', instituteCode: 'XXX009' },
  ),
}

const asked: string[] = []
let misbehave: ((response: ServerResponse) => void) | undefined
const server = createServer(async (request, response) => {
  const { url = '', method } = request
  const call = method === 'POST' ? `${url} ${await text(request)}` : url
  asked.push(call)
  if (misbehave) return misbehave(response)
  const [, answer] = Object.entries(ANSWERS).find(([address]) => call.startsWith(address)) ?? []
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(answer)
})

const OFF: Addresses = {
  ...{ bacdive: undefined, ena: undefined, gbif: undefined, genesys: undefined },
  ...{ ncbi: undefined, straininfo: undefined },
}
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  misbehave = undefined
  asked.length = 0
})

/** Genesys has clients, whose id and secret are in the address. */
const addressOf = (service: keyof Addresses): string =>
  `${service === 'genesys' ? base.replace('//', '//id:s%25cret@') : base}/${service}`

async function find(q: string, ...services: (keyof Addresses)[]): Promise<ServiceRecord[]> {
  const context = await api.deps.law.contextFor(api.deps.db, undefined)
  const addresses = { ...OFF, ...Object.fromEntries(services.map((service) => [service, addressOf(service)])) }
  const readings: NumberReading[] = readNumbers(context, q)
  return openRecordFinder(addresses, api.deps.log)(context, readings)
}
const shown = ({ service, state, proposals }: ServiceRecord) =>
  [service, state, ...proposals.map(({ answers }) => Object.entries(answers).flat().join('='))].join(' · ')

test.each([
  ['DSM 990001', 'straininfo', 'found · geneticResource=Examplebacter montanus · providerCountry=BR'],
  [
    'DSM 990001',
    'bacdive',
    'found · geneticResource=Examplebacter montanus · providerCountry=BR · accessDate=2009-03-12',
  ],
  ['DSM 990001', 'gbif', 'found · geneticResource=Examplea montana · providerCountry=BR · accessDate=1998-07-12'],
  ['SAMEA99000001', 'ena', 'found · geneticResource=Examplea montana · providerCountry=BR · accessDate=1998-07-12'],
  ['ZZ000001.1', 'ena', 'found · geneticResource=Examplea montana · providerCountry=BR · accessDate=1998-07-12'],
  ['SAMN99000001', 'ncbi', 'found · geneticResource=Examplebacter montanus · providerCountry=BR · accessDate=1998-07'],
  [
    ...(['PI 990001', 'genesys'] as const),
    'found · geneticResource=Hordeum vulgare subsp. spontaneum · providerCountry=SY · accessDate=1984-05 · multilateralSystem=yes',
  ],
  // What was bred comes from the country of its breeder.
  ['PI 990004', 'genesys', 'found · geneticResource=Hordeum vulgare subsp. spontaneum'],
  ['PI 990005', 'genesys', 'several'],
  ['PI 990003', 'genesys', 'nothing'],
  ['PI 990002', 'genesys', 'other'],
  // Each answers with the record of another number.
  ['DSM 990002', 'straininfo', 'other'],
  ['DSM 990002', 'bacdive', 'other'],
  ['DSM 990002', 'gbif', 'other'],
  ['SAMEA99000002', 'ena', 'other'],
  ['DSM 990003', 'bacdive', 'nothing'],
  ['DSM 990003', 'straininfo', 'nothing'],
  ['SAMN99000009', 'ncbi', 'nothing'],
] as const)('%s: %s says %s', async (q, service, said) => {
  expect((await find(q, service)).map(shown)).toEqual([`${service} · ${said}`])
})

const send =
  (status: number, text: string, headers = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end(text)
  }

test.each([
  { name: 'answers HTML', how: send(200, '<html>Maintenance</html>') },
  { name: 'answers another shape', how: send(200, '{"strains": 7}') },
  { name: 'refuses', how: send(503, '') },
  { name: 'leads elsewhere', how: send(302, '', { location: 'http://127.0.0.1:9/' }) },
  { name: 'answers without end', how: send(200, `[${'1,'.repeat(600_000)}1]`) },
  { name: 'hangs up', how: (response: ServerResponse) => void response.destroy() },
  { name: 'says nothing', how: () => undefined },
])('a service that $name is said to have failed, and the others answer', async ({ how }) => {
  misbehave = how
  expect((await find('DSM 990001', 'straininfo')).map(shown)).toEqual(['straininfo · failed'])
  expect((await find('PI 990001', 'genesys')).map(shown)).toEqual(['genesys · failed'])
})

test('without an address nothing is asked; only the number is sent, and once', async () => {
  expect(await find('DSM 990001')).toEqual([])
  expect(asked).toEqual([])
  const context = await api.deps.law.contextFor(api.deps.db, undefined)
  const finder = openRecordFinder({ ...OFF, straininfo: `${base}/straininfo` }, api.deps.log)
  const readings = readNumbers(context, 'DSM 990001')
  await finder(context, readings)
  await finder(context, readings)
  expect(asked).toEqual(['/straininfo/search/strain/cc_no/DSM%20990001', '/straininfo/data/strain/max/990001'])
})
