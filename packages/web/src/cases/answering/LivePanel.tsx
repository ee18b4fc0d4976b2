import { VisuallyHidden } from '@mantine/core'
import { type DecisionSummary, type QuestionState, STATUSES, type Status, verdictOf } from '@portal/rules'
import { accessMark, isKnownCountry, placeOfCase, rangeText } from '@portal/texts'
import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LawWithTerms } from '../../shared/glossary/LawWithTerms.tsx'
import { BasisText } from '../../shared/law/BasisText.tsx'
import { LawLine } from '../../shared/lawLine/LawLine.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { Clearance } from '../locks/Clearance.tsx'
import { QuestionLabel } from '../questions/QuestionLabel.tsx'
import classes from './live.module.css'
import type { AssessmentFormState } from './useAssessmentForm.ts'
import type { DisplayedDecision } from './useDecision.ts'
import { isReadWithNext } from './whatIsShown.ts'

/** The state of the form that the panel shows. */
export type ResultSoFar = Pick<AssessmentFormState, 'assessment' | 'content' | 'pages' | 'decision' | 'open'>

type LivePanelProps = {
  result: ResultSoFar
  isWide: boolean
  /** These answers are being evaluated: the result is still about those before. */
  isBusy: boolean
}

/** The result as it stands: beside the questions where there is room, else a line at the foot that opens upwards. */
export const LivePanel = memo(function LivePanel({ result, isWide, isBusy }: LivePanelProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const state = useMemo(() => panelStateOf(result), [result])
  const details = useMemo(
    () => (
      <div className={classes.content}>
        <PanelDetails result={result} state={state} />
      </div>
    ),
    [result, state],
  )
  const title = t(result.assessment.status === 'COMPLETED' ? 'assessments.live.final' : 'assessments.live.title')
  if (isWide) {
    return (
      <aside className={classes.panel} aria-label={title} aria-busy={isBusy}>
        <h2 className={classes.title}>{title}</h2>
        <AnnouncedLight state={state} />
        {details}
      </aside>
    )
  }
  return (
    <aside className={classes.bar} aria-label={title} aria-busy={isBusy}>
      {isOpen && <div className={classes.opened}>{details}</div>}
      <div className={classes.line}>
        <AnnouncedLight state={state} />
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'assessments.live.hide' : 'assessments.live.show')}
        </button>
      </div>
    </aside>
  )
})

type UndecidedReason = 'needsCore' | 'readsDate' | 'pending'

/** The panel while answers are missing: undecided, a range of colours, or the colour that they cannot change. */
type PanelState =
  | { readonly kind: 'undecided'; readonly reason: UndecidedReason }
  | { readonly kind: 'range'; readonly possible: readonly Status[]; readonly missing: readonly QuestionState[] }
  | {
      readonly kind: 'colour'
      readonly status: Status
      readonly summary: DecisionSummary | null
      readonly missing: readonly QuestionState[]
    }

function panelStateOf({ pages, decision, open: missing }: ResultSoFar): PanelState {
  const { status, summary, origin, possible } = decision
  if (pages.some(isReadWithNext)) return { kind: 'undecided', reason: 'readsDate' }
  if (origin === 'pending') return { kind: 'undecided', reason: 'pending' }
  if (status === null) return { kind: 'undecided', reason: 'needsCore' }
  if (missing.length > 0 && possible.length > 1) return { kind: 'range', possible, missing }
  return { kind: 'colour', status, summary, missing }
}

/** The light, or in grey what is still possible. */
function PanelLight({ state }: { state: PanelState }) {
  const { t } = useTranslation()
  if (state.kind === 'colour') return <TrafficLight status={state.status} />
  const text =
    state.kind === 'range' ? rangeText(t, state.possible, state.missing.length) : t('assessments.live.notDecided')
  return (
    <span className={classes.open}>
      <TrafficLight status={null} wording="meaning" label={text} />
    </span>
  )
}

/** Announced when an answer changes the possible colours, but not when only fewer answers are left. */
const AnnouncedLight = memo(function AnnouncedLight({ state }: { state: PanelState }) {
  const { t } = useTranslation()
  const value = coloursOf(state)
    .map((status) => t(`light.${status}.name`))
    .join(', ')
  return (
    <>
      <PanelLight state={state} />
      <VisuallyHidden role="status">
        {state.kind === 'range' ? t('list.labelled', { label: t('assessments.live.possible'), value }) : value}
      </VisuallyHidden>
    </>
  )
})

