import { Text } from '@mantine/core'
import { NO_BUILD } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { configQuery } from '../api/config.queries.ts'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'

/** That the portal runs, and the number of its build if it has one. */
export function HealthcheckPage() {
  const { t } = useTranslation()
  const config = useQuery(configQuery)
  return (
    <>
      <PageTitle title={t('system.healthTitle')} />
      <Loaded query={config} lines={1} safe={t('system.healthSafe')}>
        {({ buildNumber }) => (
          <Text size="lg">
            {t('system.healthAnswers')} {buildNumber !== NO_BUILD && t('system.build', { number: buildNumber })}
          </Text>
        )}
      </Loaded>
    </>
  )
}
