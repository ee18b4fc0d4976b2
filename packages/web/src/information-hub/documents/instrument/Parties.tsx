import { Title } from '@mantine/core'
import type { Instrument } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import classes from './instrument.module.css'

type Props = { parties: NonNullable<Instrument['parties']> }

/** How many are party, how far that is known, and on demand who they are and since when. */
export function Parties({ parties: { asOf, note, rows } }: Props) {
  const { t } = useTranslation()
  return (
    <section id="parties" tabIndex={-1} className={classes.section}>
      <Title order={2}>{t('informationHub.instrument.parties')}</Title>
      <p>
        <strong>{t('informationHub.instrument.partiesCount', { count: rows.length })}</strong>{' '}
        {t('informationHub.country.treatiesAsOf', { day: formatDay(asOf) })}
      </p>
      <p className={classes.quiet}>{note}</p>
      <details className={classes.parties}>
        <summary>{t('informationHub.instrument.showParties')}</summary>
        <ul>
          {rows.map(({ iso2, name, since }) => (
            <li key={iso2}>
              <Link to={paths.country(iso2)}>{name}</Link>{' '}
              <span className={classes.quiet}>
                {since
                  ? t('informationHub.instrument.partySince', { day: formatDay(since) })
                  : t('informationHub.instrument.noDay')}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
