import { type CountryFile, notifications, versions } from '@portal/contract'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { assessmentDecisions, notifications as notificationTable } from '../../db/schema.ts'
import { readAssessment, startAssessment } from '../../testing/assessing.ts'
import { BRAZIL } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'
import { expectWhatIs, startPublishing } from '../../testing/startPublishing.ts'
import { reevaluate } from './reevaluate.ts'

const api = startApi()
const mail = startMail(api)
const law = startPublishing(api)
let [ana, bo] = [] as unknown as [Person, Person]
beforeAll(async () => {
  ana = await api.signIn({ account: 'ana' })
  bo = await api.signIn({ account: 'bo' })
})

/** The file with every RED row changed to AMBER. */
const milder = (file: CountryFile): CountryFile => ({
  ...file,
  matrices: file.matrices.map((matrix) => ({
    ...matrix,
    rows: matrix.rows.map((row) => ({
      ...row,
      // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
      then: row.then.status === 'RED' ? { ...row.then, status: 'AMBER' as const } : row.then,
    })),
  })),
})
/** The file with its main table restricted to one use, so that no row decides for the others. */
const withGap = (file: CountryFile): CountryFile => ({
  ...file,
  matrices: file.matrices.map((matrix, index) =>
    index === 0 ? { ...matrix, covers: { use: ['screening'] } } : matrix,
  ),
})

test('a draft goes from a gap to the results of everyone concerned, once', async () => {
  const mine = [await startAssessment(ana), await startAssessment(ana)]
  const theirs = await startAssessment(bo)
  const elsewhere = await startAssessment(bo, { ...BRAZIL, providerCountry: 'PE' })

  const { params, problems } = await law.draft('BR', withGap)
  const refused = await law.second.call(versions.activate, { params })
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^has no row that decides use \w+/),
  )
  expect(refused).toMatchObject({ status: 422, body: { code: 'VERSION_NOT_VALID', errors: problems } })

  const { file } = (await law.editor.call(versions.read, { params: { id: 'BR', version: 1 } })).body
  const mended = await law.editor.call(versions.replace, { params, body: milder(file) })
  await expectWhatIs(law.editor, params, milder(file as CountryFile))
  const preview = await law.editor.call(versions.preview, { params })
  expect(mended.body.problems).toEqual([])
  expect(preview.body).toMatchObject({ total: 3, changed: 3, shifts: [{ before: 'RED', after: 'AMBER', count: 3 }] })

  const own = await law.editor.call(versions.activate, { params })
  expect(own).toMatchObject({ status: 403, body: { code: 'VERSION_SECOND_PERSON' } })
  const { body: activation } = await law.second.call(versions.activate, { params })
  await mail.work()
  await reevaluate(api.deps, activation)
  await mail.work()

  for (const [person, { assessmentId }] of [...mine.map((one) => [ana, one] as const), [bo, theirs] as const]) {
    expect((await readAssessment(person, assessmentId)).body.assessment.result).toBe('AMBER')
    expect(await colours(assessmentId)).toEqual(['RED', 'AMBER'])
  }
  expect(await colours(elsewhere.assessmentId)).toHaveLength(1)
  const bells = [ana, bo].map(async (person) => (await person.call(notifications.list, { query: {} })).body.rows.length)
  expect(await Promise.all(bells)).toEqual([1, 1])
  expect(await api.db.$count(notificationTable)).toBe(2)
  expect([ana, bo].map(({ email }) => mail.to(email).length)).toEqual([1, 1])
})

async function colours(assessmentId: string): Promise<string[]> {
  const rows = await api.db
    .select({ status: assessmentDecisions.status })
    .from(assessmentDecisions)
    .where(eq(assessmentDecisions.assessmentId, assessmentId))
    .orderBy(asc(assessmentDecisions.decidedAt))
  return rows.map(({ status }) => status)
}
