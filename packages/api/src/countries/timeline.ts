import type { Country, CountryFile, Treaty } from '@portal/contract'

type Entry = Country['timeline'][number]
type Dated = Omit<Entry, 'date'> & { date: string | null | undefined }

/** Everything with a day: treaty steps, documents adopted, in force and repealed, and since when there are access rules. */
export function timelineOf(treaty: Treaty | undefined, file: CountryFile | undefined): Entry[] {
  const entries = [...(treaty ? treatyDays(treaty) : []), ...(file ? documentDays(file) : [])]
  return entries
    .filter((entry): entry is Entry => Boolean(entry.date))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.kind.localeCompare(b.kind))
}

const TITLES = {
  cbd: 'Convention on Biological Diversity',
  nagoya: 'Nagoya Protocol',
  itpgrfa: 'International Treaty on Plant Genetic Resources for Food and Agriculture',
} as const

function treatyDays({ cbd, nagoya, itpgrfa }: Treaty): Dated[] {
  const day = (treaty: keyof typeof TITLES, kind: Entry['kind'], date: string | null): Dated => ({
    date,
    kind,
    treaty,
    documentId: null,
    title: TITLES[treaty],
  })
  return [
    day('cbd', 'treatyInForce', cbd.inForce),
    day('nagoya', 'signed', nagoya.signed),
    day('nagoya', 'deposited', nagoya.deposited),
    day('nagoya', 'treatyInForce', nagoya.inForce),
    day('itpgrfa', 'treatyInForce', itpgrfa.inForce),
  ]
}

function documentDays({ documents, measures }: CountryFile): Dated[] {
  const titleOf = (id: string) => documents.find((one) => one.id === id)?.titleEnglish ?? id
  const own = documents.flatMap(({ id, titleEnglish: title, adopted, inForce, repealed }): Dated[] => {
    const about = { treaty: null, documentId: id, title }
    return [
      { ...about, kind: 'adopted', date: adopted },
      { ...about, kind: 'inForce', date: inForce },
      { ...about, kind: 'repealed', date: repealed },
    ]
  })
  const since = measures.map(
    ({ from, document }): Dated => ({
      date: from,
      kind: 'measures',
      treaty: null,
      documentId: document,
      title: titleOf(document),
    }),
  )
  return [...own, ...since]
}
