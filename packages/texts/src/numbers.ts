import type { FormatterModule } from 'i18next'
import { localeOf } from './languages.ts'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: string): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(localeOf(language))
  formats.set(language, format)
  return format
}

/** Writes each number in a text as its language does: `1,234.5`, `1 234,5`. With `alwaysFormat`, i18next asks it of all. */
export const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language) =>
    typeof value === 'number' ? formatOf(language ?? 'en').format(value) : (value as string),
}

type Texts = { readonly [key: string]: string | Texts }

const OTHER = /_other$/
/** The parameters that a plural counts by. */
const COUNTED = /\{\{(count|limit)\}\}/

/**
 * The texts of a language with the plural forms that its translators may leave out, each as `_other`: the ones for numbers
 * that are rarely counted, such as a million in French, without which the text would be shown in English; and the one for
 * 0 where a language counts 0 as one, but the text of `_one` has the number in words.
 */
export function withAllPlurals<Loaded extends object>(language: string, texts: Loaded): Loaded {
  const rules = new Intl.PluralRules(localeOf(language))
  const forms = rules.resolvedOptions().pluralCategories
  const isZeroOne = rules.select(0) === 'one'
  const completed = (part: Texts): Texts => {
    const whole: { [key: string]: string | Texts } = {}
    for (const [key, text] of Object.entries(part)) {
      whole[key] = isText(text) ? text : completed(text)
      for (const form of missingForms(key, part)) whole[form] = text
    }
    return whole
  }
  const missingForms = (key: string, part: Texts): string[] => {
    if (!OTHER.test(key)) return []
    const base = key.replace(OTHER, '')
    const one = part[`${base}_one`]
    const zero = isZeroOne && isText(one) && !COUNTED.test(one) ? ['zero'] : []
    return [...forms, ...zero].map((form) => `${base}_${form}`).filter((form) => !(form in part))
  }
  return completed(texts as Texts) as Loaded
}

const isText = (part: string | Texts | undefined): part is string => typeof part === 'string'
