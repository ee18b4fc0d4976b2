import type { Assessment } from '@portal/contract'
import { type Decision, type Explanation, verdictOf } from '@portal/rules'
import { precisionOf } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatPartialDay } from '../../../shared/dates/dates.ts'
import { BasisLine } from '../../../shared/law/BasisText.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { contentQueries } from '../../../shared/law/law.queries.ts'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { CaseName } from '../../CaseName.tsx'
import { useStoredDecision } from '../../decision/useStoredDecision.ts'
import classes from './caseCard.module.css'

/** The case that a lock is on, so that nobody signs a number: result, deciding rule, papers, what is open, what follows. */
export function CaseCard({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation()
  const decided = useStoredDecision(assessment)
  const { accessDate, intendedUseDate, result } = assessment
  return (
    <section className={classes.card} aria-label={t('assessments.locks.case.title')}>
      <TrafficLight status={result} size="md" label="" />
      <div>
        <h3>
          <CaseName of={assessment} />
        </h3>
        <p className={classes.days}>
          {accessDate && t(`lawLine.taken.${precisionOf(accessDate)}`, { date: formatPartialDay(accessDate) })}
          {accessDate && intendedUseDate && ' · '}
          {intendedUseDate && t('lawLine.use', { day: formatPartialDay(intendedUseDate) })}
        </p>
      </div>
      {decided && <CaseFacts assessment={assessment} {...decided} />}
    </section>
  )
}

type FactsProps = { assessment: Assessment; decision: Decision; explanation: Explanation }

function CaseFacts({ assessment, decision, explanation }: FactsProps) {
  const { t } = useTranslation()
  const { deciding, obligations } = explanation
  const open = obligations.filter(({ met }) => !met).length
  const papers = usePapers(assessment)
  const others = assessment.locks.filter(({ closed }) => closed).length - 1
  return (
    <dl className={classes.facts}>
      <dt>{t('assessments.locks.case.result')}</dt>
      <dd>
        <strong>{t(`light.${decision.status}.name`)}.</strong> {t(`light.verdict.${verdictOf(decision, explanation)}`)}
      </dd>
      {deciding && (
        <>
          <dt>{t('assessments.locks.case.decidedBy')}</dt>
          <dd>
            <LawText>{deciding.reason}</LawText> <BasisLine basis={deciding.basis} />
          </dd>
        </>
      )}
      <dt>{t('assessments.locks.case.papers')}</dt>
      <dd>{papers}</dd>
      <dt>{t('assessments.locks.case.open')}</dt>
      <dd>{t('assessments.locks.case.duties', { count: open, total: obligations.length })}</dd>
      <dt>{t('assessments.locks.case.after')}</dt>
      <dd>{t('assessments.locks.case.afterText', { count: Math.max(others, 0) })}</dd>
    </dl>
  )
}

/** The papers that were answered, in the words of the question. */
function usePapers({ papersHeld, papersFiles }: Assessment): string {
  const { t } = useTranslation()
  const { data } = useQuery(contentQueries.survey)
  const questions = data?.survey.sections.flatMap(({ pages }) => pages.flatMap((page) => page.questions)) ?? []
  const options = questions.find(({ id }) => id === 'papersHeld')?.options ?? []
  const held = Array.isArray(papersHeld) ? papersHeld : []
  const names = held.map((value) => options.find((option) => option.value === value)?.label ?? String(value))
  const where = typeof papersFiles === 'string' && papersFiles !== 'unknown' ? [papersFiles] : []
  return names.length > 0 ? [...names, ...where].join(', ') : t('assessments.locks.case.noPapers')
}
