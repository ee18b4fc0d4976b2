import { type CountryFile, content, events, versions } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { activations, activeContent, auditEntries } from '../../db/schema.ts'
import { LAWYER, makeOperator } from '../../testing/operator.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
let [editor, second, third, reader] = [] as unknown as [Person, Person, Person, Person]

beforeAll(async () => {
  await makeOperator(api)
  editor = await api.signIn(LAWYER)
  second = await api.signIn(LAWYER)
  third = await api.signIn(LAWYER)
  reader = await api.signIn()
})

const list = async (person: Person, id: string) => (await person.call(versions.list, { params: { id } })).body
const begin = async (id: string, from = 1) =>
  (await editor.call(versions.create, { params: { id }, body: { from } })).body
const save = (person: Person, { version, file }: Draft, headers = {}) =>
  person.call(versions.replace, { params: named(version), body: file }, { headers })
const named = ({ contentId, version }: { contentId: string; version: number }) => ({ id: contentId, version })
type Draft = { version: { contentId: string; version: number }; file: CountryFile }

type Row = CountryFile['matrices'][number]['rows'][number]

const outcome = (row: Row, change: Partial<Row['then']>): Row => ({
  ...row,
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  then: { ...row.then, ...change },
})

/** The same file with another reason for a row. */
function reworded({ file, ...draft }: Draft, rowId: string, reason: string): Draft {
  const matrices = file.matrices.map((matrix) => ({
    ...matrix,
    rows: matrix.rows.map((row) => (row.id === rowId ? outcome(row, { reason }) : row)),
  }))
  return { ...draft, file: { ...file, matrices } }
}

describe('a draft', () => {
  test('begins as a copy with its own number, visible to editors only', async () => {
    const { version, file, problems } = await begin('PE')
    const other = await list(reader, 'pe')
    const announced = await reader.call(events.list, { body: { q: 'Peru' } })

    expect(version).toMatchObject({ contentId: 'PE', version: 2, state: 'draft', origin: 'local', basedOn: 1 })
    expect(file).toMatchObject({ country: 'PE', version: 2 })
    expect(problems).toEqual([])
    expect((await list(second, 'pe')).rows.map(({ state }) => state)).toEqual(['draft', 'active'])
    expect(other.rows.map((row) => row.version)).toEqual([1])
    expect(announced.body.count).toBe(0)
    expect((await editor.call(events.list, { body: { q: 'Peru' } })).body.rows[0]?.eventType).toBe('COUNTRY_DRAFTING')
    const differences = { params: { id: 'PE' }, query: { from: 1, to: 2 } }
    expect((await reader.call(versions.differences, differences)).body.code).toBe('VERSION_NOT_FOUND')
    expect((await editor.call(versions.differences, differences)).body.ours.rows).toEqual([])
    expect((await editor.call(content.countryLaw, { params: { id: 'PE' }, query: { version: 2 } })).status).toBe(404)
  })

  test('that two people change keeps the first change; the second person gets it with the refusal', async () => {
    const draft = await begin('MX')
    const row = draft.file.matrices[0]?.rows[0]?.id ?? ''
    const etag = { 'if-match': '"1"' }
    const first = await save(editor, reworded(draft, row, 'First.'), etag)
    const late = await save(second, reworded(draft, row, 'Late.'), etag)

    expect(first).toMatchObject({ status: 200, headers: { etag: '"2"' } })
    expect(late).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } })
    expect(late.body.current).toMatchObject({ version: { revision: 2 }, file: first.body.file })
    const whichever = { headers: { 'if-match': '*' } }
    expect((await second.call(versions.remove, { params: named(draft.version) }, whichever)).status).toBe(200)
  })

  test('is deleted for good, together with its number', async () => {
    const { version } = await begin('CO')
    const removed = await editor.call(versions.remove, { params: named(version) })

    expect(removed.body).toEqual({ success: true })
    expect((await editor.call(versions.read, { params: named(version) })).body.code).toBe('VERSION_NOT_FOUND')
  })

  test.each([
    { name: 'the active version', change: async () => ({ id: 'CL', version: 1 }), code: 'VERSION_NOT_DRAFT' },
    {
      name: 'a version that does not exist',
      change: async () => ({ id: 'CL', version: 77 }),
      code: 'VERSION_NOT_FOUND',
    },
  ])('is the only kind of version that can be changed or deleted: $name cannot', async ({ change, code }) => {
    const params = await change()
    const { file } = (await editor.call(versions.read, { params: { id: 'CL', version: 1 } })).body
    expect((await editor.call(versions.replace, { params, body: file })).body.code).toBe(code)
    expect((await editor.call(versions.remove, { params })).body.code).toBe(code)
  })

  test.each<{ name: string; broken: (file: CountryFile) => unknown; path: string }>([
    { name: 'an invalid date', broken: (file) => ({ ...file, asOf: '2026-02-30' }), path: 'asOf' },
    { name: 'no matrix', broken: (file) => ({ ...file, matrices: [] }), path: 'matrices' },
    { name: 'another country', broken: (file) => ({ ...file, country: 'BR' }), path: 'country' },
    { name: 'an unknown field', broken: (file) => ({ ...file, colour: 'red' }), path: 'colour' },
  ])('is refused with $name, naming its path', async ({ broken, path }) => {
    const { version, file } = await begin('AR')
    const reply = await save(editor, { version, file: broken(file) as CountryFile })

    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path }] } })
    expect((await editor.call(versions.read, { params: named(version) })).body.version.revision).toBe(1)
  })
})

