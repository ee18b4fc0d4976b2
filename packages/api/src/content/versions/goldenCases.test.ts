import { type CountryFile, type GoldenCase, goldenCases, versions } from '@portal/contract'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentVersions } from '../../db/schema.ts'
import { loadedContent } from '../../testing/loadedContent.ts'
import { LAWYER, makeOperator } from '../../testing/operator.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { shippedContent } from '../shipped/shipped.ts'
import { storeShipped } from '../shipped/storeShipped.ts'

const api = startApi()
let [author, second] = [] as unknown as [Person, Person]
beforeAll(async () => {
  await makeOperator(api)
  author = await api.signIn(LAWYER)
  second = await api.signIn(LAWYER)
})

/** A draft of Kenya's law in which a row ends a month earlier: November 2006 becomes red. */
async function draftOfKenya() {
  const { version, file } = (await author.call(versions.create, { params: { id: 'KE' }, body: { from: 1 } })).body
  const matrices = file.matrices.map((matrix) => ({
    ...matrix,
    rows: matrix.rows.map((row) =>
      row.id === 'ke-1993-2006' ? { ...row, when: [{ accessDate: { before: '2006-11-01' } }] } : row,
    ),
  }))
  const params = { id: 'KE', version: version.version }
  await author.call(versions.replace, { params, body: { ...file, matrices } as CountryFile })
  return params
}

const NOVEMBER: GoldenCase = {
  name: 'taken in the month before the regulations',
  facts: { accessDate: '2006-11-15', use: 'screening', material: 'plant' },
  open: [],
  expect: { lights: { provider: 'RED' } },
}

describe('golden cases', () => {
  test('are copied into a draft, which is not activated while one fails or a changed row has none', async () => {
    const params = await draftOfKenya()
    const { cases, problems, revision } = (await author.call(goldenCases.read, { params })).body
    const failing = 'taken on the last day before the regulations'
    expect(cases.length).toBe(40)
    expect([...new Set(problems.map(({ path }) => path))]).toEqual([failing])
    const refused = await second.call(versions.activate, { params })
    expect(refused).toMatchObject({ status: 422, body: { errors: problems } })
    expect((await author.call(versions.validate, { params })).body).toEqual({ valid: false, problems })

    const kept = cases.filter(({ name }) => name !== failing)
    const without = kept.filter(({ expect: { rows = [] } }) => !rows.includes('ke-1993-2006'))
    const saved = await author.call(goldenCases.replace, { params, body: { cases: without } })
    expect(saved.body).toMatchObject({ revision: revision + 1, problems: [{ path: 'ke-1993-2006' }] })
    expect((await second.call(versions.activate, { params })).status).toBe(422)

    const whole = await author.call(goldenCases.replace, { params, body: { cases: [...kept, NOVEMBER] } })
    expect(whole.body.problems).toEqual([])
    const differences = { params: { id: 'KE' }, query: { from: 1, to: params.version } }
    const compared = async (person: Person) => (await person.call(versions.differences, differences)).body.ours.rows
    const ofCases = (await compared(author)).filter(({ kind }) => kind === 'case')
    expect(ofCases.map(({ id, change }) => [id, change])).toEqual([
      [failing, 'removed'],
      [NOVEMBER.name, 'added'],
    ])
    expect((await second.call(versions.activate, { params })).status).toBe(200)
    expect((await compared(await api.signIn())).map(({ kind }) => kind)).toEqual(['row'])
  })

  test('are refused if they are stale, of one name, without an expectation, of a version in force, or unreadable', async () => {
    const params = await draftOfKenya()
    const put = (cases: unknown, ref = params, ifMatch = '*') =>
      author.call(goldenCases.replace, { params: ref, body: { cases } as never }, { headers: { 'if-match': ifMatch } })
    expect((await put([NOVEMBER, NOVEMBER])).body).toMatchObject({ errors: [{ path: 'cases.1.name' }] })
    expect((await put([{ ...NOVEMBER, facts: undefined }])).status).toBe(422)
    for (const expected of [{}, { rows: [], lights: {} }])
      expect((await put([NOVEMBER, { ...NOVEMBER, name: 'expects nothing', expect: expected }])).body).toMatchObject({
        code: 'INVALID_INPUT',
        errors: [{ path: 'cases.1.expect', message: expect.stringContaining('“expects nothing” expects nothing') }],
      })
    expect((await put([NOVEMBER], params, '"1"')).body).toMatchObject({ code: 'STALE_VERSION' })
    expect((await put([NOVEMBER], { id: 'KE', version: 1 })).body).toMatchObject({ code: 'VERSION_NOT_DRAFT' })
    expect((await (await api.signIn()).call(goldenCases.read, { params })).status).toBe(403)
  })

  test('of a case that names what the law does not know are a problem, not an error', async () => {
    const params = await draftOfKenya()
    const strange = { ...NOVEMBER, facts: { ...NOVEMBER.facts, use: 'screning' } }
    const { body } = await author.call(goldenCases.replace, { params, body: { cases: [strange] } })
    expect(body.problems[0]).toEqual({ path: NOVEMBER.name, message: 'the facts name the unknown use "screning"' })
  })

  test('are added at a start to shipped versions that were stored without them, whose law stays as it was', async () => {
    const peru = and(eq(contentVersions.contentId, 'PE'), eq(contentVersions.version, 1))
    const [before] = await api.db.select().from(contentVersions).where(peru)
    await api.db.update(contentVersions).set({ cases: null, casesSha256: null }).where(peru)
    await storeShipped(api.db, shippedContent(loadedContent))
    const [after] = await api.db.select().from(contentVersions).where(peru)
    expect(before?.cases).not.toBeNull()
    expect(after).toEqual(before)
  })
})
