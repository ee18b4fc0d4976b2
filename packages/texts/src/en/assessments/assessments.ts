import { facts } from '../shared/facts.ts'
import { comments } from './comments.ts'
import { compare } from './compare.ts'
import { duties } from './duties.ts'
import { form, live, review, saving } from './form.ts'
import { history } from './history.ts'
import { list } from './list.ts'
import { locks } from './locks.ts'
import { manage } from './manage.ts'
import { myTurn } from './myTurn.ts'
import { report, result } from './result.ts'
import { uses } from './uses.ts'
import { whatIf } from './whatIf.ts'

export const assessments = {
  title: 'Assessments',
  one: 'Assessment {{number}}',
  case: { new: 'New assessment', unknownResource: 'Unidentified material', uses: '{{use}} +{{count}}' },
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
  duties,
  comments,
  history,
  whatIf,
  uses,
  compare,
} as const
