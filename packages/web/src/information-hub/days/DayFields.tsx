import { useTranslation } from 'react-i18next'
import { DayField } from '../../shared/dates/DayField.tsx'
import { DAYS, type DayName, type DaySelection } from './daySelection.ts'

type Props = {
  chosen: Pick<DaySelection, 'days' | 'badDays'>
  /** What the server refuses, by the name of the field. */
  errors?: ReadonlyMap<string, string>
  onChange: (name: DayName, day: string) => void
}

/** The two days that colours depend on; what is wrong with one stands at its field. */
export function DayFields({ chosen: { days, badDays }, errors, onChange }: Props) {
  const { t } = useTranslation()
  return DAYS.map((name) => (
    <DayField
      key={name}
      label={t(`informationHub.${name}`)}
      given={days[name]}
      isBad={badDays.includes(name)}
      error={badDays.includes(name) ? t('informationHub.badDay', { day: days[name] }) : errors?.get(name)}
      onChange={(day) => onChange(name, day)}
    />
  ))
}
