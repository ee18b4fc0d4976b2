import { type ContentOperation, editing, goldenCases, versions } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contentHandOvers } from '../../db/schema.ts'
import { LAWYER, makeOperator } from '../../testing/operator.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
let [one, two] = [] as unknown as [Person, Person]

beforeAll(async () => {
  await makeOperator(api)
  one = await api.signIn(LAWYER)
  two = await api.signIn(LAWYER)
})

async function begin(id: string) {
  const { version, ...text } = (await one.call(versions.create, { params: { id }, body: { from: 1 } })).body
  return { ...text, params: { id, version: version.version } }
}

type Draft = Awaited<ReturnType<typeof begin>>
const change = (person: Person, { params }: Draft, operations: ContentOperation[], after = 1) =>
  person.call(editing.change, { params, body: { after, operations } })
const set = (entry: string, field: string, before: unknown, after: unknown) =>
  ({ op: 'set', entry, field, before, after }) as ContentOperation

const LICENCE = 'procedure ke-nacosti-licence'

test('a procedure, its steps and its letter are changed by operations, compared, and shipped ones stay as they were', async () => {
  const draft = await begin('KE')
  const [licence] = draft.procedures
  const [first] = licence?.steps ?? []
  expect(first).toMatchObject({ source: licence?.source, confidence: 'high', confirmedOn: '2026-02-10' })
  const steps = [...(licence?.steps ?? []), { text: 'Keep the receipt.', confidence: 'low' }]
  const reply = await change(one, draft, [
    set(LICENCE, 'title', licence?.title, 'Get the licence'),
    set(LICENCE, 'steps/0/confirmedOn', first?.confirmedOn, '2026-11-01'),
    set(
      LICENCE,
      'steps',
      [{ ...first, confirmedOn: '2026-11-01' }, ...(licence?.steps.slice(1) ?? [])],
      [{ ...first, confirmedOn: '2026-11-01' }, ...steps.slice(1)],
    ),
    set(LICENCE, 'duration/usual', null, '3 weeks'),
    set(LICENCE, 'declares', null, [{ field: 'purpose', source: 'Form', confidence: 'low' }]),
  ])
  expect(reply.status).toBe(200)
  const { rows } = (
    await two.call(versions.differences, { params: { id: 'KE' }, query: { from: 1, to: draft.params.version } })
  ).body.ours
  expect(rows).toMatchObject([{ kind: 'procedure', id: 'ke-nacosti-licence', change: 'changed' }])
  expect(rows[0]?.fields.toSorted()).toEqual(['declares', 'duration', 'steps', 'title'])
  const cleared = await change(one, draft, [set(LICENCE, 'duration/usual', '3 weeks', null)], 2)
  expect(cleared.status).toBe(200)
  const [now] = (await one.call(versions.read, { params: draft.params })).body.procedures
  expect(now).not.toHaveProperty('duration')
  expect(now?.steps.at(-1)).toEqual({ text: 'Keep the receipt.', confidence: 'low' })
})

test('two who change the steps of one procedure never overwrite each other unseen', async () => {
  const draft = await begin('KE')
  const [licence] = draft.procedures
  const [first, ...others] = licence?.steps ?? []
  await change(one, draft, [set(LICENCE, 'steps', licence?.steps, others)])
  const late = await change(two, draft, [set(LICENCE, 'steps/0/text', first?.text, 'Another step.')])
  expect(late).toMatchObject({ status: 409, body: { code: 'STALE_VERSION', current: { entry: LICENCE } } })
})

test('a duty, a document and an authority that procedures name are not taken out, and a procedure keeps a step', async () => {
  const draft = await begin('KE')
  const { file, procedures } = draft
  const duty = file.obligations.find(({ id }) => procedures.some((one) => one.for.obligations.includes(id)))
  const entry = `obligation ${duty?.id}`
  const reply = await change(one, draft, [{ op: 'remove', entry, place: { below: null }, before: duty as never }])
  expect(reply.body).toMatchObject({ code: 'ENTRY_USED' })
  expect(reply.body.errors?.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^procedure ke-/))

  const [licence] = procedures
  const named = { name: licence?.authority.name ?? '', role: 'CNA' as const }
  const authority = `authority CNA ${named.name}`
  const added = await change(one, draft, [{ op: 'add', entry: authority, place: { below: null }, after: named }])
  expect(added.status).toBe(200)
  const gone = await change(one, draft, [{ op: 'remove', entry: authority, place: { below: null }, before: named }], 2)
  expect(gone.body.errors?.map(({ path }) => path)).toContain(LICENCE)
  const empty = await change(one, draft, [set(LICENCE, 'steps', licence?.steps, [])], 2)
  expect(empty.body).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'procedures.0.steps' }] })
})

test('a hand-over names law, golden cases and procedures together: none of them is approved once it changed', async () => {
  const draft = await begin('KE')
  const { params, procedures } = draft
  const message = 'Nothing of substance.'
  const give = async (revision: number) =>
    (await one.call(editing.handOver, { params, body: { revision, message } })).body
  const approve = async ({ handOverId, sha256 }: { handOverId: string; sha256: string }) =>
    (await two.call(versions.approve, { params, body: { handOverId, sha256 } })).body
  const first = await give(1)
  expect(first.sha256).toBe((await one.call(versions.read, { params })).body.textSha256)
  await change(one, draft, [set(LICENCE, 'title', procedures[0]?.title, 'Get the licence')])
  expect(await approve(first)).toMatchObject({ code: 'HAND_OVER_OVER' })

  const second = await give(2)
  expect(second.sha256).not.toBe(first.sha256)
  const { cases } = (await one.call(goldenCases.read, { params })).body
  await one.call(goldenCases.replace, { params, body: { cases: cases.slice(1) } })
  expect(await approve(second)).toMatchObject({ code: 'HAND_OVER_OVER' })

  const third = await give(3)
  const ofLaw = (await one.call(versions.read, { params })).body.version.sha256
  const { handOverId } = contentHandOvers
  await api.db.update(contentHandOvers).set({ sha256: ofLaw }).where(eq(handOverId, third.handOverId))
  expect((await two.call(editing.edits, { params, query: {} })).body.handOver).toBeNull()
  expect(await approve({ ...third, sha256: ofLaw })).toMatchObject({ code: 'HAND_OVER_OVER' })
  const again = await give(3)
  expect(again.sha256).toBe(third.sha256)
})