describe('a problem in a draft', () => {
  const gap = async () => {
    const { version, file } = await begin('ZA')
    const [first, ...others] = file.matrices
    const matrices = first ? [{ ...first, covers: { use: ['screening'] } }, ...others] : []
    return (await save(editor, { version, file: { ...file, matrices } })).body
  }

  test('is returned when it is saved, with the failing example, and prevents preview and activation', async () => {
    const { version, problems } = await gap()
    const params = named(version)
    const refused = [
      await second.call(versions.activate, { params }),
      await second.call(versions.preview, { params }),
    ].map(({ status, body }) => ({ status, code: body.code, errors: body.errors }))

    expect(problems).toContainEqual({
      path: 'za-indigenous-resources',
      message: expect.stringMatching(/^has no row that decides use \w+/),
    })
    expect((await editor.call(versions.validate, { params })).body).toEqual({ valid: false, problems })
    for (const reply of refused) expect(reply).toEqual({ status: 422, code: 'VERSION_NOT_VALID', errors: problems })
    expect((await list(reader, 'ZA')).rows).toMatchObject([{ version: 1, state: 'active' }])
  })

  test.each<{ name: string; broken: (file: CountryFile) => CountryFile; message: RegExp }>([
    {
      name: 'no row for what is left',
      broken: ({ matrices: [first, ...others], ...file }) => ({
        ...file,
        matrices: first ? [{ ...first, rows: first.rows.slice(0, -1) }, ...others] : [],
      }),
      message: /^is the last row of its table and has a condition/,
    },
    {
      name: 'an unknown use',
      broken: (file) => withRow(file, (row) => ({ ...row, when: [{ use: ['teleporting'] }] })),
      message: /^names “teleporting”, which is no value of use/,
    },
    {
      name: 'a row without basis',
      broken: (file) => withRow(file, (row) => outcome(row, { basis: [] })),
      message: /no basis/,
    },
    {
      name: 'a reference to nothing',
      broken: (file) => withRow(file, (row) => outcome(row, { obligations: ['in-nothing'] })),
      message: /^names “in-nothing”, which is not among the duties/,
    },
  ])('names the row with $name', async ({ broken, message }) => {
    const { version, file } = await begin('IN')
    const { body } = await save(editor, { version, file: broken(file) })

    expect(body.problems[0]).toEqual({ path: expect.stringMatching(/^in-/), message: expect.stringMatching(message) })
    expect((await second.call(versions.activate, { params: named(version) })).body.code).toBe('VERSION_NOT_VALID')
  })
})

/** The file with a change to its first row that has a status. */
function withRow(file: CountryFile, change: (row: Row) => Row): CountryFile {
  const [first, ...others] = file.matrices
  const [row, ...rows] = first?.rows ?? []
  if (!first || !row) throw new Error('Expected a file with rows.')
  return { ...file, matrices: [{ ...first, rows: [change(row), ...rows] }, ...others] }
}

