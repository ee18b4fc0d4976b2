import { randomUUID } from 'node:crypto'
import { type AssessmentQuery, cases } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import { assessmentFavorites, userGroups as groupTable, assessments as table } from '../../db/schema.ts'
import { buildAssessment } from '../../testing/builders.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()

type Row = typeof table.$inferSelect
type Filters = NonNullable<AssessmentQuery['filters']>
type Body = Partial<AssessmentQuery>

let made = 0
/** Inserts an assessment as stored in the database: what lists read is stored in columns beside the answers. */
async function put(owner: Person, values: Partial<Row> = {}): Promise<Row> {
  const at = new Date(Date.UTC(2026, 0, 1) + made * 60_000)
  made += 1
  const row = buildAssessment(owner, { number: made, createdAt: at, updatedAt: at, ...values })
  const [inserted] = await api.db.insert(table).values(row).returning()
  return inserted as Row
}
const star = ({ userId }: Person, { accountId, assessmentId }: Row) =>
  api.db.insert(assessmentFavorites).values({ accountId, userId, assessmentId })
async function search(person: Person, body: Body = {}) {
  const reply = await person.call(cases.search, { body })
  expect(reply.status).toBe(200)
  return reply.body
}
const idsOf = async (person: Person, body: Body = {}) =>
  (await search(person, body)).rows.map(({ assessmentId }) => assessmentId)

test('an assessment appears in lists and counts with its first answer', async () => {
  const ana = await api.signIn({ account: randomUUID() })
  const blank = (await ana.call(cases.blank, {})).body
  expect(blank).toMatchObject({ assessment: { version: 0 }, survey: { pages: { 1: { active: true } } } })
  const { assessmentId } = (await ana.call(cases.create, { body: {} })).body.assessment
  const read = () => ana.call(cases.read, { params: { id: assessmentId }, query: {} })
  expect((await read()).status).toBe(200)
  expect(await search(ana)).toMatchObject({ total: 0, rows: [], counts: { all: 0, inProgress: 0 } })
  expect((await search(ana, { filters: { visibility: ['ACCOUNT'] }, q: '#' })).counts.all).toBe(0)

  const answers = { organismGroup: 'mixed_sample', placeType: 'high_seas_or_seabed' }
  const saved = await ana.call(cases.addAnswer, { params: { id: assessmentId }, query: {}, body: answers })
  expect(saved.status).toBe(200)
  const found = await search(ana)
  expect(found).toMatchObject({ total: 1, counts: { all: 1, inProgress: 1 } })
  expect(found.rows[0]).toMatchObject({ assessmentId, placeType: 'high_seas_or_seabed' })
})

