import { diffArrays } from 'diff'
import { wordChanges } from './WordChanges.tsx'

export type Placed = { readonly text: string; readonly place: number }
/** An item that went, came, or is in both lists: with other words or in another place. Places count from 1. */
export type ListChange =
  | { readonly before: Placed; readonly after: Placed }
  | { readonly before: Placed; readonly after?: undefined }
  | { readonly before?: undefined; readonly after: Placed }

/**
 * The items of a list that differ, in the order of the new one; those that went stand first. Of items that changed places,
 * as few are told as describe the move.
 */
export function listChanges(before: readonly string[], after: readonly string[]): readonly ListChange[] {
  const { gone, come } = goneAndCome(before, after)
  const left = new Set(come)
  const pairs = new Map<Placed, Placed>()
  // An item that only moved is never taken for another one with other words.
  for (const isSame of [isEqual, isAlike]) {
    for (const old of gone.filter((one) => !pairs.has(one))) {
      const present = [...left].find(({ text }) => isSame(old.text, text))
      if (!present) continue
      pairs.set(old, present)
      left.delete(present)
    }
  }
  const all: ListChange[] = [
    ...gone.map((old) => withPair(old, pairs.get(old))),
    ...[...left].map((present) => ({ after: present })),
  ]
  return all.filter(isTold).toSorted((one, other) => (one.after?.place ?? 0) - (other.after?.place ?? 0))
}

const withPair = (before: Placed, after: Placed | undefined): ListChange => (after ? { before, after } : { before })

const isEqual = (one: string, other: string) => one === other

/** By the first line: below it stand sources, which many items share. */
const isAlike = (one: string, other: string) => wordChanges(firstLine(one), firstLine(other)) !== undefined

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

/** An item that is where it was tells nothing, although others went round it. */
const isTold = ({ before, after }: ListChange) => before?.text !== after?.text || before?.place !== after?.place

function goneAndCome(before: readonly string[], after: readonly string[]): { gone: Placed[]; come: Placed[] } {
  const [gone, come]: [Placed[], Placed[]] = [[], []]
  let [old, present] = [0, 0]
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (removed) gone.push(...value.map((text, index) => ({ text, place: old + index + 1 })))
    if (added) come.push(...value.map((text, index) => ({ text, place: present + index + 1 })))
    if (!added) old += value.length
    if (!removed) present += value.length
  }
  return { gone, come }
}
