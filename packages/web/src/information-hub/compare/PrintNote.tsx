import type { CountryStats } from '@portal/contract'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates/dates.ts'
import classes from './compare.module.css'

type Props = { providers: readonly CountryStats[]; countries: readonly string[] }

/** What a sheet of paper has to say for itself: when it was printed, from where, and how old its facts are. */
export function PrintNote({ providers, countries }: Props) {
  const { t } = useTranslation()
  const chosen = providers.filter(({ iso2 }) => countries.includes(iso2))
  const days = [...new Set((chosen.length > 0 ? chosen : providers).flatMap(({ asOf }) => asOf ?? []))].toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day && formatDay(day))
  return (
    <p className={classes.printNote}>
      {t('informationHub.compare.printed', {
        day: formatDay(dayjs().format('YYYY-MM-DD')),
        link: window.location.href,
      })}{' '}
      {first &&
        (first === last ? t('informationHub.asOf', { day: first }) : t('informationHub.asOfDays', { first, last }))}
      {first && '. '}
      {t('informationHub.noAdvice')}
    </p>
  )
}
