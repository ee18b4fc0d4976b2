import { useDebouncedValue } from '@mantine/hooks'
import { readCertificateNumber } from '@portal/rules'
import { countryName, mapCountryName } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { useSurvey } from '../../../shared/law/useLaw.ts'
import { type AnswerProps, textOf } from '../AnswerProps.ts'
import classes from './numbers.module.css'

/** How long typing has to pause before a number is called wrong. */
const PAUSE_MS = 1000

/** Says at once why a certificate does not count: its number has another form, or is of another country than the material. */
export function CertificateDoubt({ value, country }: Pick<AnswerProps, 'value' | 'country'>) {
  const { t } = useTranslation()
  const [number] = useDebouncedValue(textOf(value).trim(), PAUSE_MS)
  const issuer = readCertificateNumber(number)?.country
  const state = useSurvey()?.states?.[country?.country ?? '']
  return (
    <p className={classes.doubt} role="status">
      {number !== '' && issuer === undefined && t('assessments.numbers.certificateForm')}
      {issuer !== undefined &&
        country &&
        issuer !== country.country &&
        issuer !== state &&
        t('assessments.numbers.certificateOf', {
          issuer: mapCountryName(issuer),
          country: countryName(country.country, country.name),
        })}
    </p>
  )
}
