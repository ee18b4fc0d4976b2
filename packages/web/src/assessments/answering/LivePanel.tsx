import type { Assessment } from '@portal/contract'
import { type Decision, type ExplainedRow, type QuestionState, STATUSES, type Status, verdictOf } from '@portal/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WithTerms } from '../../shared/glossary/WithTerms.tsx'
import { BasisText } from '../../shared/law/BasisText.tsx'
import { LawLine } from '../../shared/lawLine/LawLine.tsx'
import { useLawLines } from '../../shared/lawLine/lawLine.queries.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import type { ExplainedDecision } from '../decision/ExplainedDecision.ts'
import { Clearance } from '../locks/Clearance.tsx'
import { CONFIRM } from './answers.ts'
import classes from './live.module.css'
import { openQuestionBefore } from './QuestionPage.tsx'
import type { AssessmentFormState } from './useAssessmentForm.ts'

/** The result as it stands: beside the questions where there is room, else a line at the foot that opens upwards. */
export function LivePanel({ form, isWide }: { form: AssessmentFormState; isWide: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const state = panelStateOf(form)
  const title = t(form.assessment.status === 'COMPLETED' ? 'assessments.live.final' : 'assessments.live.title')
  if (isWide) {
    return (
      <aside className={classes.panel} aria-label={title}>
        <h2 className={classes.title}>{title}</h2>
        <AnnouncedLight state={state} />
        <PanelDetails form={form} state={state} />
      </aside>
    )
  }
  return (
    <aside className={classes.bar} aria-label={title}>
      {isOpen && (
        <div className={classes.opened}>
          <PanelDetails form={form} state={state} />
        </div>
      )}
      <div className={classes.line}>
        <AnnouncedLight state={state} />
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'assessments.live.hide' : 'assessments.live.show')}
        </button>
      </div>
    </aside>
  )
}

/** The panel while answers are missing: undecided, a range of colours, or the colour that they cannot change. */
type PanelState =
  | { readonly kind: 'undecided'; readonly reason: 'needsCore' | 'readsDate' }
  | { readonly kind: 'range'; readonly possible: readonly Status[]; readonly missing: readonly QuestionState[] }
  | {
      readonly kind: 'colour'
      readonly decided: NonNullable<ExplainedDecision>
      readonly missing: readonly QuestionState[]
    }

function panelStateOf(form: AssessmentFormState): PanelState {
  const { page, shown, possible } = form
  const missing = openQuestions(form)
  const { decided } = shown
  if (isDatePage(page)) return { kind: 'undecided', reason: 'readsDate' }
  if (decided === null) return { kind: 'undecided', reason: 'needsCore' }
  if (missing.length > 0 && possible.length > 1) return { kind: 'range', possible, missing }
  return { kind: 'colour', decided, missing }
}

/** What is still to be answered; in the place of a question that is not asked yet, the one on which it hangs. */
function openQuestions({ state, typed }: AssessmentFormState): QuestionState[] {
  const questions = state.pages.flatMap((page) => page.questions)
  return questions.filter(isOpen).map((one) => {
    const before = openQuestionBefore(one, typed)
    return questions.find(({ question }) => question.id === before) ?? one
  })
}

const isOpen = ({ missing, question }: QuestionState) => missing && question.id !== CONFIRM

/** Where the date of access is asked nothing tells which dates are convenient. */
export const isDatePage = ({ questions }: AssessmentFormState['page']): boolean =>
  questions.some(({ active, question }) => active && question.id === 'accessDate')

/** The light, or in grey what is still possible. */
function PanelLight({ state }: { state: PanelState }) {
  const { t } = useTranslation()
  const rangeText = useRangeText()
  if (state.kind === 'colour') return <TrafficLight status={state.decided.decision.status} />
  const text = state.kind === 'range' ? rangeText(state) : t('assessments.live.notDecided')
  return (
    <span className={classes.open}>
      <TrafficLight status={null} label={text} />
    </span>
  )
}

function useRangeText() {
  const { t } = useTranslation()
  return ({ possible, missing }: Extract<PanelState, { kind: 'range' }>) =>
    t('assessments.live.range', {
      count: missing.length,
      best: t(`lawLine.colour.${possible[0] ?? 'AMBER'}`),
      worst: t(`lawLine.colour.${possible.at(-1) ?? 'AMBER'}`),
    })
}

