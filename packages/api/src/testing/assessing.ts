import { type Answers, type AssessmentLock, cases } from '@portal/contract'
import type { z } from 'zod'
import { BRAZIL } from './brazil.ts'
import type { Person } from './startApi.ts'

type Headers = { [name: string]: string }
type Lock = z.infer<typeof AssessmentLock>

/** Starts an assessment with these answers; throws if it is refused. */
export async function startAssessment(person: Person, answers: Answers = BRAZIL) {
  const { status, body } = await person.call(cases.create, { body: { answers } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.assessment
}

export const readAssessment = (person: Person, id: string, query: { asKnownOn?: string; pageNum?: string } = {}) =>
  person.call(cases.read, { params: { id }, query })

export const answer = (person: Person, id: string, body: Answers, headers: Headers = {}) =>
  person.call(cases.addAnswer, { params: { id }, query: {}, body }, { headers })

export const unlock = (person: Person, id: string, { ref, type }: Pick<Lock, 'ref' | 'type'>, headers: Headers = {}) =>
  person.call(cases.unlock, { params: { id }, body: { ref, type, comment: 'The permit was granted.' } }, { headers })

/** Opens every closed lock of an assessment; throws if one is refused. */
export async function unlockAll(person: Person, id: string): Promise<void> {
  const { body } = await readAssessment(person, id)
  for (const lock of body.assessment.locks.filter(({ closed }) => closed)) {
    const { status, body } = await unlock(person, id, lock)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
}
