import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { AssessmentAnswer } from './core/assessment.ts'
import { Answers } from './core/fields.ts'
import { AsKnownOn, AssessmentId, AssessmentView } from './core/params.ts'
import { management } from './details/details.ts'
import { histories } from './history/history.ts'
import { latinNames } from './latin-names/latinNames.ts'
import { lists } from './list/list.ts'
import { locks } from './locks/locks.ts'
import { views } from './views/views.ts'

export const cases = {
  create: endpoint({
    method: 'POST',
    path: '/assessments',
    summary: 'Start an assessment, with the first answers if there are any',
    access: ['CREATE_ASSESSMENTS'],
    body: z.strictObject({ internalReference: z.string().trim().max(200).nullish(), answers: Answers.optional() }),
    response: AssessmentAnswer,
  }),
  blank: endpoint({
    method: 'GET',
    path: '/assessments/new',
    summary: 'Read the form of an assessment before its first answer; nothing is stored',
    access: ['CREATE_ASSESSMENTS'],
    response: AssessmentAnswer,
  }),
  read: endpoint({
    method: 'GET',
    path: '/assessments/:id',
    summary:
      'Read an assessment with its survey at a page; `asKnownOn` reconstructs it as it was known at that instant, and ' +
      '`decision=final` omits the decision with its explanation while the assessment is not completed',
    access: 'signedIn',
    params: AssessmentId,
    query: AssessmentView.extend(AsKnownOn.shape),
    response: AssessmentAnswer,
  }),
  addAnswer: endpoint({
    method: 'PUT',
    path: '/assessments/add-answer/:id',
    summary: 'Save answers to any questions; the response carries the new result',
    access: ['CREATE_ASSESSMENTS'],
    params: AssessmentId,
    query: AssessmentView,
    body: Answers,
    response: AssessmentAnswer,
  }),
  ...lists,
  ...management,
  ...locks,
  ...histories,
  ...latinNames,
  ...views,
}
