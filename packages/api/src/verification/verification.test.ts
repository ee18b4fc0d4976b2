import { createHash } from 'node:crypto'
import { type Answers, cases, reports, verification } from '@portal/contract'
import { errors } from '@portal/texts/en/shared/errors'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { assessmentDecisions, assessments as table } from '../db/schema.ts'
import { type Person, startApi } from '../testing/startApi.ts'

const api = startApi()

/** Answers that are decided at once. */
const DECIDED: Answers = { organismGroup: 'human', geneticResource: 'Homo sapiens', providerCountry: 'BR' }
const UNKNOWN = {
  genuine: false,
  document: null,
  unchanged: null,
  decidedAt: null,
  decisions: [],
  format: null,
  handedOutAt: null,
  superseded: null,
  clearedThen: null,
  locksChanged: null,
}

const sha256Of = (file: Buffer) => createHash('sha256').update(file).digest('hex')
const verify = async (code: string, sha256?: string, address?: string) =>
  api.call(verification.verify, { body: { code, ...(sha256 && { sha256 }) } }, address ? { address } : {})

/** Issues a report of an assessment and returns it with its code. */
async function handOut(person: Person, format: 'pdf' | 'json' | 'xlsx' = 'json') {
  const made = await person.call(cases.create, { body: { answers: DECIDED } })
  const params = { id: made.body.assessment.assessmentId }
  const links = (await person.call(reports.downloadLinks, { params, query: {} })).body
  const file = (await api.app.inject(links[format])).rawPayload
  const [decision] = await api.db
    .select()
    .from(assessmentDecisions)
    .where(eq(assessmentDecisions.assessmentId, params.id))
  return { params, file, code: String(decision?.code), decidedAt: decision?.decidedAt.toISOString() }
}

