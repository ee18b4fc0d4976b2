import type { CompiledLaw } from '../diagram/compile.ts'
import type { DimensionId, Facts, Value } from '../law/model.ts'

/** The types of the questionnaire: plain JSON, the same in the content file, in the browser and in the engine. */

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

/** The precisions with which a date may be given. `before`: `<YYYY-MM-DD`, an unknown day before that day. */
export const PRECISIONS = ['day', 'month', 'year', 'before'] as const
export type Precision = (typeof PRECISIONS)[number]

/** Facts derived from several answers, for use in the conditions of questions. */
export const SURVEY_FACTS = [
  'accessPeriod',
  'providerHasRegions',
  'chosenUsesUtilisation',
  'anyUseUtilisation',
] as const
export type SurveyFact = (typeof SURVEY_FACTS)[number]

/**
 * A condition for showing a question. `is` and `in` compare a single value, `has` and `hasAny` a list; `answered` means
 * answered with something other than "I don't know"; `matters` means that the answer on this dimension can still change
 * the colour.
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

/** The "I don't know" of a question that has no option for it. */
export type Unknown = { readonly label: string; readonly note?: string }

export type Question = {
  readonly id: QuestionId
  readonly label: string
  readonly help: string
  readonly type: QuestionType
  readonly required: boolean
  /**
   * No light is shown as long as one of these is active and unanswered, because nearly every result is still possible.
   */
  readonly core?: true
  readonly options?: readonly Option[]
  /** The options are the intended uses of the context. */
  readonly optionsFrom?: 'uses'
  readonly unknown?: Unknown
  readonly precision?: readonly Precision[]
  /** A shorter text does not count as an answer, as it could not identify what it refers to. */
  readonly minLength?: number
  readonly maxLength?: number
  /** If left out, the question is always shown. */
  readonly shownWhen?: Condition
  /** Answered by the portal from the papers on file: no form shows it, and an answer of a user is refused. */
  readonly answeredBy?: 'papers'
}

export type Page = {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
  /** Followed by one question for each condition of the provider country. */
  readonly questionsFrom?: 'conditions'
}

export type Section = {
  readonly id: string
  readonly title: string
  /** Its answers are exceptions and exemptions and are listed as such with the assessment. */
  readonly exemptions?: true
  readonly pages: readonly Page[]
}

export type Survey = { readonly sections: readonly Section[] }

/**
 * One value, several values, or yes/no; `unknown` is "I don't know", null a skipped question. Unanswered ones are
 * missing.
 */
export type Answer = string | readonly string[] | boolean | null
export type Answers = { readonly [question: QuestionId]: Answer }

/** Whether a use is utilisation: research and development on genetic or biochemical composition. */
export const UTILISATION = ['yes', 'no', 'depends'] as const
export type Utilisation = (typeof UTILISATION)[number]
export type Use = { readonly id: Value; readonly title: string; readonly utilisation: Utilisation }

/** A crop of Annex I of the Plant Treaty. A genus includes all its species unless one of the lists says otherwise. */
export type FoodCrop = {
  readonly crop: string
  readonly genus: readonly string[]
  readonly speciesOnly?: readonly string[]
  readonly exclude?: readonly string[]
  readonly synonymsExcluded?: readonly string[]
  /** Genera under which databases now file the crop: with these, the name alone does not decide. */
  readonly synonyms?: readonly string[]
  readonly relatedGenusCheck?: readonly string[]
  /** The genus alone does not decide; only the species in `speciesHint` are certain. */
  readonly needCheck?: boolean
  readonly speciesHint?: readonly string[]
  readonly note?: string
}
/** A forage of Annex I: only the listed species count. `synonyms` are full names of species. */
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
  readonly conditions: readonly CountryCondition[]
}

/**
 * A circumstance of one country's rules. `places`: it was part of the shared question on land and waters before that was
 * asked: no form asks for it any more, an answer counts as one about these places.
 */
export type CountryCondition = {
  readonly id: QuestionId
  readonly question: string
  readonly help: string
  readonly places?: readonly Value[]
}

/**
 * Everything that is needed to check answers one by one. `country` belongs to `providerOf(answers)`, so an answer that
 * changes the provider requires a new context. Plain JSON.
 */
export type AnswerContext = {
  readonly survey: Survey
  readonly uses: readonly Use[]
  readonly annex1: Annex1
  /** The codes of all countries that can be chosen. */
  readonly countries: readonly string[]
  /**
   * Territories that are under the Nagoya Protocol through their State, with that State: a certificate of the State is one
   * of the territory too. Missing from versions of the law that were stored before this was read.
   */
  readonly states?: { readonly [territory: string]: string }
  /** Undefined if no provider is chosen or its law has not been assessed. */
  readonly country?: SurveyCountry
}

/** The same with the law of that country: everything that is needed to interpret answers. */
export type SurveyContext = AnswerContext & { readonly law: CompiledLaw }

export type QuestionState = {
  readonly question: Question
  readonly active: boolean
  /** Undefined if not answered. The answer of an inactive question is kept but not used. */
  readonly value?: Answer
  readonly required: boolean
  /** Active, required and not answered. */
  readonly missing: boolean
}

export type PageState = {
  /** Counted from 1 over all pages, active or not. */
  readonly number: number
  readonly id: string
  readonly title: string
  readonly section: string
  readonly active: boolean
  /** All active required questions are answered. */
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
  /** The percentage of active pages that are complete, rounded down. */
  readonly progress: number
  readonly notUsed: readonly QuestionId[]
  readonly canComplete: boolean
  /** The answers are enough for a decision: no active core question is open. */
  readonly decidable: boolean
  readonly facts: Facts
}

/** Why an answer is refused, in no language. */
export type AnswerRefusal =
  | { readonly code: 'question' | 'answeredByPapers' | 'notUnknown' | 'boolean' | 'oneChoice' | 'list' | 'listOfTexts' }
  | { readonly code: 'date' | 'noDate' | 'text' | 'useBeforeAccess' | 'periodAfterUse' }
  /** The beginning of a value that is none of those that may be chosen. */
  | { readonly code: 'country' | 'region' | 'option'; readonly value: string }
  | { readonly code: 'precision'; readonly precisions: readonly Precision[] }
  | { readonly code: 'tooShort'; readonly least: number }
  | { readonly code: 'tooLong'; readonly most: number }
/** A refused answer; `path` is the id of the question. */
export type AnswerError = { readonly path: string; readonly refusal: AnswerRefusal }
