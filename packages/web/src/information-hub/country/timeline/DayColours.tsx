import type { CountryOverTime, SurveyContent } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { dayBefore } from '../../days/dayBefore.ts'
import { useSpanText } from '../../days/useSpanText.ts'
import classes from '../country.module.css'

type Props = {
  segment: CountryOverTime['segments'][number] | undefined
  uses: SurveyContent['uses']
  /** What stays in the address when a use is chosen. */
  kept: Readonly<Record<string, string>>
}

/** The colour of each use, which leads to the rules for it, and between which days of access all of them hold. */
export function DayColours({ segment, uses, kept }: Props) {
  const { t } = useTranslation()
  const inWords = useSpanText()
  if (!segment) return null
  const { from, before, statuses } = segment
  const last = before && dayBefore(before)
  return (
    <div aria-live="polite">
      <p className={classes.lead}>{t('informationHub.country.holdsFor', { span: inWords({ from, last }) })}</p>
      <ul className={classes.uses}>
        {uses.map(({ id, title }) => (
          <li key={id}>
            <TrafficLight status={statuses[id] ?? 'AMBER'} />
            <Link to={{ search: `?${new URLSearchParams({ ...kept, use: id })}`, hash: 'rules' }}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
