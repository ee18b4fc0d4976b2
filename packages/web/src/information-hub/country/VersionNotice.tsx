import { Alert } from '@mantine/core'
import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'

/** Says that this is not what holds today, and leads there. */
export function VersionNotice({ country: { iso2, version, activeVersion } }: { country: Country }) {
  const { t } = useTranslation()
  if (version === null || activeVersion === null || version === activeVersion) return null
  return (
    <Alert my="md" title={t('informationHub.country.notActive', { version })}>
      <Link to={paths.country(iso2)}>{t('informationHub.country.toActive', { version: activeVersion })}</Link>
    </Alert>
  )
}
