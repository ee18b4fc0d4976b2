import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isTemporary } from '../../api/ApiError.ts'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'

type Props = { query: Pick<UseQueryResult, 'error' | 'refetch'> }

/** Stands for an assessment while it is read; after a failure that may pass, its address stays and can be tried again. */
export function UnreadAssessment({ query: { error, refetch } }: Props) {
  const { t } = useTranslation()
  if (!error || !isTemporary(error)) return <Loading lines={8} />
  return (
    <>
      <PageTitle title={t('assessments.title')} />
      <Failure error={error} onRetry={() => refetch()} />
    </>
  )
}
