import type { Status } from '@portal/rules'
import type { Side } from '../compare/Side.ts'

export type Differences = {
  readonly before: Status | null
  readonly after: Status | null
  readonly otherRule: boolean
  readonly obligationsMore: number
  readonly obligationsLess: number
  /** Obligations of both that papers meet only in the second. */
  readonly obligationsMet: number
  readonly locksMore: number
  readonly locksLess: number
}

/** What changes from one side to the other, counted. */
export function differencesOf(before: Side, after: Side): Differences {
  const [was, is] = [obligationsOf(before), obligationsOf(after)]
  const [wasLocked, isLocked] = [idsOf(before.locks), idsOf(after.locks)]
  return {
    before: before.decided?.decision.status ?? null,
    after: after.decided?.decision.status ?? null,
    otherRule: decidingOf(before) !== decidingOf(after),
    obligationsMore: countNew(idsOf(is), idsOf(was)),
    obligationsLess: countNew(idsOf(was), idsOf(is)),
    obligationsMet: is.filter(({ id, met }) => met && was.some((one) => one.id === id && !one.met)).length,
    locksMore: countNew(isLocked, wasLocked),
    locksLess: countNew(wasLocked, isLocked),
  }
}

const obligationsOf = ({ decided }: Side) => decided?.explanation.obligations ?? []
const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)
const countNew = (ids: readonly string[], known: readonly string[]) => ids.filter((id) => !known.includes(id)).length

function decidingOf({ decided }: Side): string {
  const row = decided?.explanation.deciding
  return row ? `${row.matrix} ${row.row}` : ''
}
