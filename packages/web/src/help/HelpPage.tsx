import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { WithTerms } from '../shared/glossary/WithTerms.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { SearchInput } from '../shared/list/filters/SearchInput.tsx'
import { paths } from '../shared/navigation/paths.ts'
import { showTourStep } from '../shared/navigation/tourStep.ts'
import { useScrollToTarget } from '../shared/navigation/useScrollToTarget.ts'
import { GuidePicture } from './GuidePicture.tsx'
import {
  type Article,
  type ArticleId,
  CHAPTER_IDS,
  CHAPTERS,
  findArticles,
  useArticles,
  useHelpWords,
} from './guide.ts'
import classes from './help.module.css'

/** The guide: its contents and a search left, one article to read, its parts right. */
export function HelpPage() {
  const { article: id = 'record' } = useParams()
  const [params, setParams] = useSearchParams()
  const search = (q: string) => setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true })
  const articles = useArticles()
  const article = articles.get(id as ArticleId)
  useScrollToTarget(useLocation().hash.slice(1))
  if (!article) return <Navigate to={paths.help()} replace />
  return (
    <div className={classes.guide}>
      <Contents articles={articles} current={id} q={params.get('q') ?? ''} onSearch={search} />
      <ArticleText id={id as ArticleId} article={article} chapter={chapterOf(id)} />
      <PartList article={article} />
    </div>
  )
}

const chapterOf = (id: string) => CHAPTER_IDS.find((chapter) => CHAPTERS[chapter].some((one) => one === id)) ?? 'assess'

type ContentsProps = {
  articles: ReadonlyMap<ArticleId, Article>
  current: string
  q: string
  onSearch: (q: string) => void
}

function Contents({ articles, current, q, onSearch }: ContentsProps) {
  const { t } = useTranslation()
  const found = findArticles(articles, useHelpWords(), q)
  const isSearching = q.trim() !== ''
  return (
    <nav className={classes.contents} aria-label={t('help.contents')}>
      <SearchInput label={t('help.search')} placeholder={t('help.searchHint')} value={q} onSearch={onSearch} />
      <p role="status">{isSearching && found.length > 0 && t('help.found', { count: found.length })}</p>
      {isSearching && found.length === 0 && (
        <p>
          {t('help.none')} {t('help.noneHint')}
        </p>
      )}
      {isSearching ? (
        <ArticleList ids={found} articles={articles} current={current} q={q} />
      ) : (
        CHAPTER_IDS.map((chapter) => (
          <div key={chapter}>
            <h2>{t(`help.chapters.${chapter}`)}</h2>
            <ArticleList ids={CHAPTERS[chapter]} articles={articles} current={current} />
          </div>
        ))
      )}
      <p>
        <Link to={paths.glossary}>{t('help.toGlossary')}</Link>
      </p>
      <p>
        <Link to={paths.example}>{t('help.toExample')}</Link>
      </p>
      <Button mt="sm" variant="default" onClick={() => showTourStep(0)}>
        {t('help.tour.start')}
      </Button>
    </nav>
  )
}

type ArticleListProps = Pick<ContentsProps, 'articles' | 'current'> & { ids: readonly ArticleId[]; q?: string }

/** The links keep the search, so that the next match is one click away. */
const ArticleList = ({ ids, articles, current, q }: ArticleListProps) => (
  <ul>
    {ids.map((id) => (
      <li key={id}>
        <Link
          to={{ pathname: paths.help(id), search: q && `?${new URLSearchParams({ q })}` }}
          aria-current={id === current ? 'page' : undefined}
        >
          {articles.get(id)?.title}
        </Link>
      </li>
    ))}
  </ul>
)

type ArticleTextProps = { id: ArticleId; article: Article; chapter: (typeof CHAPTER_IDS)[number] }

function ArticleText({ id: articleId, article, chapter }: ArticleTextProps) {
  const { t } = useTranslation()
  return (
    <article className={classes.prose}>
      <p className={classes.chapter}>{t(`help.chapters.${chapter}`)}</p>
      <PageTitle title={article.title} />
      <p>
        <WithTerms text={article.lead} />
      </p>
      <GuidePicture article={articleId} />
      {Object.entries(article.parts).map(([id, { title, text }]) => (
        <section key={id} id={id} tabIndex={-1}>
          <h2>{title}</h2>
          <Paragraphs text={text} />
        </section>
      ))}
    </article>
  )
}

const POINT = '- '

/** Paragraphs of a text; lines that follow each other as points are one list. */
function Paragraphs({ text }: { text: string }) {
  const lines = text.split('\n')
  const points = lines.filter((line) => line.startsWith(POINT))
  const first = lines.findIndex((line) => line.startsWith(POINT))
  const before = first < 0 ? lines : lines.slice(0, first)
  const after = first < 0 ? [] : lines.slice(first).filter((line) => !line.startsWith(POINT))
  return (
    <>
      {before.map((line) => (
        <p key={line}>
          <WithTerms text={line} />
        </p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((line) => (
            <li key={line}>
              <WithTerms text={line.slice(POINT.length)} />
            </li>
          ))}
        </ul>
      )}
      {after.map((line) => (
        <p key={line}>
          <WithTerms text={line} />
        </p>
      ))}
    </>
  )
}

function PartList({ article }: { article: Article }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <nav className={classes.parts} aria-label={t('help.onPage')}>
      {Object.entries(article.parts).map(([id, { title }]) => (
        <Link key={id} to={{ search, hash: id }}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
