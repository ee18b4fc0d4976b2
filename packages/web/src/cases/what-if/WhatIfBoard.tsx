import { Alert, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { AssessmentAnswer, SurveyContent } from '@portal/contract'
import type { Question } from '@portal/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { LawLabel } from '../../shared/law/LawLabel.tsx'
import { FilterChoices } from '../../shared/list/filters/FilterBar.tsx'
import { Comparison } from '../compare/Comparison.tsx'
import { CopyLink } from '../details/CopyLink.tsx'
import { lawOfQuestion } from '../questions/QuestionLabel.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { NowCard, ScenarioCard } from './ScenarioCard.tsx'
import { fitsAddress, withScenarios } from './scenarioAddress.ts'
import { hasPlace, isFull, type Scenarios } from './scenarios.ts'
import type { ScenarioBoard } from './useScenarios.ts'
import { type ScenarioSide, useWhatIf, type WhatIf } from './useWhatIf.ts'
import { WhatIfLine } from './WhatIfLine.tsx'
import classes from './whatIf.module.css'

type BoardProps = { saved: AssessmentAnswer; content: SurveyContent; opening?: Scenarios }

/**
 * The assessment as it is and its scenarios side by side; on a small screen one scenario at a time. `opening`: those to
 * begin with, where neither the address nor this tab has any.
 */
export function WhatIfBoard({ saved, content, opening = [] }: BoardProps) {
  const whatIf = useWhatIf(saved, content, opening)
  return whatIf ? <Board whatIf={whatIf} content={content} /> : <Loading lines={8} />
}

function Board({ whatIf, content }: { whatIf: WhatIf; content: SurveyContent }) {
  const { board, now, scenarios, editing, edit } = whatIf
  const isWide = useMediaQuery('(width >= 75em), print', false, { getInitialValueInEffect: false })
  const visible = isWide ? scenarios : scenarios.filter(({ scenario }) => scenario.number === board.selected)
  const lined = scenarios.find(({ scenario }) => scenario.number === board.selected) ?? now
  const edited = scenarios.find(({ scenario }) => scenario.number === editing?.number)
  return (
    <>
      <Notices whatIf={whatIf} />
      <div className={classes.add}>
        {!isFull(board.scenarios) && <AddScenario board={board} />}
        <ShareScenarios scenarios={board.scenarios} />
      </div>
      {!isWide && scenarios.length > 1 && <ScenarioTabs whatIf={whatIf} />}
      <div className={classes.cards}>
        <NowCard side={now} />
        {visible.map((side) => (
          <ScenarioCard key={side.key} side={side} whatIf={whatIf} />
        ))}
      </div>
      <WhatIfLine key={lined.key} side={lined} content={content} />
      <ChangeTable now={now} assessment={whatIf.assessment} />
      {visible.length > 0 && (
        <Comparison
          sides={[now, ...visible]}
          answerTool={(side, question) => (
            <ChangeButton
              side={visible.find(({ key }) => key === side.key)}
              question={question}
              onChange={(number) => edit({ number, question: question.id })}
            />
          )}
        />
      )}
      {edited && editing && <AnswerDialog side={edited} questionId={editing.question} whatIf={whatIf} />}
    </>
  )
}

function AddScenario({ board }: Pick<WhatIf, 'board'>) {
  const { t } = useTranslation()
  const isFirst = board.scenarios.length === 0
  return (
    <>
      {isFirst && <p>{t('assessments.whatIf.addFirst')}</p>}
      <Button variant={isFirst ? 'filled' : 'default'} size="md" onClick={() => board.add()}>
        {t('assessments.whatIf.add')}
      </Button>
    </>
  )
}

function ScenarioTabs({ whatIf: { board, scenarios } }: { whatIf: WhatIf }) {
  const { t } = useTranslation()
  return (
    <div className={classes.tabs}>
      <FilterChoices
        legend={t('assessments.whatIf.shown')}
        choices={scenarios.map(({ scenario, key, title }) => ({
          key,
          label: title,
          chosen: scenario.number === board.selected,
        }))}
        onChoose={(key) => board.select(Number(key))}
      />
    </div>
  )
}

/** Messages about links, undo, and a requested change that waits for a free scenario. */
function Notices({ whatIf: { board, requested } }: { whatIf: WhatIf }) {
  const { t } = useTranslation()
  return (
    <>
      <LinkNotices board={board} />
      <UndoNotice board={board} />
      {requested.name !== null && !hasPlace(board.scenarios) && (
        <Alert color="petrol" role="status" mb="md">
          <p className={classes.waiting}>{t('assessments.whatIf.waiting', { change: requested.name })}</p>
          <Button variant="default" size="sm" onClick={requested.dismiss}>
            {t('assessments.whatIf.dismiss')}
          </Button>
        </Alert>
      )}
    </>
  )
}

/** Messages for a link that is invalid, or that has other scenarios than this tab. */
function LinkNotices({ board }: { board: ScenarioBoard }) {
  const { t } = useTranslation()
  return (
    <>
      {board.isUnreadable && (
        <Alert color="red" role="alert" mb="md" title={t('assessments.whatIf.unreadable')}>
          <p className={classes.waiting}>{t('assessments.whatIf.unreadableText')}</p>
          <Button variant="default" size="sm" onClick={board.dismissUnreadable}>
            {t('assessments.whatIf.understood')}
          </Button>
        </Alert>
      )}
      {board.hasOthers && (
        <Alert color="petrol" role="status" mb="md" title={t('assessments.whatIf.fromLink')}>
          <p className={classes.waiting}>{t('assessments.whatIf.fromLinkText')}</p>
          <div className={classes.choices}>
            <Button size="sm" onClick={board.keepThese}>
              {t('assessments.whatIf.keepThese')}
            </Button>
            <Button variant="default" size="sm" onClick={board.takeOthers}>
              {t('assessments.whatIf.takeOthers')}
            </Button>
          </div>
        </Alert>
      )}
    </>
  )
}

const TEXTS = { removed: 'removed', reset: 'wasReset' } as const

/** Names the last removal or reset and offers to undo it. */
function UndoNotice({ board: { takenBack, undo } }: { board: ScenarioBoard }) {
  const { t } = useTranslation()
  if (!takenBack) return <div role="status" />
  const { kind, scenario } = takenBack
  const name = scenario.name.trim() || t('assessments.whatIf.scenario', { number: scenario.number })
  return (
    <div role="status" className={classes.takenBack}>
      {t(`assessments.whatIf.${TEXTS[kind]}`, { name })}{' '}
      <button type="button" className={classes.text} onClick={undo}>
        {t('assessments.whatIf.undo')}
      </button>
    </div>
  )
}

/** The link that shows the same scenarios to whoever may read the assessment. */
function ShareScenarios({ scenarios }: { scenarios: Scenarios }) {
  const { t } = useTranslation()
  if (scenarios.length === 0) return null
  if (!fitsAddress(scenarios)) return <p className={classes.quiet}>{t('assessments.whatIf.tooLong')}</p>
  return (
    <div className={classes.actions}>
      <CopyLink address={() => addressOf(scenarios)} />
      <p className={classes.quiet}>{t('assessments.whatIf.shareHint')}</p>
    </div>
  )
}

/** Of the last change too, which the address bar may not show yet. */
function addressOf(scenarios: Scenarios): string {
  const { origin, pathname, search } = window.location
  return `${origin}${pathname}?${withScenarios(new URLSearchParams(search), scenarios)}`
}

type Props = {
  /** Left out for the assessment as it is: nothing is changed there. */
  side: ScenarioSide | undefined
  question: Question
  onChange: (scenario: number) => void
}

/** Below an answer of a scenario: opens it for changing. */
function ChangeButton({ side, question, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  if (!side) return null
  const text = t('assessments.whatIf.changeOf', { name: side.title, question: question.label })
  return (
    <button
      type="button"
      className={classes.changeAnswer}
      data-changed={question.id in side.scenario.changes}
      aria-labelledby={id}
      onClick={() => onChange(side.scenario.number)}
    >
      {t('assessments.whatIf.change')}
      <LawLabel id={id} text={text} law={lawOfQuestion(question)} />
    </button>
  )
}
