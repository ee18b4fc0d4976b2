import i18next from 'i18next'
import type { ComparedCell, ComparedGroup } from './ComparedRow.ts'
import { Folded } from './Folded.tsx'
import type { Side, SideLock } from './Side.ts'
import { undecided } from './undecided.ts'
import { unionOf } from './unionOf.ts'

type Obligation = NonNullable<Side['decided']>['explanation']['obligations'][number]

const obligationsOf = ({ decided }: Side) => decided?.explanation.obligations ?? []

/** Every obligation that one of the sides has. */
export function comparedObligations(sides: readonly Side[]): ComparedGroup {
  const rows = unionOf(sides.map(obligationsOf), ({ id }) => id).map(({ id, text }) => ({
    key: id,
    label: text,
    cells: sides.map((side) =>
      due(
        obligationsOf(side).find((one) => one.id === id),
        side,
      ),
    ),
  }))
  return { key: 'obligations', title: i18next.t('assessments.compare.groups.obligations'), rows }
}

function due(obligation: Obligation | undefined, { wording, decided }: Side): ComparedCell {
  if (!decided) return undecided()
  if (!obligation) return { shown: i18next.t('assessments.compare.noObligation'), mark: '' }
  const { met, only } = obligation
  const said = i18next.t(met ? 'assessments.compare.obligationMet' : 'assessments.compare.obligation')
  if (!only) return { shown: said, mark: said }
  const cases = [...new Set(only.map(wording.box))]
  const shown = (
    <>
      {i18next.t('assessments.compare.conditional', { said })}
      <Folded title={i18next.t('assessments.compare.cases', { count: cases.length })}>
        <ul>
          {cases.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Folded>
    </>
  )
  return { shown, mark: [said, ...cases].join(' · ') }
}

const LOCK_STATES = { planned: 'lockPlanned', closed: 'lockClosed', opened: 'lockOpened' } as const

/** Every lock that one of the sides has. */
export function comparedLocks(sides: readonly Side[]): ComparedGroup {
  const rows = unionOf(
    sides.map(({ locks }) => locks),
    ({ id }) => id,
  ).map(({ id, type, text }) => ({
    key: id,
    label: (
      <>
        <strong>{i18next.t(`assessments.result.lockType.${type}`)}</strong> {text}
      </>
    ),
    cells: sides.map((side) =>
      held(
        side.locks.find((one) => one.id === id),
        side,
      ),
    ),
  }))
  return { key: 'locks', title: i18next.t('assessments.compare.groups.locks'), rows }
}

function held(lock: SideLock | undefined, { decided }: Side): ComparedCell {
  if (!lock && !decided) return undecided()
  const shown = i18next.t(`assessments.compare.${lock ? LOCK_STATES[lock.state] : 'noLock'}`)
  return { shown, mark: lock?.state ?? '' }
}
