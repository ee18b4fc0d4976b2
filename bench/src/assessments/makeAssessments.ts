import { type Connection, compactTallies } from '@portal/api'

type Pool = Connection['pool']

export const LARGE = 'large'
const OTHERS_EACH = 1000
const OWNERS = 50
const BATCH = 10_000

/** SQL for an id derived from a text, as by `idOf`. */
const uuid = (text: string): string => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`

/**
 * Makes one large account with a tenth of all assessments and many accounts with a thousand each: reduced rows with
 * what lists show but without answers. The data is the same in every run.
 */
export async function makeAssessments({ db, pool }: Connection, total: number): Promise<void> {
  const large = total / 10
  const others = (total - large) / OTHERS_EACH
  await makePeople(pool, others)
  const remake = await dropIndexes(pool)
  const pieces: Piece[] = []
  for (let from = 1; from <= large; from += BATCH) {
    pieces.push({ from, to: Math.min(large, from + BATCH - 1), account: `'${LARGE}'`, each: large })
  }
  for (let from = 0; from < others; from += BATCH / OTHERS_EACH) {
    const account = `'other-' || (i - 1) / ${OTHERS_EACH}`
    const to = Math.min(others, from + BATCH / OTHERS_EACH) * OTHERS_EACH
    pieces.push({ from: from * OTHERS_EACH + 1, to, account, each: OTHERS_EACH })
  }
  await atOnce(pool, pieces.map(insertion))
  await pool.query(TALLIES)
  await pool.query(`update accounts set last_assessment_number =
    (select coalesce(max(number), 0) from assessments where assessments.account_id = accounts.account_id)`)
  await remake()
  await compactTallies(db)
  await pool.query('vacuum (analyze)')
}

const CONNECTIONS = 2

/**
 * Runs statements on several connections, without triggers and foreign key checks, which would process each row
 * separately: the generated references are valid.
 */
async function atOnce(pool: Pool, statements: readonly string[]): Promise<void> {
  const left = statements.values()
  const work = async () => {
    const client = await pool.connect()
    try {
      await client.query(`set session_replication_role = replica`)
      await client.query(`set maintenance_work_mem = '512MB'`)
      for (const statement of left) await client.query(statement)
    } finally {
      // Closes the connection, because the settings last as long as it does.
      client.release(true)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

/** Counts the tallies as the trigger on assessments would, in one statement. */
const TALLIES = `insert into assessment_tally_changes
  select scope.id, v.facet, v.value, a.status, coalesce(a.result, ''), a.locked, a.visibility, count(*)
  from assessments a, tally_values(a.provider_country, a.owner_id, a.intended_use) v,
    lateral (values (a.account_id), ('*')) scope (id)
  where a.deleted_at is null group by 1, 2, 3, 4, 5, 6, 7`

/**
 * Drops the indexes while rows are inserted, which is several times as fast; recreating them gives the same indexes.
 */
async function dropIndexes(pool: Pool): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'assessments'::regclass and not indisunique`)
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  // The slowest ones start first.
  const slowFirst = rows.toSorted((one, other) => slowness(other.definition) - slowness(one.definition))
  return () =>
    atOnce(
      pool,
      slowFirst.map(({ definition }) => definition),
    )
}

const slowness = (definition: string): number => Number(/USING gi(n|st)/.test(definition))

/**
 * Makes fifty owners in ten groups for each account; the first owner is its administrator. All of them have the
 * password of the portal's first administrator.
 */
