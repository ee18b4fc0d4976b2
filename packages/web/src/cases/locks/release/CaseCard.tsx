import type { Assessment } from '@portal/contract'
import { type Decision, type Explanation, verdictOf } from '@portal/rules'
import { accessMark, takenText } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay, formatPartialDay } from '../../../shared/dates/dates.ts'
import { Loaded } from '../../../shared/feedback/Loaded.tsx'
import { BasisLine } from '../../../shared/law/BasisText.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { contentQueries } from '../../../shared/law/law.queries.ts'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { CaseName } from '../../core/CaseName.tsx'
import { dutiesOfCase } from '../../core/dutiesOfCase.queries.ts'
import { useEvidenceWords } from '../../core/evidenceWords.ts'
import { papersOfCase } from '../../core/papersOfCase.queries.ts'
import { useStoredDecision } from '../../decision/useStoredDecision.ts'
import { useAskedText } from '../askedText.ts'
import { releaseRequestQuery } from '../locks.queries.ts'
import classes from './caseCard.module.css'

/** The case that a lock is on, so that nobody signs a number: result, deciding rule, papers, what is open, what follows. */
export function CaseCard({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation()
  const decided = useStoredDecision(assessment)
  const { intendedUseDate, result } = assessment
  const mark = accessMark(assessment)
  return (
    <section className={classes.card} aria-label={t('assessments.locks.case.title')}>
      <TrafficLight status={result} size="md" label="" />
      <div>
        <h3>
          <CaseName of={assessment} />
        </h3>
        <p className={classes.days}>
          {mark && takenText(t, { day: formatDay, partial: formatPartialDay }, mark)}
          {mark && intendedUseDate && ' · '}
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
      <Asked assessment={assessment} />
      <dt>{t('assessments.locks.case.papers')}</dt>
      <dd>
        <Papers assessment={assessment} />
      </dd>
      <dt>{t('assessments.locks.case.open')}</dt>
      <dd>
        <OpenDuties assessment={assessment} obligations={obligations} />
      </dd>
      <dt>{t('assessments.locks.case.after')}</dt>
      <dd>{t('assessments.locks.case.afterText', { count: Math.max(others, 0) })}</dd>
    </dl>
  )
}

/** Who asked for the release, when and in which words. */
function Asked({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation()
  const askedText = useAskedText()
  const { data } = useQuery(releaseRequestQuery(assessment.assessmentId))
  if (!data?.asked) return null
  return (
    <>
      <dt>{t('assessments.locks.case.asked')}</dt>
      <dd>{askedText(data.asked)}</dd>
    </>
  )
}

/** The papers that are filed, each with who checked it, after those that were only named in the answers. */
function Papers({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation()
  const named = useNamedPapers(assessment)
  const { titleOf, stateOf, checkOf } = useEvidenceWords()
  return (
    <Loaded query={useQuery(papersOfCase.of(assessment.assessmentId))} lines={1}>
      {({ rows }) => (
        <>
          {named !== '' && <p>{t('assessments.locks.case.namedPapers', { papers: named })}</p>}
          {named === '' && rows.length === 0 && <p>{t('assessments.locks.case.noPapers')}</p>}
          {rows.map((paper) => (
            <p key={paper.evidenceId}>{[titleOf(paper), stateOf(paper), checkOf(paper)].join(' · ')}</p>
          ))}
        </>
      )}
    </Loaded>
  )
}

/** How many duties are open. One that is not completed has none yet, only the obligations of its decision. */
function OpenDuties({ assessment, obligations }: Pick<FactsProps, 'assessment'> & Pick<Explanation, 'obligations'>) {
  const { t } = useTranslation()
  return (
    <Loaded query={useQuery(dutiesOfCase.of(assessment.assessmentId))} lines={1}>
      {({ rows }) => {
        const duties = rows.filter(({ goneAt }) => goneAt === null)
        const open = duties.length > 0 ? duties.filter(({ state }) => state === 'open') : obligations.filter(isUnmet)
        const count = duties.length || obligations.length
        return count === 0
          ? t('assessments.locks.case.noDuties')
          : t('assessments.locks.case.duties', { open: open.length, count })
      }}
    </Loaded>
  )
}

const isUnmet = ({ met }: Explanation['obligations'][number]): boolean => !met

/** That there is none, or that nobody knows, names no paper. */
const NO_PAPER: readonly unknown[] = ['none', 'unknown']

/** The papers that were answered, in the words of the question; empty if none was. */
function useNamedPapers({ papersHeld, papersFiles }: Assessment): string {
  const { data } = useQuery(contentQueries.survey)
  const questions = data?.survey.sections.flatMap(({ pages }) => pages.flatMap((page) => page.questions)) ?? []
  const options = questions.find(({ id }) => id === 'papersHeld')?.options ?? []
  const held = Array.isArray(papersHeld) ? papersHeld.filter((value) => !NO_PAPER.includes(value)) : []
  const names = held.map((value) => options.find((option) => option.value === value)?.label ?? String(value))
  const where = typeof papersFiles === 'string' && papersFiles !== 'unknown' ? [papersFiles] : []
  return names.length > 0 ? [...names, ...where].join(', ') : ''
}
