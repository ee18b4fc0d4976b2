import { randomUUID } from 'node:crypto'
import { type CountryFile, cases, dashboard, notifications } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { assessmentDecisions, assessments, notifications as notificationTable } from '../../db/schema.ts'
import { answer, readAssessment, startAssessment, unlockAll } from '../../testing/assessing.ts'
import { BRAZIL, BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { startPublishing } from '../../testing/startPublishing.ts'
import { notifyLawUnlockers } from './notifyLawUnlockers.ts'
import { reevaluate } from './reevaluate.ts'

const api = startApi()
const law = startPublishing(api)

type Row = CountryFile['matrices'][number]['rows'][number]

/** The law of Brazil with this colour in every row that is not GREEN, and with a lock whose text names the colour. */
const withColour = (status: 'AMBER' | 'RED') => (file: CountryFile) => ({
  ...file,
  locks: file.locks.map((lock) => (lock.id === REWORDED ? { ...lock, text: `No use while it is ${status}.` } : lock)),
  matrices: file.matrices.map((matrix) => ({ ...matrix, rows: matrix.rows.map((row) => inColour(row, status)) })),
})
const REWORDED = 'br-no-use-before-permit'
// biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
const inColour = (row: Row, status: 'AMBER' | 'RED'): Row => ({ ...row, then: { ...row.then, ...darkIn(row, status) } })
const darkIn = ({ then }: Row, status: 'AMBER' | 'RED') => then.status && then.status !== 'GREEN' && { status }

/** Activates that law and decides all assessments again. */
async function publish(status: 'AMBER' | 'RED') {
  const published = await law.publish('BR', withColour(status))
  await reevaluate(api.deps, published)
  return published
}
const bell = async (person: Person) => (await person.call(notifications.list, { query: {} })).body
const texts = async (person: Person) => (await bell(person)).rows.map(({ text }) => text)
const sheet = (person: Person, id: string, query: { from?: number; size?: number } = {}) =>
  person.call(dashboard.lawChange, { params: { id }, query })

describe('a new version of the law', () => {
  test('notifies an owner in one sentence, which leads to the changes: colours, obligations, locks', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    const bo = await api.signIn({ account: ana.accountId })
    const made = [await startAssessment(ana), await startAssessment(ana, BRAZIL_CONFIRMED), await startAssessment(ana)]
    await startAssessment(ana, { ...BRAZIL, providerCountry: 'PE' })
    const { activationId, version } = await publish('AMBER')

    expect((await bell(ana)).rows).toMatchObject([
      {
        text: `Version ${version} of the law of Brazil: 3 of your assessments changed: 3 Red to Amber.`,
        about: 'lawChange',
        activationId,
      },
    ])
    expect(await texts(bo)).toEqual([])
    const { body } = await sheet(ana, activationId)
    expect(body).toMatchObject({ country: 'BR', version, finished: true, count: 3 })
    expect(body.rows.map(({ assessmentId }) => assessmentId)).toEqual(made.map(({ assessmentId }) => assessmentId))
    expect(body.rows[1]).toMatchObject({ before: 'RED', after: 'AMBER', step: null, id: 2 })
    expect(body.rows[1]?.locks).toMatchObject({
      added: [{ type: 'technical', text: 'No use while it is AMBER.' }],
      removed: [{ type: 'technical' }],
    })
    expect((await sheet(ana, activationId, { from: 1, size: 1 })).body.rows).toMatchObject([{ id: 2 }])
    expect((await sheet(bo, activationId)).body).toMatchObject({ count: 0, rows: [] })
    expect(await sheet(bo, randomUUID())).toMatchObject({ status: 404, body: { code: 'ACTIVATION_NOT_FOUND' } })
    const changed = (await ana.call(dashboard.changedByLaw, { query: {} })).body
    expect(changed).toMatchObject({ count: 3, rows: [{ activationId, before: 'RED', after: 'AMBER' }, {}, {}] })
    const seen = await bo.call(dashboard.changedByLaw, { query: { scope: 'all' } })
    expect(seen.body).toMatchObject({ count: 3, rows: [{ isOwn: false }, {}, {}] })
    expect((await bo.call(dashboard.changedByLaw, { query: {} })).body.count).toBe(0)
    await publish('RED')
  })

  test('notifies those who may open the locks that it closed, once, with the number of locks of the types they may open', async () => {
    const account = randomUUID()
    const group = randomUUID()
    const owner = await api.signIn({ account, groups: [group] })
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    const legal = await api.signIn({ account, role: 'DPT_LEGAL_USER', groups: [group] })
    const power = await api.signIn({ account, role: 'DPT_POWER_USER', groups: [group] })
    const elsewhere = await api.signIn({ account, role: 'DPT_LEGAL_USER', groups: [randomUUID()] })
    const two = [await startAssessment(owner, BRAZIL_CONFIRMED), await startAssessment(owner, BRAZIL_CONFIRMED)]
    for (const { assessmentId } of two) await unlockAll(admin, assessmentId)
    await api.db.delete(notificationTable)
    const { activationId, version } = await publish('AMBER')
    const openers = [owner, admin, legal, power, elsewhere]
    const tell = () => Promise.all(openers.map(({ userId }) => notifyLawUnlockers(api.deps, { userId, activationId })))
    await Promise.all([tell(), tell()])

    const closed = (await readAssessment(owner, two[0]?.assessmentId ?? '')).body.assessment.locks.filter(
      (lock) => lock.closed,
    )
    const messageOf = (type: string) => {
      const count = 2 * closed.filter((lock) => lock.type === type).length
      return `${count} ${type} locks`
    }
    const by = `Under version ${version} of the law of Brazil, `
    expect(await texts(admin)).toEqual([
      `${by}${messageOf('legal')} and ${messageOf('technical')} were placed that you may release.`,
    ])
    expect(await texts(legal)).toEqual([`${by}${messageOf('legal')} were placed that you may release.`])
    expect(await texts(power)).toEqual([`${by}${messageOf('technical')} were placed that you may release.`])
    expect((await bell(power)).rows).toMatchObject([{ about: 'myTurn', activationId, assessmentId: null }])
    expect(await texts(elsewhere)).toEqual([])
    expect(await texts(owner)).toEqual([expect.stringContaining('2 of your assessments changed')])
    await publish('RED')
  })
})

