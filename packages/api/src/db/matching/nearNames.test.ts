import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '../../testing/startApi.ts'
import { assessments } from '../schema.ts'
import { nearNames } from './nearNames.ts'

const api = startApi()

const assessmentId = randomUUID()
beforeAll(async () => {
  const { accountId, userId } = await api.signIn()
  const now = new Date()
  const row = { accountId, assessmentId, number: 1, ownerId: userId, answers: {}, createdAt: now, updatedAt: now }
  await api.db.insert(assessments).values({ ...row, status: 'IN_PROGRESS', progress: 0 })
})

/** The texts that do not find the name. */
async function missing(geneticResource: string, typed: readonly string[]): Promise<string[]> {
  await api.db.update(assessments).set({ geneticResource })
  const missed: string[] = []
  for (const text of typed) {
    const found = await api.db.$count(assessments, nearNames(assessments.geneticResource, text))
    if (found === 0) missed.push(text)
  }
  return missed
}

/** The word with each letter missing or replaced, or a letter added before or after it. */
const wrongOnce = (word: string): string[] =>
  [...word].flatMap((letter, at) =>
    ['', 'o', `o${letter}`, `${letter}o`].map((other) => word.slice(0, at) + other + word.slice(at + 1)),
  )
const swapped = (word: string): string[] =>
  [...word.slice(1)].map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2))

test.each(['mori', 'alnus', 'bombyx', 'quercus', 'harzianum'])(
  'finds %s whichever letter is wrong, anywhere in a name',
  async (word) => {
    const typed = [...wrongOnce(word), ...swapped(word)].filter(({ length }) => length > 3)

    expect(typed.length).toBeGreaterThan(14)
    for (const name of [word, `Alpha ${word}`, `${word} beta`]) expect(await missing(name, typed)).toEqual([])
  },
)

test('finds long words with two wrong letters, but not with three', async () => {
  const every = (step: number) => (_: string, index: number) => index % step === 0
  const twice = wrongOnce('harzianum')
    .flatMap(wrongOnce)
    .filter(({ length }) => length > 8)
    .filter(every(17))
  const thrice = ['herzoanim', 'xxxzianum', 'harzia12m']

  expect(await missing('Trichoderma harzianum', twice)).toEqual([])
  expect(await missing('Trichoderma harzianum', thrice)).toEqual(thrice)
})

test.each([
  ['vulgare', ['vulgaris', 'VULGARIS']],
  ['vulgaris', ['vulgare']],
  ['sativum', ['sativus', 'sativa']],
  ['alba', ['albus', 'album']],
  ['nigrum', ['niger', 'nigra']],
  ['fortunei', ['fortuneii']],
])('finds %s with another ending of the epithet, but only with the same stem', async (word, typed) => {
  expect(await missing(`Alpha ${word}`, typed)).toEqual([])
  expect(await missing(`Alpha xyz${word}`, typed)).toEqual(typed)
})

test('treats wildcards as text, and long texts without an error', async () => {
  const strange = ['____', 'm%%s', 'm\\\\s', 'y'.repeat(200)]

  expect(await missing(`Zea mays ${'x'.repeat(300)}`, strange)).toEqual(strange)
  expect(await missing('Zea m%ys', ['Zea m%y', 'Zea m%ss'])).toEqual([])
})

test('uses only the index', async () => {
  const near = nearNames(assessments.geneticResource, 'Zae Bombix mory harzanium vulgaris')
  const plan = await api.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute(sql`explain select from assessments where ${near}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

  expect(plan).toContain('on assessments_words')
  expect(plan).not.toContain('Seq Scan')
})

test('a word of any length causes no error', async () => {
  const long = 'щ'.repeat(200)

  expect(await missing(long, [long])).toEqual([])
  expect(await missing(long, [`${long.slice(1)}x`])).not.toEqual([])
})
