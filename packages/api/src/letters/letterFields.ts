import type { DeclaredField, LetterField, LetterFieldId, LetterLanguage } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import type { LetterFacts } from './letterFacts.ts'
import type { LetterPlan } from './letterPlans.ts'

/** Saved values, by field or by field and language. */
export type SavedFields = Readonly<Record<string, string>>

type FieldSpec = Pick<DeclaredField, 'field' | 'optional' | 'unless'> & Partial<DeclaredField>

const USER: readonly LetterFieldId[] = ['organisation', 'address', 'contact', 'email', 'phone']
const MATERIAL: readonly LetterFieldId[] = [
  ...(['resource', 'identifier', 'organism', 'materialState', 'materials'] as const),
  ...(['country', 'locality', 'accessDate', 'source', 'supplier'] as const),
]
const USE: readonly LetterFieldId[] = [
  'use',
  'purpose',
  'useDate',
  'useLocation',
  'commercialAim',
  'transfer',
  'knowledge',
]

const TO_AUTHORITY: readonly LetterFieldId[] = [
  ...USER,
  ...(['authorityAddress', 'place', 'day'] as const),
  ...MATERIAL,
  ...USE,
  ...(['papers', 'remarks', 'signatory'] as const),
]

/** Fields of notes for the user's own file, which are addressed to no authority. */
const FOR_FILE: readonly LetterFieldId[] = TO_AUTHORITY.filter(
  (field) => !['address', 'phone', 'authorityAddress', 'place'].includes(field),
)
const OUT_OF_SCOPE: readonly LetterFieldId[] = FOR_FILE.filter(
  (field) => !['purpose', 'locality', 'papers'].includes(field),
)

const OPTIONAL: ReadonlySet<LetterFieldId> = new Set(['phone', 'identifier', 'supplier', 'remarks'])

/**
 * Fields that are worded in sentences and therefore saved per language. Names, numbers and days are the same in all
 * languages.
 */
const WORDED: ReadonlySet<LetterFieldId> = new Set<LetterFieldId>([
  ...([
    'organism',
    'materialState',
    'materials',
    'country',
    'accessDate',
    'source',
    'terms',
    'use',
    'purpose',
  ] as const),
  ...(['useDate', 'useLocation', 'commercialAim', 'transfer', 'knowledge', 'papers', 'onward', 'gaps'] as const),
  ...(['undertaking', 'confidential', 'remarks', 'grant', 'funding', 'product', 'event'] as const),
])

/** The key under which a field is saved. */
export const keyOf = (field: LetterFieldId, language: LetterLanguage): string =>
  WORDED.has(field) ? `${field}.${language}` : field

/** The fields of a letter with their values: a value given by a user takes precedence over that of the assessment. */
export function fieldsOf(
  { kind, procedure }: LetterPlan,
  facts: LetterFacts,
  { saved, language }: { saved: SavedFields; language: LetterLanguage },
): LetterField[] {
  const specs = specsOf({ kind, procedure })
  const wordsOf = (field: LetterFieldId) => saved[keyOf(field, language)] ?? factOf(field)
  const factOf = (field: LetterFieldId) => (field === 'authorityAddress' ? addressOf(procedure) : facts[field]) ?? null
  return specs.map(({ field, optional, unless, source, confidence }) => {
    const mayBeEmpty = optional || (unless !== undefined && wordsOf(unless) !== null)
    return {
      id: field,
      label: t(`letters.fields.${field}`),
      value: wordsOf(field),
      origin: originOf(field, { said: saved[keyOf(field, language)], fact: factOf(field) }),
      suggested: factOf(field),
      worded: WORDED.has(field),
      isOptional: mayBeEmpty,
      source: source ?? null,
      confidence: confidence ?? null,
    }
  })
}

function specsOf({ kind, procedure }: Pick<LetterPlan, 'kind' | 'procedure'>): readonly FieldSpec[] {
  const plain = (fields: readonly LetterFieldId[]) => fields.map((field) => ({ field, optional: OPTIONAL.has(field) }))
  if (procedure?.declares && kind === 'declaration') {
    return [...procedure.declares, ...plain(['place', 'day', 'remarks', 'signatory'])]
  }
  if (kind === 'out_of_scope') return plain(OUT_OF_SCOPE).map(onlyToSign)
  return plain(kind === 'file_note' ? FOR_FILE : TO_AUTHORITY)
}

/** The decision provides everything else: only the signature is still required. */
const onlyToSign = (spec: FieldSpec): FieldSpec => ({ ...spec, optional: !SIGNED.has(spec.field) })
const SIGNED: ReadonlySet<LetterFieldId> = new Set(['organisation', 'resource', 'day', 'signatory'])

/** The address as stated in the source. */
const addressOf = (procedure: LetterPlan['procedure']): string | undefined =>
  [procedure?.authority.address, procedure?.authority.email].filter(Boolean).join('\n') || undefined

type Sources = { said: string | undefined; fact: string | null }

function originOf(field: LetterFieldId, { said, fact }: Sources): LetterField['origin'] {
  if (said !== undefined) return 'user'
  if (fact === null) return 'open'
  return field === 'authorityAddress' ? 'procedure' : 'assessment'
}

/** Fields that still have to be filled in. */
export const openFields = (fields: readonly LetterField[]): LetterField[] =>
  fields.filter(({ value, isOptional }) => value === null && !isOptional)
