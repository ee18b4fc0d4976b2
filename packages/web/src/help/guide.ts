import { editDistance, plain } from '@portal/contract'
import type { help } from '@portal/texts/en/help/help'
import { useTranslation } from 'react-i18next'

export type ArticleId = keyof typeof help.articles
type ChapterId = keyof typeof help.chapters

/** The articles of the guide by chapter, in the order in which they are read. */
export const CHAPTERS: { readonly [chapter in ChapterId]: readonly ArticleId[] } = {
  assess: ['dashboard', 'organism', 'origin', 'date', 'use', 'material', 'papers', 'confirm'],
  result: [
    'record',
    'whatIf',
    'duties',
    'evidence',
    'samples',
    'letters',
    'transfers',
    'locks',
    'lawChanges',
    'report',
  ],
  law: ['countries', 'sources', 'search'],
  many: ['list', 'manage', 'importing', 'account'],
  administration: ['people', 'roles', 'security', 'law', 'programs', 'audit'],
}

export const CHAPTER_IDS = Object.keys(CHAPTERS) as ChapterId[]

export type Article = {
  readonly title: string
  readonly lead: string
  readonly parts: Readonly<Record<string, { readonly title: string; readonly text: string }>>
}

/** All articles in the language of the reader. */
export function useArticles(): ReadonlyMap<ArticleId, Article> {
  const { t } = useTranslation()
  const texts = t('help.articles', { returnObjects: true }) as unknown as Record<ArticleId, Article>
  return new Map(
    Object.values(CHAPTERS)
      .flat()
      .map((id) => [id, texts[id]]),
  )
}

/** The words that people also use for the subject of each article, in the language of the reader. */
export function useHelpWords(): Readonly<Record<ArticleId, string>> {
  const { t } = useTranslation()
  return t('help.words', { returnObjects: true })
}

/** Weights of a matching word in the title, among the synonyms of the subject, in a heading, and in the text. */
const WEIGHTS = [8, 5, 3, 1] as const

const PLURAL_ENDING = /(?<=\p{L}{3})(es|s|x)$/u
const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(PLURAL_ENDING, ''))

/**
 * Articles that a search fits, best first: by the places where its words stand, the rarer ones counting more, so that a
 * whole question finds its article. The beginning of a word is enough; accents, capitals, the ending of a plural and a
 * slip of typing do not matter.
 */
export function findArticles(
  articles: ReadonlyMap<ArticleId, Article>,
  otherWords: Readonly<Record<ArticleId, string>>,
  text: string,
): ArticleId[] {
  const places = [...articles].map(([id, { title, lead, parts }]) => {
    const own = Object.values(parts)
    const texts = [lead, ...own.map((part) => part.text)].join(' ')
    return { id, words: [title, otherWords[id], own.map((part) => part.title).join(' '), texts].map(wordsIn) }
  })
  const totals = new Map<ArticleId, number>()
  for (const sought of new Set(wordsIn(text))) {
    const scores = places.map(({ id, words }) => ({ id, score: scoreOf(sought, words) }))
    const rarity = Math.log(places.length / scores.filter(({ score }) => score > 0).length) + LEAST_RARITY
    for (const { id, score } of scores) if (score > 0) totals.set(id, (totals.get(id) ?? 0) + score * rarity)
  }
  const best = Math.max(...totals.values())
  return [...totals]
    .filter(([, total]) => total > best * LEAST_SHARE)
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id)
}

/** A word of every article still finds them all. */
const LEAST_RARITY = 0.05
/** Of the best score; with less, an article has only words that matter little to the search. */
const LEAST_SHARE = 0.25

/** The best that a word scores in the places of an article. */
const scoreOf = (sought: string, words: readonly (readonly string[])[]): number =>
  Math.max(
    ...words.map((own, place) => (WEIGHTS[place] ?? 0) * Math.max(0, ...own.map((word) => likeness(sought, word)))),
  )

/** 1 for the same word, less for its beginning and for a slip of typing, else 0. */
function likeness(sought: string, word: string): number {
  if (word === sought) return 1
  if (sought.length > 2 && word.startsWith(sought)) return 0.8
  const most = sought.length < 5 ? 0 : sought.length < 9 ? 1 : 2
  const isNear = Math.abs(word.length - sought.length) <= most && editDistance(sought, word) <= most
  return isNear ? 0.6 : 0
}
