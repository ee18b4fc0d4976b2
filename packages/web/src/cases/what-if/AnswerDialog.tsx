import { Button } from '@mantine/core'
import type { Answers } from '@portal/contract'
import { checkAnswers, type Question } from '@portal/rules'
import { refusedAnswerText } from '@portal/texts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { answerContext } from '../../shared/law/liveLaw.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { cropListingOf } from '../evaluation/surveyProgress.ts'
import { answerText } from '../questions/answerText.ts'
import { QuestionCard } from '../questions/QuestionCard.tsx'
import type { ScenarioSide, WhatIf } from './useWhatIf.ts'
import classes from './whatIf.module.css'

type Props = { side: ScenarioSide; questionId: string; whatIf: WhatIf }

/** One question of a scenario with the form's own input; the light below follows each answer. */
export function AnswerDialog({ side, questionId, whatIf }: Props) {
  const { t } = useTranslation()
  const { now, edit } = whatIf
  const question = side.state.pages
    .flatMap(({ questions }) => questions)
    .find((one) => one.question.id === questionId)?.question
  if (!question) return null
  const close = () => edit(null)
  return (
    <Dialog title={t('assessments.whatIf.dialog', { name: side.title })} onClose={close}>
      <ScenarioQuestion side={side} question={question} whatIf={whatIf} />
      <div className={classes.dialogFoot}>
        <span role="status" className={classes.lights}>
          <TrafficLight status={now.decided?.decision.status ?? null} />
          <span aria-hidden="true" data-mirrored>
            →
          </span>
          <TrafficLight status={side.decided?.decision.status ?? null} />
        </span>
        <Button size="md" onClick={close}>
          {t('assessments.whatIf.done')}
        </Button>
      </div>
    </Dialog>
  )
}

function ScenarioQuestion({ side, question, whatIf }: Omit<Props, 'questionId'> & { question: Question }) {
  const { t } = useTranslation()
  const { board, present } = whatIf
  const { scenario, answers, content, country, facts } = side
  const isChanged = question.id in scenario.changes
  const uses = answers.intendedUse
  return (
    <>
      <QuestionCard
        question={question}
        content={content}
        country={country}
        value={answers[question.id]}
        cropListing={cropListingOf(facts)}
        onAnswers={(given) => board.answer(scenario, given as Answers)}
        readOnly={false}
        error={errorOf(t, side, question)}
        chosenUses={Array.isArray(uses) ? uses : []}
      />
      <p className={classes.was}>
        {t('assessments.whatIf.was', { answer: answerText(question, present[question.id], whatIf.now) })}{' '}
        {isChanged && (
          <button
            type="button"
            className={classes.text}
            onClick={() => board.answer(scenario, { [question.id]: present[question.id] ?? null })}
          >
            {t('assessments.whatIf.takeBack')}
          </button>
        )}
      </p>
    </>
  )
}

/** The validation error of the server for this answer. */
function errorOf(t: TFunction, { content, country, answers }: ScenarioSide, { id }: Question): string | undefined {
  const answer = answers[id]
  if (answer === undefined) return undefined
  const context = answerContext(content, country)
  const error = checkAnswers(context, answers, { [id]: answer }).find(({ path }) => path === id)
  return error && refusedAnswerText(t, error.refusal)
}
