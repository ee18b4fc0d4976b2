import { type Country, TREATY_DOCUMENTS } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { formatDay } from '../../shared/dates.ts'
import classes from './country.module.css'
import { Section } from './Section.tsx'

type Entry = Country['timeline'][number]

/** Treaty steps and laws in the order of their days. */
export function Timeline({ country }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <Section id="timeline" lead={t('informationHub.country.treatiesAsOf', { day: formatDay(country.treatiesAsOf) })}>
      {country.treatyNote && <p className={classes.quiet}>{country.treatyNote}</p>}
      {country.timeline.length === 0 ? (
        <p>{t('informationHub.country.noDays')}</p>
      ) : (
        <ol className={classes.timeline}>
          {country.timeline.map((entry) => (
            <li key={`${entry.date} ${entry.kind} ${entry.documentId ?? entry.treaty}`} data-kind={entry.kind}>
              <time dateTime={entry.date}>{formatDay(entry.date)}</time>
              <span>
                {t(`informationHub.country.kinds.${entry.kind}`)}: <What entry={entry} iso2={country.iso2} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

function What({ entry: { documentId, treaty, title }, iso2 }: { entry: Entry; iso2: string }) {
  if (documentId) return <Link to={paths.legalDocument(iso2, documentId)}>{title}</Link>
  return treaty ? <Link to={paths.legalDocument(null, TREATY_DOCUMENTS[treaty])}>{title}</Link> : title
}
