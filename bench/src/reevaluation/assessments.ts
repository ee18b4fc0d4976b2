import type { Connection } from '../../../packages/api/src/db/connect.ts'

type Pool = Connection['pool']

const ACCOUNTS = 100

/** An owner for each of a hundred companies. */
export async function makeOwners(pool: Pool): Promise<void> {
  await pool.query(`insert into accounts (account_id, account_name, account_type)
    select 'bench-' || n, 'Bench ' || n, 'COM' from generate_series(0, ${ACCOUNTS - 1}) n`)
  await pool.query(`insert into users (user_id, account_id, email, first_name, last_name, role, status)
    select md5('owner' || n)::uuid, 'bench-' || n, n || '@bench.example', 'Ada', 'Ng', 'DPT_USER', 'ACTIVE'
    from generate_series(0, ${ACCOUNTS - 1}) n`)
}

/**
 * As many assessments of Brazil, spread over the companies: copies of those of the demo company, which were answered
 * and decided by the portal itself. The same every time.
 */
export async function makeAssessments(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `
    with template as (
      select row_number() over (order by a.number) - 1 as t, count(*) over () as templates, a.*,
        d.status as colour, d.completed, d.content, d.text, d.sha256, d.decided_at
      from assessments a join assessment_decisions d on d.account_id = a.account_id and d.decision_id = a.decision_id
      where a.account_id = 'demo' and a.provider_country = 'BR'),
    copies as (
      select t.*, n, 'bench-' || n % ${ACCOUNTS} as company, md5('owner' || n % ${ACCOUNTS})::uuid as owner,
        md5('assessment' || n)::uuid as id, md5('decision' || n)::uuid as decision
      from generate_series(1, $1::int) n join template t on t.t = n % t.templates),
    decided as (
      insert into assessment_decisions (account_id, decision_id, assessment_id, status, code, completed, answers, content,
        text, sha256, decided_at)
      select company, decision, id, colour, 'B' || n, completed, answers, content, text, sha256, decided_at from copies)
    insert into assessments (account_id, assessment_id, number, owner_id, status, result, progress, answers,
      provider_country, decision_id, created_at, updated_at)
    select company, id, n, owner, status, result, progress, answers, provider_country, decision, created_at, updated_at
    from copies`,
    [count],
  )
  await pool.query('vacuum (analyze) assessments, assessment_decisions')
}

/** Leaves the demo company, whose assessments the next ones are copied from. */
export async function clearAssessments(pool: Pool): Promise<void> {
  for (const table of ['assessments', 'assessment_decisions', 'assessment_locks', 'notifications', 'events']) {
    await pool.query(`delete from ${table} where account_id like 'bench-%'`)
    await pool.query(`vacuum (full, analyze) ${table}`)
  }
}
