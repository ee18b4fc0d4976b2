import type { CountryLaw, Questionnaire } from '@portal/contract'
import type { Answer, Question } from '@portal/rules'
import i18next from 'i18next'
import { accessDateText } from './dateAnswer.ts'
import { worded } from './worded.ts'

type Names = { readonly content: Questionnaire; readonly country: CountryLaw | undefined }

/** An answer in the words of its question. */
export function answerText(question: Question, answer: Answer | undefined, names: Names): string {
  if (answer === undefined) return i18next.t('assessments.saving.noAnswer')
  if (answer === null || answer === '') return i18next.t('assessments.form.skipped')
  if (typeof answer === 'boolean') return i18next.t(answer ? 'assessments.form.yes' : 'assessments.form.no')
  if (typeof answer !== 'string') return answer.map((one) => valueText(question, one, names)).join(', ')
  return valueText(question, answer, names)
}

function valueText(question: Question, value: string, { content, country }: Names): string {
  const option = worded(question).options?.find((one) => one.value === value)
  if (option) return option.label
  if (value === 'unknown') return question.unknown?.label ?? i18next.t('assessments.form.unknownLabel')
  if (question.optionsFrom === 'uses') return content.uses.find(({ id }) => id === value)?.title ?? value
  if (question.type === 'date') return accessDateText(value)
  if (question.type === 'country') return content.countries.find(({ iso2 }) => iso2 === value)?.name ?? value
  if (question.type === 'region') return country?.regions.find(({ code }) => code === value)?.name ?? value
  return value
}
