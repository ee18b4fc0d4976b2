import { type CountryFile, editing, events, merging, versions } from '@portal/contract'
import { CONTENT_RELEASE } from '@portal/legal'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { accounts, activations, events as eventTable, PORTAL } from '../../db/schema.ts'
import { loadedContent } from '../../testing/loadedContent.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { payloadsOf } from '../../testing/workQueue.ts'
import { shippedContent } from './shipped.ts'
import { storeShipped } from './storeShipped.ts'

const api = startApi()
const LAWYER = { account: 'operator', role: 'DPT_LEGAL_ADMIN' } as const
let [editor, second] = [] as unknown as [Person, Person]

beforeAll(async () => {
  editor = await api.signIn(LAWYER)
  await api.db.update(accounts).set({ operator: true }).where(eq(accounts.accountId, 'operator'))
  second = await api.signIn(LAWYER)
})

/** Starts a release of the program in which a country's file has changed. */
function release(country: string, change: Partial<CountryFile>, number = CONTENT_RELEASE) {
  const shipped = shippedContent(loadedContent)
  const countries = shipped.countries.map((entry) => {
    if (entry.id !== country || !entry.source) return entry
    const source = { ...entry.source, ...change }
    return { ...entry, source, bundle: shipped.prove(source).bundle }
  })
  return storeShipped(api.db, { ...shipped, release: number, countries })
}

const states = async (id: string) =>
  (await editor.call(versions.list, { params: { id } })).body.rows.map(
    ({ version, state, origin, basedOn }) => `${version} ${state} ${origin} ${basedOn}`,
  )
const activationsOf = (id: string) =>
  api.db.select().from(activations).where(eq(activations.contentId, id)).orderBy(asc(activations.createdAt))

test('the first start activates all shipped content without notifications', async () => {
  expect(await states('PE')).toEqual(['1 active shipped null'])
  expect(await api.db.$count(activations)).toBe(0)
  expect(await api.db.$count(eventTable)).toBe(0)
})

test('a start with nothing new changes nothing, even for concurrent starts', async () => {
  await Promise.all([release('PE', {}), release('PE', {})])
  expect(await states('PE')).toEqual(['1 active shipped null'])
  expect(await api.db.$count(activations)).toBe(0)
})

describe('a new shipped text', () => {
  test('replaces the old one and queues a re-evaluation of the assessments', async () => {
    await release('PE', { name: 'Peru, new' })
    const [activation] = await activationsOf('PE')
    const announced = await (await api.signIn()).call(events.list, { body: { q: 'Peru' } })

    expect(await states('PE')).toEqual(['2 active shipped 1', '1 retired shipped null'])
    expect(activation).toMatchObject({ version: 2, previous: 1, actorId: PORTAL, automatic: true })
    expect(announced.body.rows).toMatchObject([
      { eventType: 'COUNTRY_ACTIVATED', label: 'Peru, new: version 2 is active' },
    ])
    expect(await payloadsOf(api.pool, 'reevaluate')).toEqual([{ activationId: activation?.activationId }])
  })

  test('waits beside a version that was edited here, and the comparison shows both sides', async () => {
    const { version, file } = (await editor.call(versions.create, { params: { id: 'MX' }, body: { from: 1 } })).body
    const params = { id: 'MX', version: version.version }
    await editor.call(versions.replace, { params, body: { ...file, name: 'Mexico, ours' } })
    await second.call(versions.activate, { params })
    await release('MX', { name: 'Mexico, theirs', lawStatus: 'abs_law_new_draft' })
    await release('MX', { name: 'Mexico, theirs', lawStatus: 'abs_law_new_draft' })
    const query = { from: 1, to: 2, upstream: 3 }
    const { body } = await editor.call(versions.differences, { params: { id: 'MX' }, query })
    const eventQuery = { filters: { eventType: ['COUNTRY_NEW' as const] } }

    expect(await states('MX')).toEqual(['3 waiting shipped 1', '2 active local 1', '1 retired shipped null'])
    expect(await activationsOf('MX')).toHaveLength(1)
    expect(body.conflicts).toEqual(['fact name'])
    expect((await editor.call(events.list, { body: eventQuery })).body.count).toBe(1)
    expect((await (await api.signIn()).call(events.list, { body: eventQuery })).body.count).toBe(0)
  })

  test('waits beside an earlier version that a person reactivated', async () => {
    await release('CO', { name: 'Colombia, two' })
    await second.call(versions.activate, { params: { id: 'CO', version: 1 } })
    await release('CO', { name: 'Colombia, two' })
    await release('CO', { name: 'Colombia, three' })

    expect(await states('CO')).toEqual(['3 waiting shipped 2', '2 retired shipped 1', '1 active shipped null'])
  })
})

describe('an older program', () => {
  test('does not activate a text that a newer one has replaced', async () => {
    await release('EC', { name: 'Ecuador, new' })
    expect(await release('EC', {})).toEqual({ newer: undefined, waiting: ['MX'] })
    expect(await states('EC')).toEqual(['2 active shipped 1', '1 retired shipped null'])
  })

  test('changes nothing beside the law of a newer release', async () => {
    const next = CONTENT_RELEASE + 1
    await release('BO', { name: 'Bolivia, two' }, next)
    expect(await release('BO', { name: 'Bolivia, unknown' })).toEqual({ newer: next, waiting: [] })
    expect(await states('BO')).toEqual(['2 active shipped 1', '1 retired shipped null'])
    expect(await release('BO', { name: 'Bolivia, three' }, next + 1)).toMatchObject({ newer: undefined })
    expect((await states('BO'))[0]).toBe('3 active shipped 2')
  })
})

test('a draft is merged with a shipped text that waits, which waits no longer once the draft is active', async () => {
  const begin = async (from: number) =>
    (await editor.call(versions.create, { params: { id: 'CL' }, body: { from } })).body
  const edited = await begin(1)
  const ours = { params: { id: 'CL', version: edited.version.version }, body: { ...edited.file, name: 'Chile, ours' } }
  await editor.call(versions.replace, ours)
  await second.call(versions.activate, { params: ours.params })
  await release('CL', { name: 'Chile, theirs', lawStatus: 'abs_law_new_draft' }, CONTENT_RELEASE + 2)
  const waits = async () =>
    (await editor.call(editing.workspace, {})).body.countries.find(({ countryId }) => countryId === 'CL')?.waiting
  expect(await waits()).toBe(3)

  const draft = await begin(2)
  const params = { id: 'CL', version: draft.version.version }
  const merge = (await editor.call(merging.read, { params })).body
  expect(merge).toMatchObject({ source: 'shipped', from: 1, to: 3, taken: [{ entry: 'fact lawStatus' }] })
  expect(merge.conflicts).toMatchObject([{ entry: 'fact name', ours: 'Chile, ours', theirs: 'Chile, theirs' }])
  const choices = [{ entry: 'fact name', field: 'value', side: 'ours' as const }]
  await editor.call(merging.choose, { params, body: { choices } })
  const { file } = (await editor.call(merging.merge, { params })).body
  expect(file).toMatchObject({ name: 'Chile, ours', lawStatus: 'abs_law_new_draft' })
  expect((await editor.call(merging.read, { params })).body).toMatchObject({ errors: [{ path: 'version' }] })
  expect(await waits()).toBe(3)
  expect((await second.call(versions.activate, { params })).status).toBe(200)
  api.deps.published.checkAgain()
  expect(await waits()).toBe(null)
})
