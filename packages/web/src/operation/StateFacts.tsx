import type { Operation } from '@portal/contract'
import { currentLanguage, localeOf } from '@portal/texts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../shared/dates/dates.ts'
import classes from './operation.module.css'

/** Versions, disk, queue, backup and anchors, a line each. */
export function StateFacts({ state }: { state: Operation }) {
  const { t } = useTranslation()
  const { versions, disk, databaseBytes, mails, lastBackup, lastAnchor } = state
  const instantOr = (instant: string | null) => (instant ? formatInstant(instant) : t('operation.never'))
  return (
    <dl className={classes.facts}>
      <Fact name={t('operation.versions')}>
        {(['build', 'law', 'node', 'database'] as const)
          .map((name) => `${t(`operation.${name}`)} ${versions[name]}`)
          .join(' · ')}
      </Fact>
      <Fact name={t('operation.mails')}>{mailsText(t, mails)}</Fact>
      {mails.stored > 0 && <Fact name={t('operation.stored')}>{mails.stored}</Fact>}
      <Fact name={t('operation.jobs')}>
        <Jobs jobs={state.jobs} />
      </Fact>
      <Fact name={t('operation.lastBackup')} hint={t('operation.backupHint')}>
        {instantOr(lastBackup)}
      </Fact>
      <Fact name={t('operation.lastAnchor')}>{instantOr(lastAnchor)}</Fact>
      <Fact name={t('operation.disk')}>{disk ? diskText(t, disk) : t('operation.unknown')}</Fact>
      <Fact name={t('operation.databaseSize')}>{sizeText(databaseBytes)}</Fact>
    </dl>
  )
}

type FactProps = { name: string; hint?: string; children: ReactNode }

function Fact({ name, hint, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {hint && <p className={classes.hint}>{hint}</p>}
      </dd>
    </div>
  )
}

function Jobs({ jobs: { waiting, running, givenUp } }: Pick<Operation, 'jobs'>) {
  const { t } = useTranslation()
  return (
    <>
      {t('operation.jobsNow', { waiting, running })}
      {givenUp.length > 0 && (
        <>
          <ul className={classes.faults}>
            {givenUp.map(({ kind, count, since }) => (
              <li key={kind}>{t('operation.givenUp', { kind, count, at: formatInstant(since) })}</li>
            ))}
          </ul>
          <p className={classes.hint}>{t('operation.givenUpHint')}</p>
        </>
      )}
    </>
  )
}

function mailsText(t: TFunction, { waiting: count, oldest }: Operation['mails']): string {
  return oldest ? t('operation.mailsSince', { count, at: formatInstant(oldest) }) : t('operation.noMails')
}

function diskText(t: TFunction, { free, size, warnBelow }: NonNullable<Operation['disk']>): string {
  const words = { free: sizeText(free), size: sizeText(size) }
  return t(free < warnBelow ? 'operation.diskLow' : 'operation.diskFree', words)
}

const MB = 1024 * 1024
const GB = 1024 * MB

/** Bytes in MB or GB, in the words of the language. */
function sizeText(bytes: number): string {
  const [unit, length] = bytes < GB ? (['megabyte', MB] as const) : (['gigabyte', GB] as const)
  const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(localeOf(currentLanguage()), style).format(bytes / length)
}
