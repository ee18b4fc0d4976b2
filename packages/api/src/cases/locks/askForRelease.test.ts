import { randomUUID } from 'node:crypto'
import { cases, notifications } from '@portal/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '../../db/schema.ts'
import { startAssessment, unlock, unlockAll } from '../../testing/assessing.ts'
import { BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'

const api = startApi()
const mail = startMail(api)
const LEGAL = { ref: 'br-legal-confirm', type: 'legal' } as const
const TECHNICAL = { ref: 'br-no-use-before-permit', type: 'technical' } as const
const BY_HAND = { ref: 'Quarantine', type: 'technical' } as const

/** A company with an owner, an administrator and a confirmed assessment, whose two locks are closed. */
async function company(account: string = randomUUID()) {
  const owner = await api.signIn({ account })
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  const { assessmentId: id, version } = await startAssessment(owner, BRAZIL_CONFIRMED)
  return { account, owner, admin, id, version }
}
const lock = (person: Person, id: string, body: { ref: string; type: 'legal' | 'technical'; text?: string }) =>
  person.call(cases.lock, { params: { id }, body })
const notificationsOf = async (person: Person) =>
  (await person.call(notifications.list, { query: {} })).body.rows.map(({ text }) => text)

describe('asking for release', () => {
  const ask = (person: Person, id: string, message?: string) =>
    person.call(cases.askRelease, { params: { id }, body: message === undefined ? {} : { message } })
  const request = (person: Person, id: string) => person.call(cases.releaseRequest, { params: { id } })
  const SENTENCE =
    'Ada Ng asks for the release of Bacillus subtilis · Brazil · Screening #000001: its legal and technical locks are closed. They write: “The permit came.”'

  test('names those who will be asked, and notifies and mails each of them, with the message', async () => {
    const { account, owner, admin, id } = await company()
    const legal = await api.signIn({ account, role: 'DPT_LEGAL_ADMIN' })
    const reader = await api.signIn({ account })

    expect((await request(owner, id)).body).toEqual({ names: ['Ada Ng', 'Ada Ng'], others: 0, asked: null })
    expect((await ask(owner, id, '  The permit came. ')).body).toMatchObject({ asked: 2, by: 'Ada Ng' })
    await mail.work()
    const asks = (text: string) => text.includes('asks for the release')
    for (const person of [admin, legal]) {
      expect((await notificationsOf(person)).filter(asks)).toEqual([SENTENCE])
      const [letter, ...more] = mail.to(person.email).map(({ text }) => text)
      expect(more).toEqual([])
      expect(letter).toContain('Message: “The permit came.”')
      expect(letter).toContain(`/assessment/${id}`)
    }
    for (const person of [owner, reader]) expect((await notificationsOf(person)).filter(asks)).toEqual([])
  })

  test('stands at each lock that waited when it was made', async () => {
    const { owner, admin, id } = await company()
    await ask(owner, id, 'The permit came.')
    await lock(admin, id, BY_HAND)
    const { body } = await admin.call(cases.myTurn, { query: {} })

    const asked = { by: 'Ada Ng', at: expect.stringMatching(/Z$/), message: 'The permit came.' }
    expect(Object.fromEntries(body.rows.map((row) => [row.ref, row.asked]))).toEqual({
      [LEGAL.ref]: asked,
      [TECHNICAL.ref]: asked,
      [BY_HAND.ref]: null,
    })
  })

  test('is refused a second time within a day, by name, and leaves its trace in the history and the audit log', async () => {
    const { account, owner, id } = await company()
    const reader = await api.signIn({ account })
    const [first, second] = await Promise.all([ask(owner, id, 'The permit came.'), ask(owner, id)])
    const again = await ask(reader, id)

    expect([first.status, second.status].sort()).toEqual([200, 409])
    expect(again.body).toMatchObject({
      code: 'RELEASE_ASKED',
      errors: [{ path: 'message', message: expect.stringMatching(/^Ada Ng asked for this within the last day/) }],
    })
    expect((await request(reader, id)).body.asked).toMatchObject({ by: 'Ada Ng', isRecent: true })
    const { events } = (await owner.call(cases.history, { params: { id } })).body
    expect(events.filter(({ action }) => action === 'ASSESSMENT_ASK_RELEASE')).toHaveLength(1)
    expect(await api.db.$count(auditEntries, actionOf(account, 'ASSESSMENT_ASK_RELEASE'))).toBe(1)
  })

  test('is possible again once another lock was closed', async () => {
    const { owner, admin, id } = await company()
    await ask(owner, id)
    await lock(admin, id, BY_HAND)
    expect((await request(owner, id)).body.asked).toBeNull()
    expect((await ask(owner, id)).status).toBe(200)
  })

  test('is refused if no lock is closed, and for an assessment of another account', async () => {
    const { owner, admin, id } = await company()
    const stranger = await api.signIn()
    await unlockAll(admin, id)
    expect((await ask(owner, id)).body.code).toBe('LOCK_ALREADY_OPEN')
    for (const reply of [await ask(stranger, id), await request(stranger, id)]) {
      expect(reply.body.code).toBe('ASSESSMENT_NOT_FOUND')
    }
  })
})

describe('my turn', () => {
  test('lists closed locks that I may open, longest closed first, and counts them', async () => {
    const { account, owner, admin, id } = await company()
    const legal = await api.signIn({ account, role: 'DPT_LEGAL_ADMIN' })
    await unlock(admin, id, TECHNICAL)
    await lock(admin, id, BY_HAND)
    const { body } = await legal.call(cases.myTurn, { query: {} })

    expect(body).toMatchObject({ count: 2, rows: [{ ...LEGAL, assessmentId: id, id: 1, owner: 'Ada Ng' }, BY_HAND] })
    expect((await owner.call(cases.myTurn, { query: {} })).body).toEqual({ count: 0, rows: [] })
  })

  test('of the operator covers its own account and those without an administrator', async () => {
    const { id } = await company()
    const abandoned = await api.signIn({ account: randomUUID() })
    const operator = await api.signIn({ account: randomUUID(), role: 'SUPER_ADMIN' })
    const { assessmentId: orphan } = await startAssessment(abandoned, BRAZIL_CONFIRMED)
    const { assessmentId: own } = await startAssessment(operator, BRAZIL_CONFIRMED)
    const { body } = await operator.call(cases.myTurn, { query: {} })
    const waiting = new Set(body.rows.map(({ assessmentId }) => assessmentId))

    expect([own, orphan, id].map((one) => waiting.has(one))).toEqual([true, true, false])
    expect(body.count).toBe(body.rows.length)
    expect((await unlock(operator, id, LEGAL)).status).toBe(200)
  })

  test('depends on type and group, and ends when the assessment becomes invisible', async () => {
    const account = randomUUID()
    const group = randomUUID()
    const owner = await api.signIn({ account, groups: [group] })
    const power = await api.signIn({ account, role: 'DPT_POWER_USER', groups: [group] })
    const { assessmentId: id } = await startAssessment(owner, BRAZIL_CONFIRMED)
    await startAssessment(await api.signIn({ account }), BRAZIL_CONFIRMED)
    const turn = async () => (await power.call(cases.myTurn, { query: {} })).body

    expect(await turn()).toMatchObject({ count: 1, rows: [{ ...TECHNICAL, assessmentId: id }] })
    await owner.call(cases.update, { params: { id }, body: { visibility: 'PRIVATE' } })
    expect((await turn()).count).toBe(0)
  })
})

const actionOf = (account: string, action: string) =>
  and(eq(auditEntries.accountId, account), eq(auditEntries.action, action))