async function makePeople(pool: Pool, others: number): Promise<void> {
  await pool.query(`insert into accounts (account_id, account_name, account_type)
    select '${LARGE}', 'Large', 'COM' union all select 'other-' || n, 'Other ' || n, 'COM' from generate_series(0, ${others - 1}) n`)
  await pool.query(`insert into users (user_id, account_id, email, password_hash, first_name, last_name, role, status)
    select ${uuid(`account_id || '/' || u`)}, account_id, 'user' || u || '@' || account_id || '.example',
      (select password_hash from users where role = 'SUPER_ADMIN'), 'Ada', 'Ng ' || u,
      case u when 0 then 'ACC_ADMIN' else 'DPT_USER' end, 'ACTIVE'
    from accounts, generate_series(0, ${OWNERS - 1}) u where account_id = '${LARGE}' or account_id like 'other-%'`)
  await pool.query(`insert into user_groups (account_id, user_group_id, group_name)
    select account_id, ${uuid(`account_id || 'group' || g`)}, 'Group ' || g
    from accounts, generate_series(0, 9) g where account_id = '${LARGE}' or account_id like 'other-%'`)
  await pool.query(`insert into memberships (account_id, user_group_id, user_id)
    select account_id, ${uuid(`account_id || 'group' || u % 10`)}, ${uuid(`account_id || '/' || u`)}
    from accounts, generate_series(0, ${OWNERS - 1}) u where account_id = '${LARGE}' or account_id like 'other-%'`)
  await pool.query(`insert into assessment_favorites (account_id, user_id, assessment_id)
    select '${LARGE}', ${uuid(`'${LARGE}/' || u`)}, ${uuid(`'${LARGE}/' || n`)}
    from generate_series(0, 1) u, generate_series(1, 40) n`)
}

type Piece = { from: number; to: number; account: string; each: number }

/** SQL that inserts assessments; `h(k)` is a pseudo-random number that is constant for the same assessment. */
function insertion({ from, to, account, each }: Piece): string {
  const h = (key: string) => `abs(hashtext(n::text || '${key}'))`
  return `
    with one as (
      select ${account} as account_id, i, (i - 1) % ${each} + 1 as n, 4200000 / ${each} as apart
      from generate_series(${from}, ${to}) i),
    made as (
      select one.*, ${h('done')} % 10 as done, ${h('colour')} % 10 as colour, ${h('locked')} % 10 as lock,
        greatest(${h('country')} % 97, ${h('country2')} % 97) as country, date '2000-01-01' + ${h('access')} % 9000 as access
      from one)
    insert into assessments (account_id, assessment_id, number, owner_id, status, result, progress, visibility,
      internal_reference, answers, genetic_resource, provider_country, intended_use, access_date, access_from,
      access_before, intended_use_date, locked, created_at, updated_at)
    select account_id, ${uuid(`account_id || '/' || n`)}, n, ${uuid(`account_id || '/' || ${h('owner')} % ${OWNERS}`)},
      case when done < 7 then 'COMPLETED' else 'IN_PROGRESS' end,
      case when done < 9 then (array['GREEN', 'AMBER', 'AMBER', 'RED'])[colour % 4 + 1] end,
      case when done < 7 then 100 else ${h('progress')} % 100 end,
      case when ${h('visible')} % 20 = 0 then 'PRIVATE' else 'ACCOUNT' end,
      'LAB-' || to_char(${h('reference')} % 1000000, 'FM000000') || '/' || (2015 + n % 12),
      '{}',
      initcap(translate(substr(md5('genus' || ${h('genus')} % 300), 1, 9), '0123456789', 'aeioulnrst')) || ' ' ||
        translate(substr(md5('species' || ${h('species')} % 4000), 1, 11), '0123456789', 'aeioulnrst'),
      chr(65 + country / 10) || chr(65 + country % 10),
      case when ${h('uses')} % 5 = 0 then array['use' || ${h('use')} % 20, 'use' || ${h('use2')} % 20] else array['use' || ${h('use')} % 20] end,
      access::text, access, access + 1, (access + 400)::text, done < 7 and lock < 3,
      timestamptz '2018-01-01' + make_interval(mins => n * apart), timestamptz '2018-01-01' + make_interval(mins => n * apart + ${h('updated')} % 90000)
    from made`
}
