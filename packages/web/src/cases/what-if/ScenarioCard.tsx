import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Button, Select, TextInput } from '@mantine/core'
import { type Assessment, assessmentNumber } from '@portal/contract'
import type { QuestionState } from '@portal/rules'
import { refusedAnswerText } from '@portal/texts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { LawWithTerms } from '../../shared/glossary/LawWithTerms.tsx'
import { BasisText } from '../../shared/law/BasisText.tsx'
import { OverdueNote } from '../../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { CONFIRM, usedAnswers } from '../core/answers.ts'
import { useCreateAssessment } from '../core/assessments.queries.ts'
import { QuestionLabel } from '../questions/QuestionLabel.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { NAME_LENGTH } from './scenarios.ts'
import type { LiveSide, ScenarioSide, WhatIf } from './useWhatIf.ts'
import classes from './whatIf.module.css'

type Props = { side: ScenarioSide; whatIf: WhatIf }

/** One scenario: its name, what differs, the result, what is still to be answered, and what can be done with it. */
export function ScenarioCard({ side, whatIf }: Props) {
  const { t } = useTranslation()
  const { board, now, edit } = whatIf
  const { scenario, title } = side
  const open = (question: string) => edit({ number: scenario.number, question })
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.onPaper}>{title}</h2>
      <TextInput
        className={classes.name}
        label={t('assessments.whatIf.name')}
        placeholder={t('assessments.whatIf.scenario', { number: scenario.number })}
        maxLength={NAME_LENGTH}
        value={scenario.name}
        onChange={(event) => board.rename(scenario, event.currentTarget.value)}
      />
      <DifferenceList now={now} side={side} />
      <LiveResult side={side} />
      <MissingAnswers side={side} now={now} onOpen={open} />
      <AnswerChooser side={side} onOpen={open} />
      <Tools side={side} whatIf={whatIf} />
    </section>
  )
}

function Tools({ side, whatIf }: Props) {
  const { t } = useTranslation()
  const { board, assessment } = whatIf
  const { scenario, title } = side
  const [starting, setStarting] = useState(false)
  const { user } = useSession()
  // The example has no number, and nothing is made of it.
  const mayStart = assessment.id > 0 && user?.allowedActions.includes('CREATE_ASSESSMENTS')
  const isChanged = Object.keys(scenario.changes).length > 0
  return (
    <div className={classes.tools}>
      {mayStart && isChanged && (
        <Button
          size="sm"
          variant="default"
          disabled={side.refusal !== null}
          aria-label={t('assessments.whatIf.startOf', { name: title })}
          onClick={() => setStarting(true)}
        >
          {t('assessments.whatIf.start')}
        </Button>
      )}
      {isChanged && (
        <button
          type="button"
          className={classes.text}
          aria-label={t('assessments.whatIf.resetOf', { name: title })}
          onClick={() => board.reset(scenario)}
        >
          {t('assessments.whatIf.reset')}
        </button>
      )}
      <button
        type="button"
        className={classes.text}
        aria-label={t('assessments.whatIf.removeOf', { name: title })}
        onClick={() => board.remove(scenario)}
      >
        {t('assessments.whatIf.remove')}
      </button>
      {starting && <StartDialog side={side} assessment={assessment} onClose={() => setStarting(false)} />}
    </div>
  )
}

/** The assessment as it is: what the scenarios are measured by. */
export function NowCard({ side }: { side: LiveSide }) {
  const { t } = useTranslation()
  return (
    <section className={classes.card} aria-label={side.title}>
      <h2>{side.title}</h2>
      <LiveResult side={side} />
      <p className={classes.quiet}>{t('assessments.whatIf.untouched')}</p>
    </section>
  )
}

