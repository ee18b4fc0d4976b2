import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { CaseLight, CaseName } from '../../cases/index.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { ImportSteps } from './ImportSteps.tsx'
import classes from './importing.module.css'
import { importQueries, type Progress, useChangeImport } from './importing.queries.ts'

/** An import as it runs, and what it made. */
export function ImportRunPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const query = useQuery(importQueries.progress(id))
  return (
    <>
      <PageTitle
        title={t('assessments.importing.title')}
        lead={query.data?.fileName ?? ''}
        actions={<ImportSteps at="run" />}
      />
      <Loaded query={query} lines={8}>
        {(progress) => (
          <>
            <Bar progress={progress} />
            <Actions progress={progress} />
            <Latest progress={progress} />
            <Problems progress={progress} />
          </>
        )}
      </Loaded>
    </>
  )
}

const IDLE_MS = 60_000

function Bar({ progress }: { progress: Progress }) {
  const { t } = useTranslation()
  const { total, made, already, refused, status, progressedAt, workedOn } = progress
  const done = made + already + refused
  const isIdle = status === 'RUNNING' && Date.now() - Date.parse(progressedAt) > IDLE_MS
  const note =
    status === 'RUNNING'
      ? t(isIdle ? 'assessments.importing.run.idle' : 'assessments.importing.run.leave')
      : status === 'UNDONE'
        ? t('assessments.importing.run.undone')
        : workedOn
          ? t('assessments.importing.run.workedOn', { count: workedOn })
          : t(`assessments.importing.statuses.${status}`)
  return (
    <section className={classes.bar}>
      <div role="status">
        <h2>{t('assessments.importing.run.title', { done, count: total })}</h2>
      </div>
      <p>{note}</p>
      <progress aria-label={t('assessments.importing.run.title', { done, count: total })} max={total} value={done} />
      <p className={classes.tally}>
        <span>{t('assessments.importing.run.made', { count: made })}</span>
        <span>{t('assessments.importing.run.already', { count: already })}</span>
        <span data-refused={refused > 0 || undefined}>
          {t('assessments.importing.run.refused', { count: refused })}
        </span>
      </p>
    </section>
  )
}

function Actions({ progress }: { progress: Progress }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { importId, status, made, workedOn } = progress
  const change = useChangeImport(importId)
  const [undoing, setUndoing] = useState(false)
  const mayUndo = (status === 'DONE' || status === 'STOPPED') && made > 0 && workedOn === 0
  return (
    <>
      {status === 'RUNNING' && <p className={classes.quiet}>{t('assessments.importing.run.stopKeeps')}</p>}
      {change.error && !undoing && (
        <p role="alert" className={classes.refused}>
          {errorText(change.error)}
        </p>
      )}
      <Group gap="sm" my="md">
        {status === 'RUNNING' && (
          <Button variant="default" loading={change.isPending} onClick={() => change.mutate('stop')}>
            {t('assessments.importing.run.stop')}
          </Button>
        )}
        {status === 'STOPPED' && (
          <Button loading={change.isPending} onClick={() => change.mutate('continue')}>
            {t('assessments.importing.run.continue')}
          </Button>
        )}
        {mayUndo && (
          <Button variant="default" onClick={() => setUndoing(true)}>
            {t('assessments.importing.run.undo')}
          </Button>
        )}
        <Link to={paths.assessments}>{t('assessments.importing.run.all')}</Link>
      </Group>
      {undoing && (
        <ConfirmDialog
          title={t('assessments.importing.run.undoTitle')}
          action={t('assessments.importing.run.undo')}
          pending={change.isPending}
          failure={change.error ? errorText(change.error) : undefined}
          onClose={() => setUndoing(false)}
          onConfirm={() => change.mutate('undo', { onSuccess: () => setUndoing(false) })}
        >
          <p>{t('assessments.importing.run.undoText', { count: made })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Latest({ progress: { latest } }: { progress: Progress }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('assessments.importing.run.soFar')} className={classes.latest}>
      <h2>
        {t('assessments.importing.run.soFar')} <small>{t('assessments.importing.run.newest')}</small>
      </h2>
      {latest.length === 0 && <p className={classes.quiet}>{t('assessments.importing.run.nothing')}</p>}
      <ul>
        {latest.map(({ row, reference, assessment, ...facts }) => (
          <li key={row}>
            <span>{reference}</span>
            {assessment && (
              <>
                <Link to={paths.assessment(assessment.assessmentId)}>
                  <CaseName of={{ ...facts, id: assessment.id, name: null }} />
                </Link>
                <CaseLight of={{ ...assessment, status: 'IN_PROGRESS' }} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Problems({ progress: { problems } }: { progress: Progress }) {
  const { t } = useTranslation()
  if (problems.length === 0) return null
  return (
    <section aria-label={t('assessments.importing.run.problems')} className={classes.latest}>
      <h2>{t('assessments.importing.run.problems')}</h2>
      <ul>
        {problems.map(({ row, reference, problem }) => (
          <li key={row}>
            <span>{reference}</span>
            <span className={classes.problem}>{problem}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