test('differences name what was added, removed and changed, in a three-way comparison on both sides', async () => {
  const base = await begin('KE')
  const [row, other] = base.file.matrices[0]?.rows.map(({ id }) => id) ?? []
  const document = base.file.documents[0]
  const ours = await save(editor, { ...reworded(base, String(row), 'Ours.') })
  const upstream = reworded(await begin('KE'), String(row), 'Theirs.')
  const added = { ...document, id: 'ke-new', titleEnglish: 'A new act' } as NonNullable<typeof document>
  const moved = { ...upstream.file, lawStatus: 'no_law' as const, documents: [...upstream.file.documents, added] }
  const [first, ...rest] = moved.matrices
  const rows = [...(first?.rows ?? [])]
  rows.splice(0, 2, ...rows.slice(0, 2).reverse())
  await save(editor, { ...upstream, file: { ...moved, matrices: first ? [{ ...first, rows }, ...rest] : [] } })
  const query = { from: 1, to: ours.body.version.version, upstream: upstream.version.version }
  const { body } = await editor.call(versions.differences, { params: { id: 'ke' }, query })
  const theirs = body.theirs?.rows.map(({ kind, id, change, fields }) => `${kind} ${id} ${change} ${fields}`)

  expect(body.ours.rows).toMatchObject([{ kind: 'row', id: row, change: 'changed', fields: ['then'] }])
  expect(theirs?.sort()).toEqual(
    [
      'fact lawStatus changed value',
      'document ke-new added ',
      `matrix ${base.file.matrices[0]?.id} changed order`,
      `row ${row} changed then`,
    ].sort(),
  )
  expect(body.conflicts).toEqual([`row ${row}`])
  expect(other).toBeDefined()
})

test('a row that is added or taken out is no change of the order of the others', async () => {
  const base = await begin('KE')
  const [first, ...rest] = base.file.matrices
  const [row, ...rows] = first?.rows ?? []
  if (!first || !row) throw new Error('Expected a file with rows.')
  const inserted = [{ ...row, id: 'ke-inserted' }, ...rows]
  await save(editor, { ...base, file: { ...base.file, matrices: [{ ...first, rows: inserted }, ...rest] } })
  const query = { from: 1, to: base.version.version }
  const { body } = await editor.call(versions.differences, { params: { id: 'ke' }, query })

  expect(body.ours.rows.map(({ kind, id, change }) => `${kind} ${id} ${change}`)).toEqual([
    `row ${row.id} removed`,
    'row ke-inserted added',
  ])
})

