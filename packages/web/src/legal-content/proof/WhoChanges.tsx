import { Button } from '@mantine/core'
import { versions } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { Failure } from '../../shared/feedback/Failure.tsx'
import classes from './ProofPanel.module.css'

type Props = { readonly country: string; readonly version: number; readonly revision: number }

/** The assessments that the saved draft would change, counted by the server when somebody asks, for each revision anew. */
export function WhoChanges({ country, version, revision }: Props) {
  const { t } = useTranslation()
  const preview = useQuery({
    queryKey: ['legal-content', 'preview', country, version, revision],
    queryFn: () => call(versions.preview, { params: { id: country, version } }),
    enabled: false,
  })
  const found = preview.data
  return (
    <div className={classes.part}>
      <h2>{t('lawProof.who.title')}</h2>
      {preview.isError && <Failure error={preview.error} onRetry={() => preview.refetch()} />}
      {found && (
        <p>
          {t('lawProof.who.changed', { count: found.changed, total: found.total })}{' '}
          {found.reopened > 0 && t('lawProof.who.reopened', { count: found.reopened })}{' '}
          {found.newDuties > 0 && t('lawProof.who.newDuties', { count: found.newDuties })}{' '}
          {found.examined < found.total && t('lawProof.who.examined', { examined: found.examined, total: found.total })}
        </p>
      )}
      <Button size="compact-sm" variant="default" loading={preview.isFetching} onClick={() => preview.refetch()}>
        {t('lawProof.who.ask')}
      </Button>
    </div>
  )
}
