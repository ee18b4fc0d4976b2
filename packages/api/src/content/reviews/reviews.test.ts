import { content, countries, events, isOverdue, reviews } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditEntries } from '../../db/schema.ts'
import { monthsAfter, today } from '../../shared/days.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { startPublishing } from '../../testing/startPublishing.ts'
import { reviewOf } from '../stored/freshness.ts'

const api = startApi()
const law = startPublishing(api)
let [editor, reader] = [] as unknown as [Person, Person]

beforeAll(async () => {
  editor = law.editor
  reader = await api.signIn()
})

/** So long ago that every limit has passed, and the day on which the review was due. */
const LONG_AGO = '1900-02-28'
const DUE = '2000-02-28'

const publish = (id: string, change: object) => law.publish(id, (file) => ({ ...file, ...change }))
const review = (person: Person, { id, version }: { id: string; version: number }, source = 'The official gazette.') =>
  person.call(reviews.record, { params: { id }, body: { version, source } })
const countryOf = async (id: string) => (await reader.call(countries.one, { params: { id }, query: {} })).body

describe('the review of a version', () => {
  test.each([
    { day: '2026-11-20', months: 12, due: '2027-11-20' },
    { day: '2024-02-29', months: 12, due: '2025-02-28' },
    { day: '2026-12-31', months: 2, due: '2027-02-28' },
    { day: '2026-01-31', months: 1, due: '2026-02-28' },
  ])('of $day is valid for $months months, until $due', ({ day, months, due }) => {
    expect(monthsAfter(day, months)).toBe(due)
  })

  test('is stated by its author, otherwise counted from the day its facts were read', () => {
    const reviewed = { by: 'Ana', on: today(), source: 'Gazette' }
    expect(reviewOf({ asOf: LONG_AGO, reviewed }, undefined, 1)).toMatchObject({ by: 'Ana', overdue: false })
    expect(reviewOf({ asOf: LONG_AGO }, undefined, 1200)).toMatchObject({ by: null, due: DUE, overdue: true })
  })

  test('is not overdue on the last day', () => {
    expect(isOverdue('2027-11-20', '2027-11-20')).toBe(false)
    expect(isOverdue('2027-11-20', '2027-11-21')).toBe(true)
  })
})

describe('a country whose review is overdue', () => {
  test('is marked wherever it is shown, and listed for editors of legal content', async () => {
    const { version } = await publish('CL', { asOf: LONG_AGO })
    const shown = { by: null, on: null, source: null, due: DUE, overdue: true }
    const stats = (await reader.call(countries.stats, { query: {} })).body.rows
    const survey = (await reader.call(content.survey, {})).body
    const overdue = (await editor.call(reviews.overdue, {})).body

    expect((await countryOf('CL')).review).toEqual(shown)
    expect(stats.find(({ iso2 }) => iso2 === 'CL')?.review).toEqual(shown)
    expect(stats.find(({ iso2 }) => iso2 === 'PE')?.review).toMatchObject({ by: null, overdue: false })
    expect(stats.find(({ iso2 }) => iso2 === 'GP')?.review).toBeNull()
    expect(survey.countries.find(({ iso2 }) => iso2 === 'CL')?.reviewDue).toBe(DUE)
    const daysOverdue = (Date.parse(today()) - Date.parse(DUE)) / 86_400_000
    expect(overdue).toEqual({
      count: 1,
      rows: [{ countryId: 'CL', name: 'Chile', version, review: shown, daysOverdue }],
    })
    expect((await reader.call(reviews.overdue, {})).status).toBe(403)
  })
})

describe('a review', () => {
  test('is recorded with its reviewer, day and source, and creates no new version', async () => {
    const params = await publish('AR', { asOf: LONG_AGO })
    const reply = await review(editor, params, '  The official gazette of 2026.  ')
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.action, 'COUNTRY_REVIEW'))
    const announced = (await editor.call(events.list, { body: { q: 'was reviewed' } })).body

    expect(reply.body).toMatchObject({
      by: 'Ada Ng',
      on: today(),
      source: 'The official gazette of 2026.',
      overdue: false,
    })
    expect(await countryOf('AR')).toMatchObject({ review: reply.body, activeVersion: params.version })
    expect((await editor.call(reviews.overdue, {})).body.rows.map(({ countryId }) => countryId)).not.toContain('AR')
    expect(entries.at(-1)).toMatchObject({ accountId: 'operator', actorId: editor.userId })
    expect(announced.rows[0]).toMatchObject({
      eventType: 'COUNTRY_UPDATE',
      label: `Argentina: version ${params.version} was reviewed`,
    })
  })

  test('applies to one version; for another, nothing is recorded', async () => {
    const params = await publish('ZA', { asOf: LONG_AGO })
    const late = await review(editor, { id: 'ZA', version: 1 })

    expect(late).toMatchObject({ status: 409, body: { code: 'STALE_VERSION', current: { version: params.version } } })
    expect((await countryOf('ZA')).review).toMatchObject({ overdue: true })
    await review(editor, params)
    await publish('ZA', { asOf: LONG_AGO, name: 'South Africa, again' })
    expect((await countryOf('ZA')).review).toMatchObject({ by: null, overdue: true })
  })

  test.each([
    { name: 'no source', id: 'KE', source: ' ', code: 'INVALID_INPUT', path: 'source' },
    {
      name: 'a country that has not been assessed',
      id: 'GP',
      source: 'The gazette.',
      code: 'VERSION_NOT_FOUND',
      path: undefined,
    },
    { name: 'an unknown country', id: 'QQ', source: 'The gazette.', code: 'COUNTRY_NOT_FOUND', path: undefined },
  ])('is refused with $name', async ({ id, source, code, path }) => {
    const reply = await review(editor, { id, version: 1 }, source)
    expect(reply.body.code).toBe(code)
    expect(reply.body.errors?.[0]?.path).toBe(path)
  })

  test('is allowed only to editors of legal content, and cannot be changed', async () => {
    expect((await review(reader, { id: 'KE', version: 1 })).status).toBe(403)
    await review(editor, { id: 'KE', version: 1 })
    await expect(api.pool.query(`update content_reviews set source = 'Other'`)).rejects.toThrow('append-only')
    await expect(api.pool.query('delete from content_reviews')).rejects.toThrow('append-only')
  })
})
