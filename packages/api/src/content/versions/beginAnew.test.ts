import {
  answerIn,
  answerOperations,
  casesFromAnswers,
  type EditedFile,
  editing,
  goldenCases,
  LAW_QUESTIONS,
  type LawAnswer,
  measureOperations,
  rowOfQuestion,
  versions,
} from '@portal/contract'
import { beforeAll, expect, test } from 'vitest'
import { LAWYER, makeOperator } from '../../testing/operator.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
let [one, two, reader] = [] as unknown as [Person, Person, Person]

beforeAll(async () => {
  await makeOperator(api)
  one = await api.signIn(LAWYER)
  two = await api.signIn(LAWYER)
  reader = await api.signIn()
})

const about = { source: 'https://law.example', searchedOn: '2026-11-20' }
const begin = (id: string, lawStatus: 'no_law' | 'unknown' | 'abs_law', person = one) =>
  person.call(versions.beginAnew, { params: { id }, body: { ...about, lawStatus } })

type Params = { id: string; version: number }
const read = async (params: Params): Promise<{ revision: number; file: EditedFile }> => {
  const { version, file, procedures } = (await one.call(versions.read, { params })).body
  return { revision: version.revision, file: { ...file, procedures } }
}
const change = async (params: Params, operations: ReturnType<typeof answerOperations>) => {
  const { revision } = await read(params)
  const reply = await one.call(editing.change, { params, body: { after: revision, operations } })
  expect(reply.body).toMatchObject({ version: { revision: revision + 1 } })
}
const takeCases = async (params: Params) => {
  const cases = casesFromAnswers((await read(params)).file)
  return (await one.call(goldenCases.replace, { params, body: { cases } })).body
}
const problems = async (params: Params) => (await one.call(versions.validate, { params })).body.problems

const article: LawAnswer['basis'] = { document: 'tf-decree', article: 'Art. 3' }
const decree = {
  id: 'tf-decree',
  titleOriginal: 'Décret',
  titleEnglish: 'Decree',
  kind: 'decree',
  language: ['fr'],
  hasOfficialEnglish: false,
  summary: 'Access needs a permit.',
  keyArticles: [],
  confidence: 'low' as const,
}

test('where no law was found, one amber row says so with source and day; it is proven, handed over and made active', async () => {
  const { status, body } = await begin('WF', 'no_law')
  expect(status).toBe(200)
  const params = { id: 'WF', version: body.version.version }
  expect(body.version).toMatchObject({ version: 1, basedOn: null, state: 'draft' })
  expect(body.problems).toEqual([])
  expect(body.file).toMatchObject({ iso3: 'WLF', continent: 'Oceania' })
  const rows = body.file.matrices.flatMap((matrix) => matrix.rows)
  expect(rows.map(({ id }) => id)).toEqual(['wf-otherwise'])
  expect(rows[0]?.then).toMatchObject({
    status: 'AMBER',
    basis: [{ source: about.source, asOf: about.searchedOn }],
  })
  expect(await problems(params)).toMatchObject([{ path: 'wf-otherwise' }])
  const { cases, problems: failing } = await takeCases(params)
  expect(cases.length).toBeGreaterThanOrEqual(6)
  expect(failing).toEqual([])
  expect(await problems(params)).toEqual([])

  const listed = (await two.call(editing.workspace, {})).body.countries.find(({ countryId }) => countryId === 'WF')
  expect(listed).toMatchObject({ version: null, mayBeginAnew: true, drafts: [{ version: 1, outdated: null }] })
  const body2 = { revision: (await read(params)).revision, message: 'Nothing was found for these islands.' }
  const { handOverId, sha256 } = (await one.call(editing.handOver, { params, body: body2 })).body
  const second = (await begin('WF', 'no_law')).body.version.version
  expect((await two.call(versions.approve, { params, body: { handOverId, sha256 } })).status).toBe(200)
  const late = { id: 'WF', version: second }
  await takeCases(late)
  expect((await two.call(versions.activate, { params: late })).body.code).toBe('VERSION_OUTDATED')
  const now = (await two.call(editing.workspace, {})).body.countries.find(({ countryId }) => countryId === 'WF')
  expect(now).toMatchObject({ version: 1, lawStatus: 'no_law', mayBeginAnew: true })
})

