import { type CountryFile, entryOf } from '@portal/contract'

type Law = Pick<CountryFile, 'matrices' | 'obligations' | 'locks' | 'documents' | 'conditions'>

/** The proof names what is wrong by its id: where each stands, and what it says. */
export function entryWithId({ matrices, obligations, locks, documents, conditions }: Law, id: string) {
  const rows = matrices.flatMap((matrix) => matrix.rows)
  const named = [
    ...rows.map((row) => ({ id: row.id, entry: entryOf('row', row), words: row.then.reason })),
    ...obligations.map((one) => ({ id: one.id, entry: entryOf('obligation', one), words: one.text })),
    ...locks.map((one) => ({ id: one.id, entry: entryOf('lock', one), words: one.text })),
    ...documents.map((one) => ({ id: one.id, entry: entryOf('document', one), words: one.titleEnglish })),
    ...conditions.map((one) => ({ id: one.id, entry: entryOf('condition', one), words: one.question })),
  ]
  return named.find((one) => one.id === id)
}

const IDS = /\b[a-z]{2}[-_][a-z0-9-]+/g

/** A problem with what it names by id in the words of the law. */
export const problemWords = (law: Law, message: string): string =>
  message.replace(IDS, (id) => {
    const named = entryWithId(law, id)
    return named ? `“${named.words}”` : id
  })
