import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../shared/DayField.tsx'
import { isRealDay } from '../../shared/isRealDay.ts'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { fieldErrors } from '../fieldErrors.ts'
import { hubQueries } from '../hub.queries.ts'
import { knownUse } from '../knownUse.ts'
import { useAddress } from '../useAddress.ts'
import classes from './countries.module.css'

const DEFAULT_USE = 'research_and_development'
const DAYS = ['accessDate', 'intendedUseDate'] as const

export type ResultCase = ReturnType<typeof useResultCase>

/**
 * The use and the two dates that colours are shown for, in the address, with their results; both dates are today unless
 * chosen. Without a real day nothing is asked for.
 */
export function useResultCase(isWanted: boolean) {
  const { get, set } = useAddress()
  const today = dayjs().format('YYYY-MM-DD')
  const days = { accessDate: get('accessDate') || today, intendedUseDate: get('intendedUseDate') || today }
  const badDays = DAYS.filter((name) => !isRealDay(days[name]))
  const isAskable = isWanted && badDays.length === 0
  const query = useQuery({ ...hubQueries.resultMap(days), enabled: isAskable })
  const map = isAskable ? query.data : undefined
  const use = get('use') || DEFAULT_USE
  return { days, badDays, query, map, errors: fieldErrors(query.error), use: map ? knownUse(map, use) : use, set }
}

/** What the server refuses stands at its field. */
export function ResultChoice({ chosen }: { chosen: ResultCase }) {
  const { t } = useTranslation()
  const survey = useQuery(contentQueries.survey)
  const uses = survey.data?.uses.map(({ id, title }) => ({ value: id, label: title })) ?? []
  const { days, badDays, errors, set } = chosen
  return (
    <div className={classes.case}>
      <NativeSelect
        size="md"
        label={t('informationHub.use')}
        data={uses}
        value={chosen.use}
        onChange={({ currentTarget }) => set({ use: currentTarget.value })}
      />
      {DAYS.map((name) => (
        <DayField
          key={name}
          label={t(`informationHub.${name}`)}
          given={days[name]}
          isBad={badDays.includes(name)}
          error={badDays.includes(name) ? t('informationHub.badDay', { day: days[name] }) : errors.get(name)}
          onChange={(day) => set({ [name]: day })}
        />
      ))}
    </div>
  )
}
