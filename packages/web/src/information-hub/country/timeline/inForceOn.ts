import type { Country } from '@portal/contract'

type Entry = Country['timeline'][number]

/** A document on which access rules rest since a day is in force since then at the latest. */
const isBeginning = ({ kind }: Entry): boolean => kind === 'inForce' || kind === 'treatyInForce' || kind === 'measures'

/** A treaty without a document of the country is its own. */
const lawOf = ({ documentId, treaty, title }: Entry) => documentId ?? treaty ?? title

/** What is in force on a day, each by the entry it began with; what has no known day is told apart from it. */
export function inForceOn(timeline: Country['timeline'], day: string): Entry[] {
  const past = timeline.filter(({ date }) => date <= day)
  const repealed = new Set(past.filter(({ kind }) => kind === 'repealed').map(lawOf))
  const begun = past.filter((entry) => isBeginning(entry) && !repealed.has(lawOf(entry)))
  return [...new Map(begun.toReversed().map((entry) => [lawOf(entry), entry])).values()].toReversed()
}

/** What may be in force on a day: it is not known since when. */
export const undatedOn = (undated: Country['undated'], day: string): Country['undated'] =>
  undated.filter(({ adopted, repealed }) => (!adopted || adopted <= day) && (!repealed || day < repealed))
