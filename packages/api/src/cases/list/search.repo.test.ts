import { randomUUID } from 'node:crypto'
import type { AssessmentQuery } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import { actorOf } from '../../testing/actors.ts'
import { freshDatabase } from '../../testing/freshDatabase.ts'
import { printStatements } from '../../testing/printStatements.ts'
import { countCells, FACETS } from './counts.repo.ts'
import { selectForExport } from './export.ts'
import { narrowingOf, resolveSearch } from './filters.ts'
import { listRows } from './search.repo.ts'

const database = freshDatabase()
const user = actorOf('DPT_USER')
const names = { countries: new Map([['BR', 'Brazil']]), uses: new Map([['screening', 'Screening']]) }
const days = { from: '2024-01-01', to: '2024-12-31' }
const FILTERS: NonNullable<AssessmentQuery['filters']> = {
  status: ['COMPLETED'],
  result: ['RED'],
  locked: [true],
  visibility: ['ACCOUNT'],
  providerCountry: ['BR'],
  intendedUse: ['screening'],
  owner: [randomUUID(), 'none'],
  userGroup: [randomUUID()],
  favorite: [true],
  createdAt: days,
  updatedAt: days,
  accessDate: days,
  attention: ['overdue', 'evidenceMissing', 'evidenceUnchecked', 'paperEnds', 'reviewOverdue'],
  resultChanged: days,
}
const QUERIES: { [name: string]: AssessmentQuery } = {
  'the first page': { from: 0, size: 20 },
  'sorted by a column that may be empty': { from: 0, size: 20, sort: { geneticResource: 'asc' } },
  'every filter': { from: 0, size: 20, filters: FILTERS },
  'deleted ones': { from: 0, size: 20, filters: { deleted: [true] } },
  'a text': { from: 0, size: 20, q: 'Bacillus' },
  'several words': { from: 0, size: 20, q: 'screening Bacillus of Brazil 12' },
}

describe('the statements of the list are the reviewed ones', () => {
  test('for pages', async () => {
    const calls = Object.entries(QUERIES).flatMap(([name, query]) =>
      [false, true].map((few) => [
        `${name}${few ? ', few matches' : ''}`,
        async (db: Parameters<typeof listRows>[0]) =>
          listRows(db, user, await resolveSearch({ db, names }, user, query), few),
      ]),
    )
    const statements = await printStatements(database.current.pool, Object.fromEntries(calls))
    await expect(statements).toMatchFileSnapshot('./search.repo.sql')
  })

  test('for counts, from the tallies and from the rows', async () => {
    const count = (role: 'DPT_USER' | 'ACC_ADMIN' | 'SUPER_ADMIN', query: AssessmentQuery) => {
      const actor = actorOf(role)
      return async (db: Parameters<typeof countCells>[0]) => {
        const search = await resolveSearch({ db, names }, actor, query)
        return countCells(db, { actor, search, narrowing: narrowingOf(actor, search), facets: FACETS })
      }
    }
    const statements = await printStatements(database.current.pool, {
      'everything, as DPT_USER': count('DPT_USER', { from: 0, size: 20 }),
      'everything, as ACC_ADMIN': count('ACC_ADMIN', { from: 0, size: 20 }),
      'everything, as SUPER_ADMIN': count('SUPER_ADMIN', { from: 0, size: 20 }),
      'every filter, as DPT_USER': count('DPT_USER', { from: 0, size: 20, filters: FILTERS }),
    })
    await expect(statements).toMatchFileSnapshot('./counts.repo.sql')
  })

  test('for exports', async () => {
    const statements = await printStatements(database.current.pool, {
      'every filter': async (db) =>
        selectForExport(db, user, await resolveSearch({ db, names }, user, { filters: FILTERS })),
    })
    await expect(statements).toMatchFileSnapshot('./export.sql')
  })
})