test('each question is amber and says what is open until it is answered; an answer comes and goes with its duty', async () => {
  const { version } = (await begin('TF', 'abs_law')).body.version
  const params = { id: 'TF', version }
  await change(params, measureOperations((await read(params)).file, { from: '2013-05-01', document: decree }))
  const open = (await read(params)).file
  expect(open.matrices[0]?.rows).toHaveLength(LAW_QUESTIONS.length + 1)
  for (const { id, topic } of LAW_QUESTIONS) {
    expect(rowOfQuestion(open, id)?.then).toMatchObject({ status: 'AMBER', reason: expect.stringContaining(topic) })
    expect(answerIn(open, id)).toBeNull()
  }
  expect((await takeCases(params)).problems).toEqual([])
  expect(await problems(params)).toEqual([])

  const answers = [
    ['old-material', 'GREEN'],
    ['research', 'AMBER'],
    ['commercial', 'RED'],
  ] as const
  for (const [id, light] of answers) {
    const answer = { light, reason: `Answered: ${light}.`, basis: article }
    await change(params, answerOperations((await read(params)).file, id, answer))
    expect(answerIn((await read(params)).file, id)).toEqual(answer)
  }
  const answered = (await read(params)).file
  expect(answered.obligations.map(({ id }) => id)).toEqual(['tf-clarify', 'tf-evidence', 'tf-permit'])
  expect((await takeCases(params)).problems).toEqual([])
  expect(await problems(params)).toEqual([])

  await change(params, answerOperations(answered, 'research', null))
  const after = (await read(params)).file
  expect(answerIn(after, 'research')).toBeNull()
  expect(after.obligations.map(({ id }) => id)).toEqual(['tf-clarify', 'tf-evidence'])
  await takeCases(params)
  expect(await problems(params)).toEqual([])
})

test('a question that is answered where no law was found becomes a row above the last one', async () => {
  const { version } = (await begin('YT', 'no_law')).body.version
  const params = { id: 'YT', version }
  const absence = { absence: 'No rule on human material was found.', source: about.source, asOf: about.searchedOn }
  const answer: LawAnswer = { light: 'GREEN', reason: 'Human material lies outside.', basis: absence }
  await change(params, answerOperations((await read(params)).file, 'human', answer))
  expect((await read(params)).file.matrices[0]?.rows.map(({ id }) => id)).toEqual(['yt-human', 'yt-otherwise'])
  expect((await takeCases(params)).problems).toEqual([])
  expect(await problems(params)).toEqual([])
})

test('it is refused for a law that rests on documents, a place of nothing, an empty source, and readers', async () => {
  const known = await begin('KE', 'abs_law')
  expect(known.body).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'id' }] })
  expect((await begin('QQ', 'no_law')).body.code).toBe('COUNTRY_NOT_FOUND')
  const empty = { ...about, source: ' ', lawStatus: 'no_law' as const }
  const refused = await one.call(versions.beginAnew, { params: { id: 'RE' }, body: empty })
  expect(refused.body).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'source' }] })
  expect((await begin('RE', 'no_law', reader)).status).toBe(403)
  const thin = (await begin('AQ', 'unknown')).body
  expect(thin.version).toMatchObject({ version: 2, basedOn: 1 })
  expect(thin.problems).toEqual([])
})

test('a search that is still to come is refused by its field', async () => {
  const body = { ...about, searchedOn: '2999-01-01', lawStatus: 'no_law' as const }
  const reply = await one.call(versions.beginAnew, { params: { id: 'TF' }, body })
  expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'searchedOn' }] } })
})

test('the cases of a law that is still to come are used after they were taken, and hold', async () => {
  const { version } = (await begin('YT', 'abs_law')).body.version
  const params = { id: 'YT', version }
  const document = { ...decree, id: 'yt-decree' }
  await change(params, measureOperations((await read(params)).file, { from: '2099-01-01', document }))
  expect((await takeCases(params)).problems).toEqual([])
  expect(await problems(params)).toEqual([])
})
