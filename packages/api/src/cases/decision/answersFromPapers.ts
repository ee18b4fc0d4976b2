import { type Answers, LOST_CERTIFICATE_STATES, PAPER_OF } from '@portal/contract'
import { dateOf, dayNumber, isoDay } from '@portal/rules'
import { and, asc, eq, isNull, notInArray, or } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { type assessments, evidence, evidenceFiles, evidenceUses } from '../../db/schema.ts'
import { today } from '../../shared/days.ts'

type Paper = typeof evidence.$inferSelect
type Key = Pick<typeof assessments.$inferSelect, 'accountId' | 'assessmentId'>

/** The questions that the portal answers from the papers on file (`answeredBy: papers` in the questionnaire). */
const ANSWERED_BY_PAPERS = ['papersChecked', 'irccIssued', 'irccMark', 'irccMaterial'] as const

/** The answers that users gave, without those that papers gave: for copies, to which no paper belongs yet. */
export function withoutPapers(answers: Answers): Answers {
  const given = { ...answers }
  for (const id of ANSWERED_BY_PAPERS) delete given[id]
  return given
}

/** The answers with what the papers of the assessment say today: which of them were checked, and of the certificate. */
export async function withPapers(db: DbOrTransaction, key: Key, answers: Answers): Promise<Answers> {
  const given = withoutPapers(answers)
  if (!Array.isArray(given.papersHeld)) return given
  const held = given.papersHeld
  const counting = (await listPapersOnFile(db, key)).filter((paper) => isValid(paper, given))
  const certificate = counting.find(({ kind, number }) => kind === 'ircc' && isNumber(number, given.irccNumber))
  const checked = counting.filter(
    (paper) => paper.checkOutcome === 'right' && (paper.kind !== 'ircc' || paper === certificate),
  )
  const papers = new Set(checked.map(({ kind }) => PAPER_OF[kind]))
  const papersChecked = CHECKED.filter((paper) => held.includes(paper) && papers.has(paper))
  return {
    ...given,
    ...(papersChecked.length > 0 && { papersChecked }),
    ...(held.includes('ircc') && certificate && factsOf(certificate)),
  }
}

/** The papers that are evidence once they are checked. */
const CHECKED: readonly string[] = ['ircc', 'permit', 'mat', 'mta', 'authority_answer']

const factsOf = ({ madeOn, mark, material }: Paper): Answers => ({
  ...(madeOn && { irccIssued: madeOn }),
  ...(mark && { irccMark: mark }),
  ...(material && { irccMaterial: material }),
})

/** Whether the ABS Clearing-House, if it was asked, has not said that the paper no longer holds. */
export const isStillOnRecord = or(
  isNull(evidence.recordState),
  notInArray(evidence.recordState, [...LOST_CERTIFICATE_STATES]),
)

/** Papers of the assessment with a file; one that is only named by a number or link is not on file. */
const listPapersOnFile = async (db: DbOrTransaction, { accountId, assessmentId }: Key): Promise<Paper[]> => {
  const rows = await db
    .selectDistinct({ paper: evidence })
    .from(evidenceUses)
    .innerJoin(
      evidence,
      and(eq(evidence.accountId, evidenceUses.accountId), eq(evidence.evidenceId, evidenceUses.evidenceId)),
    )
    .innerJoin(
      evidenceFiles,
      and(eq(evidenceFiles.accountId, evidence.accountId), eq(evidenceFiles.evidenceId, evidence.evidenceId)),
    )
    .where(
      and(
        eq(evidenceUses.accountId, accountId),
        eq(evidenceUses.assessmentId, assessmentId),
        isNull(evidenceUses.removedAt),
        isNull(evidence.withdrawnAt),
        isStillOnRecord,
      ),
    )
    .orderBy(asc(evidence.evidenceId))
  return rows.map(({ paper }) => paper)
}

/** Whether the paper is valid today and, if it ends, still on the first day of the use. */
function isValid({ validFrom, validTo }: Paper, { intendedUseDate }: Answers): boolean {
  const use = typeof intendedUseDate === 'string' ? dateOf(intendedUseDate)?.span.from : undefined
  const day = isoDay(Math.max(dayNumber(today()), use === undefined ? 0 : dayNumber(use)))
  return (validFrom === null || validFrom <= today()) && (validTo === null || validTo >= day)
}

const isNumber = (number: string | null, answer: Answers[string] | undefined): boolean =>
  number !== null && typeof answer === 'string' && number.trim().toUpperCase() === answer.trim().toUpperCase()