describe('filters', () => {
  test('each restricts the rows to its values, and the other filters offer the remaining values', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    const green = await put(ana, {
      status: 'COMPLETED',
      result: 'GREEN',
      providerCountry: 'BR',
      intendedUse: ['breeding'],
    })
    const red = await put(ana, { status: 'COMPLETED', result: 'RED', providerCountry: 'FR', locked: true })
    const open = await put(ana, { result: 'RED', providerCountry: 'BR', intendedUse: ['breeding', 'screening'] })
    const hidden = await put(ana, { visibility: 'PRIVATE' })
    await star(ana, red)

    const cases: [Filters, Row[]][] = [
      [{ status: ['COMPLETED'] }, [red, green]],
      [{ result: ['RED'] }, [open, red]],
      [{ result: ['RED'], status: ['COMPLETED'] }, [red]],
      [{ providerCountry: ['BR'] }, [open, green]],
      [{ intendedUse: ['screening', 'IPR'] }, [open]],
      [{ locked: [true] }, [red]],
      [{ locked: [true, false] }, [hidden, open, red, green]],
      [{ visibility: ['PRIVATE'] }, [hidden]],
      [{ favorite: [true] }, [red]],
      [{ favorite: [false], status: ['COMPLETED'] }, [green]],
      [{ owner: [ana.userId] }, [hidden, open, red, green]],
      [{ owner: ['none'] }, []],
      [{ providerCountry: [] }, [hidden, open, red, green]],
      [{ deleted: [true] }, []],
    ]
    for (const [filters, left] of cases) {
      expect([filters, await idsOf(ana, { filters })]).toEqual([filters, left.map((row) => row.assessmentId)])
    }
    const { total, filterValues, counts } = await search(ana, { filters: { status: ['COMPLETED'] } })
    expect(total).toBe(2)
    expect(filterValues).toEqual({
      status: [
        { value: 'IN_PROGRESS', count: 2 },
        { value: 'COMPLETED', count: 2 },
      ],
      result: [
        { value: 'GREEN', count: 1 },
        { value: 'RED', count: 1 },
      ],
      locked: [
        { value: 'true', count: 1 },
        { value: 'false', count: 1 },
      ],
      visibility: [{ value: 'ACCOUNT', count: 2 }],
      providerCountry: [
        { value: 'BR', count: 1 },
        { value: 'FR', count: 1 },
      ],
      intendedUse: [{ value: 'breeding', count: 1 }],
      owner: [{ value: ana.userId, label: 'Ada Ng', count: 2 }],
      userGroup: [],
      favorite: [
        { value: 'true', count: 1 },
        { value: 'false', count: 1 },
      ],
    })
    expect(counts).toEqual({ all: 4, inProgress: 2, GREEN: 1, AMBER: 0, RED: 1, locked: 1, favorite: 1 })
  })

  test('the period of access is listed where the day is unknown', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    const answers = { accessPeriod: 'pre_cbd' }
    await put(ana, { accessDate: 'unknown', answers })
    await put(ana, { accessDate: '2012', answers })
    const { rows } = await search(ana)
    expect(rows.map(({ accessPeriod }) => accessPeriod)).toEqual([null, 'pre_cbd'])
  })

  test('ranges include both days; an access interval matches if any of its days does', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    const at = new Date('2024-05-31T23:59:59.999Z')
    const month = await put(ana, {
      accessDate: '2019-03',
      accessFrom: '2019-03-01',
      accessBefore: '2019-04-01',
      createdAt: at,
    })
    const before = await put(ana, { accessDate: '<2014-10-12', accessBefore: '2014-10-12' })
    const unknown = await put(ana, { accessDate: 'unknown', updatedAt: at })
    const cases: [Filters, Row[]][] = [
      [{ createdAt: { from: '2024-05-31', to: '2024-05-31' } }, [month]],
      [{ createdAt: { from: '2024-06-01' } }, [unknown, before]],
      [{ updatedAt: { to: '2024-05-31' } }, [unknown]],
      [{ accessDate: { from: '2019-03-31' } }, [month]],
      [{ accessDate: { from: '2019-04-01' } }, []],
      [{ accessDate: { to: '2014-10-11' } }, [before]],
      [{ accessDate: { to: '2019-03-01' } }, [before, month]],
      [{ accessDate: { from: '0000-01-01', to: '9999-12-31' } }, [before, month]],
      [{ createdAt: { from: '0000-01-01', to: '9999-12-31' } }, [unknown, before, month]],
    ]
    for (const [filters, left] of cases) {
      expect([filters, await idsOf(ana, { filters })]).toEqual([filters, left.map((row) => row.assessmentId)])
    }
  })

  test('owners of one name are told apart by their e-mail', async () => {
    const account = randomUUID()
    const [ada, other] = [await api.signIn({ account, role: 'ACC_ADMIN' }), await api.signIn({ account })]
    await put(ada)
    expect((await search(ada)).filterValues.owner).toMatchObject([{ label: 'Ada Ng' }])
    await put(other)
    const labels = (await search(ada)).filterValues.owner?.map(({ label }) => label)
    expect(new Set(labels)).toEqual(new Set([`Ada Ng (${ada.email})`, `Ada Ng (${other.email})`]))
  })

  test('a group stands for its owners and those of its sub-groups, for users who may see the group', async () => {
    const account = randomUUID()
    const top = randomUUID()
    const below = randomUUID()
    const other = randomUUID()
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    await api.db.insert(groupTable).values([
      { accountId: account, userGroupId: top, groupName: 'Biology' },
      { accountId: account, userGroupId: below, groupName: 'Microbes', mainUserGroup: top },
      { accountId: account, userGroupId: other, groupName: 'Sales' },
    ])
    const ana = await api.signIn({ account, groups: [top, below] })
    const bo = await api.signIn({ account, groups: [other] })
    const first = await put(ana)
    const second = await put(bo)

    expect((await search(admin)).filterValues.userGroup).toEqual([
      { value: top, label: 'Biology', count: 1 },
      { value: below, label: 'Microbes', count: 1 },
      { value: other, label: 'Sales', count: 1 },
    ])
    expect(await idsOf(admin, { filters: { userGroup: [top] } })).toEqual([first.assessmentId])
    expect((await search(admin, { filters: { userGroup: [top] } })).filterValues.userGroup).toHaveLength(3)
    expect((await search(bo)).filterValues.userGroup).toEqual([{ value: other, label: 'Sales', count: 1 }])
    expect(await idsOf(bo, { filters: { userGroup: [top] } })).toEqual([])
    expect(await idsOf(bo, { filters: { userGroup: [other] } })).toEqual([second.assessmentId])
  })
})

