import type { Country } from '@portal/contract'

type Entry = Country['timeline'][number]
type Dated = { readonly documentId: string; readonly title: string }

/** A document on which access rules rest since a day is in force since then at the latest. */
export const isBeginning = ({ kind }: Entry): boolean =>
  kind === 'inForce' || kind === 'treatyInForce' || kind === 'measures'

/** The documents of a country that are in force on a day, by what is known: one without a day is left out. */
export function inForceOn(timeline: Country['timeline'], day: string): Dated[] {
  const repealed = new Set(idsOf(timeline, ({ kind, date }) => kind === 'repealed' && date <= day))
  const begun = timeline.filter((entry) => isBeginning(entry) && entry.date <= day)
  const found = new Map(begun.map(({ documentId, title }) => [documentId, title]))
  return [...found].flatMap(([documentId, title]) =>
    documentId && !repealed.has(documentId) ? [{ documentId, title }] : [],
  )
}

const idsOf = (timeline: Country['timeline'], is: (entry: Entry) => boolean) =>
  timeline.filter(is).map(({ documentId }) => documentId)
