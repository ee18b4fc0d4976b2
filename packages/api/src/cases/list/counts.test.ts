import { randomUUID } from 'node:crypto'
import { type AssessmentQuery, cases, users } from '@portal/contract'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  assessmentFavorites,
  assessmentTallies,
  assessmentTallyChanges,
  userGroups as groupTable,
  assessments as table,
} from '../../db/schema.ts'
import { buildAssessment } from '../../testing/builders.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { compactTallies } from './counts.repo.ts'

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

/** A pseudo-random sequence with a fixed seed, so that failures are reproducible. */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return {
    below: (limit: number) => Math.floor(next() * limit),
    of: <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T,
  }
}

describe('counts', () => {
  const random = randomOf(20261121)
  const STATUSES = ['IN_PROGRESS', 'COMPLETED'] as const
  const states = () => ({
    status: random.of(STATUSES),
    result: random.of([null, 'GREEN', 'AMBER', 'RED'] as const),
    locked: random.of([false, false, true]),
    visibility: random.of(['ACCOUNT', 'ACCOUNT', 'PRIVATE'] as const),
    providerCountry: random.of([null, 'BR', 'FR', 'KZ']),
    intendedUse: random.of([null, ['breeding'], ['breeding', 'screening'], ['IPR', 'IPR']]),
    deletedAt: random.of([null, null, null, new Date()]),
  })
  const chosen = (): Filters => ({
    ...(random.below(2) && { status: [random.of(STATUSES)] }),
    ...(random.below(3) === 0 && { result: [random.of(['GREEN', 'RED'] as const), 'AMBER' as const] }),
    ...(random.below(4) === 0 && { locked: [random.of([true, false])] }),
    ...(random.below(4) === 0 && { visibility: [random.of(['ACCOUNT', 'PRIVATE'] as const)] }),
    ...(random.below(3) === 0 && { providerCountry: [random.of(['BR', 'FR'])] }),
    ...(random.below(4) === 0 && { intendedUse: ['breeding'] }),
    ...(random.below(4) === 0 && { favorite: [random.of([true, false])] }),
  })
  /** A condition that matches everything: it makes the counts come from rows instead of tallies. */
  const READ = { createdAt: { from: '0001-01-01' } }
  const countsOf = async (person: Person, filters: Filters) => {
    const { total, filterValues, counts } = await search(person, { filters, size: 1 })
    return { total, filterValues, counts }
  }

  /** Every kind of change that affects the counts. */
  const writesOf = (people: Person[], outsider: Person) => {
    const ids: string[] = []
    const some = () =>
      inArray(
        table.assessmentId,
        Array.from({ length: 1 + random.below(4) }, () => random.of(ids)),
      )
    const add = async () => {
      const row = await put(random.of([...people, outsider]), states())
      ids.push(row.assessmentId)
      if (random.below(3) === 0) await star(random.of(people), row)
    }
    const others = [
      add,
      async () => api.db.update(table).set(states()).where(some()),
      async () =>
        api.db
          .update(table)
          .set({ progress: random.below(100) })
          .where(some()),
      async () =>
        api.db
          .update(table)
          .set({ ownerId: random.of(people).userId })
          .where(some()),
      async () => api.db.delete(table).where(inArray(table.assessmentId, ids.splice(random.below(ids.length), 1))),
      async () => compactTallies(api.db),
    ]
    return { add, any: () => random.of(others)() }
  }

  async function expectEqual(people: Person[]) {
    for (const person of people) {
      const filters = chosen()
      const read = await countsOf(person, { ...filters, ...READ })
      expect(await countsOf(person, filters), JSON.stringify(filters)).toEqual(read)
    }
  }

  test('of a colour do not include private assessments without one', async () => {
    const ana = await api.signIn()
    await put(ana, { visibility: 'PRIVATE', result: null, providerCountry: 'BR' })
    await put(ana, { visibility: 'PRIVATE', result: 'RED', providerCountry: 'FR' })
    const { filterValues } = await search(ana, { filters: { result: ['RED'] } })
    expect(filterValues.providerCountry).toEqual([{ value: 'FR', count: 1 }])
  })

  test('of the tallies equal those of the rows, for every user, after any change', async () => {
    const account = randomUUID()
    const group = randomUUID()
    const leaver = await api.signIn({ account })
    const ana = await api.signIn({ account, groups: [group] })
    const head = await api.signIn({ account, groups: [group], role: 'DPT_ADMIN' })
    const lawyer = await api.signIn({ account, role: 'DPT_LEGAL_ADMIN' })
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    await api.db.insert(groupTable).values({ accountId: account, userGroupId: group, groupName: 'Biology' })
    const operator = await api.signIn({ account: randomUUID(), role: 'SUPER_ADMIN' })
    const outsider = await api.signIn({ account: randomUUID() })
    const people = [ana, head, lawyer, admin]
    const writes = writesOf(people, outsider)
    for (let write = 0; write < 25; write++) await writes.add()
    await put(leaver, { status: 'COMPLETED' })
    for (let round = 0; round < 8; round++) {
      for (let write = 0; write < 5; write++) await writes.any()
      await expectEqual([...people, outsider, operator])
    }
    expect((await admin.call(users.remove, { params: { id: leaver.userId } })).status).toBe(200)

    await expectEqual([...people, operator])
    expect((await search(admin)).filterValues.owner).toContainEqual({ value: 'none', label: 'deleted user', count: 1 })
    expect((await search(admin, { filters: { owner: ['none'] } })).total).toBe(1)
  })

  test('stay the same while several workers add changes to the tallies', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    for (let one = 0; one < 5; one++) await put(ana, { providerCountry: 'BR' })
    const before = await countsOf(ana, {})
    await Promise.all([compactTallies(api.db), compactTallies(api.db), compactTallies(api.db)])

    expect(await countsOf(ana, {})).toEqual(before)
    expect(await api.db.$count(assessmentTallyChanges)).toBe(0)
    await api.db.delete(table).where(eq(table.accountId, ana.accountId))
    await compactTallies(api.db)
    expect(await countsOf(ana, {})).toMatchObject({ total: 0, filterValues: { providerCountry: [] } })
    expect(await api.db.$count(assessmentTallies, eq(assessmentTallies.accountId, ana.accountId))).toBe(0)
  })
})
