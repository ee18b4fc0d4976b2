import { Title } from '@mantine/core'
import type { Glossary } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from './glossary.module.css'

/** The instruments that the terms come from. */
export function ReferenceCards({ references }: Pick<Glossary, 'references'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="references">
      <Title order={2} id="references" tabIndex={-1} className={classes.partTitle}>
        {t('informationHub.glossary.references')}
      </Title>
      <ul className={classes.cards}>
        {references.map(({ id, title, citation, governs, url, confidence }) => (
          <li key={id} id={id} tabIndex={-1} className={classes.card}>
            <h3>{title}</h3>
            <p>{citation}</p>
            <p>{governs}</p>
            <p className={classes.source}>{t(`informationHub.confidence.${confidence}`)}</p>
            {url && (
              <a href={url} target="_blank" rel="noreferrer">
                {t('informationHub.glossary.readText', { title })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