/** Announced when an answer changes it, in the panel as in the bar. */
const AnnouncedLight = ({ state }: { state: PanelState }) => (
  <div role="status">
    <PanelLight state={state} />
  </div>
)

function PanelDetails({ form, state }: { form: AssessmentFormState; state: PanelState }) {
  return (
    <div className={classes.content}>
      {state.kind === 'colour' && <Colour form={form} state={state} />}
      {state.kind === 'undecided' && <Undecided reason={state.reason} />}
      {state.kind === 'range' && (
        <>
          <Possible colours={state.possible} />
          <OpenQuestions missing={state.missing} />
        </>
      )}
      {state.kind === 'colour' && <Clearance assessment={form.assessment} />}
      {!isDatePage(form.page) && <YourDate assessment={form.assessment} form={form} />}
    </div>
  )
}

function Undecided({ reason }: { reason: 'needsCore' | 'readsDate' }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t(`assessments.live.${reason}`)}</p>
      <Possible colours={STATUSES} />
      {reason === 'readsDate' && <p>{t('assessments.live.dateStays')}</p>}
    </>
  )
}

/** The colours that may still come, in ink. */
function Possible({ colours }: { colours: readonly Status[] }) {
  const { t } = useTranslation()
  return (
    <div>
      <p className={classes.faint}>{t('assessments.live.possible')}</p>
      <p className={classes.possible}>
        {colours.map((status) => (
          <TrafficLight key={status} status={status} />
        ))}
      </p>
    </div>
  )
}

const MOST_QUESTIONS = 4

function OpenQuestions({ missing }: { missing: readonly QuestionState[] }) {
  const { t } = useTranslation()
  const more = missing.length - MOST_QUESTIONS
  return (
    <div>
      <p className={classes.faint}>{t('assessments.live.open')}</p>
      <ul className={classes.questions}>
        {missing.slice(0, MOST_QUESTIONS).map(({ question }) => (
          <li key={question.id}>{question.label}</li>
        ))}
        {more > 0 && <li>{t('assessments.live.more', { count: more })}</li>}
      </ul>
    </div>
  )
}

type ColourProps = { form: AssessmentFormState; state: Extract<PanelState, { kind: 'colour' }> }

function Colour({ form: { shown }, state: { decided, missing } }: ColourProps) {
  const { t } = useTranslation()
  const { decision, explanation } = decided
  const deciding = settledReason(decision, explanation.deciding)
  return (
    <>
      <p className={classes.verdict}>{t(`light.verdict.${verdictOf(decision, explanation)}`)}</p>
      {decision.tooOpen && <p>{t('assessments.live.tooOpen')}</p>}
      {deciding && (
        <>
          <p>
            <WithTerms text={deciding.reason} />
          </p>
          <div className={classes.cite}>
            <BasisText basis={deciding.basis} />
          </div>
        </>
      )}
      {missing.length > 0 && <p>{t('assessments.live.settled', { count: missing.length })}</p>}
      {shown.origin === 'live' && <p className={classes.faint}>{t('assessments.live.notSaved')}</p>}
      {shown.origin === 'differs' && <p className={classes.faint}>{t('assessments.live.serverCounts')}</p>}
    </>
  )
}

/** The deciding row where it holds whatever the open answers are. */
const settledReason = (decision: Decision, deciding: ExplainedRow | null) =>
  decision.tooOpen || deciding?.dependsOn?.length ? null : deciding

type YourDateProps = { assessment: Assessment; form: AssessmentFormState }

/** The law by date of access, once that is saved. */
function YourDate({ assessment, form: { content } }: YourDateProps) {
  const { t } = useTranslation()
  const { accessDate, providerCountry, intendedUse } = assessment
  const segments = useLawLines(accessDate === null ? [] : [assessment])(assessment)
  if (accessDate === null || segments === undefined) return null
  const country = content.countries.find(({ iso2 }) => iso2 === providerCountry)?.name ?? providerCountry ?? ''
  const use = content.uses.flatMap(({ id, title }) => (intendedUse?.includes(id) ? [title] : [])).join(', ')
  return (
    <div>
      <p className={classes.faint}>{t('assessments.live.yourDate', { country })}</p>
      <LawLine size="panel" law={{ country, use }} segments={segments} mark={accessDate} />
    </div>
  )
}
