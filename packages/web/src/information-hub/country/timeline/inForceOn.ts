import type { Country } from '@portal/contract'

type Entry = Country['timeline'][number]

/** Access rules that cite a document prove that it was in force by then. */
const isBeginning = ({ kind }: Entry): boolean => kind === 'inForce' || kind === 'treatyInForce' || kind === 'measures'

/** Identity of the law behind an entry: its document, else its treaty, else its title. */
const lawOf = ({ documentId, treaty, title }: Entry) => documentId ?? treaty ?? title

/** Entries whose law is in force on a day; undated laws are listed by `undatedOn`. */
export function inForceOn(timeline: Country['timeline'], day: string): Entry[] {
  const past = timeline.filter(({ date }) => date <= day)
  const repealed = new Set(past.filter(({ kind }) => kind === 'repealed').map(lawOf))
  const begun = past.filter((entry) => isBeginning(entry) && !repealed.has(lawOf(entry)))
  return [...new Map(begun.toReversed().map((entry) => [lawOf(entry), entry])).values()].toReversed()
}

/** Laws without a known first day that may be in force. */
export const undatedOn = (undated: Country['undated'], day: string): Country['undated'] =>
  undated.filter(({ adopted, repealed }) => (!adopted || adopted <= day) && (!repealed || day < repealed))
