import type { AssessmentAnswer } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { assessmentQueries } from './assessments.queries.ts'
import { CaseName, useCaseText } from './CaseName.tsx'
import { useLeaveOnFailure } from './useLeaveOnFailure.ts'
import { useListedCase } from './useListedCase.ts'

type Props = {
  /** The texts of the page: its title, the heading before the name of the case, and an introduction. */
  texts: 'assessments.history' | 'assessments.letters' | 'assessments.whatIf'
  actions: ReactNode
  children: (saved: AssessmentAnswer) => ReactNode
}

/** A page about the assessment of the address, beside its form and its record. Its title stands while that is read. */
export function CaseSubpage({ texts, actions, children }: Props) {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const nameOf = useCaseText()
  const query = useQuery(assessmentQueries.one(id))
  const listed = useListedCase(id)
  useLeaveOnFailure(query.data ? null : query.error)
  const of = query.data?.assessment ?? listed
  return (
    <>
      <PageTitle
        title={t(`${texts}.title`, { name: of ? nameOf(of) : t('assessments.case.unread') })}
        heading={
          <>
            {t(`${texts}.heading`)} {of ? <CaseName of={of} /> : t('assessments.case.unread')}
          </>
        }
        lead={t(`${texts}.lead`)}
        actions={actions}
      />
      <Loaded query={query} lines={8}>
        {children}
      </Loaded>
    </>
  )
}
