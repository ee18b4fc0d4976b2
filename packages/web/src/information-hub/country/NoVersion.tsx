import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { useCountryId } from './useCountryId.ts'

/** A link may name a version that was never made active, or nothing like a version; the country is there all the same. */
export function NoVersion({ version }: { version: number }) {
  const { t } = useTranslation()
  const text = Number.isInteger(version) ? 'noVersion' : 'strangeVersion'
  return (
    <>
      <PageTitle title={t('informationHub.country.noVersionTitle')} />
      <Alert color="brick" role="alert" title={t(`informationHub.country.${text}`, { version })}>
        <Link to={paths.country(useCountryId())}>{t('informationHub.country.toWhatHolds')}</Link>
      </Alert>
    </>
  )
}
