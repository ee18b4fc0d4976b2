import { Anchor, Button, Group, Textarea } from '@mantine/core'
import type { LawReport } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatInstant } from '../shared/dates/dates.ts'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { notify } from '../shared/feedback/notify.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { FormFailure } from '../shared/forms/formErrors.tsx'
import { Details } from '../shared/layout/Details.tsx'
import { paths } from '../shared/navigation/paths.ts'
import classes from './lawReports.module.css'
import { lawReportsQuery, useAnswerReport } from './lawReports.queries.ts'

/** What users reported about the law: what waits for an answer, and what was answered lately. */
export function LawReports() {
  const { t } = useTranslation()
  const query = useQuery(lawReportsQuery)
  return (
    <section id="reports" aria-labelledby="reports-title" tabIndex={-1}>
      <h2 id="reports-title">{t('lawReports.list')}</h2>
      <Loaded query={query}>{({ rows }) => <Lists rows={rows} />}</Loaded>
    </section>
  )
}

function Lists({ rows }: { rows: readonly LawReport[] }) {
  const { t } = useTranslation()
  const open = rows.filter(({ outcome }) => outcome === null)
  const answered = rows.filter(({ outcome }) => outcome !== null)
  return (
    <>
      {open.length === 0 && <p>{t('lawReports.none')}</p>}
      <ul className={classes.list}>
        {open.map((report) => (
          <li key={report.reportId}>
            <Report report={report} />
            <Answering report={report} />
          </li>
        ))}
      </ul>
      {answered.length > 0 && (
        <Details summary={t('lawReports.answeredReports', { count: answered.length })}>
          <ul className={classes.list}>
            {answered.map((report) => (
              <li key={report.reportId}>
                <Report report={report} />
                <AnswerText report={report} />
              </li>
            ))}
          </ul>
        </Details>
      )}
    </>
  )
}

function Report({ report }: { report: LawReport }) {
  const { t } = useTranslation()
  const { countryId, country, text, address, rowId, documentId, by, createdAt } = report
  return (
    <>
      <p className={classes.meta}>
        <Anchor component={Link} fw={600} to={paths.country(countryId)}>
          {country}
        </Anchor>{' '}
        {t('lawReports.from', { by: by ?? t('lawReports.somebody'), at: formatInstant(createdAt) })}
      </p>
      <p className={classes.text}>{text}</p>
      <p className={classes.meta}>
        {address && (
          <Anchor href={address} target="_blank" rel="noopener noreferrer nofollow">
            {address}
          </Anchor>
        )}
        {rowId && (
          <Anchor component={Link} to={`${paths.country(countryId)}#row-${rowId}`}>
            {t('lawReports.row', { id: rowId })}
          </Anchor>
        )}
        {documentId && (
          <Anchor component={Link} to={paths.legalDocument(countryId, documentId)}>
            {t('lawReports.document', { id: documentId })}
          </Anchor>
        )}
      </p>
    </>
  )
}

const LEAST = 3

/** The answer, and whether the law was corrected for it. The reporter is told. */
function Answering({ report: { reportId, country } }: { report: LawReport }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [answer, setAnswer] = useState('')
  const save = useAnswerReport(reportId)
  const send = (outcome: 'done' | 'answered') =>
    save.mutate({ outcome, answer }, { onSuccess: ({ message }) => notify.success(message) })
  return (
    <>
      <Textarea
        label={t('lawReports.answer')}
        maxLength={2000}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      <FormFailure message={save.isError ? errorText(save.error) : undefined} />
      <Group gap="xs" mt="xs">
        {(['done', 'answered'] as const).map((outcome) => (
          <Button
            key={outcome}
            variant="default"
            size="sm"
            aria-label={t(`lawReports.${outcome}Of`, { country })}
            disabled={answer.trim().length < LEAST}
            loading={save.isPending && save.variables.outcome === outcome}
            onClick={() => send(outcome)}
          >
            {t(`lawReports.${outcome}`)}
          </Button>
        ))}
      </Group>
    </>
  )
}

function AnswerText({ report: { outcome, answer, answeredBy, answeredAt } }: { report: LawReport }) {
  const { t } = useTranslation()
  if (outcome === null) return null
  const words = { by: answeredBy ?? t('lawReports.somebody'), at: formatInstant(answeredAt ?? ''), text: answer ?? '' }
  return <p className={classes.text}>{t(`lawReports.outcomes.${outcome}`, words)}</p>
}