describe('a text', () => {
  const namesFound = async (names: Partial<Row>[], q: string) => {
    const ana = await api.signIn({ account: randomUUID() })
    for (const name of names) await put(ana, name)
    return (await search(ana, { q })).rows.map((row) => row.geneticResource ?? row.internalReference)
  }
  const NAMES = [
    { geneticResource: 'Bacillus subtilis' },
    { geneticResource: 'Zea mays' },
    { internalReference: 'Lab 7: 100%_sure' },
    { geneticResource: 'Streptomyces griseus' },
  ]

  test.each([
    { q: 'subtilis', names: ['Bacillus subtilis'] },
    { q: 'BACILLUS', names: ['Bacillus subtilis'] },
    { q: 'Bacilus subtils', names: ['Bacillus subtilis'] },
    { q: 'Zea mais', names: ['Zea mays'] },
    { q: 'Streptomices', names: ['Streptomyces griseus'] },
    { q: 'Quercus', names: [] },
    { q: '100%_', names: ['Lab 7: 100%_sure'] },
    { q: '1__%', names: [] },
    { q: 'ze', names: ['Zea mays'] },
    { q: 'ma', names: ['Zea mays'] },
    { q: '%', names: [] },
    { q: "'); drop table assessments; --", names: [] },
  ])('finds names despite misspellings, and references literally: $q', async ({ q, names }) => {
    expect(await namesFound(NAMES, q)).toEqual(names)
  })

  const SPECIES = [
    'Quercus robur',
    'Zea mays',
    'Bombyx mori',
    'Stevia rebaudiana',
    'Trichoderma harzianum',
    'Escherichia coli K-12',
  ]
  test.each([
    { q: 'Qercus', names: ['Quercus robur'] },
    { q: 'qurecus', names: ['Quercus robur'] },
    { q: 'Qercus ro', names: ['Quercus robur'] },
    { q: 'robur Quercuss', names: ['Quercus robur'] },
    { q: 'Zeya mays', names: ['Zea mays'] },
    { q: 'Zae mays', names: ['Zea mays'] },
    { q: 'Zea mais L.', names: ['Zea mays'] },
    { q: 'Bombix', names: ['Bombyx mori'] },
    { q: 'Bombix mory', names: ['Bombyx mori'] },
    { q: 'Stevja', names: ['Stevia rebaudiana'] },
    { q: 'harzanium', names: ['Trichoderma harzianum'] },
    { q: 'Tricoderma', names: ['Trichoderma harzianum'] },
    { q: 'Esherichia coli K-12', names: ['Escherichia coli K-12'] },
    { q: 'Escherichia coli K-13', names: [] },
    { q: 'Zea diploperennis', names: [] },
    { q: 'Quercetin', names: [] },
    { q: 'Bombus', names: [] },
    { q: 'Morus', names: [] },
    { q: 'Steven', names: [] },
    { q: 'maize', names: [] },
    { q: 'Zen', names: [] },
    { q: 'Harz', names: ['Trichoderma harzianum'] },
    { q: 'Harzburg', names: [] },
    { q: 'Geranium', names: [] },
    { q: 'Zea mays of the first field behind the house', names: [] },
  ])('distinguishes a misspelling from another name: $q', async ({ q, names }) => {
    const all = SPECIES.map((geneticResource) => ({ geneticResource }))

    expect(await namesFound(all, q)).toEqual(names)
  })

  test.each([
    { q: 'Ficus', names: ['Ficus carica'] },
    { q: 'Apis', names: ['Apis mellifera'] },
    { q: 'Rana', names: ['Rana temporaria'] },
    { q: 'sativa', names: ['Oryza sativa'] },
    { q: 'Ficsu', names: ['Ficus carica'] },
    { q: 'Picsu viridis', names: ['Picus viridis'] },
  ])(
    'finds another organism with a similar name only if no assessment has the exact name: $q',
    async ({ q, names }) => {
      const similar = ['Picus viridis', 'Avis', 'Raja clavata', 'Saliva']
      const all = ['Ficus carica', 'Apis mellifera', 'Rana temporaria', 'Oryza sativa', ...similar]

      expect(
        await namesFound(
          all.map((geneticResource) => ({ geneticResource })),
          q,
        ),
      ).toEqual(names)
    },
  )

  test('ignores an exact match among assessments that are invisible or have another colour', async () => {
    const account = randomUUID()
    const ana = await api.signIn({ account })
    const bo = await api.signIn({ account })
    await put(ana, { geneticResource: 'Ficus carica', visibility: 'PRIVATE', result: 'RED' })
    await put(ana, { geneticResource: 'Picus viridis', result: 'GREEN' })
    const namesFor = async (person: Person, body: Body) =>
      (await search(person, { q: 'Ficus', ...body })).rows.map(({ geneticResource }) => geneticResource)

    expect(await namesFor(bo, {})).toEqual(['Picus viridis'])
    expect(await namesFor(ana, {})).toEqual(['Ficus carica'])
    expect(await namesFor(ana, { filters: { result: ['GREEN'] } })).toEqual([])
  })

  test.each(['#000123', '123', '000123'])('finds a number: %s', async (q) => {
    const ana = await api.signIn({ account: randomUUID() })
    const [row] = [await put(ana, { number: 123 }), await put(ana, { number: 1230 })]

    expect(await idsOf(ana, { q })).toEqual([row.assessmentId])
    expect((await search(ana, { q })).counts.all).toBe(1)
  })
})

