import { editDistance, plain } from '@portal/contract'
import type { Question } from '@portal/rules'
import { currentLanguage } from '@portal/texts'
import type { LegalContext } from '../../../content/index.ts'
import { compareNames, contentText, namedCountries } from '../../../text/contentTexts.ts'
import { choiceOfWord } from './choiceWords.ts'

/** A choice with the names that users may type; the first is the one shown. */
export type Choice = { value: string; names: readonly string[] }
/** Choices by normalised name; if two share a name, the first wins. */
export type Choices = { question: string; all: readonly Choice[]; byName: ReadonlyMap<string, Choice> }

/** A text of the questionnaire in the current language, by which it is shown, and in English. */
const namesOf = (label: string): string[] => [...new Set([contentText(label), label])]

/** The choices of a question, each with its labels and value. */
const choicesOf = ({ survey }: LegalContext, { options, optionsFrom }: Question): Choice[] =>
  optionsFrom
    ? survey.uses.map(({ id, title }) => ({ value: id, names: [...namesOf(title), id] }))
    : (options ?? []).map(({ value, label }) => ({ value, names: [...namesOf(label), value] }))

/** All countries that can be chosen, by their names in the current language and in English, in the order of the former. */
const countryChoices = ({ names, survey }: LegalContext): Choice[] =>
  namedCountries(survey.countries, names.countries)
    .map(({ iso2, ...named }) => ({ value: iso2, ...named }))
    .toSorted(({ names: [a = ''] }, { names: [b = ''] }) => compareNames(a, b))

export const regionChoices = ({ survey }: LegalContext): Choice[] =>
  (survey.country?.regions ?? []).map(({ code, name }) => ({ value: code, names: [name, code] }))

/** Cached per law and language, because every row of a list needs the choices of each question. */
const choicesByLaw = new WeakMap<LegalContext, Map<string, Choices>>()

export function memoizedChoices(context: LegalContext, question: Question): Choices {
  const own = choicesByLaw.get(context) ?? new Map<string, Choices>()
  choicesByLaw.set(context, own)
  const key = `${currentLanguage()} ${question.id}`
  const choices = own.get(key) ?? choicesByName(question.id, allChoices(context, question))
  own.set(key, choices)
  return choices
}

function allChoices(context: LegalContext, question: Question): Choice[] {
  if (question.type === 'country') return countryChoices(context)
  return question.type === 'region' ? regionChoices(context) : choicesOf(context, question)
}

function choicesByName(question: string, all: readonly Choice[]): Choices {
  const named = all.flatMap((choice) => choice.names.map((name) => [plain(name).trim(), choice] as const))
  return { question, all, byName: new Map(named.toReversed()) }
}

/** The choice that a text names, by a name of ours or by a word of databases and habit. */
export function choiceNamed({ question, all, byName }: Choices, text: string): Choice | undefined {
  const named = byName.get(plain(text).trim())
  if (named) return named
  const value = choiceOfWord(question, text)
  return value === undefined ? undefined : all.find((choice) => choice.value === value)
}

const MAX_SUGGESTIONS = 3

/** The choices that a text may have meant, nearest first: those with similar spelling or the same beginning. */
export function nearestChoices(text: string, choices: readonly Choice[]): Choice[] {
  const typed = plain(text).trim()
  const most = Math.max(1, Math.floor(typed.length / 3))
  return choices
    .map((choice) => ({ choice, off: Math.min(...choice.names.map((name) => offBy(typed, plain(name), most))) }))
    .filter(({ off }) => off <= most)
    .toSorted((a, b) => a.off - b.off)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ choice }) => choice)
}

function offBy(typed: string, name: string, most: number): number {
  if (typed.length > 2 && name.startsWith(typed)) return 1
  return Math.abs(typed.length - name.length) > most ? Number.POSITIVE_INFINITY : editDistance(typed, name, most)
}
