import { facts } from '../shared/facts.ts'
import { comments } from './comments.ts'
import { assessmentComparison } from './compare.ts'
import { due } from './due.ts'
import { duties } from './duties.ts'
import { form, live, review, saving } from './form.ts'
import { history } from './history.ts'
import { assessmentList } from './list.ts'
import { locks } from './locks.ts'
import { manage } from './manage.ts'
import { myTurn } from './myTurn.ts'
import { assessmentReport, result } from './result.ts'
import { uses } from './uses.ts'
import { whatIf } from './whatIf.ts'

export const assessments = {
  title: 'Assessments',
  case: { new: 'New assessment', unknownResource: 'Unidentified material', uses: '{{use}} +{{count}}' },
  facts,
  join: { or: '{{first}} or {{last}}', and: '; ' },
  days: {
    from: 'from {{from}}',
    before: 'before {{before}}',
    between: 'from {{from}} to before {{before}}',
    always: 'any day',
  },
  list: assessmentList,
  status: { IN_PROGRESS: 'In progress', COMPLETED: 'Completed' },
  form,
  saving,
  live,
  review,
  result,
  report: assessmentReport,
  manage,
  locks,
  myTurn,
  due,
  duties,
  comments,
  history,
  whatIf,
  uses,
  compare: assessmentComparison,
} as const
