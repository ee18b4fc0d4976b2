import { Button } from '@mantine/core'
import { CHECKS, type Check, type Operation, type Run } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../shared/dates/dates.ts'
import classes from './operation.module.css'
import { useStartCheck } from './operation.queries.ts'

/** What can be verified, when it last was, and how that ended. */
export function Checks({ checks }: Pick<Operation, 'checks'>) {
  return (
    <ul className={classes.list}>
      {CHECKS.map((check) => (
        <CheckRow key={check} check={check} run={checks[check]} />
      ))}
    </ul>
  )
}

function CheckRow({ check, run }: { check: Check; run: Run | null }) {
  const { t } = useTranslation()
  const start = useStartCheck()
  const isRunning = run?.endedAt === null
  return (
    <li className={classes.check}>
      <div>
        <h3>{t(`operation.${check}`)}</h3>
        <p className={classes.hint}>{t(`operation.${check}Text`)}</p>
        <div role="status">
          <Outcome run={run} />
        </div>
      </div>
      <Button
        variant="default"
        loading={start.isPending || isRunning}
        aria-label={t('operation.startOf', { what: t(`operation.${check}`) })}
        onClick={() => start.mutate(check)}
      >
        {t('operation.start')}
      </Button>
    </li>
  )
}

function Outcome({ run }: { run: Run | null }) {
  const { t } = useTranslation()
  if (run === null) return <p>{t('operation.never')}</p>
  const { startedAt, endedAt, failed, checked, faults, findings } = run
  if (endedAt === null) return <p>{t('operation.running', { at: formatInstant(startedAt) })}</p>
  const at = formatInstant(endedAt)
  if (failed) return <p className={classes.fault}>{t('operation.failed', { at })}</p>
  if (faults === 0) return <p>{t('operation.good', { at, count: checked })}</p>
  return (
    <>
      <p className={classes.fault}>{t('operation.bad', { at, checked, faults })}</p>
      <ul className={classes.faults}>
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
      {faults > findings.length && <p className={classes.hint}>{t('operation.more', { count: findings.length })}</p>}
    </>
  )
}