function coloursOf(state: PanelState): readonly Status[] {
  if (state.kind === 'range') return state.possible
  return state.kind === 'colour' ? [state.status] : []
}

type DetailsProps = { result: ResultSoFar; state: PanelState }

function PanelDetails({ result: { assessment, content, pages, decision }, state }: DetailsProps) {
  return (
    <>
      {state.kind === 'colour' && <Colour origin={decision.origin} state={state} />}
      {state.kind === 'undecided' && <Undecided reason={state.reason} />}
      {state.kind === 'range' && (
        <>
          <Possible colours={state.possible} />
          <OpenQuestions missing={state.missing} />
        </>
      )}
      {state.kind === 'colour' && <Clearance assessment={assessment} />}
      {!pages.some(isReadWithNext) && <YourDate assessment={assessment} content={content} segments={decision.line} />}
    </>
  )
}

function Undecided({ reason }: { reason: UndecidedReason }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t(`assessments.live.${reason}`)}</p>
      {reason !== 'pending' && <Possible colours={STATUSES} />}
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

const MAX_QUESTIONS = 4

function OpenQuestions({ missing }: { missing: readonly QuestionState[] }) {
  const { t } = useTranslation()
  const more = missing.length - MAX_QUESTIONS
  return (
    <div>
      <p className={classes.faint}>{t('assessments.live.open')}</p>
      <ul className={classes.questions}>
        {missing.slice(0, MAX_QUESTIONS).map(({ question }) => (
          <li key={question.id}>
            <QuestionLabel question={question} />
          </li>
        ))}
        {more > 0 && <li>{t('assessments.live.more', { count: more })}</li>}
      </ul>
    </div>
  )
}

type ColourProps = { origin: DisplayedDecision['origin']; state: Extract<PanelState, { kind: 'colour' }> }

function Colour({ origin, state: { summary, missing } }: ColourProps) {
  const { t } = useTranslation()
  return (
    <>
      {summary && <Summary summary={summary} />}
      {missing.length > 0 && <p>{t('assessments.live.settled', { count: missing.length })}</p>}
      {origin === 'live' && <p className={classes.faint}>{t('assessments.live.notSaved')}</p>}
      {origin === 'differs' && <p className={classes.faint}>{t('assessments.live.serverCounts')}</p>}
    </>
  )
}

/** The verdict and the row that gives it. */
const Summary = memo(function Summary({ summary }: { summary: DecisionSummary }) {
  const { t } = useTranslation()
  const { tooOpen, deciding } = summary
  return (
    <>
      <p className={classes.verdict}>{t(`light.verdict.${verdictOf(summary, summary)}`)}</p>
      {tooOpen && <p>{t('assessments.live.tooOpen')}</p>}
      {deciding && (
        <>
          <p>
            <LawWithTerms text={deciding.reason} />
          </p>
          <div className={classes.cite}>
            <BasisText basis={deciding.basis} />
          </div>
        </>
      )}
    </>
  )
})

type YourDateProps = Pick<ResultSoFar, 'assessment' | 'content'> & { segments: DisplayedDecision['line'] }

/** The colours of these answers by date of access, once that is saved. */
const YourDate = memo(function YourDate({ assessment, content, segments }: YourDateProps) {
  const { t } = useTranslation()
  const { accessDate, providerCountry, intendedUse } = assessment
  if (accessDate === null || segments === undefined) return null
  const nameOf = (code: string) => content.countries.find(({ iso2 }) => iso2 === code)?.name ?? code
  const country = placeOfCase(t, assessment, { country: nameOf }) ?? ''
  const use = content.uses.flatMap(({ id, title }) => (intendedUse?.includes(id) ? [title] : [])).join(', ')
  return (
    <div>
      <p className={classes.faint}>
        {isKnownCountry(providerCountry)
          ? t('assessments.live.yourDate', { country })
          : t('assessments.live.yourDateBeyond')}
      </p>
      <LawLine size="panel" law={{ country, use }} segments={segments} mark={accessMark(assessment)} />
      {segments?.some(({ possible }) => possible) && <p className={classes.faint}>{t('assessments.live.lineOpen')}</p>}
    </div>
  )
})
