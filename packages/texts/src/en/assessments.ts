import { comments } from './assessments/comments.ts'
import { compare } from './assessments/compare.ts'
import { form, live, review, saving } from './assessments/form.ts'
import { history } from './assessments/history.ts'
import { list } from './assessments/list.ts'
import { locks } from './assessments/locks.ts'
import { manage } from './assessments/manage.ts'
import { myTurn } from './assessments/myTurn.ts'
import { report, result } from './assessments/result.ts'
import { whatIf } from './assessments/whatIf.ts'
import { facts } from './facts.ts'

export const assessments = {
  title: 'Assessments',
  one: 'Assessment {{number}}',
  facts,
  join: { or: '{{first}} or {{last}}', and: '; ' },
  days: {
    from: 'from {{from}}',
    before: 'before {{before}}',
    between: 'from {{from}} to before {{before}}',
    always: 'any day',
  },
  list,
  status: { IN_PROGRESS: 'In progress', COMPLETED: 'Completed' },
  form,
  saving,
  live,
  review,
  result,
  report,
  manage,
  locks,
  myTurn,
  comments,
  history,
  whatIf,
  compare,
} as const
