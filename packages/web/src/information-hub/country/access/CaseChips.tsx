import { type Country, REFERENCE_CASE } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../shared/dates/DayField.tsx'
import { contentQueries } from '../../../shared/law/law.queries.ts'
import { useAddress } from '../../useAddress.ts'
import { ALL_USES, type CountrySelection } from '../useCountrySelection.ts'
import classes from './access.module.css'

const DEFAULT_USE = 'research_and_development'
const USERS = ['foreign', 'national'] as const
const PURPOSES = ['commercial', 'non_commercial'] as const

export type AccessCase = ReturnType<typeof useAccessCase>

/** The selected case, stored in the query string; missing facts have the value of the reference case. */
export function useAccessCase() {
  const { get, set } = useAddress()
  const use = get('use')
  return {
    use: use === '' || use === ALL_USES ? DEFAULT_USE : use,
    user: USERS.find((one) => one === get('user')) ?? REFERENCE_CASE.user,
    commercialIntent: PURPOSES.find((one) => one === get('commercialIntent')) ?? REFERENCE_CASE.commercialIntent,
    change: (values: Readonly<Record<string, string>>) => set(values, true),
  }
}

type Props = { country: Country; chosen: CountrySelection; stated: AccessCase }

/** The case as four chips: the use, the user, the intention, and the date of access. */
export function CaseChips({ country, chosen, stated }: Props) {
  const { t } = useTranslation()
  const survey = useQuery(contentQueries.survey)
  const { days, badDays, setDay } = chosen
  const uses = survey.data?.uses.map(({ id, title }) => [id, title] as const) ?? [[stated.use, '…'] as const]
  const options = (values: readonly ((typeof USERS)[number] | (typeof PURPOSES)[number])[]) =>
    values.map((value) => [value, t(`informationHub.country.case.${value}`, { name: country.name })] as const)
  return (
    <fieldset className={classes.chips}>
      <legend>{t('informationHub.country.case.legend')}</legend>
      <Chip name="use" value={stated.use} options={uses} onChange={stated.change} />
      <Chip name="user" value={stated.user} options={options(USERS)} onChange={stated.change} />
      <Chip
        name="commercialIntent"
        value={stated.commercialIntent}
        options={options(PURPOSES)}
        onChange={stated.change}
      />
      <div className={classes.day}>
        <DayField
          label={t('informationHub.country.case.taken')}
          value={days.accessDate}
          isBad={badDays.includes('accessDate')}
          error={badDays.includes('accessDate') ? t('informationHub.badDay', { day: days.accessDate }) : undefined}
          onChange={(day) => setDay('accessDate', day)}
        />
      </div>
    </fieldset>
  )
}

type ChipProps = {
  name: 'use' | 'user' | 'commercialIntent'
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (values: Readonly<Record<string, string>>) => void
}

function Chip({ name, value, options, onChange }: ChipProps) {
  const { t } = useTranslation()
  return (
    <select
      className={classes.chip}
      data-fact={name}
      aria-label={t(`informationHub.country.case.labels.${name}`)}
      value={value}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    >
      {options.map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}
