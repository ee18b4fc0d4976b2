import { Button, Group, Textarea } from '@mantine/core'
import type { Operation } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../shared/dates/dates.ts'
import { FormDialog } from '../shared/dialog/FormDialog.tsx'
import classes from './operation.module.css'
import { useDeleteJobs, useRetryJobs } from './operation.queries.ts'

type GivenUp = Operation['jobs']['givenUp'][number]

/** The jobs that failed at all their attempts, by kind: they are tried again, or deleted with a reason. */
export function GivenUpJobs({ jobs }: { jobs: readonly GivenUp[] }) {
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState<GivenUp | null>(null)
  const retry = useRetryJobs()
  return (
    <>
      <ul className={classes.faults}>
        {jobs.map((job) => (
          <li key={job.kind}>
            {t('operation.givenUp', { kind: job.kind, count: job.count, at: formatInstant(job.since) })}
            <Group gap="xs">
              <Button
                size="compact-sm"
                variant="default"
                loading={retry.isPending && retry.variables === job.kind}
                aria-label={t('operation.retryOf', { kind: job.kind })}
                onClick={() => retry.mutate(job.kind)}
              >
                {t('operation.retry')}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('operation.deleteOf', { kind: job.kind })}
                onClick={() => setDeleting(job)}
              >
                {t('operation.delete')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('operation.givenUpHint')}</p>
      {deleting && <DeleteDialog job={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

function DeleteDialog({ job: { kind, count }, onClose }: { job: GivenUp; onClose: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const remove = useDeleteJobs()
  const given = reason.trim()
  return (
    <FormDialog
      title={t('operation.deleteTitle', { kind, count })}
      action={t('operation.delete')}
      onSubmit={(event) => {
        event.preventDefault()
        remove.mutate({ kind, reason: given }, { onSuccess: onClose })
      }}
      onClose={onClose}
      dirty={given !== ''}
      pending={remove.isPending}
      isReady={given !== ''}
      failure={undefined}
    >
      <Textarea
        size="md"
        rows={3}
        data-autofocus
        maxLength={1000}
        label={t('operation.deleteReason')}
        description={t('operation.deleteHint')}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </FormDialog>
  )
}
