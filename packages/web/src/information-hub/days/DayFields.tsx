import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import { DayField } from '../../shared/dates/DayField.tsx'
import { DAYS, type DayName, type DaySelection } from './daySelection.ts'

type Props = {
  chosen: Pick<DaySelection, 'days' | 'badDays'>
  /** Validation messages of the server by field name. */
  errors?: ReadonlyMap<string, string>
  onChange: (name: DayName, day: string) => void
}

/** Date fields of access and intended use, with validation messages beside them. */
export function DayFields({ chosen: { days, badDays }, errors, onChange }: Props) {
  const { t } = useTranslation()
  return DAYS.map((name) => (
    <DayField
      key={name}
      label={t(`informationHub.${name}`)}
      value={days[name]}
      isBad={badDays.includes(name)}
      error={badDays.includes(name) ? t('informationHub.badDay', { day: days[name] }) : errors?.get(name)}
      onChange={(day) => onChange(name, day)}
    />
  ))
}

/** Validation messages of the server by field path. */
export const fieldErrors = (error: unknown): ReadonlyMap<string, string> =>
  new Map(error instanceof ApiError ? error.fields.map(({ path, message }) => [path, message]) : [])
