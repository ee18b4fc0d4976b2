import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Db, Transaction } from '../db/connect.ts'

type Calls = { [name: string]: (db: Db, tx: Transaction) => Promise<unknown> }

/**
 * Records the SQL that repository functions send to the database, in order and without values, for comparison with a
 * reviewed file: `await expect(await printStatements(pool, calls)).toMatchFileSnapshot('./x.repo.sql')`. After an
 * intended change, `npx vitest run -u` rewrites the file.
 */
export async function printStatements(pool: Pool, calls: Calls): Promise<string> {
  const sent: string[] = []
  const db: Db = drizzle(pool, { logger: { logQuery: (statement) => sent.push(statement) } })
  const sections: string[] = []
  for (const [name, call] of Object.entries(calls)) {
    await db.transaction((tx) => {
      sent.length = 0
      return call(db, tx)
    })
    const statements = sent.filter((statement) => !/^(begin|commit|rollback)/.test(statement))
    sections.push(`-- ${name}\n${statements.map((statement) => `${layOut(statement)};`).join('\n')}`)
  }
  return `${sections.join('\n\n')}\n`
}

const CLAUSE =
  /\s(?=(?:from|where|left join|inner join|group by|order by|having|limit|for update|for share|union|values|returning)\s)/gi

/** One clause per line, so that a change appears as a changed line. */
const layOut = (statement: string): string =>
  statement
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(CLAUSE, '\n  ')
    .replaceAll(/\s(?=and \()/g, '\n    ')
