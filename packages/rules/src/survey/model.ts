import type { CompiledLaw } from '../diagram/compile.ts'
import type { DimensionId, Facts, Value } from '../law/model.ts'

/** The words of the questionnaire. What is a file, what the browser receives and what is asked are the same JSON. */

export type QuestionId = string

export const QUESTION_TYPES = [
  'single_choice',
  'multi_choice',
  'boolean',
  'text',
  'latin_name',
  'file_reference',
  'date',
  'country',
  'region',
] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** How exactly a date may be given. `before`: `<YYYY-MM-DD`, some day before that one. */
export const PRECISIONS = ['day', 'month', 'year', 'before'] as const
export type Precision = (typeof PRECISIONS)[number]

/** A fact derived from several answers that decides whether a question is shown. */
export const SURVEY_FACTS = [
  'accessPeriod',
  'providerHasRegions',
  'chosenUsesUtilisation',
  'anyUseUtilisation',
] as const
export type SurveyFact = (typeof SURVEY_FACTS)[number]

/**
 * When a question is shown. `is` and `in` read one value, `has` and `hasAny` a list; `answered` means with something
 * other than "I don't know". `matters`: the answer on this dimension can still change the colour.
 */
export type Condition =
  | { readonly q: QuestionId; readonly is: Value }
  | { readonly q: QuestionId; readonly in: readonly Value[] }
  | { readonly q: QuestionId; readonly has: Value }
  | { readonly q: QuestionId; readonly hasAny: readonly Value[] }
  | { readonly q: QuestionId; readonly answered: boolean }
  | { readonly fact: SurveyFact; readonly is: Value }
  | { readonly fact: SurveyFact; readonly in: readonly Value[] }
  | { readonly matters: DimensionId }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }

export type Option = {
  readonly value: Value
  readonly label: string
  readonly help?: string
}

/** "I don't know" where no option says it. */
export type Unknown = { readonly label: string; readonly note?: string }

export type Question = {
  readonly id: QuestionId
  readonly label: string
  readonly help: string
  readonly type: QuestionType
  readonly required: boolean
  /** While one of these is asked and not answered, nearly everything is possible and no light is shown. */
  readonly core?: true
  readonly options?: readonly Option[]
  /** The options are the intended uses of the context. */
  readonly optionsFrom?: 'uses'
  readonly unknown?: Unknown
  readonly precision?: readonly Precision[]
  /** A shorter text is no answer, as nobody could find by it what it names. */
  readonly minLength?: number
  readonly maxLength?: number
  /** Left out: always shown. */
  readonly shownWhen?: Condition
}

export type Page = {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
  /** After these, one question for each condition of the provider country. */
  readonly questionsFrom?: 'conditions'
}

export type Section = {
  readonly id: string
  readonly title: string
  /** Its answers are exceptions and exemptions: listed as such with the assessment. */
  readonly exemptions?: true
  readonly pages: readonly Page[]
}

export type Survey = { readonly sections: readonly Section[] }

/** One value, several, yes or no; `unknown` is "I don't know"; null is skipped; a question left out is not answered. */
export type Answer = string | readonly string[] | boolean | null
export type Answers = { readonly [question: QuestionId]: Answer }

/** Is the use research and development on genes or natural chemistry? */
export const UTILISATION = ['yes', 'no', 'depends'] as const
export type Utilisation = (typeof UTILISATION)[number]
export type Use = { readonly id: Value; readonly title: string; readonly utilisation: Utilisation }

/** Annex I of the Plant Treaty. A genus stands for all its species unless one of the lists says otherwise. */
export type FoodCrop = {
  readonly crop: string
  readonly genus: readonly string[]
  readonly speciesOnly?: readonly string[]
  readonly exclude?: readonly string[]
  readonly synonymsExcluded?: readonly string[]
  /** Genera under which databases now keep the crop: the name alone does not decide. */
  readonly synonyms?: readonly string[]
  readonly relatedGenusCheck?: readonly string[]
  /** The genus alone does not decide; only `speciesHint` are certain. */
  readonly needCheck?: boolean
  readonly speciesHint?: readonly string[]
  readonly note?: string
}
/** Only the species named count; `synonyms` are whole names. */
export type Forage = {
  readonly genus: string
  readonly species: readonly string[]
  readonly synonyms?: readonly string[]
}
export type Annex1 = { readonly foodCrops: readonly FoodCrop[]; readonly forages: readonly Forage[] }

/** The data of the provider country that the questionnaire needs. */
type SurveyCountry = {
  readonly country: string
  readonly regions: readonly { readonly code: string; readonly name: string }[]
  readonly conditions: readonly { readonly id: QuestionId; readonly question: string; readonly help: string }[]
}

/**
 * All that answers are judged by. `country` and `law` belong to `providerOf(answers)`: after an answer that changes
 * the provider, make a new context. Plain JSON beside the compiled law.
 */
export type SurveyContext = {
  readonly survey: Survey
  readonly uses: readonly Use[]
  readonly annex1: Annex1
  /** Codes of all countries that can be chosen. */
  readonly countries: readonly string[]
  /** Left out: no provider chosen, or nobody has assessed it yet. */
  readonly country?: SurveyCountry
  readonly law: CompiledLaw
}

export type QuestionState = {
  readonly question: Question
  readonly active: boolean
  /** Left out: not answered. Kept while inactive, then not used. */
  readonly value?: Answer
  readonly required: boolean
  /** Active and required, and not answered. */
  readonly missing: boolean
}

export type PageState = {
  /** From 1; inactive pages keep their number. */
  readonly number: number
  readonly id: string
  readonly title: string
  readonly section: string
  readonly active: boolean
  /** All required active questions are answered. */
  readonly complete: boolean
  readonly questions: readonly QuestionState[]
}

const SECTION_STATES = ['not_started', 'in_progress', 'done', 'not_needed'] as const
export type SectionState = {
  readonly id: string
  readonly title: string
  readonly state: (typeof SECTION_STATES)[number]
  readonly pages: readonly number[]
}

export type SurveyState = {
  readonly pages: readonly PageState[]
  readonly sections: readonly SectionState[]
  /** Whole percent of active pages that are complete. */
  readonly progress: number
  readonly notUsed: readonly QuestionId[]
  readonly canComplete: boolean
  /** All core questions that are asked have an answer: there is enough to decide on. */
  readonly decidable: boolean
  readonly facts: Facts
}

/** Why an answer is refused; `path` is the question's id. */
export type AnswerError = { readonly path: string; readonly message: string }
