import { Button, Group } from '@mantine/core'
import type { Country, CountryOverTime } from '@portal/contract'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { useTyped } from '../../../shared/forms/useTyped.ts'
import { contentQueries } from '../../../shared/law/law.queries.ts'
import { ContentFailure } from '../../ContentFailure.tsx'
import { DayFields } from '../../days/DayFields.tsx'
import { hubQueries } from '../../hub.queries.ts'
import classes from '../country.module.css'
import { earlierVersion } from '../earlierVersion.ts'
import { Section } from '../Section.tsx'
import { areGood, type Chosen } from '../useChosen.ts'
import { DayColours } from './DayColours.tsx'
import { DaySlider } from './DaySlider.tsx'
import { DocumentsOnDay } from './DocumentsOnDay.tsx'

const SLIDING_MS = 300

type Props = { country: Country; chosen: Chosen }

/** The colours of all uses and the documents in force on a day that one chooses; for the reference case, printed above. */
export function LawOnDay({ country, chosen }: Props) {
  const { t } = useTranslation()
  const { days, isToday, setDay, setToday } = chosen
  const { version } = earlierVersion(country)
  return (
    <Section id="lawOnDay" lead={t('informationHub.referenceCase')}>
      {version !== undefined && (
        <p className={classes.lead}>{t('informationHub.country.coloursOfVersion', { version })}</p>
      )}
      <Group align="flex-start" gap="md" className={classes.days ?? ''}>
        <DayFields chosen={chosen} onChange={setDay} />
        {!isToday && (
          <Button variant="default" size="md" className={classes.today ?? ''} onClick={setToday}>
            {t('informationHub.country.today')}
          </Button>
        )}
      </Group>
      {days.accessDate > days.intendedUseDate && <p role="alert">{t('informationHub.country.useFirst')}</p>}
      {areGood(chosen) && <Colours country={country} chosen={chosen} />}
      {areGood(chosen) && <DocumentsOnDay country={country} day={days.accessDate} />}
    </Section>
  )
}

function Colours({ country, chosen }: Props) {
  const { intendedUseDate } = chosen.days
  const earlier = earlierVersion(country)
  const [day, setDay] = useTyped({
    given: chosen.days.accessDate,
    pauseMs: SLIDING_MS,
    onChange: (next) => chosen.setDay('accessDate', next),
  })
  const { segments, uses, isError, retry } = useQueries({
    queries: [hubQueries.overTime(country.iso2, { intendedUseDate, ...earlier }), contentQueries.survey],
    combine: ([overTime, survey]) => ({
      segments: overTime.data?.segments,
      uses: survey.data?.uses,
      isError: overTime.isError || survey.isError,
      retry: () => Promise.all([overTime.refetch(), survey.refetch()]),
    }),
  })
  if (segments && uses) {
    return (
      <>
        <DaySlider day={day} end={intendedUseDate} segments={segments} onChange={setDay} />
        <DayColours segment={segmentOn(segments, day)} uses={uses} kept={{ ...chosen.kept, accessDate: day }} />
      </>
    )
  }
  return isError ? <ContentFailure onRetry={retry} /> : <Loading lines={12} />
}

const segmentOn = (segments: CountryOverTime['segments'], day: string) =>
  segments.find(({ from, before }) => (!from || from <= day) && (!before || day < before))
