import type { Connection } from '@portal/api'
import type { Answers } from '@portal/contract'
import { useCase } from './useCase.ts'

type Pool = Connection['pool']

const ACCOUNTS = 100
const OWNERS = 5
/** Assessments per use case, the same in a small run as in a large one. */
const PER_USE_CASE = 20

/** Makes a hundred companies, each with several owners and an administrator. */
export async function makeOwners(pool: Pool): Promise<void> {
  await pool.query(`insert into accounts (account_id, account_name, account_type)
    select 'bench-' || a, 'Bench ' || a, 'COM' from generate_series(0, ${ACCOUNTS - 1}) a`)
  await pool.query(`insert into users (user_id, account_id, email, first_name, last_name, role, status)
    select md5('owner' || a || '/' || u)::uuid, 'bench-' || a, u || '@bench-' || a || '.example', 'Ada', 'Ng',
      case u when 0 then 'ACC_ADMIN' else 'DPT_USER' end, 'ACTIVE'
    from generate_series(0, ${ACCOUNTS - 1}) a, generate_series(0, ${OWNERS - 1}) u`)
}

/** Keeps the demo company's decisions and locks for Brazil, to be copied to all generated assessments. */
export async function keepTemplates(pool: Pool): Promise<void> {
  await pool.query(`create table bench_templates as
    select row_number() over (order by a.number) - 1 as t, a.assessment_id as template, a.result, a.created_at,
      d.content, d.text, d.sha256, d.decided_at
    from assessments a join assessment_decisions d on d.account_id = a.account_id and d.decision_id = a.decision_id
    where a.account_id = 'demo' and a.provider_country = 'BR' and a.status = 'COMPLETED'`)
  await pool.query(`create table bench_locks as
    select t, l.ref, l.type, l.text, l.locked_at
    from assessment_locks l join bench_templates on assessment_id = template where closed`)
  await pool.query('create table bench_use_cases (c int primary key, answers jsonb not null, names text[] not null)')
}

/** One answer to each question that was asked in any assessment of the demo company. */
export async function usualAnswers(pool: Pool): Promise<Answers> {
  const { rows } = await pool.query<{ answers: Answers }>(
    `select answers from assessments where account_id = 'demo' and status = 'COMPLETED' order by number desc`,
  )
  return Object.assign({}, ...rows.map(({ answers }) => answers))
}

/**
 * Makes this many assessments of Brazil, the same in every run: twenty per use case, each with an organism, a label and
 * remarks of its own; one in five is in progress. The locks of completed ones are closed, or in every third were
 * opened. Earlier decisions are copies of one of the demo company.
 */
export async function makeCompletedAssessments(pool: Pool, count: number, usual: Answers): Promise<void> {
  await pool.query(`truncate assessments, assessment_decisions, assessment_locks, assessment_tallies,
    assessment_tally_changes, duties, duty_changes, notifications, events, bench_use_cases`)
  await pool.query('select count(*) from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
  await makeUseCases(pool, Math.ceil(count / PER_USE_CASE), usual)
  await pool.query(MAKE_ASSESSMENTS, [count])
  await pool.query('vacuum (analyze) assessments, assessment_decisions, assessment_locks')
  await pool.query('checkpoint')
}

async function makeUseCases(pool: Pool, count: number, usual: Answers): Promise<void> {
  const cases = Array.from({ length: count }, (_, c) => ({ c, ...useCase(c, usual) }))
  await pool.query(
    `insert into bench_use_cases select u.c, u.answers, u.names
    from json_to_recordset($1::json) as u (c int, answers jsonb, names text[])`,
    [JSON.stringify(cases)],
  )
}

const MAKE_ASSESSMENTS = `
  with made as (
    select n, n % 5 <> 4 as done, n % 3 = 0 as opened, t.*, 'bench-' || u.c % ${ACCOUNTS} as company,
      md5('owner' || u.c % ${ACCOUNTS} || '/' || n % ${OWNERS})::uuid as owner, md5('assessment' || n)::uuid as id,
      md5('decision' || n)::uuid as decision, u.names[1 + n % array_length(u.names, 1)] as name,
      case when n % 5 <> 4 then u.answers else u.answers - 'confirm' end || jsonb_build_object(
        'geneticResource', u.names[1 + n % array_length(u.names, 1)], 'materialIdentifier', 'Lot ' || n,
        'remarks', 'Sample ' || n || ' of the campaign.') as answers
    from generate_series(0, $1::int - 1) n
    join bench_use_cases u on u.c = n / ${PER_USE_CASE}
    join bench_templates t on t.t = u.c % (select count(*) from bench_templates)),
  decided as (
    insert into assessment_decisions (account_id, decision_id, assessment_id, status, code, completed, answers, content,
      text, sha256, decided_at)
    select company, decision, id, result, 'B' || n, done, answers, content, text, sha256, decided_at from made),
  stopped as (
    insert into assessment_locks (account_id, lock_id, assessment_id, ref, type, text, origin, closed, locked_at,
      locked_by, unlocked_at, unlocked_by, comment)
    select company, md5(id || ref)::uuid, id, ref, type, l.text, 'decision', not opened, locked_at, 'Ada Ng',
      case when opened then locked_at + interval '1 day' end, case when opened then 'Ada Ng' end,
      case when opened then 'The permit was granted.' end
    from made join bench_locks l on l.t = made.t where done)
  insert into assessments (account_id, assessment_id, number, owner_id, status, result, progress, answers,
    internal_reference, genetic_resource, provider_country, intended_use, locked, decision_id, created_at, updated_at)
  select company, id, n, owner, case when done then 'COMPLETED' else 'IN_PROGRESS' end, result, 100, answers,
    'LAB-' || n, name, 'BR', array(select jsonb_array_elements_text(answers -> 'intendedUse')),
    done and not opened and exists (select 1 from bench_locks l where l.t = made.t), decision, created_at, decided_at
  from made`
