import { comments } from './comments.ts'
import { assessmentComparison } from './compare.ts'
import { duties } from './duties.ts'
import { evidence } from './evidence.ts'
import { form, live, review, saving } from './form.ts'
import { history } from './history.ts'
import { importing } from './importing.ts'
import { assessmentList } from './list.ts'
import { locks } from './locks.ts'
import { manage } from './manage.ts'
import { myTurn } from './myTurn.ts'
import { packs } from './packs.ts'
import { assessmentReport } from './result.ts'
import { uses } from './uses.ts'
import { whatIf } from './whatIf.ts'

/** Texts of the screens of assessments, loaded with the first of them. They add to `assessments`. */
export const assessmentScreens = {
  list: assessmentList,
  form,
  saving,
  live,
  review,
  report: assessmentReport,
  manage,
  locks,
  myTurn,
  duties,
  evidence,
  packs,
  comments,
  history,
  importing,
  whatIf,
  uses,
  compare: assessmentComparison,
}
