import { Title } from '@mantine/core'
import type { Instrument, LegalDocument } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { WithTerms } from '../../../shared/glossary/WithTerms.tsx'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import classes from './instrument.module.css'

type Citation = Instrument['citations'][number]
type Props = { document: LegalDocument; citations: Instrument['citations'] }

/** The key articles and those that rules cite, each with the rules that rest on it. */
export function InstrumentArticles({ document: { keyArticles }, citations }: Props) {
  const { t } = useTranslation()
  const uncited = keyArticles
    .filter(({ article }) => !citations.some((one) => one.article === article))
    .map((one): Citation => ({ ...one, rules: [] }))
  const articles = [...citations, ...uncited]
  return (
    <section className={classes.section}>
      <Title order={2}>{t('informationHub.instrument.articles')}</Title>
      {articles.length === 0 ? (
        <p>{t('informationHub.instrument.noArticles')}</p>
      ) : (
        <p className={classes.quiet}>{t('informationHub.instrument.articlesLead')}</p>
      )}
      {articles.map((citation) => (
        <Article key={`${citation.article} ${citation.topic}`} citation={citation} />
      ))}
    </section>
  )
}

function Article({ citation: { article, topic, rules } }: { citation: Citation }) {
  const { t } = useTranslation()
  return (
    <section className={classes.article}>
      <Title order={3} size="h4">
        {article ?? t('informationHub.instrument.whole')}
        {topic && <span className={classes.topic}>: {topic}</span>}
      </Title>
      {rules.length === 0 ? (
        <p className={classes.quiet}>{t('informationHub.instrument.notCited')}</p>
      ) : (
        <ul className={classes.rules}>
          {rules.map(({ row, test, status, reason }) => (
            <li key={row}>
              <span>
                {status ? (
                  <TrafficLight status={status} />
                ) : (
                  <span className={classes.quiet}>{t('informationHub.instrument.noColour')}</span>
                )}
              </span>
              <span>
                <strong>{test}</strong> <WithTerms text={reason} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