/** The light with its sentence; without one why: the law of the country is not there, or answers are refused. */
function LiveResult({ side: { isLoading, isLate, failed, decided, refusal } }: { side: LiveSide }) {
  const { t } = useTranslation()
  if (failed) return <p role="alert">{t('assessments.whatIf.lawFailed')}</p>
  if (isLoading) return <p className={classes.quiet}>{t('assessments.whatIf.lawLoading')}</p>
  if (isLate) return <p className={classes.quiet}>{t('assessments.live.pending')}</p>
  if (refusal) return <p role="alert">{t('assessments.whatIf.refused', { reason: refusedAnswerText(t, refusal) })}</p>
  const deciding = decided?.explanation.deciding
  return (
    <div className={classes.result} data-status={decided?.decision.status ?? 'NONE'}>
      <TrafficLight status={decided?.decision.status ?? null} size="md" />
      <OverdueNote since={decided?.overdueSince} />
      <p>{deciding ? <LawWithTerms text={deciding.reason} /> : t('assessments.result.notDecided')}</p>
      {deciding && (
        <div className={classes.quiet}>
          <BasisText basis={deciding.basis} />
        </div>
      )}
    </div>
  )
}

/** Any question that the scenario asks, found by its words. */
function AnswerChooser({ side, onOpen }: { side: ScenarioSide; onOpen: (question: string) => void }) {
  const { t } = useTranslation()
  const groups = side.state.sections.map(({ id, title }) => ({
    group: title,
    items: side.state.pages
      .filter((page) => page.section === id)
      .flatMap(({ questions }) => questions)
      .filter(({ active, question }) => active && question.id !== CONFIRM)
      .map(({ question }) => ({ value: question.id, label: question.label })),
  }))
  return (
    <Select
      searchable
      // The focus comes back here when a dialog closes.
      openOnFocus={false}
      label={t('assessments.whatIf.changeAny')}
      aria-label={t('assessments.whatIf.changeAnyOf', { name: side.title })}
      placeholder={t('assessments.whatIf.changeHint')}
      nothingFoundMessage={t('assessments.whatIf.noQuestion')}
      data={groups.filter(({ items }) => items.length > 0)}
      value={null}
      onChange={(question) => question && onOpen(question)}
      maxDropdownHeight={320}
      comboboxProps={{ withinPortal: false }}
    />
  )
}

type MissingAnswersProps = { side: ScenarioSide; now: LiveSide; onOpen: (question: string) => void }

/** Questions that the scenario asks beyond those that are open anyway. */
function MissingAnswers({ side, now, onOpen }: MissingAnswersProps) {
  const { t } = useTranslation()
  const open = missingIn(now).map(({ question }) => question.id)
  const missing = missingIn(side).filter(({ question }) => !open.includes(question.id))
  if (missing.length === 0) return null
  return (
    <div className={classes.missing}>
      <h3>{t('assessments.whatIf.missing')}</h3>
      <p className={classes.quiet}>{t('assessments.whatIf.missingHint')}</p>
      <ul>
        {missing.map(({ question }) => (
          <li key={question.id}>
            <button type="button" className={classes.text} onClick={() => onOpen(question.id)}>
              <QuestionLabel question={question} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const missingIn = ({ state }: LiveSide): QuestionState[] =>
  state.pages.flatMap(({ questions }) =>
    questions.filter(({ missing, question }) => missing && question.id !== CONFIRM),
  )

type StartDialogProps = { side: ScenarioSide; assessment: Assessment; onClose: () => void }

/** Asks before a scenario becomes an assessment: the one thing here that is written. */
function StartDialog({ side, assessment, onClose }: StartDialogProps) {
  const { t } = useTranslation()
  const create = useCreateAssessment({ notifiesErrors: false })
  const errorText = useErrorText()
  const name = side.title
  const number = assessmentNumber(assessment.id)
  const reference = t('assessments.whatIf.reference', { name, number })
  return (
    <ConfirmDialog
      title={t('assessments.whatIf.startTitle', { name })}
      action={t('assessments.whatIf.startAction')}
      onConfirm={() => create.mutate({ internalReference: reference, answers: usedAnswers(side.state) })}
      onClose={onClose}
      pending={create.isPending}
      failure={create.error ? errorText(create.error) : undefined}
    >
      <p>{t('assessments.whatIf.startText', { number })}</p>
      <p>{t('assessments.whatIf.startReference', { reference })}</p>
    </ConfirmDialog>
  )
}
