import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { configQuery } from '../../api/config.queries.ts'
import classes from './EnvironmentChip.module.css'

/** Marks every environment but production. */
export function EnvironmentChip() {
  const { t } = useTranslation()
  const { data } = useQuery(configQuery)
  const environment = environmentOf(window.location.hostname, data?.previewHost ?? null)
  if (!environment) return null
  return (
    <span className={classes.chip}>
      <VisuallyHidden>{t('environment.title')} </VisuallyHidden>
      {t(`environment.${environment}`)}
    </span>
  )
}

type Environment = 'local' | 'staging'

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/i

/** The environment by host name (without port); null in production. */
export function environmentOf(host: string, previewHost: string | null): Environment | null {
  if (LOCAL.test(host)) return 'local'
  return previewHost !== null && host.toLowerCase() === previewHost.toLowerCase() ? 'staging' : null
}
