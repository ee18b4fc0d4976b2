import { type CountryFile, type GoldenCase, goldenCases, versions } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import { accounts } from '../db/schema.ts'
import { LAWYER } from './operator.ts'
import type { Person, startApi } from './startApi.ts'

type VersionReference = { id: string; version: number }

const USUAL = { accessDate: '2019-03-10', use: 'screening', material: 'plant' }

/** Makes the golden cases of a draft expect the colour that its law decides, with cases for the rows that none of them reaches. */
export async function expectWhatIs(editor: Person, params: VersionReference, { matrices }: CountryFile): Promise<void> {
  const { cases } = (await editor.call(goldenCases.read, { params })).body
  const put = async (all: readonly GoldenCase[]) =>
    (await editor.call(goldenCases.replace, { params, body: { cases: [...all] } })).body.problems
  const putHolding = async (all: readonly GoldenCase[]) => {
    const green = all.map((golden) => ({ ...golden, expect: { status: 'GREEN' as const } }))
    const others = new Map((await put(green)).map(({ path, message }) => [path, / is (AMBER|RED)$/.exec(message)?.[1]]))
    const holding = green.map((golden) => ({
      ...golden,
      expect: { status: (others.get(golden.name) ?? 'GREEN') as 'RED' },
    }))
    return { holding, left: new Set((await put(holding)).map(({ path }) => path)) }
  }
  const { holding, left } = await putHolding(cases)
  const ofRows = matrices.flatMap(({ rows }) => {
    // Every other fact that the matrix reads is open, so that the row decides a part of the case.
    const read = rows.flatMap(({ when }) => when.flatMap((box) => Object.keys(box)))
    const open = Object.fromEntries(read.map((id) => [id, 'unknown']))
    return rows
      .filter(({ id }) => left.has(id))
      .map(({ id, when: [box] }): GoldenCase => {
        const facts = { ...USUAL, ...open, ...box }
        return { name: `of ${id} in ${params.version}`, facts, open: [], expect: {} }
      })
  })
  if (ofRows.length > 0) await putHolding([...holding, ...ofRows])
}

/** Two editors of legal content in the operator's account, and their joint actions. */
export function startPublishing(api: ReturnType<typeof startApi>) {
  let [editor, second] = [] as unknown as [Person, Person]
  beforeAll(async () => {
    editor = await api.signIn(LAWYER)
    await api.db.update(accounts).set({ operator: true }).where(eq(accounts.accountId, 'operator'))
    second = await api.signIn(LAWYER)
  })
  /** A changed draft based on the active version. */
  const draft = async (id: string, change: (file: CountryFile) => CountryFile) => {
    const { rows } = (await editor.call(versions.list, { params: { id } })).body
    const from = rows.find(({ state }) => state === 'active')?.version ?? 1
    const { version, file } = (await editor.call(versions.create, { params: { id }, body: { from } })).body
    const params: VersionReference = { id, version: version.version }
    const { body } = await editor.call(versions.replace, { params, body: change(file) })
    await expectWhatIs(editor, params, change(file))
    return { params, problems: body.problems }
  }
  /** The second person activates a draft; throws if that is refused. */
  const activate = async (params: VersionReference): Promise<string> => {
    const { status, body } = await second.call(versions.activate, { params })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.activationId
  }
  return {
    get editor() {
      return editor
    },
    get second() {
      return second
    },
    draft,
    activate,
    publish: async (id: string, change: (file: CountryFile) => CountryFile) => {
      const { params } = await draft(id, change)
      return { ...params, activationId: await activate(params) }
    },
  }
}
