import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { connect } from './connect.ts'

const database = freshDatabase()

test('a closed pool has no connection left that a server which stops next would break', async () => {
  const url = new URL(String(database.current.pool.options.connectionString))
  url.searchParams.set('application_name', 'closing')
  for (let round = 0; round < 5; round++) {
    const { pool, close } = connect(url.href, () => undefined, { max: 8 })
    await Promise.all(Array.from({ length: 8 }, () => pool.query('select pg_sleep(0.05)')))
    expect(pool.totalCount).toBe(8)
    await close()
    const { rows } = await database.current.db.execute(
      sql`select count(*) from pg_stat_activity where application_name = 'closing'`,
    )
    expect(rows).toEqual([{ count: 0 }])
  }
})