describe('activation', () => {
  const activate = (person: Person, draft: Draft) => person.call(versions.activate, { params: named(draft.version) })
  const firstRow = ({ file }: Draft) => file.matrices[0]?.rows[0]?.id ?? ''

  test('is refused to everybody who wrote in a draft, also in the draft it was copied from', async () => {
    const draft = await begin('KE')
    await save(editor, reworded(draft, firstRow(draft), 'Written by the first editor.'))
    await save(second, reworded(draft, firstRow(draft), 'Written by the first editor.'))
    const copy = (await third.call(versions.create, { params: { id: 'KE' }, body: { from: draft.version.version } }))
      .body

    for (const person of [editor, second]) {
      expect((await activate(person, draft)).body.code).toBe('VERSION_SECOND_PERSON')
      expect((await activate(person, copy)).body.code).toBe('VERSION_SECOND_PERSON')
    }
    expect((await activate(third, copy)).body.code).toBe('VERSION_SECOND_PERSON')
    expect((await activate(third, draft)).status).toBe(200)
  })

  test('is refused for a draft begun before the active version, saying what would be lost', async () => {
    const [first, late] = [await begin('BO'), await begin('BO')]
    const row = firstRow(first)
    await save(editor, reworded(first, row, 'The change that came first.'))
    await save(editor, reworded(late, first.file.matrices[0]?.rows[1]?.id ?? '', 'A change of another row.'))
    expect((await activate(second, first)).status).toBe(200)
    const outdated = { from: 1, to: first.version.version }

    expect(await activate(second, late)).toMatchObject({
      status: 409,
      body: { code: 'VERSION_OUTDATED', errors: [{ path: `row ${row}`, message: 'Changed in version 2.' }] },
    })
    expect((await second.call(versions.preview, { params: named(late.version) })).body.outdated).toEqual(outdated)
    const copy = await begin('BO', late.version.version)
    expect((await activate(second, copy)).body.code).toBe('VERSION_OUTDATED')
    const back = await begin('BO', 1)
    expect((await activate(second, back)).status).toBe(200)
  })

  test('requires a second person, is recorded in one transaction, and notifies every account', async () => {
    const draft = await begin('TH')
    const { body } = await save(editor, reworded(draft, draft.file.matrices[0]?.rows[0]?.id ?? '', 'In other words.'))
    const params = named(body.version)
    const previews = [editor, second].map((person) => person.call(versions.preview, { params }))
    const said = (await Promise.all(previews)).map((preview) => preview.body.needsSecondPerson)
    const own = await editor.call(versions.activate, { params })
    const stale = await second.call(versions.activate, { params }, { headers: { 'if-match': '"1"' } })
    const done = await second.call(versions.activate, { params }, { headers: { 'if-match': '"2"' } })
    const announced = await reader.call(events.list, { body: { q: 'Thailand' } })

    expect(said).toEqual([true, false])
    expect(own).toMatchObject({ status: 403, body: { code: 'VERSION_SECOND_PERSON' } })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } })
    expect(done.body).toMatchObject({ contentId: 'TH', version: 2, previous: 1, actor: 'Ada Ng', state: 'queued' })
    expect((await list(reader, 'TH')).rows).toMatchObject([
      { version: 2, state: 'active', activator: 'Ada Ng' },
      { version: 1, state: 'retired', activator: 'the portal' },
    ])
    expect(announced.body.rows).toMatchObject([
      { eventType: 'COUNTRY_ACTIVATED', label: 'Thailand: version 2 is active' },
    ])
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.action, 'COUNTRY_ACTIVATED'))
    expect(entries.at(-1)).toMatchObject({ accountId: 'operator', actorId: second.userId })
    expect((await second.call(versions.activate, { params })).body.code).toBe('VERSION_ALREADY_ACTIVE')
    const { activationId } = done.body
    expect((await editor.call(versions.activation, { params: { id: activationId } })).body.activationId).toBe(
      activationId,
    )
    expect((await editor.call(versions.activations, {})).body.rows.map((row) => row.activationId)).toContain(
      activationId,
    )
  })

  test('of an earlier version makes it active again, since that day', async () => {
    const draft = await begin('VN')
    await second.call(versions.activate, { params: named(draft.version) })
    const back = await second.call(versions.activate, { params: { id: 'VN', version: 1 } })

    expect(back.body).toMatchObject({ version: 1, previous: 2 })
    const rows = (await list(reader, 'VN')).rows
    expect(rows.map(({ state }) => state)).toEqual(['retired', 'active'])
    expect(rows[1]?.activatedAt).toBe(back.body.createdAt)
  })

  test('is rolled back if one part fails', async () => {
    const { version } = await begin('ID')
    await api.db.execute('alter table audit_entries rename to elsewhere')
    const reply = await second.call(versions.activate, { params: named(version) })
    await api.db.execute('alter table elsewhere rename to audit_entries')

    expect(reply.status).toBe(500)
    expect(await api.db.select().from(activeContent).where(eq(activeContent.contentId, 'ID'))).toMatchObject([
      { version: 1 },
    ])
    expect(await api.db.$count(activations, eq(activations.contentId, 'ID'))).toBe(0)
  })

  test('happens once, even when requested twice concurrently', async () => {
    const { version } = await begin('ET')
    const both = await Promise.all([1, 2].map(() => second.call(versions.activate, { params: named(version) })))

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await api.db.$count(activations, eq(activations.contentId, 'ET'))).toBe(1)
  })
})

test('an unknown country is not found, and one without content has an empty list of versions', async () => {
  expect((await reader.call(versions.list, { params: { id: 'QQ' } })).body.code).toBe('COUNTRY_NOT_FOUND')
  expect(await list(reader, 'GP')).toEqual({ count: 0, rows: [] })
})
