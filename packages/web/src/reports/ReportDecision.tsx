import { Anchor } from '@mantine/core'
import { type AssessmentReport, assessmentNumber } from '@portal/contract'
import { confidenceOf, type Status, UNKNOWN, verdictOf } from '@portal/rules'
import { contentVersionText, isLatinName, rangeText } from '@portal/texts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { ConfidenceNote, type ExplainedDecision, storedDecision } from '../cases/index.ts'
import { formatDay, formatInstantInUtc } from '../shared/dates/dates.ts'
import { BasisText } from '../shared/law/BasisText.tsx'
import { LawLanguage } from '../shared/law/LawLanguage.tsx'
import { LawText } from '../shared/law/LawText.tsx'
import { WithLaw } from '../shared/law/WithLaw.tsx'
import { Fact } from '../shared/layout/Fact.tsx'
import { paths } from '../shared/navigation/paths.ts'
import { OverdueNote } from '../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../shared/status/TrafficLight.tsx'
import classes from './report.module.css'

type Props = { report: AssessmentReport }

/** The first thing an inspector looks for: the light, the sentence, its article, and whether a lock is closed. */
export function ReportDecision({ report }: Props) {
  const stored = report.undecided ? null : storedDecision(report.assessment)
  const status = stored?.decision.status ?? null
  return (
    <section className={classes.decision} aria-labelledby="report-verdict">
      <div className={classes.verdict}>
        <TrafficLight status={status} size="verdict" label="" />
        <div>
          {stored && status ? <Decided {...stored} status={status} /> : <Undecided report={report} />}
          <div className={classes.basis}>
            <LawLanguage />
          </div>
        </div>
      </div>
    </section>
  )
}

type DecidedProps = NonNullable<ExplainedDecision> & { status: Status }

function Decided({ decision, explanation, overdueSince, status }: DecidedProps) {
  const { t } = useTranslation()
  const { deciding } = explanation
  return (
    <>
      <h2 id="report-verdict">
        <span data-status={status}>{t(`light.${status}.name`)}.</span>{' '}
        {t(`light.verdict.${verdictOf(decision, explanation)}`)}
      </h2>
      {deciding && (
        <p className={classes.sentence}>
          <LawText>{deciding.reason}</LawText>
        </p>
      )}
      {status === 'GREEN' && <p>{t('assessments.result.greenMeans')}</p>}
      {decision.tooOpen && <p>{t('assessments.live.tooOpen')}</p>}
      <OverdueNote since={overdueSince} />
      {deciding && (
        <div className={classes.basis}>
          <BasisText basis={deciding.basis} />
          <ConfidenceNote confidence={confidenceOf(decision, explanation)} />
        </div>
      )}
    </>
  )
}

/** What is still possible, and the questions that are open; or what has to be answered before anything can be said. */
function Undecided({ report: { undecided, conditions } }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <h2 id="report-verdict">
        {undecided ? rangeText(t, undecided.possible, undecided.questions.length) : t('light.NONE.meaning')}
      </h2>
      <p className={classes.sentence}>{t(undecided ? 'assessments.live.open' : 'assessments.result.notDecided')}</p>
      {undecided && (
        <ul>
          {undecided.questions.map((question) => (
            <li key={question}>
              <WithLaw text={question} law={conditions} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** When, on which law and for whom it was decided, and the code to check it by. */
export function ReportRecord({ report }: Props) {
  return (
    <dl className={classes.record}>
      {useRecord(report).map(([term, text]) => (
        <Fact key={term} name={term}>
          {text}
        </Fact>
      ))}
    </dl>
  )
}

function Resource({ name }: { name: string }) {
  const { t } = useTranslation()
  if (name === UNKNOWN) return t('assessments.case.unknownResource')
  return isLatinName(name) ? <em>{name}</em> : name
}

function useRecord({
  assessment,
  account,
  lawAsOf,
  printedAt,
  printedBy,
  verificationCode,
}: AssessmentReport): [string, ReactNode][] {
  const { t } = useTranslation()
  const { id, internalReference, geneticResource, user, status, decidedAt, decision, decisionSha256 } = assessment
  const versions = decision?.trace.content.map((ref) => contentVersionText(t, ref)).join(', ')
  const rows: [string, ReactNode][] = [
    [t('assessments.report.number'), assessmentNumber(id)],
    [t('assessments.report.reference'), internalReference],
    [t('assessments.report.resource'), geneticResource && <Resource key="name" name={geneticResource} />],
    [t('assessments.report.account'), account],
    [t('assessments.report.owner'), `${user.firstName} ${user.lastName}`],
    [t('assessments.report.status'), t(`assessments.status.${status}`)],
    [t('assessments.report.decidedAt'), decidedAt && formatInstantInUtc(decidedAt)],
    [
      t('assessments.report.printed'),
      t('assessments.report.printedBy', { at: formatInstantInUtc(printedAt), who: printedBy }),
    ],
    [
      t('assessments.report.content'),
      versions && lawAsOf ? t('assessments.report.contentAsOf', { versions, day: formatDay(lawAsOf) }) : versions,
    ],
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
