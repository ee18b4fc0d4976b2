import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { configQuery } from '../api/config.queries.ts'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'

/** The build number of the running portal. */
export function HealthcheckPage() {
  const { t } = useTranslation()
  const config = useQuery(configQuery)
  return (
    <>
      <PageTitle title={t('system.healthTitle')} />
      <Loaded query={config} lines={1} safe={t('system.healthSafe')}>
        {({ buildNumber }) => <Text size="lg">{t('system.build', { number: buildNumber })}</Text>}
      </Loaded>
    </>
  )
}
