import { type AssessmentReport, assessmentNumber } from '@portal/contract'
import type { Decision, Explanation } from '@portal/rules'
import { isLatinAnswer, type Wording } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CaseLight,
  CaseLine,
  CaseName,
  ChangeList,
  DependsOn,
  LockList,
  ObligationList,
  Reasons,
  storedDecision,
  useReadText,
} from '../cases/index.ts'
import { SampleTable } from '../material/index.ts'
import { formatDay, formatInstantInUtc } from '../shared/dates/dates.ts'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { contentQueries } from '../shared/law/law.queries.ts'
import { useWording } from '../shared/law/useLaw.ts'
import { WithLaw } from '../shared/law/WithLaw.tsx'
import { Logo } from '../shared/layout/Logo.tsx'
import { OverdueBadge } from '../shared/reviews/OverdueBadge.tsx'
import { ReportDecision, ReportRecord } from './ReportDecision.tsx'
import { ReportEvidence } from './ReportEvidence.tsx'
import { ReportTransfers } from './ReportTransfers.tsx'
import classes from './report.module.css'

type Props = { report: AssessmentReport }

export function ReportDocument({ report }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <ReportBanners report={report} />
      <Letterhead report={report} />
      <h1>{t('assessments.report.heading')}</h1>
      <p className={classes.case}>
        <CaseName of={report.assessment} hasNumber={false} />
      </p>
      <ReportDecision report={report} />
      <ReportLine report={report} />
      <ReportRecord report={report} />
      <Findings report={report}>
        <Section title={t('assessments.result.locks')}>
          <ReportLocks report={report} />
        </Section>
        <Section title={t('assessments.evidence.title')}>
          <ReportEvidence papers={report.papers} />
        </Section>
        {report.samples.length > 0 && (
          <Section title={t('assessments.samples.title')}>
            <SampleTable samples={report.samples} answer={report.assessment.providerCountry} />
            <p>{t('assessments.samples.estimate')}</p>
          </Section>
        )}
        {(report.transfers.length > 0 || report.received) && (
          <Section title={t('assessments.transfers.title')}>
            <ReportTransfers report={report} />
          </Section>
        )}
      </Findings>
      <Section title={t('assessments.review.answers')}>
        <ReportFacts report={report} />
      </Section>
      <Section title={t('assessments.report.results')}>
        <ReportHistory history={report.history} />
      </Section>
      <Section title={t('assessments.report.disclaimer')}>
        <p>{report.disclaimer}</p>
      </Section>
    </>
  )
}

function Letterhead({ report: { account, assessment } }: Props) {
  const { t } = useTranslation()
  return (
    <header className={classes.letterhead}>
      <Logo />
      <span>
        {account}
        <br />
        {t('assessments.report.title', { number: assessmentNumber(assessment.id) })}
      </span>
    </header>
  )
}

/** The result by day of access, by the law of the decision. */
function ReportLine({ report: { assessment, lawLine } }: Props) {
  const content = useQuery(contentQueries.survey)
  if (!content.data || lawLine === null) return null
  return <CaseLine of={assessment} content={content.data} segments={lawLine} />
}

/**
 * Only the findings need the survey content for their wording; the rest of the report does not wait for it. There are
 * none while open answers can change the result.
 */
function Findings({ report, children }: FindingsProps) {
  const content = useQuery(contentQueries.survey)
  if (!report.assessment.decision || report.undecided) return children
  return (
    <Loaded query={content}>
      {(survey) => (
        <WordedFindings report={report} survey={survey}>
          {children}
        </WordedFindings>
      )}
    </Loaded>
  )
}

type FindingsProps = {
  report: AssessmentReport
  /** Locks, papers and what became of the material, between what is to do and why. */
  children: ReactNode
}
type WordedProps = FindingsProps & { survey: Parameters<typeof useWording>[0] }

function WordedFindings({ report, survey, children }: WordedProps) {
  const { assessment } = report
  const wording = useWording(survey, assessment.providerCountry ?? undefined, assessment.decision?.trace.content)
  const stored = storedDecision(assessment)
  if (!stored) return children
  return (
    <>
      <DependsOn explanation={stored.explanation} wording={wording} />
      <FindingSections
        {...stored}
        wording={wording}
        assessment={assessment}
        duties={report.duties}
        isLookBack={report.asKnownOn !== undefined}
      >
        {children}
      </FindingSections>
    </>
  )
}

type FindingProps = {
  decision: Decision
  explanation: Explanation
  wording: Wording
  assessment: AssessmentReport['assessment']
  duties: AssessmentReport['duties']
  isLookBack: boolean
  children: ReactNode
}

