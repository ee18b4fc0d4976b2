import type { LetterBlock, LetterField, LetterFieldId, LetterLanguage, LetterRun } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import type { ReadReport } from '../reports/index.ts'
import type { LetterPlan } from './letterPlans.ts'
import { plainText } from './plainText.ts'

/** Everything needed to write a letter, in its language. */
export type LetterDraft = {
  plan: LetterPlan
  fields: readonly LetterField[]
  read: ReadReport
  language: LetterLanguage
  portalName: string
  verifyAddress: string
  /** True if the result no longer requires the letter. */
  gone: boolean
}

export const text = (as: Exclude<LetterBlock['as'], 'list' | 'facts'>, words: string): LetterBlock => ({
  as,
  runs: [{ text: plainText(words) }],
})
export const bulletList = (items: readonly string[]): LetterBlock => ({
  as: 'list',
  items: items.map((item) => [{ text: plainText(item) }]),
})

/** The value of a field, or a mark that it is still to be filled in. */
export function shown({ fields }: Pick<LetterDraft, 'fields'>, id: LetterFieldId): string {
  const field = fields.find((one) => one.id === id)
  if (!field) return ''
  if (field.value !== null) return field.value
  return field.isOptional ? '' : openMark(field)
}

export const openMark = ({ label }: Pick<LetterField, 'label'>): string => t('letters.open', { what: label })

/** A table with rows of fields; optional fields without a value are left out. */
export function factRows({ fields }: Pick<LetterDraft, 'fields'>, ids: readonly LetterFieldId[]): LetterBlock {
  const chosen = ids.flatMap((id) => fields.find((field) => field.id === id) ?? [])
  return {
    as: 'facts',
    rows: chosen
      .filter(({ value, isOptional }) => value !== null || !isOptional)
      .map((field) => ({ term: field.label, runs: [runOf(field)] })),
  }
}

export const runOf = (field: LetterField): LetterRun => ({
  text: plainText(field.value ?? openMark(field)),
  ...(field.origin === 'assessment' && { mark: 'fact' as const }),
})

const USED: readonly LetterFieldId[] = [
  ...(['resource', 'identifier', 'organism', 'materialState', 'materials', 'country', 'locality'] as const),
  ...(['accessDate', 'source', 'supplier', 'use', 'purpose', 'useDate', 'useLocation', 'commercialAim'] as const),
  ...(['transfer', 'knowledge', 'papers'] as const),
]

export const useBlocks = (draft: LetterDraft): LetterBlock[] => [
  text('heading', t('letters.use')),
  factRows(draft, USED),
]

/** The remarks added by the user. */
export const remarks = (draft: LetterDraft): LetterBlock[] => {
  const words = shown(draft, 'remarks')
  return words ? [text('paragraph', words)] : []
}
