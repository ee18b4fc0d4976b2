import { Alert, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { AssessmentAnswer, SurveyContent } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { FilterChoices } from '../../shared/list/filters/FilterChoices.tsx'
import { Comparison } from '../compare/Comparison.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { ChangeButton } from './ChangeButton.tsx'
import { LinkNotices } from './LinkNotices.tsx'
import { NowCard } from './NowCard.tsx'
import { ScenarioCard } from './ScenarioCard.tsx'
import { ShareScenarios } from './ShareScenarios.tsx'
import { hasPlace, isFull } from './scenarios/scenarios.ts'
import { useWhatIf, type WhatIf } from './scenarios/useWhatIf.ts'
import { TakenBackNotice } from './TakenBackNotice.tsx'
import classes from './whatIf.module.css'

/** The assessment as it is and its scenarios side by side; on a small screen one scenario at a time. */
export function WhatIfBoard({ saved, content }: { saved: AssessmentAnswer; content: SurveyContent }) {
  const whatIf = useWhatIf(saved, content)
  const { board, now, scenarios, editing, edit } = whatIf
  const isWide = useMediaQuery('(min-width: 75em), print', false, { getInitialValueInEffect: false })
  const visible = isWide ? scenarios : scenarios.filter(({ scenario }) => scenario.number === board.selected)
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

/** That something was taken away and can come back, and that a change waits for a free place. */
function Notices({ whatIf: { board, wanted } }: { whatIf: WhatIf }) {
  const { t } = useTranslation()
  return (
    <>
      <LinkNotices board={board} />
      <TakenBackNotice board={board} />
      {wanted.name !== null && !hasPlace(board.scenarios) && (
        <Alert color="petrol" role="status" mb="md">
          <p className={classes.waiting}>{t('assessments.whatIf.waiting', { change: wanted.name })}</p>
          <Button variant="default" size="sm" onClick={wanted.forget}>
            {t('assessments.whatIf.dismiss')}
          </Button>
        </Alert>
      )}
    </>
  )
}
