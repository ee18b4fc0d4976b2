import { type CallInput, legalDocuments } from '@portal/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '../../testing/startApi.ts'

const api = startApi()
const MADE = 1100
const fields = { kind: 'act', language: ['en'], hasOfficialEnglish: true, confidence: 'high', summary: 'On zorilla.' }

/** More documents than are ranked at once; every hundredth has the word in its title, and those are the oldest. */
beforeAll(async () => {
  const documents = Array.from({ length: MADE }, (_, number) => {
    const title = `${number % 100 === 0 ? 'Zorilla' : 'Weasel'} law ${number}`
    const year = number % 100 === 0 ? 1980 : 1990 + (number % 30)
    return {
      ...fields,
      id: `qq-${number}`,
      titleOriginal: title,
      titleEnglish: title,
      adopted: `${year}-01-01`,
      keyArticles: [],
    }
  })
  const source = JSON.stringify({ name: 'Nowhere', documents, matrices: [] })
  await api.db.execute(sql`select index_legal_documents('QQ', ${source}::jsonb)`)
})

async function find(asked: Partial<CallInput<typeof legalDocuments.search>['body']>) {
  const { call } = await api.signIn()
  const { status, body } = await call(legalDocuments.search, { body: asked })
  expect(status).toBe(200)
  return { ...body, ids: body.results.map(({ documentId }) => documentId) }
}

test('documents with the word in the title come first among many, and pages contain each document once', async () => {
  const { total, ids: first } = await find({ q: 'zorilla', size: 11 })
  expect(total).toBe(MADE)
  expect(first.every((id) => Number(id.slice(3)) % 100 === 0)).toBe(true)

  const pages = []
  for (let from = 0; from < MADE; from += 90) pages.push(...(await find({ q: 'zorilla', size: 90, from })).ids)
  expect([pages.length, new Set(pages).size]).toEqual([MADE, MADE])
})

test('a list without words has the same counts with a redundant second filter', async () => {
  const one = await find({ country: ['QQ'] })
  const two = await find({ country: ['QQ'], kind: ['act'] })

  expect([one.total, two.total]).toEqual([MADE, MADE])
  expect(one.facets.kind).toEqual(two.facets.kind)
  expect(one.facets.country.find(({ value }) => value === 'QQ')?.count).toBe(MADE)
  expect((await find({ kind: ['none'] })).loosen).toEqual({ filter: 'kind', total: (await find({})).total })
})

test('a document written after a search is found and counted by the next one', async () => {
  const before = await find({})
  const document = { ...fields, id: 'qz-1', titleOriginal: 'Ley', titleEnglish: 'Quokka law', keyArticles: [] }
  const source = JSON.stringify({ name: 'Elsewhere', documents: [document], matrices: [] })
  await api.db.execute(sql`select index_legal_documents('QZ', ${source}::jsonb)`)

  const quokka = await find({ q: 'quokka' })
  expect([quokka.total, quokka.ids]).toEqual([1, ['qz-1']])
  expect(quokka.facets.country).toEqual([{ value: 'QZ', label: 'Elsewhere', count: 1 }])
  expect(quokka.facets.year).toEqual([{ value: 'unknown', label: 'unknown', count: 1 }])
  expect((await find({})).total).toBe(before.total + 1)
  expect((await find({ q: 'quokka', year: ['1980'], status: ['in_force'] })).loosen).toBeNull()
  expect((await find({ q: 'quokka', year: ['1980'] })).loosen).toEqual({ filter: 'year', total: 1 })
})
