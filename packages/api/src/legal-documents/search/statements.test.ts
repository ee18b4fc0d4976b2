import { legalDocuments } from '@portal/contract'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { legalDocumentTexts } from '../../db/schema.ts'
import { countStatement } from './countMatches.ts'
import { pageStatement } from './documentPage.ts'
import { similarStatement, textQueryStatement } from './textQuery.ts'

/**
 * The statements are built from fragments: the file shows each one as sent to PostgreSQL, for a query with every
 * filter.
 */
test('the SQL statements of the document search match searchDocuments.sql', async () => {
  const query = legalDocuments.search.body.parse({
    q: '"genetic resources" Art. 9 -draft',
    country: ['BR'],
    kind: ['act'],
    language: ['pt'],
    status: ['in_force'],
    year: ['2015'],
    validOn: '2020-01-01',
  })
  const matches = (text: string) => sql`${legalDocumentTexts.words} @@ ${text}::tsquery`
  const match = {
    condition: matches('resources'),
    excluded: [matches('draft')],
    preferences: [matches('title'), matches('article')],
  }
  const statements: Readonly<Record<string, SQL>> = {
    'Parse the query': textQueryStatement(['portal_english'], { words: query.q, articles: '9' }, ['synonym']),
    'Replace misspelt words': similarStatement(['portal_english'], [{ spellings: ['biodivresity'], isExact: false }]),
    'Count the matches': countStatement(match, { query, today: '2026-01-01', offset: 0, limit: 100 }),
    'Read a page': pageStatement([{ number: 1, score: 3 }], query, { words: 'resources', articles: ['9'] }),
  }
  const printed = Object.entries(statements).map(([name, statement]) => `-- ${name}\n${textOf(statement)};\n`)

  await expect(printed.join('\n')).toMatchFileSnapshot('./searchDocuments.sql')
})

const textOf = (statement: SQL): string => new PgDialect().sqlToQuery(statement).sql.trim().replace(/^ {4}/gm, '')
