import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { useAddress } from '../useAddress.ts'
import classes from './countries.module.css'

const DEFAULT_USE = 'research_and_development'

/** The use and the two dates that colours are shown for, in the address; both dates are today unless chosen. */
export function useResultCase() {
  const { get, set } = useAddress()
  const today = dayjs().format('YYYY-MM-DD')
  return {
    use: get('use') || DEFAULT_USE,
    days: { accessDate: get('accessDate') || today, intendedUseDate: get('intendedUseDate') || today },
    set,
  }
}

type Props = { chosen: ReturnType<typeof useResultCase> }

export function ResultChoice({ chosen }: Props) {
  const { t } = useTranslation()
  const survey = useQuery(contentQueries.survey)
  const uses = survey.data?.uses.map(({ id, title }) => ({ value: id, label: title })) ?? []
  return (
    <div className={classes.case}>
      <NativeSelect
        label={t('informationHub.use')}
        data={uses}
        value={chosen.use}
        onChange={({ currentTarget }) => chosen.set({ use: currentTarget.value })}
      />
      {(['accessDate', 'intendedUseDate'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={t(`informationHub.${name}`)}
          value={chosen.days[name]}
          onChange={({ currentTarget }) => currentTarget.value && chosen.set({ [name]: currentTarget.value })}
        />
      ))}
    </div>
  )
}
