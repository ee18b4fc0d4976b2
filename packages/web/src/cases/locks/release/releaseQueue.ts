import type { Assessment, AssessmentRow } from '@portal/contract'
import { isSameLock } from '@portal/contract'
import { permittedLockTypes } from '../lockRights.ts'
import type { LockName, WaitingLock } from '../locks.queries.ts'

/** A case whose locks are to be released: those named, or else all that the reader may release. */
export type ReleaseCase = Pick<
  AssessmentRow,
  'assessmentId' | 'id' | 'name' | 'geneticResource' | 'providerCountry' | 'placeType' | 'intendedUse' | 'result'
> & { readonly only?: readonly LockName[] }

/** `partly`: other locks of it are closed, so that it is not cleared. `gone`: there was nothing left to release. */
export type CaseOutcome = 'released' | 'partly' | 'left' | 'gone'

/** The cases of locks, each once, with the locks chosen of it. */
export function casesOf(locks: readonly WaitingLock[]): ReleaseCase[] {
  const cases = new Map<string, ReleaseCase & { only: LockName[] }>()
  for (const lock of locks) {
    const one = cases.get(lock.assessmentId) ?? { ...lock, only: [] }
    cases.set(lock.assessmentId, { ...one, only: [...one.only, { ref: lock.ref, type: lock.type }] })
  }
  return [...cases.values()]
}

/** The closed locks of a case that the reader may release and that were chosen. */
export const releasable = (assessment: Assessment, { only }: Pick<ReleaseCase, 'only'>) => {
  const types = permittedLockTypes(assessment)
  return assessment.locks.filter(
    (lock) => lock.closed && types.includes(lock.type) && (!only || only.some((one) => isSameLock(one, lock))),
  )
}

/** The place of the next case without an outcome, behind the present one or else from the start; undefined: all have one. */
export function nextWaiting(
  cases: readonly ReleaseCase[],
  outcomes: ReadonlyMap<string, CaseOutcome>,
  at: number,
): number | undefined {
  const waits = cases.flatMap(({ assessmentId }, place) => (outcomes.has(assessmentId) ? [] : [place]))
  return waits.find((place) => place > at) ?? waits[0]
}

export const countOf = (outcomes: ReadonlyMap<string, CaseOutcome>, wanted: CaseOutcome): number =>
  [...outcomes.values()].filter((outcome) => outcome === wanted).length
