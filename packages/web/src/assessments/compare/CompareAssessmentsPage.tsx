import { Button } from '@mantine/core'
import type { AssessmentAnswer, SurveyContent } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import inOrder from '../../shared/layout/inOrder.module.css'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { assessmentQueries } from '../assessments.queries.ts'
import { AssessmentSlot } from './AssessmentSlot.tsx'
import { Comparison } from './Comparison.tsx'
import classes from './slots.module.css'
import { useAssessmentSide } from './useAssessmentSide.ts'

const UNSEEN = { visibility: 'hidden' } as const

/** Two assessments side by side, `?a=…&b=…`; whichever is missing can be chosen here. */
export function CompareAssessmentsPage() {
  const { t } = useTranslation()
  const { a, b, choose } = useChosen()
  const first = useChosenAssessment(a)
  const second = useChosenAssessment(b)
  const content = useQuery(contentQueries.survey)
  const both = first.isSuccess && second.isSuccess ? { first: first.data, second: second.data } : null
  return (
    <div className={inOrder.parts}>
      <PageTitle
        title={t('assessments.compare.title')}
        lead={t('assessments.compare.lead')}
        actions={
          // Its place is kept until both are there, so that nothing moves.
          <Button variant="default" size="md" style={both ? {} : UNSEEN} onClick={() => window.print()}>
            {t('assessments.compare.print')}
          </Button>
        }
      />
      <div className={`${classes.slots} ${inOrder.columns}`}>
        <AssessmentSlot
          title={t('assessments.compare.first')}
          {...{ id: a, taken: b, query: first, onChoose: choose('a') }}
        />
        <AssessmentSlot
          title={t('assessments.compare.second')}
          {...{ id: b, taken: a, query: second, onChoose: choose('b') }}
        />
      </div>
      {both ? (
        <Loaded query={content} lines={8}>
          {(survey) => <Compared {...both} content={survey} />}
        </Loaded>
      ) : (
        <p className={classes.both}>{t('assessments.compare.both')}</p>
      )}
    </div>
  )
}

type ComparedProps = { first: AssessmentAnswer; second: AssessmentAnswer; content: SurveyContent }

function Compared({ first, second, content }: ComparedProps) {
  const sides = [useAssessmentSide(first, content), useAssessmentSide(second, content)]
  return <Comparison sides={sides} />
}

const useChosenAssessment = (id: string | null) =>
  useQuery({ ...assessmentQueries.one(id ?? ''), enabled: id !== null })

/** The two in the address; the same one twice is chosen once. */
function useChosen() {
  const [params, setParams] = useSearchParams()
  const a = params.get('a')
  const b = params.get('b') === a ? null : params.get('b')
  const choose = (side: 'a' | 'b') => (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) next.delete(side)
        else next.set(side, id)
        return next
      },
      { preventScrollReset: true },
    )
  return { a, b, choose }
}
