import { type CountryFile, versions } from '@portal/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import type { Db } from '../db/connect.ts'
import { activeContent, assessmentDecisions } from '../db/schema.ts'
import { reevaluate } from '../law-changes/reevaluation/reevaluate.ts'
import type { startApi } from './startApi.ts'
import { startPublishing } from './startPublishing.ts'
import { emptyQueue } from './workQueue.ts'

type Status = 'GREEN' | 'AMBER' | 'RED'
export type RuleRow = CountryFile['matrices'][number]['rows'][number]

/** The law of Brazil with this colour in every row that is not GREEN. */
export const withColour = (file: CountryFile, status: Status): CountryFile => ({
  ...file,
  matrices: file.matrices.map((matrix) => ({
    ...matrix,
    rows: matrix.rows.map((row) => (isDark(row) ? outcome(row, { status }) : row)),
  })),
})

const isDark = ({ then: { status } }: RuleRow): boolean => status !== undefined && status !== 'GREEN'

export const outcome = (row: RuleRow, change: Partial<RuleRow['then']>): RuleRow => ({
  ...row,
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  then: { ...row.then, ...change },
})

/**
 * Two editors who change the law of Brazil, for the tests of one file. Every test starts with the shipped law, no
 * decisions and an empty queue.
 */
export function changingLaw(api: ReturnType<typeof startApi>) {
  const law = startPublishing(api)

  beforeEach(async () => {
    await api.db.execute(
      'truncate assessments, assessment_decisions, assessment_locks, notifications, events, activations',
    )
    await emptyQueue(api.pool)
    const first = sql`(select sha256 from content_versions where content_id = 'BR' and version = 1)`
    await api.db.update(activeContent).set({ version: 1, sha256: first }).where(eq(activeContent.contentId, 'BR'))
  })

  async function draft(change: (file: CountryFile) => CountryFile) {
    const { params, problems } = await law.draft('BR', change)
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    return params
  }

  return {
    people: law,
    draft,
    activate: law.activate,
    /** Activates a version under which the Brazilian test case has this colour. */
    makeIt: async (status: Status) => law.activate(await draft((file) => withColour(file, status))),
    progress: async (id: string) => (await law.editor.call(versions.activation, { params: { id } })).body,
    decisionsOf: (assessmentId: string) =>
      api.db
        .select()
        .from(assessmentDecisions)
        .where(eq(assessmentDecisions.assessmentId, assessmentId))
        .orderBy(asc(assessmentDecisions.decidedAt)),
    run: (activationId: string) => reevaluate(api.deps, { activationId }),
  }
}

/** Inserts copies of an assessment for the same owner directly into the tables. */
export async function copyTimes(db: Db, assessmentId: string, count: number): Promise<void> {
  await db.execute(sql`
    with copies as (select gen_random_uuid() as id, gen_random_uuid() as decision, n from generate_series(1, ${count}::int) n),
    decided as (insert into assessment_decisions
      (account_id, decision_id, assessment_id, status, code, completed, answers, content, text, sha256, decided_at)
      select d.account_id, c.decision, c.id, d.status, 'COPY' || c.n, d.completed, d.answers, d.content, d.text, d.sha256, d.decided_at
      from assessment_decisions d, copies c where d.assessment_id = ${assessmentId})
    insert into assessments (account_id, assessment_id, number, owner_id, status, result, progress, answers,
      provider_country, decision_id, created_at, updated_at)
    select a.account_id, c.id, 1000 + c.n, a.owner_id, a.status, a.result, a.progress, a.answers,
      a.provider_country, c.decision, a.created_at, a.updated_at
    from assessments a, copies c where a.assessment_id = ${assessmentId}`)
}
