import { randomUUID } from 'node:crypto'
import { cases, reports, type SampleFields, samples } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import { startAssessment } from '../../testing/assessing.ts'
import { BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()

async function company() {
  const account = randomUUID()
  const owner = await api.signIn({ account })
  const reader = await api.signIn({ account })
  const { assessmentId: id } = await startAssessment(owner, BRAZIL_CONFIRMED)
  return { owner, reader, id }
}

const MANAUS: SampleFields = { ownId: 'A-1', latitude: -3.12, longitude: -60.02, collectedOn: '2019-03' }
const add = (person: Person, id: string, rows: SampleFields[]) =>
  person.call(samples.add, { params: { id }, body: { samples: rows } })
const list = async (person: Person, id: string) => (await person.call(samples.ofAssessment, { params: { id } })).body
const read = (person: Person, id: string, text: string) =>
  person.call(samples.read, { params: { id }, body: { content: Buffer.from(text).toString('base64') } })

describe('the samples of an assessment', () => {
  test('have the country of their point, and say where they contradict the answers', async () => {
    const { owner, id } = await company()
    await add(owner, id, [
      { ...MANAUS, collectionNumber: 'INPA 77' },
      { ownId: 'A-2', latitude: -12.05, longitude: -77.04, collectedOn: '2021' },
      { ownId: 'A-3', latitude: -60.02, longitude: -3.12 },
      { ownId: 'A-4' },
    ])
    const { rows, count, mayChange } = await list(owner, id)

    expect([count, mayChange]).toEqual([4, true])
    expect(rows[0]).toMatchObject({ place: { zone: 'land', country: 'BR' }, warnings: [], version: 1 })
    expect(rows[1]).toMatchObject({ place: { country: 'PE' }, warnings: ['countryDiffers', 'dateDiffers'] })
    expect(rows[2]?.warnings).toEqual(['countryDiffers', 'swapped'])
    expect(rows[3]).toMatchObject({ place: null, warnings: [] })
  })

  test('are found in the list by their ids and collection numbers, by those who may read it', async () => {
    const { owner, id } = await company()
    await add(owner, id, [{ ...MANAUS, ownId: 'ZX-4711', collectionNumber: 'INPA 88' }])
    const idsFound = async (person: Person, q: string) =>
      (await person.call(cases.search, { body: { q } })).body.rows.map(({ assessmentId }) => assessmentId)

    expect(await idsFound(owner, 'zx-47')).toEqual([id])
    expect(await idsFound(owner, 'INPA 88')).toEqual([id])
    expect(await idsFound(await api.signIn({ account: randomUUID() }), 'INPA 88')).toEqual([])
  })

  test('are refused all together, by row and field', async () => {
    const { owner, id } = await company()
    await add(owner, id, [MANAUS])
    const { status, body } = await add(owner, id, [{ ownId: 'a-1' }, { ownId: 'B' }, { ownId: 'b' }])
    const half = await add(owner, id, [
      { ownId: 'C', latitude: 3 },
      { ownId: 'D', collectedOn: '2999-01-01' },
    ])
    const wrong = await add(owner, id, [{ ownId: ' ', latitude: 91, longitude: 0, collectedOn: '31.02.2019' }])

    expect(status).toBe(422)
    expect(body.errors?.map(({ path }) => path)).toEqual(['samples.0.ownId', 'samples.2.ownId'])
    expect(half.body.errors?.map(({ path }) => path)).toEqual(['samples.0.longitude', 'samples.1.collectedOn'])
    expect(wrong.body.errors?.map(({ path }) => path)).toEqual([
      'samples.0.ownId',
      'samples.0.collectedOn',
      'samples.0.latitude',
    ])
    expect((await list(owner, id)).count).toBe(1)
  })

  test('are limited to a thousand', async () => {
    const { owner, id } = await company()
    await add(
      owner,
      id,
      Array.from({ length: 1000 }, (_, index) => ({ ownId: `S-${index}` })),
    )
    const { status, body } = await add(owner, id, [{ ownId: 'one more' }])

    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path: 'samples', message: expect.stringContaining('at most 1,000 samples') }])
    expect((await list(owner, id)).count).toBe(1000)
  })

  test('are changed on the present version only, removed and restored; history and past reports show it', async () => {
    const { owner, reader, id } = await company()
    const { rows } = (await add(owner, id, [MANAUS])).body
    const before = new Date().toISOString()
    const sampleId = rows[0]?.sampleId ?? ''
    const change = (person: Person, version: number) =>
      person.call(
        samples.change,
        { params: { sampleId }, body: { amount: '5 g' } },
        { headers: { 'if-match': `"${version}"` } },
      )
    expect(await change(reader, 1)).toMatchObject({ status: 403 })
    expect(await change(owner, 1)).toMatchObject({
      status: 200,
      body: { version: 2, amount: '5 g', place: { country: 'BR' } },
    })
    expect(await change(owner, 1)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } })

    const body = { sampleIds: [sampleId] }
    expect((await owner.call(samples.remove, { params: { id }, body })).body.count).toBe(0)
    await add(owner, id, [{ ownId: 'a-1' }])
    expect(await owner.call(samples.restore, { params: { id }, body })).toMatchObject({ status: 422 })
    const other = (await list(owner, id)).rows[0]?.sampleId ?? ''
    await owner.call(samples.remove, { params: { id }, body: { sampleIds: [other] } })
    expect((await owner.call(samples.restore, { params: { id }, body })).body.rows[0]).toMatchObject({ amount: '5 g' })

    const history = (await owner.call(cases.history, { params: { id } })).body.events
    expect(
      history
        .filter(({ action }) => action.startsWith('SAMPLES'))
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual([
      ...['SAMPLES_ADDED', 'SAMPLES_ADDED', 'SAMPLES_CHANGED', 'SAMPLES_CHANGED'],
      ...['SAMPLES_REMOVED', 'SAMPLES_REMOVED'],
    ])
    const then = await owner.call(reports.report, { params: { id }, query: { asKnownOn: before } })
    const now = await owner.call(reports.report, { params: { id }, query: {} })
    expect(then.body.samples.map(({ amount }) => amount)).toEqual([null])
    expect(now.body.samples.map(({ amount }) => amount)).toEqual(['5 g'])
  })
})

