import { randomUUID } from 'node:crypto'
import { cases, dashboard, news, palette } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { activations, assessmentLocks, PORTAL, assessments as table } from '../db/schema.ts'
import { type Person, startApi } from '../testing/startApi.ts'

const api = startApi()

/** Creates an assessment of material from Brazil, decided at once, with the date of use. */
async function brazilian(person: Person, name: string, intendedUseDate: string) {
  const answers = {
    geneticResource: name,
    organismGroup: 'bacteria',
    placeType: 'national',
    providerCountry: 'BR',
    intendedUse: ['screening'],
    accessDate: '2019-03-10',
    intendedUseDate,
  }
  const { body } = await person.call(cases.create, { body: { internalReference: `ref ${name}`, answers } })
  await api.db.update(table).set({ status: 'COMPLETED' }).where(eq(table.assessmentId, body.assessment.assessmentId))
  return body.assessment.assessmentId
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('charts', () => {
  test('count visible assessments by month, country and result, and list the longest locked', async () => {
    const ana = await api.signIn({ account: 'charts' })
    const bo = await api.signIn({ account: 'elsewhere' })
    const first = await brazilian(ana, 'Bacillus first', inDays(30))
    await brazilian(ana, 'Bacillus second', inDays(30))
    await brazilian(bo, 'Bacillus of another', inDays(5))
    const lock = (assessmentId: string) => ({
      accountId: 'charts',
      assessmentId,
      lockId: randomUUID(),
      ref: 'permit',
      type: 'legal' as const,
      text: 'A permit',
      origin: 'hand' as const,
      closed: true,
      lockedById: PORTAL,
      lockedAt: new Date('2026-01-05T10:00:00Z'),
    })
    await api.db.insert(assessmentLocks).values(lock(first))
    await api.db.update(table).set({ locked: true }).where(eq(table.assessmentId, first))
    const { body } = await ana.call(dashboard.charts, {})

    expect(body.months).toMatchObject([{ month: `${inDays(0).slice(0, 7)}-01`, RED: 2 }])
    expect(body.countries).toMatchObject([{ country: 'BR', RED: 2, GREEN: 0 }])
    expect(body.notCleared).toMatchObject([{ assessmentId: first, lockedAt: '2026-01-05T10:00:00.000Z' }])
  })

  test('list nothing if no law has changed', async () => {
    const ana = await api.signIn()
    expect((await ana.call(dashboard.changedByLaw, { query: {} })).body).toEqual({ count: 0, rows: [] })
  })
})

describe('news', () => {
  test('lists editorial items and changes of status, newest first, without future ones', async () => {
    const ana = await api.signIn()
    const { body } = await ana.call(news.list, {})
    const dates = body.rows.map(({ date }) => date)

    expect(body.rows.map(({ newsId }) => newsId)).toContain('bbnj-in-force')
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(dates.every((date) => date <= inDays(0))).toBe(true)
  })

  test('versions of one day stand with the newest first, whatever their ids', async () => {
    const ana = await api.signIn()
    const at = (minute: number) => new Date(`${inDays(-1)}T10:0${minute}:00Z`)
    const activated = [2, 3, 4, 5, 6].map((version) => ({
      activationId: randomUUID(),
      contentId: 'KE',
      version,
      previous: version - 1,
      actorId: PORTAL,
      automatic: false,
      createdAt: at(version),
      progressedAt: at(version),
      finishedAt: at(version),
    }))
    await api.db.insert(activations).values(activated)
    const { body } = await ana.call(news.list, {})
    expect(body.rows.flatMap(({ step }) => (step?.countryId === 'KE' ? [step.to] : []))).toEqual([6, 5, 4, 3, 2])
  })

  test('counts states and the EU; unverified ones are counted separately', async () => {
    const ana = await api.signIn()
    const { body } = await ana.call(news.counter, {})
    // treaty-status.md: 139 parties, the EU among them.
    expect(body.party).toBe(139)
    expect(body.notVerified).toBeGreaterThan(0)
    expect(body.asOf).toBe('2026-11-20')
  })
})

describe('the palette', () => {
  const find = async (person: Person, q: string) => (await person.call(palette.search, { query: { q } })).body.hits

  test('finds assessments, countries, documents and terms', async () => {
    const ana = await api.signIn({ account: 'palette' })
    const id = await brazilian(ana, 'Streptomyces paletta', inDays(1))

    expect((await find(ana, 'paletta'))[0]).toMatchObject({ kind: 'assessment', target: id })
    expect((await find(ana, '#000001'))[0]).toMatchObject({ kind: 'assessment', target: id })
    expect(await find(ana, 'cote d')).toContainEqual(expect.objectContaining({ kind: 'country', target: 'CI' }))
    expect((await find(ana, 'br'))[0]).toMatchObject({ kind: 'country', target: 'BR' })
    expect(await find(ana, 'biodiversity law')).toContainEqual(expect.objectContaining({ kind: 'document' }))
    expect(await find(ana, 'derivative')).toContainEqual(
      expect.objectContaining({ kind: 'term', target: 'derivative' }),
    )
  })

  test('finds people only for their managers, and nothing of other accounts', async () => {
    const admin = await api.signIn({ account: 'managed', role: 'ACC_ADMIN' })
    const ana = await api.signIn({ account: 'managed' })
    const stranger = await api.signIn({ account: 'elsewhere', role: 'ACC_ADMIN' })
    await brazilian(ana, 'Secretus hiddenus', inDays(1))

    expect(await find(admin, ana.email)).toContainEqual(expect.objectContaining({ kind: 'person', target: ana.email }))
    expect(await find(ana, admin.email)).toEqual([])
    expect(await find(stranger, ana.email)).toEqual([])
    expect(await find(stranger, 'hiddenus')).toEqual([])
  })

  test.each(['%', '_', "'", '\\'])('treats %s as text', async (q) => {
    const ana = await api.signIn()
    expect((await ana.call(palette.search, { query: { q } })).status).toBe(200)
  })
})
