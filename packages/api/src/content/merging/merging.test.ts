import {
  type ContentOperation,
  type CountryFile,
  editing,
  HOUSE,
  houseRules,
  merging,
  versions,
} from '@portal/contract'
import { beforeAll, expect, test } from 'vitest'
import { LAWYER, makeOperator } from '../../testing/operator.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
let [one, two, third] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  await makeOperator(api)
  one = await api.signIn(LAWYER)
  two = await api.signIn(LAWYER)
  third = await api.signIn(LAWYER)
})

const reworded = (file: CountryFile, at: number, reason: string): CountryFile => ({
  ...file,
  matrices: file.matrices.map((matrix, place) => ({
    ...matrix,
    rows: matrix.rows.map((row, index) =>
      // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
      place === 0 && index === at ? { ...row, then: { ...row.then, reason } } : row,
    ),
  })),
})

/** A draft in which the first two rows have other reasons; the first one is also changed in the version in force. */
async function outdatedDraft(id: string) {
  const begin = async (person: Person) =>
    (await person.call(versions.create, { params: { id }, body: { from: 1 } })).body
  const [draft, other] = [await begin(one), await begin(two)]
  const params = { id, version: draft.version.version }
  const ours = reworded(reworded(draft.file as CountryFile, 0, 'Ours, first.'), 1, 'Ours, second.')
  await one.call(versions.replace, { params, body: ours })
  const theirs = { id, version: other.version.version }
  await two.call(versions.replace, { params: theirs, body: reworded(other.file as CountryFile, 0, 'Theirs.') })
  expect((await third.call(versions.activate, { params: theirs })).status).toBe(200)
  expect((await third.call(versions.activate, { params })).body).toMatchObject({ code: 'VERSION_OUTDATED' })
  return { params, row: draft.file.matrices[0]?.rows[0]?.id as string, to: other.version.version }
}

test('a draft is merged with the version activated since, by those who may not activate it then', async () => {
  const { params, row, to } = await outdatedDraft('BR')
  const place = { entry: `row ${row}`, field: 'then/reason' }
  const before = (await one.call(merging.read, { params })).body
  expect(before).toMatchObject({ from: 1, to, taken: [], problems: [] })
  expect(before.conflicts).toMatchObject([{ ...place, ours: 'Ours, first.', theirs: 'Theirs.', choice: null }])

  const early = await one.call(merging.merge, { params })
  expect(early).toMatchObject({ status: 422, body: { errors: [{ path: `row ${row} then/reason` }] } })
  const both = await two.call(merging.choose, { params, body: { choices: [{ ...place, side: 'both' }] } })
  expect(both).toMatchObject({ status: 422, body: { errors: [{ path: 'choices.0' }] } })

  const chosen = await two.call(merging.choose, { params, body: { choices: [{ ...place, side: 'theirs' }] } })
  expect(chosen.body.conflicts).toMatchObject([{ choice: { side: 'theirs' } }])
  const merged = await one.call(merging.merge, { params })
  const reasons = merged.body.file.matrices[0]?.rows.slice(0, 2).map(({ then: outcome }) => outcome.reason)
  expect(reasons).toEqual(['Theirs.', 'Ours, second.'])

  expect((await one.call(merging.read, { params })).body).toMatchObject({ errors: [{ path: 'version' }] })
  for (const person of [one, two])
    expect((await person.call(versions.activate, { params })).body).toMatchObject({ code: 'VERSION_SECOND_PERSON' })
  expect((await third.call(versions.activate, { params })).status).toBe(200)
})

test('a merge is refused to others, for what is no draft, and for an unknown field', async () => {
  const { params } = await outdatedDraft('PE')
  expect((await (await api.signIn()).call(merging.read, { params })).status).toBe(403)
  expect((await one.call(merging.read, { params: { id: 'PE', version: 1 } })).body).toMatchObject({
    code: 'VERSION_NOT_DRAFT',
  })
  const choices = [{ entry: 'row pe-none', field: 'when', side: 'ours' as const }]
  expect((await one.call(merging.choose, { params, body: { choices } })).status).toBe(422)
})

test('two drafts of house rules are merged, also where none were in force when they were begun', async () => {
  const inAccount = () => api.signIn({ account: 'house', role: 'ACC_ADMIN' })
  const [ana, ben, eva] = [await inAccount(), await inAccount(), await inAccount()]
  const outcome = { status: 'RED', reason: 'Ask.', basis: [], confidence: 'high', obligations: [], locks: [] }
  const drafted = async (by: Person, use: string) => {
    const { version } = (await by.call(houseRules.begin, {})).body
    const params = { id: HOUSE, version: version.version }
    // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
    const row = { id: `zz-${use}`, when: [{ use: [use] }], then: outcome }
    const place = { matrix: 'zz-rules', below: null }
    const operation = { op: 'add', entry: `row zz-${use}`, place, after: row } as unknown as ContentOperation
    const body = { after: version.revision, operations: [operation] }
    expect((await by.call(editing.change, { params, body })).status).toBe(200)
    return params
  }
  const [mine, theirs] = [await drafted(ana, 'screening'), await drafted(ben, 'breeding')]
  const later = async (uses: readonly string[]) => {
    const { file } = (await ana.call(merging.merge, { params: mine })).body
    expect(file.matrices[0]?.rows.map(({ id }) => id).toSorted()).toEqual(
      [...uses.map((use) => `zz-${use}`), 'zz-otherwise'].toSorted(),
    )
  }
  expect((await eva.call(versions.activate, { params: theirs })).status).toBe(200)
  expect((await eva.call(versions.activate, { params: mine })).body).toMatchObject({ code: 'VERSION_OUTDATED' })
  expect((await ana.call(merging.read, { params: mine })).body).toMatchObject({
    source: 'active',
    from: 0,
    conflicts: [],
  })
  await later(['screening', 'breeding'])

  const next = await drafted(ben, 'ipr')
  expect((await eva.call(versions.activate, { params: next })).status).toBe(200)
  expect((await ana.call(merging.read, { params: mine })).body).toMatchObject({ conflicts: [], problems: [] })
  await later(['screening', 'breeding', 'ipr'])
  expect((await eva.call(versions.activate, { params: mine })).status).toBe(200)

  expect((await one.call(merging.read, { params: mine })).status).toBe(404)
  expect((await ana.call(merging.read, { params: { ...mine, id: 'BR' } })).status).toBe(403)
})
