import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { CountryPicture } from '../../../shared/countries/CountryPicture.tsx'
import { formatDay } from '../../../shared/dates/dates.ts'
import { documentStanding } from '../documentStanding.ts'
import { useFacetWords } from '../useFacetWords.ts'
import classes from './documents.module.css'
import { Marked } from './Marked.tsx'
import type { Hit } from './useDocumentSearch.ts'

/** One found document: what it is, whose, since when, and where the words were found. */
export function HitCard({ hit }: { hit: Hit }) {
  const { t } = useTranslation()
  return (
    <li className={classes.hit}>
      <h3>
        <Link to={paths.legalDocument(hit.countryId, hit.documentId)}>
          <Marked text={hit.titleMarked} />
        </Link>
      </h3>
      {hit.titleOriginal !== hit.titleEnglish && (
        <p className={classes.original} lang={hit.language[0]}>
          <Marked text={hit.originalMarked} />
        </p>
      )}
      <p className={classes.facts}>
        {hit.countryId && (
          <span className={classes.flag}>
            <CountryPicture iso2={hit.countryId} kind="thumbs" />
          </span>
        )}
        <strong>{hit.country ?? t('informationHub.documents.treaties')}</strong>
        <HitFacts hit={hit} />
      </p>
      <p>
        <Marked text={hit.passage} />
        {isCut(hit) && ' …'}
      </p>
      <Articles hit={hit} />
    </li>
  )
}

/** Whether the summary goes on after the passage. */
const isCut = ({ passage, summary }: Hit) => {
  const last =
    passage
      .replaceAll(/\[\[|\]\]/g, '')
      .split(' ... ')
      .at(-1) ?? ''
  return !summary.trim().endsWith(last.trim())
}

function HitFacts({ hit }: { hit: Hit }) {
  const { t } = useTranslation()
  const inWords = useFacetWords()
  const days = (['adopted', 'inForce', 'repealed'] as const).flatMap((name) => {
    const day = hit[name]
    return day ? [t(`informationHub.documentDays.${name}`, { day: formatDay(day) })] : []
  })
  const told = [
    inWords('kind', hit.kind),
    ...days,
    hit.language.map((code) => inWords('language', code)).join(', '),
    ...(hit.hasOfficialEnglish ? [t('informationHub.countries.english')] : []),
    t(`informationHub.confidence.${hit.confidence}`),
  ]
  return (
    <>
      {' · '}
      <span className={classes.status} data-status={hit.status}>
        {t(`informationHub.documentStatus.${documentStanding(hit)}`)}
      </span>
      {` · ${told.join(' · ')}`}
    </>
  )
}

function Articles({ hit: { articles } }: { hit: Hit }) {
  const { t } = useTranslation()
  if (articles.length === 0) return null
  return (
    <>
      <p className={classes.articlesTitle}>{t('informationHub.documents.articles')}</p>
      <ul className={classes.articles}>
        {articles.map(({ article, topic }) => (
          <li key={`${article} ${topic}`}>
            <mark>{article}</mark>: {topic ?? t('informationHub.documents.citedByRules')}
          </li>
        ))}
      </ul>
    </>
  )
}
