import { Anchor, Button, Text } from '@mantine/core'
import { CHECKS, type Check, NO_BUILD, type Operation, type Run, type ShownSetting } from '@portal/contract'
import { currentLanguage, localeOf } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay, formatInstant } from '../shared/dates/dates.ts'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { Fact } from '../shared/layout/Fact.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { paths } from '../shared/navigation/paths.ts'
import { reviewQueries } from '../shared/reviews/reviews.queries.ts'
import { GivenUpJobs } from './GivenUpJobs.tsx'
import classes from './operation.module.css'
import { operationQuery, useStartCheck } from './operation.queries.ts'

/** How this installation stands, for the operator. `domains`: the list of those that wait to be confirmed. */
export function OperationPage({ domains }: { domains: ReactNode }) {
  const { t } = useTranslation()
  const query = useQuery(operationQuery)
  return (
    <>
      <PageTitle title={t('shell.operation')} lead={t('operation.lead')} />
      <Loaded query={query} lines={16}>
        {(state) => (
          <div className={classes.page}>
            <Section title={t('operation.state')}>
              <StateFacts state={state} />
            </Section>
            <Section title={t('operation.checks')} text={t('operation.checksText')}>
              <Checks checks={state.checks} />
            </Section>
            <Section title={t('operation.domains')}>{domains}</Section>
            <Section title={t('operation.reviews')}>
              <OverdueReviews />
            </Section>
            <Section title={t('operation.settings')} text={t('operation.settingsText')}>
              <SettingsTable rows={state.settings} />
            </Section>
          </div>
        )}
      </Loaded>
    </>
  )
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id}>{title}</h2>
      {text && <p className={classes.hint}>{text}</p>}
      {children}
    </section>
  )
}

function OverdueReviews() {
  const { t } = useTranslation()
  const overdue = useQuery(reviewQueries.overdue)
  return (
    <Loaded query={overdue}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Text>{t('operation.noReviews')}</Text>
        ) : (
          <ul className={classes.list}>
            {rows.map(({ countryId, name, review }) => (
              <li key={countryId}>
                <Anchor component={Link} to={`${paths.country(countryId)}#versions`}>
                  {name}
                </Anchor>{' '}
                {t('operation.reviewSince', { day: formatDay(review.due) })}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function SettingsTable({ rows }: { rows: readonly ShownSetting[] }) {
  const { t } = useTranslation()
  return (
    <table className={classes.settings}>
      <thead>
        <tr>
          <th scope="col">{t('operation.setting')}</th>
          <th scope="col">{t('operation.value')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, isSecret }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{value === null ? t('operation.notSet') : isSecret ? t('operation.isSet') : value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Versions, disk, queue, backup and anchors, a line each. */
function StateFacts({ state }: { state: Operation }) {
  const { t } = useTranslation()
  const { versions, disk, databaseBytes, mails, lastBackup, lastAnchor } = state
  const instantOr = (instant: string | null) => (instant ? formatInstant(instant) : t('operation.never'))
  return (
    <dl className={classes.facts}>
      <Fact name={t('operation.versions')}>
        {(['build', 'law', 'node', 'database'] as const)
          .filter((name) => versions[name] !== NO_BUILD)
          .map((name) => `${t(`operation.${name}`)} ${versions[name]}`)
          .join(' · ')}
      </Fact>
      <Fact name={t('operation.mails')}>{mailsText(t, mails)}</Fact>
      {mails.stored > 0 && <Fact name={t('operation.stored')}>{mails.stored}</Fact>}
      <Fact name={t('operation.jobs')}>
        <Jobs jobs={state.jobs} />
      </Fact>
      <Fact name={t('operation.lastBackup')}>
        {instantOr(lastBackup)}
        <p className={classes.hint}>{t('operation.backupHint')}</p>
      </Fact>
      <Fact name={t('operation.lastAnchor')}>{instantOr(lastAnchor)}</Fact>
      <Fact name={t('operation.disk')}>{disk ? diskText(t, disk) : t('operation.unknown')}</Fact>
      <Fact name={t('operation.databaseSize')}>{sizeText(databaseBytes)}</Fact>
    </dl>
  )
}

function Jobs({ jobs: { waiting, running, givenUp } }: Pick<Operation, 'jobs'>) {
  const { t } = useTranslation()
  return (
    <>
      {t('operation.jobsNow', { waiting, running })}
      {givenUp.length > 0 && <GivenUpJobs jobs={givenUp} />}
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

/** What can be verified, when it last was, and how that ended. */
function Checks({ checks }: Pick<Operation, 'checks'>) {
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
      <p className={classes.fault}>{t('operation.bad', { at, checked, count: faults })}</p>
      <ul className={classes.faults}>
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
      {faults > findings.length && <p className={classes.hint}>{t('operation.more', { count: findings.length })}</p>}
    </>
  )
}
