import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { AnswerChooser } from './AnswerChooser.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { MissingAnswers } from './MissingAnswers.tsx'
import { LiveResult } from './NowCard.tsx'
import { StartDialog } from './StartDialog.tsx'
import { NAME_LENGTH } from './scenarios/scenarios.ts'
import type { ScenarioSide } from './scenarios/useScenarioSides.ts'
import type { WhatIf } from './scenarios/useWhatIf.ts'
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
      <Tools {...{ side, whatIf }} />
    </section>
  )
}

function Tools({ side, whatIf }: Props) {
  const { t } = useTranslation()
  const { board, assessment } = whatIf
  const { scenario, title } = side
  const [starting, setStarting] = useState(false)
  const mayStart = useSession().user?.allowedActions.includes('CREATE_ASSESSMENTS') ?? false
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