function FindingSections({ decision, explanation, wording, assessment, duties, isLookBack, children }: FindingProps) {
  const { t } = useTranslation()
  const settled = useSettled(duties)
  // The procedures are those of today, which a report of an earlier day did not have.
  const provider = isLookBack ? null : assessment.providerCountry
  return (
    <>
      <Section title={t('assessments.result.obligations')}>
        <ObligationList
          decision={decision}
          wording={wording}
          settled={settled}
          provider={provider}
          obligations={explanation.obligations}
        />
        <p>{t('assessments.result.otherLaws')}</p>
      </Section>
      {children}
      <Section title={t('assessments.result.why')}>
        <p className={classes.lead}>{useReadText(explanation.rows)}</p>
        <Reasons decision={decision} explanation={explanation} wording={wording} unfolded />
        <p className={classes.onPaper}>{t('assessments.report.restInPdf')}</p>
      </Section>
      {decision.changes.length > 0 && (
        <Section title={t('assessments.result.change')}>
          <ChangeList changes={decision.changes} wording={wording} all />
        </Section>
      )}
      {decision.questions.length > 0 && (
        <Section title={t('assessments.result.questions')}>
          <ul>
            {decision.questions.map(({ dimension }) => (
              <li key={dimension}>
                <WithLaw text={wording.dimension(dimension)} law={wording.law} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

/** The locks placed so far with who released them, and those that completing the assessment places. */
function ReportLocks({ report: { assessment, undecided } }: Props) {
  const planned = undecided ? [] : (storedDecision(assessment)?.explanation.locks ?? [])
  return <LockList planned={planned} placed={assessment.locks} status={assessment.status} unfolded />
}

/** The outcome of the obligations that were settled as duties, in words. */
function useSettled(duties: AssessmentReport['duties']): ReadonlyMap<string, string> {
  const { t } = useTranslation()
  const words = ({ state, reason, settledAt, settledBy }: AssessmentReport['duties'][number]) => {
    if (state === 'not_applicable') return t('assessments.duties.notApplicable', { reason: reason ?? '' })
    if (state === 'met_by_paper' || !settledAt) return t('assessments.duties.metByPaper')
    return t('assessments.duties.doneOn', { day: formatInstantInUtc(settledAt), by: settledBy ?? '' })
  }
  return new Map(
    duties.filter(({ state }) => state !== 'open').map((duty) => [duty.obligationId, words(duty)] as const),
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** On every page of paper: that the report looks back, is provisional, or that a lock is still closed. */
function ReportBanners({ report }: { report: AssessmentReport }) {
  const { t } = useTranslation()
  const { status, cleared, locks } = report.assessment
  const provisional = status !== 'COMPLETED'
  const lookBack = useLookBack(report)
  if (!provisional && cleared && !lookBack) return null
  return (
    <div className={classes.banners} role="note">
      {lookBack && <p className={classes.banner}>{lookBack}</p>}
      {report.laterReading && (
        <p className={classes.banner}>
          {t('assessments.report.laterReading', { day: formatDay(report.laterReading) })}
        </p>
      )}
      {provisional && <p className={classes.banner}>{t('assessments.report.provisional')}</p>}
      {!cleared && (
        <p className={classes.banner}>
          {t('assessments.report.notCleared', { count: locks.filter(({ closed }) => closed).length })}
        </p>
      )}
    </div>
  )
}

/** Of what day the report is, and whether a later result has taken its place. */
function useLookBack({ asKnownOn, superseded }: AssessmentReport): string | undefined {
  const { t } = useTranslation()
  if (asKnownOn === undefined) return undefined
  const at = asKnownOn.includes('T') ? formatInstantInUtc(asKnownOn) : formatDay(asKnownOn)
  if (superseded === undefined) return t('assessments.report.asKnownOn', { at })
  return superseded === null
    ? t('assessments.report.latest', { at })
    : t('assessments.report.superseded', { at, later: formatInstantInUtc(superseded) })
}

type Facts = AssessmentReport['facts']
type WithReport = { report: AssessmentReport }

/** The answers by section, and at the end the questions that nobody has come to yet. */
function ReportFacts({ report }: WithReport) {
  const { facts } = report
  const given = facts
    .map(({ section, rows }) => ({ section, rows: rows.filter(({ reached }) => reached) }))
    .filter(({ rows }) => rows.length > 0)
  const ahead = facts.flatMap(({ rows }) => rows.filter(({ reached }) => !reached))
  return (
    <div className={classes.factGroups}>
      {given.map((group) => (
        <FactGroup key={group.section} {...group} report={report} />
      ))}
      {ahead.length > 0 && <NotReached rows={ahead} report={report} />}
    </div>
  )
}

function NotReached({ rows, report }: Pick<Facts[number], 'rows'> & WithReport) {
  const { t } = useTranslation()
  return (
    <section>
      <h3>{t('assessments.report.notReached')}</h3>
      <ul className={classes.notReached}>
        {rows.map(({ id, question }) => (
          <li key={id}>
            <WithLaw text={question} law={report.conditions} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FactGroup({ section, rows, report }: Facts[number] & WithReport) {
  return (
    <section>
      <h3>{section}</h3>
      <dl>
        {rows.map(({ id, question, value }) => (
          <div key={id}>
            <dt>
              <WithLaw text={question} law={report.conditions} />
            </dt>
            <dd>{isLatinAnswer(report.assessment, { id, value }) ? <em>{value}</em> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The results up to the one shown, newest first: when, which colour, why and by whom. */
function ReportHistory({ history }: { history: AssessmentReport['history'] }) {
  const { t } = useTranslation()
  if (history.length === 0) return <p>{t('assessments.report.historyNone')}</p>
  return (
    <table className={classes.facts}>
      <thead>
        <tr>
          <th scope="col">{t('assessments.report.decidedAt')}</th>
          <th scope="col">{t('assessments.result.title')}</th>
          <th scope="col">{t('assessments.report.cause')}</th>
        </tr>
      </thead>
      <tbody>
        {history.map(({ decisionId, decidedAt, status, completed, reviewOverdueSince, cause, decidedBy }) => (
          <tr key={decisionId}>
            <td>{formatInstantInUtc(decidedAt)}</td>
            <td>
              <CaseLight of={{ result: status, status: completed ? 'COMPLETED' : 'IN_PROGRESS' }} />{' '}
              {reviewOverdueSince !== null && <OverdueBadge />}
            </td>
            <td>{t(`assessments.history.causes.${cause}`, { who: decidedBy })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
