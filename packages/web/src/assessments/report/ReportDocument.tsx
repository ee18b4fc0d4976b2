import type { AssessmentReport } from '@portal/contract'
import type { Decision, Explanation } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { useWording } from '../../shared/law/useLaw.ts'
import type { Wording } from '../../shared/law/wording.ts'
import { ChangeList } from '../decision/ChangeList.tsx'
import { storedDecision } from '../decision/Decided.ts'
import { ObligationList } from '../decision/ObligationList.tsx'
import { OpenQuestionList } from '../decision/OpenQuestionList.tsx'
import { Reasons } from '../decision/Reasons.tsx'
import { LockList } from '../locks/LockList.tsx'
import { ReportBanners } from './ReportBanners.tsx'
import { ReportDecision } from './ReportDecision.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { ReportHistory } from './ReportHistory.tsx'
import classes from './report.module.css'

type Props = { report: AssessmentReport; portalName: string }

export function ReportDocument({ report, portalName }: Props) {
  const { t } = useTranslation()
  return (
    <main className={classes.paper}>
      <ReportBanners report={report} />
      <header className={classes.letterhead}>
        <span>{portalName}</span>
        <span>{report.account}</span>
      </header>
      <h1>{t('assessments.report.heading')}</h1>
      <ReportDecision report={report} />
      <Section title={t('assessments.report.facts')}>
        <ReportFacts facts={report.facts} />
      </Section>
      <Findings report={report} />
      <Section title={t('assessments.report.results')}>
        <ReportHistory history={report.history} />
      </Section>
      <Section title={t('assessments.report.disclaimer')}>
        <p>{report.disclaimer}</p>
      </Section>
    </main>
  )
}

/** What was found needs the words of the content for its facts; the rest of the report does not wait for them. */
function Findings({ report }: { report: AssessmentReport }) {
  const content = useQuery(contentQueries.survey)
  return <Loaded query={content}>{(survey) => <WordedFindings report={report} survey={survey} />}</Loaded>
}

function WordedFindings({ report, survey }: { report: AssessmentReport; survey: Parameters<typeof useWording>[0] }) {
  const { assessment } = report
  const wording = useWording(survey, assessment.providerCountry ?? undefined, assessment.decision?.trace.content)
  const stored = storedDecision(assessment)
  if (!stored) return null
  return <FindingSections {...stored} wording={wording} assessment={assessment} />
}

type FindingProps = {
  decision: Decision
  explanation: Explanation
  wording: Wording
  assessment: AssessmentReport['assessment']
}

function FindingSections({ decision, explanation, wording, assessment: { locks, status } }: FindingProps) {
  const { t } = useTranslation()
  return (
    <>
      <Section title={t('assessments.result.obligations')}>
        <ObligationList obligations={explanation.obligations} wording={wording} />
      </Section>
      <Section title={t('assessments.report.reasoning')}>
        <Reasons {...{ decision, explanation, wording }} paper />
      </Section>
      {decision.changes.length > 0 && (
        <Section title={t('assessments.result.change')}>
          <ChangeList changes={decision.changes} wording={wording} all />
        </Section>
      )}
      {decision.questions.length > 0 && (
        <Section title={t('assessments.result.questions')}>
          <OpenQuestionList questions={decision.questions} wording={wording} />
        </Section>
      )}
      <Section title={t('assessments.result.locks')}>
        <LockList planned={explanation.locks} placed={locks} status={status} unfolded />
      </Section>
    </>
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
