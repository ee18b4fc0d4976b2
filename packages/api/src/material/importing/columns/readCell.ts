import { aliasesOf, type CountryNames, editDistance, plain } from '@portal/contract'
import { type Answer, allowsUnknown, type Question, UNKNOWN } from '@portal/rules'
import { currentLanguage } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import type { LegalContext } from '../../../content/index.ts'
import { contentText, countryNames as namesNow } from '../../../text/contentTexts.ts'
import { cellDate } from './cellDate.ts'

/** The answer that a cell gives, or its error. */
export type CellReading = { answer: Answer } | { message: string; suggestions: string[] }

type Reading = { context: LegalContext; countryNames: CountryNames }

/**
 * Reads a non-empty cell according to the question of its column. Choices may be given by value, or by label in the
 * current language or in English.
 */
export function readCell({ context, countryNames }: Reading, question: Question, text: string): CellReading {
  if (/^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(text)) return fault(t('importing.faults.formulaError'))
  if (isUnknown(question, text)) return { answer: UNKNOWN }
  const choices = () => memoizedChoices(context, question.id, () => choicesOf(context, question))
  switch (question.type) {
    case 'date':
      return cellDate(text)
    case 'country':
      return readCountry(context, countryNames, text)
    case 'region':
      return readRegion(context, text)
    case 'multi_choice':
      return readSeveral(choices(), text)
    case 'boolean':
      return readBoolean(text)
    case 'single_choice':
      return readOne(choices(), text)
    default:
      return { answer: text }
  }
}

const fault = (message: string, suggestions: string[] = []): CellReading => ({ message, suggestions })

const UNKNOWN_WORDS: ReadonlySet<string> = new Set(['unknown', "i don't know", 'i don’t know', '?'])

const isUnknown = (question: Question, text: string): boolean =>
  allowsUnknown(question) &&
  (UNKNOWN_WORDS.has(text.toLowerCase()) || namesOf(question.unknown?.label ?? '').some((name) => isSame(name, text)))

const isSame = (one: string, other: string): boolean => plain(one).trim() === plain(other).trim()

/** A text of the questionnaire in the current language, by which it is shown, and in English. */
const namesOf = (label: string): string[] => [...new Set([contentText(label), label])]

/** The choices of a question, each with its labels and value. */
export const choicesOf = ({ survey }: LegalContext, { options, optionsFrom }: Question): Choice[] =>
  optionsFrom
    ? survey.uses.map(({ id, title }) => ({ value: id, names: [...namesOf(title), id] }))
    : (options ?? []).map(({ value, label }) => ({ value, names: [...namesOf(label), value] }))

/** Choices by normalised name; if two share a name, the first wins. */
type Choices = { all: readonly Choice[]; byName: ReadonlyMap<string, Choice> }

function choicesByName(all: readonly Choice[]): Choices {
  const named = all.flatMap((choice) => choice.names.map((name) => [plain(name).trim(), choice] as const))
  return { all, byName: new Map(named.toReversed()) }
}

const chosen = ({ byName }: Choices, text: string): Choice | undefined => byName.get(plain(text).trim())

/** Cached per law and language, because every row of a list needs the choices of each question. */
const choicesByLaw = new WeakMap<LegalContext, Map<string, Choices>>()

function memoizedChoices(context: LegalContext, id: string, make: () => readonly Choice[]): Choices {
  const own = choicesByLaw.get(context) ?? new Map<string, Choices>()
  choicesByLaw.set(context, own)
  const key = `${currentLanguage()} ${id}`
  const choices = own.get(key) ?? choicesByName(make())
  own.set(key, choices)
  return choices
}

function readOne(choices: Choices, text: string): CellReading {
  const choice = chosen(choices, text)
  return choice ? { answer: choice.value } : fault(t('importing.faults.choice', { text }), nearest(text, choices.all))
}

