import { type CountryFile, entryOf } from '@portal/contract'

type Law = Pick<CountryFile, 'matrices' | 'obligations' | 'locks'>

/** The server's proof names rows, duties and locks by their ids: where each stands, and what it says. */
export function entryWithId({ matrices, obligations, locks }: Law, id: string) {
  const rows = matrices.flatMap((matrix) => matrix.rows)
  const named = [
    ...rows.map((row) => ({ id: row.id, entry: entryOf('row', row), words: row.then.reason })),
    ...obligations.map((one) => ({ id: one.id, entry: entryOf('obligation', one), words: one.text })),
    ...locks.map((one) => ({ id: one.id, entry: entryOf('lock', one), words: one.text })),
  ]
  return named.find((one) => one.id === id)
}

const IDS = /\b[a-z]{2}-[a-z0-9-]+/g

/** A problem with what it names by id in the words of the law. */
export const problemWords = (law: Law, message: string): string =>
  message.replace(IDS, (id) => {
    const named = entryWithId(law, id)
    return named ? `“${named.words}”` : id
  })
