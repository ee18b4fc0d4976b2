import type { CountryFile } from '../../law/country.ts'
import { idIn, LAW_QUESTIONS, type LawQuestion } from './questions.ts'

type Row = CountryFile['matrices'][number]['rows'][number]
type Basis = Row['then']['basis'][number]
type Obligation = CountryFile['obligations'][number]

/** What is known of a country before anything of its law is. `source` and `asOf`: where it was searched, and when. */
export type BegunLaw = Pick<CountryFile, 'country' | 'name' | 'iso3' | 'continent' | 'lawStatus' | 'asOf'> & {
  readonly source: string
}

/** Whether no document of a country was read: its few rows may be begun anew. */
export const isThin = ({ documents }: Pick<CountryFile, 'documents'>): boolean => documents.length === 0

/**
 * A law from nothing: every fact is amber, and says what is open. Where no law was found, one row says so; otherwise each
 * question about the law is a row until somebody answers it.
 */
export function emptyLaw({ source, ...about }: BegunLaw, version: number): CountryFile {
  const file = { ...about, version, confidence: 'low' as const }
  const asked = isWithoutLaw(about)
    ? []
    : LAW_QUESTIONS.filter(({ id }) => id !== 'before-law').map((question) => openRow(file, question, { source }))
  const matrix = { id: idIn(file, 'genetic-resources'), title: 'Genetic resources and knowledge' }
  return {
    ...file,
    measures: [],
    authorities: [],
    regions: [],
    conditions: [],
    obligations: [clarifyOf(file)],
    locks: [confirmOf(file)],
    documents: [],
    matrices: [{ ...matrix, rows: [...asked, lastRow(file, source)] }],
    notes: [],
  }
}

const isWithoutLaw = ({ lawStatus }: Pick<CountryFile, 'lawStatus'>): boolean =>
  lawStatus === 'no_law' || lawStatus === 'no_law_draft'

type NamedCountry = Pick<CountryFile, 'country' | 'name' | 'asOf'>

/** A question that nobody has answered yet. */
export function openRow(
  file: NamedCountry,
  { id, topic, when }: LawQuestion,
  { source }: { source?: string | undefined },
): Row {
  const absence: Basis = {
    absence: `No rule of ${file.name} on ${topic} was read.`,
    ...(source && { source }),
    asOf: file.asOf,
  }
  const reason = `It is not known whether ${topic} needs consent, a permit or terms: ask in writing, and keep the answer.`
  return {
    id: idIn(file, id),
    when: [when as Row['when'][number]],
    // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
    then: openThen(file, reason, absence),
  }
}

function lastRow(file: NamedCountry & Pick<CountryFile, 'lawStatus'>, source: string): Row {
  const found = isWithoutLaw(file) ? 'found in what was read' : 'read'
  const absence: Basis = { absence: `No other rule on access of ${file.name} was ${found}.`, source, asOf: file.asOf }
  const reason = isWithoutLaw(file)
    ? 'No rule on access was found. Whether consent is needed is not known: ask in writing, and keep the answer.'
    : 'None of the rules above fits. Whether consent is needed is not known: ask in writing, and keep the answer.'
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  return { id: idIn(file, 'otherwise'), when: [{}], then: openThen(file, reason, absence) }
}

const openThen = (file: NamedCountry, reason: string, absence: Basis): Row['then'] => ({
  status: 'AMBER',
  reason,
  basis: [absence],
  confidence: 'low',
  obligations: [idIn(file, 'clarify')],
  locks: [idIn(file, 'legal-confirm')],
})

const clarifyOf = (file: NamedCountry): Obligation => ({
  id: idIn(file, 'clarify'),
  kind: 'ask_first',
  text: 'Before the use, ask the competent authority in writing whether consent, notification or terms are needed for it, and file the answer.',
  due: 'before the use',
  metBy: ['answer'],
})

const confirmOf = (file: NamedCountry): CountryFile['locks'][number] => ({
  id: idIn(file, 'legal-confirm'),
  type: 'legal',
  text: 'A person from legal confirms the reading of this rule against the current text before the material is released.',
})

/** The duty of an answered row: what is free is kept on file, and what needs consent is asked for first. */
export const dutyOf = (file: NamedCountry, light: 'GREEN' | 'AMBER'): Obligation =>
  light === 'GREEN'
    ? {
        id: idIn(file, 'evidence'),
        kind: 'keep_on_file',
        text: 'Keep dated proof of the origin and of the use, and ask for a new assessment if the use changes.',
        due: 'as long as the material is used',
        metBy: [],
      }
    : {
        id: idIn(file, 'permit'),
        kind: 'before_use',
        text: 'Before the access, get the consent or permit that the law asks for, and agree on terms.',
        due: 'before the access',
        metBy: ['permit', 'mat'],
      }
