import { at } from './keptDocuments.ts'

/** Places by the group that each belongs to, from 0 on; within one in the order that they have. */
export function groupPlaces(places: Int32Array, groupOf: Uint8Array, groups: number): Int32Array[] {
  const sizes = new Uint32Array(groups)
  for (let index = 0; index < places.length; index++) add(sizes, at(groupOf, index))
  const grouped = Array.from(sizes, (size) => new Int32Array(size))
  const filled = new Uint32Array(groups)
  for (let index = 0; index < places.length; index++) {
    const group = at(groupOf, index)
    const into = grouped[group]
    if (into) into[at(filled, group)] = at(places, index)
    add(filled, group)
  }
  return grouped
}

export function add(counts: Uint32Array, place: number): void {
  counts[place] = at(counts, place) + 1
}