describe('the bell', () => {
  test('includes and counts nothing of an assessment that the reader may no longer see', async () => {
    const account = randomUUID()
    const owner = await api.signIn({ account })
    const power = await api.signIn({ account, role: 'DPT_LEGAL_ADMIN' })
    const colleague = await api.signIn({ account })
    const { assessmentId } = await startAssessment(owner)
    const message = { code: 'sentence', params: { text: 'Look at it.' } } as const
    const about = { accountId: account, message, assessmentId, createdAt: new Date() }
    await api.db
      .insert(notificationTable)
      .values([power, colleague].map(({ userId }) => ({ ...about, userId, notificationId: randomUUID() })))
    expect(await bell(colleague)).toMatchObject({ count: 1, total: 1, rows: [{ assessmentId }] })
    await owner.call(cases.update, { params: { id: assessmentId }, body: { visibility: 'PRIVATE' } })

    expect(await bell(colleague)).toEqual({ count: 0, total: 0, rows: [] })
    expect(await bell(power)).toMatchObject({ count: 1, total: 1 })
    await answer(owner, assessmentId, { remarks: 'Still mine.' })
  })

  test('is read page by page, and only displayed notifications are marked as read', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    const { accountId, userId } = ana
    const rows = Array.from({ length: 60 }, (_, index) => ({
      accountId,
      userId,
      assessmentId: null,
      message: { code: 'sentence' as const, params: { text: `Message ${index}` } },
      createdAt: new Date(Date.UTC(2026, 10, 1, 0, 0, index >> 1)),
      notificationId: randomUUID(),
    }))
    await api.db.insert(notificationTable).values(rows)
    const first = await bell(ana)
    const notificationIds = first.rows.map((row) => row.notificationId)
    await ana.call(notifications.read, { body: { notificationIds } })
    const rest = (await ana.call(notifications.list, { query: { from: 50 } })).body

    expect(first).toMatchObject({ count: 60, total: 60 })
    expect(first.rows).toHaveLength(50)
    expect(rest.count).toBe(10)
    expect(new Set([...first.rows, ...rest.rows].map(({ text }) => text)).size).toBe(60)
    expect(rest.rows.every(({ readAt }) => readAt === null)).toBe(true)
    const stranger = await api.signIn({ account: accountId })
    await stranger.call(notifications.read, { body: { notificationIds: rest.rows.map((row) => row.notificationId) } })
    expect((await bell(ana)).count).toBe(10)
    await api.db.delete(notificationTable).where(eq(notificationTable.userId, userId))
  })
})

test('tells an owner once of each case that was green because of a certificate that nobody has checked', async () => {
  const ana = await api.signIn({ account: randomUUID() })
  const certified = {
    papersHeld: ['ircc'],
    irccNumber: 'ABSCH-IRCC-BR-253812-1',
    papersCoverUse: 'yes',
    changeOfIntent: 'no',
  }
  const { assessmentId } = await startAssessment(ana, { ...BRAZIL_CONFIRMED, ...certified })
  const other = await startAssessment(ana, BRAZIL_CONFIRMED)
  for (const id of [assessmentId, other.assessmentId]) {
    await api.deps.db.update(assessments).set({ result: 'GREEN' }).where(eq(assessments.assessmentId, id))
    const made = eq(assessmentDecisions.assessmentId, id)
    await api.deps.db.update(assessmentDecisions).set({ status: 'GREEN' }).where(made)
  }
  const found = await ana.call(cases.search, { body: { filters: { attention: ['evidenceUnchecked'] } } })
  expect(found.body.rows.map((row) => row.assessmentId)).toEqual([assessmentId])
  await publish('RED')
  const told = (await bell(ana)).rows.filter((row) => row.assessmentId === assessmentId)
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('nobody has checked its certificate')])
  await publish('AMBER')
  const aboutCertificate = async () => (await bell(ana)).rows.filter((row) => row.text.includes('certificate'))
  expect(await aboutCertificate()).toHaveLength(1)

  // As an earlier release left it, which took the green without telling the owner.
  await api.db.delete(notificationTable).where(eq(notificationTable.assessmentId, assessmentId))
  await publish('RED')
  expect(await aboutCertificate()).toMatchObject([{ assessmentId }])
  await publish('AMBER')
  expect(await aboutCertificate()).toHaveLength(1)
})