describe('a table of samples', () => {
  test('accepts coordinates as people write them, and can be read again after an export', async () => {
    const { owner, id } = await company()
    const { body } = await read(
      owner,
      id,
      "Sample ID\tLat\tLong\tDate\nA-1\t3°07'12\"S\t60°01'W\t10.03.2019\nA-2\t-3.1, -60\t\t",
    )
    await add(
      owner,
      id,
      body.rows.map(({ sample }) => sample),
    )
    const exported = (format: 'csv' | 'xlsx') => {
      const headers = { authorization: `Bearer ${owner.accessToken}` }
      return api.app.inject({ url: `/api/assessments/${id}/samples/${format}`, headers })
    }
    const again = await read(owner, id, (await exported('csv')).body)

    expect(body.rows.map(({ faults }) => faults)).toEqual([[], []])
    expect(body.rows[0]?.sample).toMatchObject({ latitude: -3.12, longitude: -60.016667, collectedOn: '2019-03-10' })
    expect(again.body.rows.map(({ sample }) => sample)).toEqual(body.rows.map(({ sample }) => sample))
    expect((await exported('xlsx')).statusCode).toBe(200)
  })

  test.each([
    ['sample_name,culture_collection,organism,collection_date,lat_lon', 'A,DSM 1,Zea mays,1998-07,3.5 S 60.25 W'],
    [
      'materialSampleID,otherCatalogNumbers,scientificName,eventDate,decimalLatitude,decimalLongitude',
      'A,DSM 1,Zea mays,1998-07,-3.5,-60.25',
    ],
  ])('has the columns of databases, too: %s', async (head, row) => {
    const { owner, id } = await company()
    const { body } = await read(owner, id, `${head}\n${row}`)
    expect(body.rows).toMatchObject([
      {
        faults: [],
        sample: {
          ...{ ownId: 'A', collectionNumber: 'DSM 1', description: 'Zea mays', collectedOn: '1998-07' },
          ...{ latitude: -3.5, longitude: -60.25 },
        },
      },
    ])
  })

  test('names row, field and error', async () => {
    const { owner, id } = await company()
    const { body } = await read(
      owner,
      id,
      'id;latitude;longitude;collected\nA;160;2;\n;1;;2019\na;x;1;\nA;;;31/02/2019',
    )

    expect(body.rows.map(({ row, faults }) => [row, faults.map(({ field }) => field)])).toEqual([
      [2, ['latitude']],
      [3, ['ownId', 'longitude']],
      [4, ['latitude', 'ownId']],
      [5, ['collectedOn', 'ownId']],
    ])
    expect(body.rows[0]?.faults[0]?.message).toMatch(/swapped/)
    expect(await read(owner, id, 'colour;weight\nred;1')).toMatchObject({ status: 422 })
  })
})
