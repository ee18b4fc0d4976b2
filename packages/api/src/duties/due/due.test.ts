import { randomUUID } from 'node:crypto'
import { cases, type Duty, due, duties, evidence, users as userCalls } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { assessments, dutyReminderDays, duties as dutyTable, users } from '../../db/schema.ts'
import { addJobs } from '../../jobs/jobs.ts'
import { startAssessment } from '../../testing/assessing.ts'
import { BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'
import { emptyQueue } from '../../testing/workQueue.ts'
import { queueDutyMails } from './reminders.ts'

const api = startApi()
const mail = startMail(api)

/** A company whose owner has one open duty, due on the given day. */
async function company(dueDay: string) {
  const account = randomUUID()
  const owner = await api.signIn({ account })
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  const { assessmentId } = await startAssessment(owner, BRAZIL_CONFIRMED)
  const { rows } = (await owner.call(duties.ofAssessment, { params: { id: assessmentId } })).body
  const [first, ...others] = rows.filter(({ state }) => state === 'open') as [Duty, ...Duty[]]
  for (const { dutyId } of others) {
    await owner.call(duties.change, { params: { dutyId }, body: { state: 'done' } })
  }
  await owner.call(duties.change, { params: { dutyId: first.dutyId }, body: { dueDay } })
  return { account, owner, admin, assessmentId, duty: first, done: rows.length - 1 }
}
const search = async (person: Person, body: Parameters<typeof person.call<typeof due.search>>[1]['body'] = {}) =>
  (await person.call(due.search, { body })).body
const feed = (address: string) => api.app.inject(new URL(address).pathname)

test('owners are reminded by mail and notification, once a day for the same duty; other users cannot remind of it', async () => {
  const { owner, admin, duty } = await company('2031-03-04')
  const stranger = await api.signIn({ account: randomUUID() })
  const remind = async (person: Person) =>
    (await person.call(duties.remind, { body: { dutyIds: [duty.dutyId] } })).body.reminded

  expect(await remind(stranger)).toBe(0)
  expect(await remind(owner)).toBe(0)
  expect(await remind(admin)).toBe(1)
  expect(await remind(admin)).toBe(0)
  await mail.work()
  expect(mail.to(owner.email).map(({ text }) => text.includes('Ada Ng asks you'))).toContain(true)
})

test('a reminder of a hundred duties is one mail, also when it is queued twice', async () => {
  const { owner } = await company('2031-03-04')
  const { rows } = (await owner.call(due.search, { body: { view: 'mine' } })).body
  const dutyIds = [...rows.map(({ dutyId }) => dutyId), ...Array.from({ length: 99 }, () => randomUUID())]
  const payload = { userId: owner.userId, day: '2031-03-01', since: '2031-03-01', about: 'asked' as const, dutyIds }
  await addJobs(api.db, 'mailDuties', [payload])
  await addJobs(api.db, 'mailDuties', [payload])
  await mail.work()

  expect(mail.to(owner.email).map(({ text }) => text.split('\n')[0])).toEqual([
    'A colleague asks you at the ABS Portal to look at this duty:',
  ])
})

describe('what is due', () => {
  test('is counted by view and week, for everyone who may read the assessments', async () => {
    const { owner, admin, duty, done } = await company('2026-01-07')
    const stranger = await api.signIn({ account: randomUUID() })
    const dueSearch = await search(admin)

    expect(dueSearch.rows).toMatchObject([{ dutyId: duty.dutyId, overdue: true, id: 1, providerCountry: 'BR' }])
    expect(dueSearch.counts).toEqual({ open: 1, mine: 0, overdue: 1, done })
    expect(dueSearch.weeks).toEqual([{ week: '2026-01-05', overdue: 1, open: 0 }])
    expect(dueSearch.filterValues.owner).toEqual([{ value: owner.userId, label: 'Ada Ng', count: 1 }])
    expect((await search(owner, { view: 'mine' })).total).toBe(1)
    expect(await search(stranger)).toMatchObject({ total: 0, rows: [], weeks: [] })
    expect((await owner.call(due.overdue, {})).body).toEqual({ count: 1, mine: 1 })
    expect((await admin.call(due.overdue, {})).body).toEqual({ count: 1, mine: 0 })
    expect((await admin.call(cases.search, { body: {} })).body.rows).toMatchObject([{ dueDay: '2026-01-07' }])
  })

  test('can be filtered by owner, country, day and text, and sorted', async () => {
    const { owner, admin, done } = await company('2031-03-04')
    const totals = async (body: Parameters<typeof search>[1]) => (await search(admin, body)).total

    expect(await totals({ filters: { owner: [owner.userId] } })).toBe(1)
    expect(await totals({ filters: { owner: [admin.userId] } })).toBe(0)
    expect(await totals({ filters: { providerCountry: ['PE'] } })).toBe(0)
    expect(await totals({ filters: { from: '2031-03-04', to: '2031-03-04' } })).toBe(1)
    expect(await totals({ filters: { to: '2031-03-03' } })).toBe(0)
    expect(await totals({ q: '#000001' })).toBe(1)
    expect(await totals({ q: 'subtilis' })).toBe(1)
    expect(await totals({ q: '100%' })).toBe(0)
    expect(await totals({ view: 'done', sort: { owner: 'desc' } })).toBe(done)
  })

  test('lists overdue duties first and duties without a day last', async () => {
    const { owner, admin } = await company('2031-03-04')
    await api.db.update(dutyTable).set({ state: 'open' }).where(eq(dutyTable.accountId, owner.accountId))
    const days = (await search(admin, { size: 100 })).rows.map(({ dueDay }) => dueDay ?? '9999')

    expect(days.length).toBeGreaterThan(2)
    expect(days).toEqual(days.toSorted())
  })

  test('can be exported as CSV and as a spreadsheet', async () => {
    const { admin, duty } = await company('2031-03-04')
    const asFile = (path: string) =>
      api.app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { authorization: `Bearer ${admin.accessToken}` },
        payload: {},
      })
    const csv = await asFile(due.exportCsv.path)
    const xlsx = await asFile(due.exportXlsx.path)

    expect(csv.body).toContain('2031-03-04')
    expect(csv.body).toContain(duty.text.slice(0, 20))
    expect(csv.body.trim().split('\r\n')).toHaveLength(2)
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})

describe('a calendar address', () => {
  test('shows day, duty and number by RFC 5545, and no name of a material', async () => {
    const { owner, duty } = await company('2031-03-04')
    const { body } = await owner.call(due.makeCalendar, { body: { scope: 'mine', remindDays: [14, 2] } })
    const { statusCode, headers, body: text } = await feed(body.address)
    const lines = text.split('\r\n')
    const unfolded = text.replaceAll('\r\n ', '')

    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(lines.at(-1)).toBe('')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20310304')
    expect(unfolded).toContain(`UID:${duty.dutyId}@`)
    expect(unfolded).toContain('(#000001)')
    expect(unfolded).toContain('TRIGGER:-P14D')
    expect(unfolded).not.toContain('subtilis')
    expect((await owner.call(due.calendar, {})).body.calendar).toMatchObject({
      scope: 'mine',
      readAt: expect.any(String),
    })
  })

  test('stops working when it is replaced or revoked, and while its user may not sign in', async () => {
    const { owner } = await company('2031-03-04')
    const make = async () => (await owner.call(due.makeCalendar, { body: { scope: 'all' } })).body.address
    const first = await make()
    const second = await make()
    const ofUser = eq(users.userId, owner.userId)

    expect((await feed(first)).statusCode).toBe(410)
    expect((await feed(second)).statusCode).toBe(200)
    await owner.call(due.endCalendar, {})
    expect((await feed(second)).statusCode).toBe(410)
    expect((await owner.call(due.calendar, {})).body).toEqual({ calendar: null })
    const third = await make()
    await api.db.update(users).set({ status: 'DEACTIVATED' }).where(ofUser)
    expect((await feed(third)).statusCode).toBe(410)
  })

  test('stays dead when its user is deactivated and activated again', async () => {
    const { owner } = await company('2031-03-04')
    const administrator = await api.signIn({ account: owner.accountId, role: 'ACC_ADMIN' })
    const old = (await owner.call(due.makeCalendar, { body: { scope: 'all' } })).body.address
    for (const status of ['DEACTIVATED', 'ACTIVE'] as const) {
      const update = { params: { id: owner.userId }, body: { status } }
      expect((await administrator.call(userCalls.update, update)).status).toBe(200)
    }

    expect((await feed(old)).statusCode).toBe(410)
  })

  test("shows nothing of an assessment that was deleted or is another user's private one", async () => {
    const { owner, admin, assessmentId } = await company('2031-03-04')
    const reader = await api.signIn({ account: owner.accountId })
    const { address } = (await reader.call(due.makeCalendar, { body: { scope: 'all' } })).body
    const events = async () => (await feed(address)).body.match(/BEGIN:VEVENT/g)?.length ?? 0

    expect(await events()).toBe(1)
    const ofCase = eq(assessments.assessmentId, assessmentId)
    await api.db.update(assessments).set({ visibility: 'PRIVATE' }).where(ofCase)
    expect(await events()).toBe(0)
    await api.db.update(assessments).set({ visibility: 'ACCOUNT', deletedAt: new Date() }).where(ofCase)
    expect(await events()).toBe(0)
    expect((await search(admin)).total).toBe(0)
  })
})

describe('mails about duties', () => {
  beforeEach(async () => {
    await api.db.delete(dutyReminderDays)
    await api.db.delete(dutyTable)
    await emptyQueue(api.pool)
  })
  const sentOn = async (day: string, { email }: Person) => {
    const before = mail.to(email).length
    await queueDutyMails(api.db, day)
    await mail.work()
    return mail.to(email).slice(before)
  }

  test.each([
    { day: '2031-02-02', reminded: 1 },
    { day: '2031-02-25', reminded: 1 },
    { day: '2031-03-04', reminded: 1 },
    { day: '2031-02-05', reminded: 0 },
  ])('on $day of a duty due on 2031-03-04: $reminded', async ({ day, reminded }) => {
    const { owner } = await company('2031-03-04')
    const sent = await sentOn(day, owner)

    expect(sent).toHaveLength(reminded)
    for (const { text } of sent) {
      expect(text).toMatch(/Bacillus subtilis · Brazil · Screening \(#000001\)\s+(Due|Overdue since) 04\/03\/2031: \w/)
    }
  })

  test('mention a paper that expires in 30 days, but not again the next day', async () => {
    const { owner, assessmentId } = await company('2036-03-04')
    const target = { part: 'assessment', id: null } as const
    const body = { kind: 'permit', number: 'A-1', validTo: '2031-03-27', target } as const
    await owner.call(evidence.add, { params: { id: assessmentId }, body })
    const [told, ...more] = await sentOn('2031-02-25', owner)

    expect(told?.text).toMatch(/Permit A-1\s+Valid until: 27\/03\/2031\s+Bacillus subtilis · Brazil · Screening/)
    expect([...more, ...(await sentOn('2031-02-26', owner))]).toEqual([])
  })

  test('are sent once a day and, after a downtime, for the days missed meanwhile', async () => {
    const { owner } = await company('2031-03-04')

    expect(await sentOn('2031-02-25', owner)).toHaveLength(1)
    expect(await sentOn('2031-02-25', owner)).toHaveLength(0)
    expect(await sentOn('2031-03-06', owner)).toHaveLength(1)
  })

  test('are sent on Mondays for the week, but not to users who turned them off', async () => {
    const { owner } = await company('2031-03-04')
    const [week] = await sentOn('2031-02-10', owner)
    expect(week?.raw).toContain('Your week: 1 duty')
    await api.db
      .update(users)
      .set({ preferences: { dutyWeekly: false } })
      .where(eq(users.userId, owner.userId))
    expect(await sentOn('2031-02-17', owner)).toHaveLength(0)
  })
})
