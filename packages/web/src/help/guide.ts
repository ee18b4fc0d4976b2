import { searchByWords, searchWords } from '@portal/contract'
import type { help } from '@portal/texts/en/help/help'
import { useTranslation } from 'react-i18next'
import { keysOf } from '../shared/objects/records.ts'

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

export const CHAPTER_IDS = keysOf(CHAPTERS)

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
const RANKING = { weights: [8, 5, 3, 1], leastShare: 0.25 } as const

/** Articles that a search fits, best first, so that a whole question finds its article. */
export function findArticles(
  articles: ReadonlyMap<ArticleId, Article>,
  otherWords: Readonly<Record<ArticleId, string>>,
  text: string,
): ArticleId[] {
  const entries = [...articles].map(([id, { title, lead, parts }]) => {
    const own = Object.values(parts)
    const texts = [lead, ...own.map((part) => part.text)].join(' ')
    const places = [title, otherWords[id], own.map((part) => part.title).join(' '), texts]
    return [id, places.map(searchWords)] as const
  })
  return searchByWords(new Map(entries), text, RANKING)
}
