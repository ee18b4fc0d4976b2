import { type CountryFile, countries, events, news, versions } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '../../db/schema.ts'
import { startApi } from '../../testing/startApi.ts'
import { expectWhatIs } from '../../testing/startPublishing.ts'

const api = startApi()
const LAWYER = { account: 'operator', role: 'DPT_LEGAL_ADMIN' } as const

/** The file with every RED rule changed to AMBER, with a unique reason. */
const milder = (file: CountryFile): CountryFile => ({
  ...file,
  matrices: file.matrices.map((matrix) => ({
    ...matrix,
    rows: matrix.rows.map((row) =>
      row.then.status === 'RED'
        ? // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
          { ...row, then: { ...row.then, status: 'AMBER' as const, reason: 'Milder now.' } }
        : row,
    ),
  })),
})

test('the effect of a version on the reference case is available once it is active, for each use', async () => {
  await api.makeUser(LAWYER)
  await api.db.update(accounts).set({ operator: true }).where(eq(accounts.accountId, 'operator'))
  const editor = await api.signIn(LAWYER)
  const second = await api.signIn(LAWYER)
  const reader = await api.signIn()
  const draft = await editor.call(versions.create, { params: { id: 'BR' }, body: { from: 1 } })
  const { version, file } = draft.body
  const params = { id: 'BR', version: version.version }
  await editor.call(versions.replace, { params, body: milder(file) })
  await expectWhatIs(editor, params, milder(file))
  const days = { accessDate: '2019-03-10', intendedUseDate: '2026-11-01' }
  const effect = (from: number, to: number) =>
    reader.call(countries.effect, { params: { id: 'BR' }, query: { from: String(from), to: String(to), ...days } })

  expect(await effect(1, 2)).toMatchObject({ status: 404, body: { code: 'VERSION_NOT_FOUND' } })
  const overTime = (query: { version?: string } = {}) =>
    reader.call(countries.overTime, {
      params: { id: 'BR' },
      query: { intendedUseDate: days.intendedUseDate, ...query },
    })
  const strict = (await overTime()).body
  expect(await overTime({ version: '2' })).toMatchObject({ status: 404, body: { code: 'VERSION_NOT_FOUND' } })
  expect(await second.call(versions.activate, { params })).toMatchObject({ status: 200 })
  const { body } = await effect(1, 2)

  expect(body.changed.find(({ use }) => use === 'breeding')).toEqual({
    use: 'breeding',
    title: 'Breeding',
    before: 'RED',
    after: 'AMBER',
    reasons: expect.arrayContaining(['Milder now.']),
  })
  const step = { countryId: 'BR', from: 1, to: 2 }
  const announced = await reader.call(events.list, { body: { q: 'Brazil' } })
  expect(announced.body.rows).toMatchObject([{ eventType: 'COUNTRY_ACTIVATED', step }])
  expect((await reader.call(news.list, {})).body.rows.find(({ kind }) => kind === 'version')).toMatchObject({ step })
  expect(body.changed.length + body.unchanged).toBe(20)
  expect((await effect(2, 1)).body.changed.map(({ before, after }) => `${before} ${after}`)).toContain('AMBER RED')
  expect((await effect(2, 2)).body).toMatchObject({ changed: [], unchanged: 20 })

  // Each version's colours over time come from its own rules.
  expect((await overTime()).body).not.toEqual(strict)
  expect((await overTime({ version: '1' })).body).toEqual(strict)
  expect((await overTime({ version: '2' })).body).toEqual((await overTime()).body)
  const breeding = (query: { version?: string }) =>
    reader.call(countries.result, { params: { id: 'BR' }, query: { use: 'breeding', ...days, ...query } })
  expect((await breeding({ version: '1' })).body).toMatchObject({ status: 'RED', version: 1 })
  expect((await breeding({})).body).toMatchObject({ status: 'AMBER', version: 2 })
})
