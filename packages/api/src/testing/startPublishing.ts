import { type CountryFile, type GoldenCase, goldenCases, versions } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import { accounts } from '../db/schema.ts'
import type { Person, startApi } from './startApi.ts'

type VersionReference = { id: string; version: number }

const LAWYER = { account: 'operator', role: 'DPT_LEGAL_ADMIN' } as const

const USUAL = { accessDate: '2019-03-10', use: 'screening', material: 'plant' }

/** Makes the golden cases of a draft hold whatever its law decides, with one for the facts of each row. */
export async function expectNothing(
  editor: Person,
  params: VersionReference,
  { matrices }: CountryFile,
): Promise<void> {
  const { cases } = (await editor.call(goldenCases.read, { params })).body
  const ofRows = matrices.flatMap(({ rows }) =>
    rows.map(
      ({ id, when: [box] }): GoldenCase => ({ name: `of ${id}`, facts: { ...USUAL, ...box }, open: [], expect: {} }),
    ),
  )
  const holding = [...cases.map((golden) => ({ ...golden, expect: {} })), ...ofRows]
  await editor.call(goldenCases.replace, { params, body: { cases: holding } })
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
    await expectNothing(editor, params, change(file))
    return { params, problems: body.problems }
  }
  return {
    get editor() {
      return editor
    },
    get second() {
      return second
    },
    draft,
    /** Publishes a draft that the second person activates; throws if that is refused. */
    publish: async (id: string, change: (file: CountryFile) => CountryFile) => {
      const { params } = await draft(id, change)
      const { status, body } = await second.call(versions.activate, { params })
      if (status !== 200) throw new Error(JSON.stringify(body))
      api.deps.published.checkAgain()
      return { ...params, activationId: body.activationId }
    },
  }
}
