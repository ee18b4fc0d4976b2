import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { chosenDays } from '../days/chosenDays.ts'
import { DayFields } from '../days/DayFields.tsx'
import { fieldErrors } from '../fieldErrors.ts'
import { hubQueries } from '../hub.queries.ts'
import { useAddress } from '../useAddress.ts'
import classes from './countries.module.css'
import { knownUse } from './knownUse.ts'

const DEFAULT_USE = 'research_and_development'

export type ResultCase = ReturnType<typeof useResultCase>

/**
 * The use and the two dates that colours are shown for, in the address, with their results; both dates are today unless
 * chosen. Without a real day nothing is asked for.
 */
export function useResultCase(isWanted: boolean) {
  const { get, set } = useAddress()
  const { days, badDays } = chosenDays(get)
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
  return (
    <div className={classes.case}>
      <NativeSelect
        size="md"
        label={t('informationHub.use')}
        data={uses}
        value={chosen.use}
        onChange={({ currentTarget }) => chosen.set({ use: currentTarget.value })}
      />
      <DayFields chosen={chosen} errors={chosen.errors} onChange={(name, day) => chosen.set({ [name]: day })} />
    </div>
  )
}