/** Separated by semicolons or line breaks, or by commas as in an export, although a label may contain commas, too. */
function readSeveral(choices: Choices, text: string): CellReading {
  const readings = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => byCommas(choices, part))
  const wrong = readings.find((reading) => typeof reading === 'string')
  if (wrong !== undefined) {
    const suggestions = nearest(wrong, choices.all).map((name) => text.replace(wrong, name))
    return fault(t('importing.faults.choice', { text: wrong }), suggestions)
  }
  return { answer: readings.flatMap((reading) => (typeof reading === 'string' ? [] : [reading.value])) }
}

function byCommas(choices: Choices, text: string): (Choice | string)[] {
  const whole = chosen(choices, text)
  if (whole) return [whole]
  const parts = text.split(',')
  for (let length = parts.length - 1; length > 0; length--) {
    const first = chosen(choices, parts.slice(0, length).join(','))
    if (first) return [first, ...byCommas(choices, parts.slice(length).join(','))]
  }
  return [text.trim()]
}

const YES: ReadonlySet<string> = new Set(['yes', 'true', '1', 'x'])
const NO: ReadonlySet<string> = new Set(['no', 'false', '0'])

/** Yes and no in the current language. */
export const yesAndNo = (): [yes: string, no: string] => [t('assessments.form.yes'), t('assessments.form.no')]

function readBoolean(text: string): CellReading {
  const [yes, no] = yesAndNo()
  const word = text.toLowerCase()
  if (YES.has(word) || isSame(word, yes)) return { answer: true }
  return NO.has(word) || isSame(word, no) ? { answer: false } : fault(t('importing.faults.choice', { text }), [yes, no])
}

/** Accepts the name in the current language or in English, or the code. Any other name is only suggested. */
function readCountry(context: LegalContext, countryNames: CountryNames, text: string): CellReading {
  const { names, survey } = context
  const countries = memoizedChoices(context, 'country', () => {
    const now = namesNow(names.countries)
    return survey.countries.map((code) => ({
      value: code,
      names: [now.get(code) ?? code, names.countries.get(code) ?? code, code],
    }))
  })
  const country = chosen(countries, text)
  if (country) return { answer: country.value }
  const withOthers = countries.all.map((choice) => ({
    ...choice,
    names: [...choice.names.slice(0, 1), ...aliasesOf(choice.value), ...(countryNames.get(choice.value) ?? [])],
  }))
  return fault(t('importing.faults.country', { text, count: countries.all.length }), nearest(text, withOthers))
}

function readRegion(context: LegalContext, text: string): CellReading {
  const { names, survey } = context
  if (!survey.country) return fault(t('importing.faults.regionWithoutCountry'))
  const { country, regions } = survey.country
  const choices = memoizedChoices(context, 'region', () =>
    regions.map(({ code, name }) => ({ value: code, names: [name, code] })),
  )
  const region = chosen(choices, text)
  if (region) return { answer: region.value }
  const named = names.countries.get(country) ?? country
  return fault(t('importing.faults.region', { text, country: named }), nearest(text, choices.all))
}

/** A choice with the names that users may type; the first is the one shown. */
type Choice = { value: string; names: readonly string[] }

const MAX_SUGGESTIONS = 3

/** The choices that a text may have meant, nearest first: those with similar spelling or the same beginning. */
function nearest(text: string, choices: readonly Choice[]): string[] {
  const typed = plain(text).trim()
  const most = Math.max(1, Math.floor(typed.length / 3))
  return choices
    .map(({ names }) => ({
      shown: names[0] ?? '',
      off: Math.min(...names.map((name) => offBy(typed, plain(name), most))),
    }))
    .filter(({ off }) => off <= most)
    .toSorted((a, b) => a.off - b.off)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ shown }) => shown)
}

function offBy(typed: string, name: string, most: number): number {
  if (typed.length > 2 && name.startsWith(typed)) return 1
  return Math.abs(typed.length - name.length) > most ? Number.POSITIVE_INFINITY : editDistance(typed, name)
}
