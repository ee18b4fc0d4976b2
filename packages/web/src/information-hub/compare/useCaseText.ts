import type { ResultMap } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates/dates.ts'
import { CASE_FACTS, type CaseFact } from './useComparison.ts'

type Names = Readonly<Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>>

/** The facts of a case that may be chosen, in words. */
export function useCaseWords() {
  const { t } = useTranslation()
  const texts = t('assessments.facts', { returnObjects: true }) as unknown as Names
  return {
    name: (fact: CaseFact) => texts[fact]?.name ?? fact,
    values: (fact: CaseFact) => Object.entries(texts[fact]?.values ?? {}),
    value: (fact: CaseFact, value: string) => texts[fact]?.values[value] ?? value,
  }
}

type Computed = Pick<ResultMap, 'case' | 'intendedUseDate' | 'columns'> & {
  readonly accessDate?: string
  readonly use?: string
}

/** What results were computed for, fact by fact; without a day of access or a use, for all of them. */
export function useCaseText() {
  const { t } = useTranslation()
  const words = useCaseWords()
  return ({ case: stated, accessDate, intendedUseDate, columns, use }: Computed): string => {
    const facts = CASE_FACTS.map((fact) => `${words.name(fact)}: ${words.value(fact, stated[fact] ?? '')}`).join('; ')
    const given = { facts, rest: t('informationHub.compare.caseRest'), intendedUseDate: formatDay(intendedUseDate) }
    const title = columns.find(({ id }) => id === use)?.title
    const begin = title ? `${t('informationHub.useOf', { use: title })} ` : ''
    if (accessDate === undefined) return begin + t('informationHub.compare.useOverTime', given)
    return begin + t('informationHub.compare.caseOf', { ...given, accessDate: formatDay(accessDate) })
  }
}
