import { z } from 'zod'
import { Answers, AssessmentAnswer } from './assessments/assessment.ts'
import { histories } from './assessments/history.ts'
import { latinNames } from './assessments/latin-names.ts'
import { lists } from './assessments/list.ts'
import { locks } from './assessments/locks.ts'
import { management } from './assessments/manage.ts'
import { AsKnownOn, AssessmentId, PageNum } from './assessments/params.ts'
import { reports } from './assessments/report.ts'
import { endpoint } from './endpoint.ts'

export const assessments = {
  create: endpoint({
    method: 'POST',
    path: '/assessments',
    summary: 'Start an assessment, with the first answers if there are any',
    access: ['CREATE_ASSESSMENTS'],
    body: z.strictObject({ internalReference: z.string().trim().max(200).nullish(), answers: Answers.optional() }),
    response: AssessmentAnswer,
  }),
  read: endpoint({
    method: 'GET',
    path: '/assessments/:id',
    summary: 'One assessment with its survey, at a page; `asKnownOn` re-creates it as it stood at that instant',
    access: 'signedIn',
    params: AssessmentId,
    query: PageNum.extend(AsKnownOn.shape),
    response: AssessmentAnswer,
  }),
  addAnswer: endpoint({
    method: 'PUT',
    path: '/assessments/add-answer/:id',
    summary: 'Answer any questions; the result follows at once',
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    query: PageNum,
    body: Answers,
    response: AssessmentAnswer,
  }),
  ...lists,
  ...management,
  ...locks,
  ...histories,
  ...latinNames,
  ...reports,
}
