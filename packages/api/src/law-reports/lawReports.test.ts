import { lawReports, MAX_LAW_REPORTS_A_DAY, notifications } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accounts, lawReports as reportTable } from '../db/schema.ts'
import { type Person, startApi } from '../testing/startApi.ts'

const api = startApi()
let editor = undefined as unknown as Person
beforeAll(async () => {
  editor = await api.signIn({ account: 'operator', role: 'DPT_LEGAL_ADMIN' })
  await api.db.update(accounts).set({ operator: true }).where(eq(accounts.accountId, 'operator'))
  editor = await api.signIn({ account: 'operator', role: 'DPT_LEGAL_ADMIN' })
})

const TEXT = 'The decree of 2016 was replaced last month.'
const report = (person: Person, body: object, id = 'BR') =>
  person.call(lawReports.create, { params: { id }, body: { text: TEXT, ...body } })
const bellOf = async (person: Person) => (await person.call(notifications.list, { query: {} })).body.rows
const listed = async () => (await editor.call(lawReports.list, {})).body.rows

test('a report reaches those who edit the law, and its reporter is told the answer once', async () => {
  const ana = await api.signIn({ role: 'GUEST_USER' })
  const address = 'https://example.org/decree'
  expect((await report(ana, { address, rowId: 'br-access-1', documentId: 'br-law-13123' })).status).toBe(200)
  const [open] = await listed()
  if (!open) throw new Error('nothing is listed')
  expect(open).toMatchObject({ countryId: 'BR', country: 'Brazil', text: TEXT, address, by: 'Ada Ng', outcome: null })
  expect(await bellOf(editor)).toMatchObject([
    { text: 'An error or a newer law was reported for Brazil', about: 'lawReports', countryId: null },
  ])

  const answer = { params: { id: open.reportId }, body: { outcome: 'done' as const, answer: 'Version 3 has it.' } }
  expect((await ana.call(lawReports.answer, answer)).status).toBe(403)
  expect((await ana.call(lawReports.list, {})).status).toBe(403)
  expect((await editor.call(lawReports.answer, answer)).status).toBe(200)
  expect((await editor.call(lawReports.answer, answer)).status).toBe(404)
  expect(await bellOf(ana)).toMatchObject([
    {
      text: 'Your report on Brazil led to a change of its law: “Version 3 has it.”',
      about: 'country',
      countryId: 'BR',
    },
  ])
  expect(await listed()).toMatchObject([{ outcome: 'done', answer: 'Version 3 has it.', answeredBy: 'Ada Ng' }])
})

test.each([
  { path: 'text', body: { text: ' short ' } },
  { path: 'address', body: { address: 'javascript:alert(1)' } },
  { path: 'address', body: { address: 'ftp://example.org/law' } },
  { path: 'rowId', body: { rowId: 'no id' } },
])('a bad $path is refused by its name', async ({ path, body }) => {
  const reply = await report(await api.signIn(), body)
  expect(reply).toMatchObject({ status: 422, body: { errors: [{ path }] } })
})

test('an unknown country is not found, and an EU member without a law of its own can be reported on', async () => {
  const ana = await api.signIn()
  expect((await report(ana, {}, 'QQ')).status).toBe(404)
  expect((await report(ana, {}, 'EU')).status).toBe(200)
})

test('a user reports a limited number a day, others go on', async () => {
  const ana = await api.signIn()
  for (let made = 0; made < MAX_LAW_REPORTS_A_DAY; made++) expect((await report(ana, {})).status).toBe(200)
  const refused = await report(ana, {})
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('3600')
  expect((await report(await api.signIn(), {})).status).toBe(200)
  expect(await api.db.$count(reportTable, eq(reportTable.userId, ana.userId))).toBe(MAX_LAW_REPORTS_A_DAY)
})
