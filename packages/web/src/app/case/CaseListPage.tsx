import { AssessmentListPage } from '../../cases/index.ts'
import { PackDialog } from '../../letters/index.ts'
import { LabelsDialog } from '../../material/index.ts'
import { PaperDialog } from '../../papers/index.ts'

/** The list of cases, with packs and labels of those that are chosen, and papers for all of them. */
export const CaseListPage = () => (
  <AssessmentListPage PackDialog={PackDialog} PaperDialog={PaperDialog} LabelsDialog={LabelsDialog} />
)
