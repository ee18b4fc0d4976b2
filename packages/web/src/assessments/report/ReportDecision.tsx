import { Anchor } from '@mantine/core'
import { type AssessmentReport, assessmentNumber } from '@portal/contract'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { paths } from '../../app/paths.ts'
import { formatInstantInUtc } from '../../shared/dates/dates.ts'
import { DecisionHead } from '../decision/DecisionHead.tsx'
import { storedDecision } from '../decision/ExplainedDecision.ts'
import classes from './report.module.css'

/** The first thing an inspector looks for: the light, the sentence, when, on which law, and the number to check it by. */
export function ReportDecision({ report }: { report: AssessmentReport }) {
  const { assessment } = report
  return (
    <section className={classes.decision}>
      <DecisionHead {...storedDecision(assessment)} />
      <dl className={classes.record}>
        {useRecord(report).map(([term, text]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

function useRecord({
  assessment,
  account,
  printedAt,
  printedBy,
  verificationCode,
}: AssessmentReport): [string, ReactNode][] {
  const { t } = useTranslation()
  const { id, internalReference, geneticResource, user, status, decidedAt, decision, decisionSha256 } = assessment
  const versions = decision?.trace.content.map((ref) => t('assessments.report.contentItem', ref)).join(', ')
  const rows: [string, ReactNode][] = [
    [t('assessments.report.number'), assessmentNumber(id)],
    [t('assessments.report.reference'), internalReference],
    [t('assessments.report.resource'), geneticResource && <em key="name">{geneticResource}</em>],
    [t('assessments.report.account'), account],
    [t('assessments.report.owner'), `${user.firstName} ${user.lastName}`],
    [t('assessments.report.status'), t(`assessments.status.${status}`)],
    [t('assessments.report.decidedAt'), decidedAt && formatInstantInUtc(decidedAt)],
    [
      t('assessments.report.printed'),
      t('assessments.report.printedBy', { at: formatInstantInUtc(printedAt), who: printedBy }),
    ],
    [t('assessments.report.content'), versions],
    [t('assessments.report.code'), verificationCode && <Code key="code" code={verificationCode} />],
    [t('assessments.report.sha'), decisionSha256 && <code key="sha">{decisionSha256}</code>],
  ]
  return rows.filter(([, text]) => text)
}

/** In groups of four, as on the files; the whole address, so that it can be typed from paper. */
function Code({ code }: { code: string }) {
  const { t } = useTranslation()
  const address = `${window.location.origin}${paths.verify}?${new URLSearchParams({ code })}`
  return (
    <>
      <code>{code.match(/.{1,4}/g)?.join('-')}</code>{' '}
      <Anchor href={address} target="_blank" inherit underline="always">
        {t('assessments.report.check')}
      </Anchor>
      <QrCode text={address} label={t('assessments.report.qr')} />
    </>
  )
}

/** A text for cameras, dark on white in either theme, with the quiet border that they need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className={classes.qr} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
