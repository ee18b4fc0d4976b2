import { type Answers, type AssessmentLock, assessments } from '@portal/contract'
import type { z } from 'zod'
import type { Person } from '../startApi.ts'

/**
 * A soil bacterium first taken in Brazil in 2019, screened in 2026, by a foreign user without a partner: RED, with a
 * legal and a technical lock. `userOrigin: national` makes it AMBER, with the same legal lock and another one.
 */
export const BRAZIL: Answers = {
  organismGroup: 'bacteria',
  geneticResource: 'Bacillus subtilis',
  materialStatus: 'wild',
  providerCountry: 'BR',
  sourceType: 'collected',
  accessDate: '2019-03-10',
  intendedUse: 'screening',
  intendedUseDate: '2026-12-01',
  utilisationCheck: 'yes',
  useLocation: ['eu'],
  userOrigin: 'foreign',
  commercialIntent: 'commercial',
  materials: ['living_material'],
  traditionalKnowledge: 'no',
  thirdPartyTransfer: 'no',
  papersHeld: ['none'],
}

/** The same with every question answered and confirmed. */
export const BRAZIL_CONFIRMED: Answers = { ...BRAZIL, externalFunding: false, br_partner: 'no', confirm: true }

type Headers = { [name: string]: string }
type Lock = z.infer<typeof AssessmentLock>

/** Starts an assessment with these answers; throws where it is refused. */
export async function startAssessment(person: Person, answers: Answers = BRAZIL) {
  const { status, body } = await person.call(assessments.create, { body: { answers } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.assessment
}

export const readAssessment = (person: Person, id: string, query: { asKnownOn?: string; pageNum?: string } = {}) =>
  person.call(assessments.read, { params: { id }, query })

export const answer = (person: Person, id: string, body: Answers, headers: Headers = {}) =>
  person.call(assessments.addAnswer, { params: { id }, query: {}, body }, { headers })

export const unlock = (person: Person, id: string, { ref, type }: Pick<Lock, 'ref' | 'type'>, headers: Headers = {}) =>
  person.call(
    assessments.unlock,
    { params: { id }, body: { ref, type, comment: 'The permit was granted.' } },
    { headers },
  )

/** Opens every closed lock of an assessment; throws where one is refused. */
export async function unlockAll(person: Person, id: string): Promise<void> {
  const { body } = await readAssessment(person, id)
  for (const lock of body.assessment.locks.filter(({ closed }) => closed)) {
    const { status, body } = await unlock(person, id, lock)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
}
