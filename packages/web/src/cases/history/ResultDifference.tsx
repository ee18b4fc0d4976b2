import type { AssessmentAnswer, SurveyContent } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatInstantInUtc } from '../../shared/dates/dates.ts'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { Comparison } from '../compare/Comparison.tsx'
import { useAssessmentSide } from '../compare/Side.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'

type Instants = { readonly before: string; readonly after: string }
type Props = Instants & { id: string; onClose: () => void }

/** Two results of one assessment beside one another, as they were kept: what differs stands first. */
export function ResultDifference({ id, before, after, onClose }: Props) {
  const { t } = useTranslation()
  const content = useQuery(contentQueries.survey)
  const first = useQuery(assessmentQueries.asKnownOn(id, before))
  const second = useQuery(assessmentQueries.asKnownOn(id, after))
  return (
    <Dialog title={t('assessments.history.differenceOf', { at: formatInstantInUtc(after) })} onClose={onClose}>
      <Loaded query={content}>
        {(survey) => (
          <Loaded query={first}>
            {(one) => (
              <Loaded query={second}>
                {(other) => <Compared before={before} after={after} content={survey} first={one} second={other} />}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  )
}

type ComparedProps = Instants & { first: AssessmentAnswer; second: AssessmentAnswer; content: SurveyContent }

function Compared({ before, after, first, second, content }: ComparedProps) {
  const { t } = useTranslation()
  const sides = [
    {
      ...useAssessmentSide(first, content),
      key: before,
      title: t('assessments.history.before', { at: formatInstantInUtc(before) }),
    },
    {
      ...useAssessmentSide(second, content),
      key: after,
      title: t('assessments.history.after', { at: formatInstantInUtc(after) }),
    },
  ]
  return <Comparison sides={sides} />
}
