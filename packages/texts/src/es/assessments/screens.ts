import { example, whatIf } from './comparing/whatIf.ts'
import { due } from './due.ts'
import { duties } from './duties.ts'
import { same } from './form.ts'
import { comments, history } from './history.ts'
import { assessmentList } from './list.ts'
import { locks, myTurn, release } from './locks.ts'
import { manage } from './manage.ts'
import { evidence, letterScreens } from './material/evidence.ts'
import { samples } from './material/samples.ts'
import { packs, transfers } from './material/transfers.ts'
import { refusedAnswer } from './refusedAnswer.ts'
import { assessmentReport, live, review } from './result.ts'
import { uses } from './uses.ts'

/** Texts of the screens of assessments, loaded with the first of them. They add to `assessments`. */
export const assessmentScreens = {
  due,
  list: assessmentList,
  live,
  review,
  report: assessmentReport,
  manage,
  letters: letterScreens,
  locks,
  myTurn,
  release,
  duties,
  evidence,
  packs,
  samples,
  transfers,
  comments,
  history,
  whatIf,
  example,
  uses,
  refusedAnswer,
  same,
}