describe('the order', () => {
  test.each([
    {
      field: 'geneticResource',
      values: [{ geneticResource: 'Abies' }, { geneticResource: 'betula' }, { geneticResource: 'Zea' }],
    },
    { field: 'providerCountry', values: [{ providerCountry: 'BR' }, { providerCountry: 'FR' }] },
    { field: 'internalReference', values: [{ internalReference: 'a' }, { internalReference: 'B' }] },
    { field: 'result', values: [{ result: 'GREEN' }, { result: 'AMBER' }, { result: 'RED' }] },
    { field: 'accessDate', values: [{ accessBefore: '2014-01-01' }, { accessFrom: '2019-01-01' }] },
    { field: 'progress', values: [{ progress: 10 }, { progress: 20 }] },
  ] as { field: string; values: Partial<Row>[] }[])(
    'by $field goes both ways, the same over pages, and ends with what has none',
    async ({ field, values }) => {
      const ana = await api.signIn({ account: randomUUID() })
      const known: string[] = []
      for (const value of values) known.push((await put(ana, value)).assessmentId)
      const always = field === 'progress'
      const none = always ? [] : [(await put(ana)).assessmentId, (await put(ana)).assessmentId]
      const paged = async (direction: 'asc' | 'desc', filters: Filters = {}) => {
        const ids: string[] = []
        for (let from = 0; from < known.length + none.length; from++) {
          ids.push(...(await idsOf(ana, { sort: { [field]: direction }, filters, from, size: 1 })))
        }
        return ids
      }

      expect(await paged('asc')).toEqual([...known, ...none.toReversed()])
      expect(await paged('desc')).toEqual([...known.toReversed(), ...none.toReversed()])
      // With a filter, the rows are found first and then sorted.
      expect(await paged('desc', { owner: [ana.userId] })).toEqual([...known.toReversed(), ...none.toReversed()])
    },
  )
})

describe('a star', () => {
  const setStar = (person: Person, id: string, favorite: boolean) =>
    person.call(cases.favorite, { params: { id }, body: { favorite } })

  test('belongs to the reader, and setting it is idempotent', async () => {
    const account = randomUUID()
    const ana = await api.signIn({ account })
    const guest = await api.signIn({ account, role: 'GUEST_USER' })
    const { assessmentId } = await put(ana)
    for (const favorite of [true, true]) {
      expect(await setStar(guest, assessmentId, favorite)).toMatchObject({ status: 200, body: { favorite } })
    }

    expect((await search(guest)).rows[0]).toMatchObject({ favorite: true, version: 1 })
    expect((await search(guest)).counts.favorite).toBe(1)
    expect((await search(ana)).rows[0]).toMatchObject({ favorite: false })
    for (const favorite of [false, false]) await setStar(guest, assessmentId, favorite)
    expect((await search(guest)).counts.favorite).toBe(0)
  })

  test('can only be set on assessments that the user may read', async () => {
    const account = randomUUID()
    const ana = await api.signIn({ account })
    const bo = await api.signIn({ account })
    const { assessmentId } = await put(ana, { visibility: 'PRIVATE' })

    for (const person of [bo, await api.signIn({ account: randomUUID(), role: 'ACC_ADMIN' })]) {
      expect(await setStar(person, assessmentId, true)).toMatchObject({
        status: 404,
        body: { code: 'ASSESSMENT_NOT_FOUND' },
      })
    }
    expect(await setStar(ana, randomUUID(), true)).toMatchObject({ status: 404 })
  })
})

test('deleted assessments are listed for users who may restore them, for 30 days, and for no other user', async () => {
  const account = randomUUID()
  const ana = await api.signIn({ account })
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const recent = await put(ana, { deletedAt: daysAgo(29), providerCountry: 'BR' })
  await put(ana, { deletedAt: daysAgo(31) })
  const deleted = await search(admin, { filters: { deleted: [true] } })

  expect(deleted).toMatchObject({ total: 1, rows: [{ assessmentId: recent.assessmentId, rights: ['restore'] }] })
  expect(deleted.filterValues.providerCountry).toEqual([{ value: 'BR', count: 1 }])
  expect((await search(ana, { filters: { deleted: [true] } })).total).toBe(0)
  expect((await search(admin)).counts.all).toBe(0)
})
