import type { Country, CountryFile, Treaty } from '@portal/contract'
import { partyFrom } from '@portal/legal'

type Entry = Country['timeline'][number]
type Dated = Omit<Entry, 'date'> & { date: string | null | undefined }

/** All dated events: treaty steps, documents adopted, in force and repealed, and the start of access measures. */
export function timelineOf(treaty: Treaty | undefined, file: CountryFile | undefined): Entry[] {
  const steps = (treaty ? treatyDays(treaty) : []).filter(isDated)
  const days = (file ? documentDays(file) : []).filter(isDated)
  const duplicates = days.filter((day) => steps.some((step) => isSame(step, day)))
  return [
    ...steps.map((step) => ({ ...step, documentId: duplicates.find((day) => isSame(step, day))?.documentId ?? null })),
    ...days.filter((day) => !duplicates.includes(day)),
  ].toSorted((a, b) => a.date.localeCompare(b.date) || a.kind.localeCompare(b.kind))
}

/**
 * Documents without a date of entry into force, except treaties, whose dates are in the treaty table, and drafts, which
 * have none yet.
 */
export function undatedOf(file: CountryFile | undefined): Country['undated'] {
  if (!file) return []
  const measured = new Set(file.measures.map(({ document }) => document))
  return file.documents
    .filter(({ id, kind, inForce }) => !inForce && kind !== 'draft' && !measured.has(id))
    .filter(({ titleEnglish }) => !Object.values(TITLES).some((title) => titleEnglish.startsWith(title)))
    .map(({ id, titleEnglish, adopted, repealed }) => ({
      documentId: id,
      title: titleEnglish,
      adopted: adopted ?? null,
      repealed: repealed ?? null,
    }))
}

const isDated = (entry: Dated): entry is Entry => Boolean(entry.date)

/**
 * Whether a document is the treaty itself, whose entry into force in the treaty table is the same event and is listed
 * only once.
 */
const isSame = (step: Entry, { kind, date, title }: Entry): boolean =>
  step.kind === 'treatyInForce' && kind === 'inForce' && step.date === date && title.startsWith(step.title)

const TITLES = {
  cbd: 'Convention on Biological Diversity',
  nagoya: 'Nagoya Protocol',
  itpgrfa: 'International Treaty on Plant Genetic Resources for Food and Agriculture',
  bbnj: 'BBNJ Agreement',
} as const

function treatyDays(treaty: Treaty): Dated[] {
  const { cbd, nagoya, itpgrfa, bbnj } = treaty
  const day = (name: keyof typeof TITLES, kind: Entry['kind'], date: string | null): Dated => ({
    date,
    kind,
    treaty: name,
    documentId: null,
    title: TITLES[name],
  })
  return [
    day('cbd', 'treatyInForce', cbd.inForce),
    day('nagoya', 'signed', nagoya.signed),
    day('nagoya', 'deposited', nagoya.deposited),
    day('nagoya', 'treatyInForce', partyFrom(treaty)),
    day('itpgrfa', 'treatyInForce', itpgrfa.inForce),
    day('bbnj', 'treatyInForce', bbnj.inForce),
  ]
}

function documentDays({ documents, measures }: CountryFile): Dated[] {
  const titleOf = (id: string) => documents.find((document) => document.id === id)?.titleEnglish ?? id
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
