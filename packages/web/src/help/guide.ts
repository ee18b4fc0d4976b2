import { plain } from '@portal/contract'
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
  many: ['list', 'importing', 'account'],
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

const PLURAL_ENDING = /(?<=\p{L}{3})(es|s|x)$/u

/**
 * Articles with all of the words in their text or among the other words for their subject, those with the words in their
 * titles first; accents, capitals and the ending of a plural do not matter.
 */
export function findArticles(
  articles: ReadonlyMap<ArticleId, Article>,
  otherWords: Readonly<Record<ArticleId, string>>,
  text: string,
): ArticleId[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const hasAll = (where: string) => words.every((word) => plain(where).includes(word.replace(PLURAL_ENDING, '')))
  const wholeOf = ({ title, lead, parts }: Article) =>
    [title, lead, ...Object.values(parts).flatMap((part) => [part.title, part.text])].join(' ')
  return [...articles]
    .filter(([id, article]) => hasAll(`${wholeOf(article)} ${otherWords[id]}`))
    .toSorted(([, a], [, b]) => Number(hasAll(b.title)) - Number(hasAll(a.title)))
    .map(([id]) => id)
}