describe('a report', () => {
  test('is recognised as genuine by its code, however it is typed', async () => {
    const { code, decidedAt } = await handOut(await api.signIn())
    const inGroups = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8, 12)}–${code.slice(12)}`.toLowerCase()

    for (const typed of [code, inGroups]) {
      const { status, body } = await verify(typed)
      expect(status).toBe(200)
      expect(body).toEqual({
        ...UNKNOWN,
        genuine: true,
        document: 'report',
        decidedAt,
        superseded: false,
        decisions: [{ decidedAt, treatyVersion: 1, countryVersion: 1, superseded: false }],
      })
    }
  })

  test.each(['pdf', 'json', 'xlsx'] as const)(
    'as %s is recognised as unchanged by its hash, but not with one altered byte',
    async (format) => {
      const { code, file } = await handOut(await api.signIn(), format)
      const altered = Buffer.from(file)
      altered[altered.length >> 1] = (altered[altered.length >> 1] ?? 0) ^ 1

      const { body } = await verify(code, sha256Of(file))
      expect(body).toMatchObject({ genuine: true, unchanged: true, format, superseded: false, clearedThen: null })
      expect(Math.abs(Date.now() - new Date(String(body.handedOutAt)).getTime())).toBeLessThan(60_000)
      expect((await verify(code, sha256Of(altered))).body).toMatchObject({
        genuine: true,
        unchanged: false,
        format: null,
        handedOutAt: null,
      })
    },
  )

  test("is not recognised by another report's hash, and no hash makes a code genuine", async () => {
    const ana = await api.signIn()
    const one = await handOut(ana)
    const two = await handOut(ana)

    expect((await verify(one.code, sha256Of(two.file))).body).toMatchObject({ genuine: true, unchanged: false })
    expect((await verify('2222-2222-2222-2222', sha256Of(two.file))).body).toEqual(UNKNOWN)
  })

  test('is superseded once there is another result, but stays genuine, even after its deletion', async () => {
    const ana = await api.signIn()
    const { params, file, code } = await handOut(ana)
    await ana.call(cases.addAnswer, { params, query: {}, body: { organismGroup: 'not_biological' } })
    await api.db.update(table).set({ deletedAt: new Date() }).where(eq(table.assessmentId, params.id))

    expect((await verify(code, sha256Of(file))).body).toMatchObject({
      genuine: true,
      unchanged: true,
      superseded: true,
    })
  })

  test('shows with its file whether it was cleared then, and whether locks have changed since', async () => {
    const admin = await api.signIn({ role: 'ACC_ADMIN' })
    const { params, file: first, code, decidedAt } = await handOut(admin)
    const fileOf = async (query = {}) => {
      const links = (await admin.call(reports.downloadLinks, { params, query })).body
      return (await api.app.inject(links.json)).rawPayload
    }
    const locks = async (file: Buffer) => {
      const { clearedThen, locksChanged } = (await verify(code, sha256Of(file))).body
      return { clearedThen, locksChanged }
    }
    expect(await locks(first)).toEqual({ clearedThen: null, locksChanged: false })

    const lock = { ref: 'Quarantine', type: 'technical' } as const
    await admin.call(cases.lock, { params, body: lock })
    const closed = await fileOf()
    expect(await locks(first)).toEqual({ clearedThen: null, locksChanged: true })
    expect(await locks(closed)).toEqual({ clearedThen: false, locksChanged: false })

    await admin.call(cases.unlock, { params, body: { ...lock, comment: 'It was identified.' } })
    await api.db.update(assessmentDecisions).set({ completed: true }).where(eq(assessmentDecisions.code, code))
    expect(await locks(closed)).toEqual({ clearedThen: false, locksChanged: true })
    expect(await locks(await fileOf())).toEqual({ clearedThen: true, locksChanged: false })
    expect(await locks(await fileOf({ asKnownOn: decidedAt }))).toEqual({ clearedThen: true, locksChanged: true })
    expect((await verify(code)).body).toMatchObject({ genuine: true, clearedThen: null, locksChanged: null })
  })

  test('of the current day shows the moment it was made; one of a future day is refused', async () => {
    const admin = await api.signIn({ role: 'ACC_ADMIN' })
    const { params, code } = await handOut(admin)
    const fileOf = async (asKnownOn: string) => {
      const { body } = await admin.call(reports.downloadLinks, { params, query: { asKnownOn } })
      return (await api.app.inject(body.json)).rawPayload
    }
    const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const file = await fileOf(dayIn(0))
    const again = await fileOf(dayIn(0))
    const { asKnownOn, printedAt } = JSON.parse(file.toString())
    await admin.call(cases.lock, { params, body: { ref: 'Quarantine', type: 'technical' } })

    expect(again.equals(file)).toBe(true)
    expect(asKnownOn).toBe(printedAt)
    expect((await verify(code, sha256Of(file))).body).toMatchObject({ clearedThen: null, locksChanged: true })
    expect((await verify(code, sha256Of(await fileOf(dayIn(0))))).body).toMatchObject({
      clearedThen: false,
      locksChanged: false,
    })
    for (const toCome of [dayIn(2), new Date(Date.now() + 60_000).toISOString()]) {
      const { status, body } = await admin.call(reports.downloadLinks, { params, query: { asKnownOn: toCome } })
      expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ path: 'asKnownOn' }] } })
    }
  })

  test('reveals neither its content nor its owner', async () => {
    const ana = await api.signIn()
    const { params, file, code } = await handOut(ana)
    const text = JSON.stringify((await verify(code, sha256Of(file))).body)

    for (const secret of [params.id, ana.userId, ana.accountId, ana.email, 'Homo sapiens', 'human', 'GREEN']) {
      expect(text).not.toContain(`"${secret}"`)
    }
  })
})

describe('invalid input', () => {
  test.each([
    { name: 'no code', body: {}, path: 'code' },
    { name: 'a code that is too short', body: { code: 'AB' }, path: 'code' },
    { name: 'an invalid hash', body: { code: 'ABCD-EFGH', sha256: 'xyz' }, path: 'sha256' },
    { name: 'an unknown field', body: { code: 'ABCD-EFGH', account: 'own' }, path: 'account' },
  ])('is refused with the name of its field: $name', async ({ body, path }) => {
    const reply = await api.call(verification.verify, { body: body as never })

    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  })

  test('guesses at codes of any kind are rate limited', async () => {
    const { code } = await handOut(await api.signIn())
    const address = '198.51.100.7'
    for (let attempt = 0; attempt < 100; attempt++) {
      expect((await verify(`GUESS-${attempt}`, undefined, address)).status).toBe(200)
    }
    const wrong = await verify('GUESS-X', undefined, address)
    const right = await verify(code, undefined, address)

    for (const { status, body, headers } of [wrong, right]) {
      expect(status).toBe(429)
      expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: errors.TOO_MANY_REQUESTS })
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await verify(code, undefined, '203.0.113.9')).body).toMatchObject({ genuine: true })
  })
})
