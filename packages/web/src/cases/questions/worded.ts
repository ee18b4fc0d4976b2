import type { Option, Question } from '@portal/rules'
import i18next from 'i18next'
import { isCondition } from './reasons.ts'

/**
 * A question as its reader sees it: the possible answers of a condition are the portal's words, not those of the law,
 * and the engine knows them in English alone.
 */
export const worded = (question: Question): Question =>
  question.options && isCondition(question.id)
    ? { ...question, options: question.options.map(inWordsOfReader) }
    : question

const LABELS = { yes: 'yes', no: 'no', unknown: 'unknownLabel' } as const

const isLabelled = (value: string): value is keyof typeof LABELS => value in LABELS

function inWordsOfReader(option: Option): Option {
  const { t } = i18next
  if (!isLabelled(option.value)) return option
  const label = t(`assessments.form.${LABELS[option.value]}`)
  return { ...option, label, ...(option.help && { help: t('assessments.form.stricter') }) }
}
