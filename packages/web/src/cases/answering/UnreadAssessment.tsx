import type { AssessmentRow } from '@portal/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { isTemporary } from '../../api/ApiError.ts'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { NEW_ID } from '../../shared/navigation/paths.ts'
import { CaseName, useCaseText } from '../core/CaseName.tsx'
import { useListedCase } from '../core/useListedCase.ts'
import classes from './form.module.css'
import { UnreadFormBar } from './navigation/FormBar.tsx'

type Props = {
  /** The assessment, if only the rest of the screen is missing. */
  of?: AssessmentRow | undefined
  query?: Pick<UseQueryResult, 'error' | 'refetch'>
}

/**
 * Stands for the form or the record while an assessment is read, with the name that is known by then; after a failure
 * that may pass, its address stays and can be tried again.
 */
export function UnreadAssessment({ of, query }: Props) {
  const failed = query?.error && isTemporary(query.error) ? query : null
  return (
    <Frame of={of} isUnread={!failed}>
      {failed ? <Failure error={failed.error} onRetry={() => failed.refetch()} /> : <Loading lines={8} />}
    </Frame>
  )
}

type FrameProps = Pick<Props, 'of'> & { isUnread: boolean; children: ReactNode }

/** That of the form if it is certain to follow, and otherwise that of the record. */
function Frame({ of, isUnread, children }: FrameProps) {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const nameOf = useCaseText()
  const listed = useListedCase(id)
  const known = of ?? listed
  const isForm = id === NEW_ID || known?.status === 'IN_PROGRESS' || search.has('page')
  const unnamed = t(id === NEW_ID ? 'assessments.case.new' : 'assessments.case.unread')
  const title = known ? nameOf(known) : unnamed
  const name = known ? <CaseName of={known} hasNumber={!isForm} /> : unnamed
  return isForm ? (
    <>
      <UnreadFormBar title={title} name={name} />
      <div className={classes.frame}>
        <div className={classes.main}>{children}</div>
      </div>
    </>
  ) : (
    <>
      <PageTitle title={title} heading={name} actions={<span className={classes.pendingTools} />} isUnread={isUnread} />
      {children}
    </>
  )
}
