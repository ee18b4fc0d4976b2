import { type AssessmentAnswer, assessmentNumber } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { useLeaveOnFailure } from '../answering/useLeaveOnFailure.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { useEntry } from './scenarios/useEntry.ts'
import { WhatIfActions } from './WhatIfActions.tsx'
import { WhatIfBoard } from './WhatIfBoard.tsx'

/** What would follow if facts were others: up to three scenarios beside the assessment, which stays untouched. */
export function WhatIfPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const entry = useEntry()
  const assessment = useQuery(assessmentQueries.one(id))
  useLeaveOnFailure(assessment.data ? null : assessment.error)
  return (
    <Loaded query={assessment} lines={8}>
      {(saved: AssessmentAnswer) => (
        <>
          <PageTitle
            title={t('assessments.whatIf.title', { number: assessmentNumber(saved.assessment.id) })}
            lead={t('assessments.whatIf.lead')}
            actions={<WhatIfActions id={id} />}
          />
          <Content key={`${id} ${entry}`} saved={saved} />
        </>
      )}
    </Loaded>
  )
}

function Content({ saved }: { saved: AssessmentAnswer }) {
  const content = useQuery(contentQueries.survey)
  return (
    <Loaded query={content} lines={8}>
      {(survey) => <WhatIfBoard saved={saved} content={survey} />}
    </Loaded>
  )
}
