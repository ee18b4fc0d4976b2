import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { configQuery } from '../../api/config.queries.ts'
import classes from './EnvironmentChip.module.css'
import { environmentOf } from './environmentOf.ts'

/** Says in words that this is not the real portal. */
export function EnvironmentChip() {
  const { t } = useTranslation()
  const { data } = useQuery(configQuery)
  const environment = environmentOf(window.location.hostname, data?.previewHost ?? null)
  if (!environment) return null
  return (
    <span className={classes.chip}>
      <VisuallyHidden>{`${t('environment.title')}: `}</VisuallyHidden>
      {t(`environment.${environment}`)}
    </span>
  )
}
