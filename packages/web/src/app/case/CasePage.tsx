import { lazy } from 'react'
import { AssessmentPage } from '../../cases/index.ts'
import { addTexts } from '../../shared/texts/texts.ts'

/** The last page, and the record, have most of their code for themselves. */
async function loadLast<Part>(load: () => Promise<Part>) {
  const [part] = await Promise.all([load(), addTexts('signedIn', 'assessments')])
  return part
}

const ReviewPage = lazy(async () => ({ default: (await loadLast(() => import('./CaseReview.tsx'))).CaseReview }))
const RecordPage = lazy(async () => ({ default: (await loadLast(() => import('./RecordPage.tsx'))).RecordPage }))

/** A case as a form, and once it is confirmed as a record, with what other features show of it. */
export const CasePage = () => <AssessmentPage ReviewPage={ReviewPage} RecordPage={RecordPage} />
