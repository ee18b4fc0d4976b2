import { example, whatIf } from './comparing/whatIf.ts'
import { due } from './due.ts'
import { duties } from './duties.ts'
import { history } from './history.ts'
import { assessmentList } from './list.ts'
import { myTurn, release } from './locks.ts'
import { evidence, letterScreens } from './material/evidence.ts'
import { samples } from './material/samples.ts'
import { packs, transfers } from './material/transfers.ts'
import { assessmentReport, review } from './result.ts'

/** Texts of the screens of assessments, loaded with the first of them. They add to `assessments`. */
export const assessmentScreens = {
  due,
  list: assessmentList,
  review,
  report: assessmentReport,
  letters: letterScreens,
  myTurn,
  release,
  duties,
  evidence,
  packs,
  samples,
  transfers,
  history,
  whatIf,
  example,
}
