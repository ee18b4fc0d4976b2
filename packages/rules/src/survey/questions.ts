import type { Value } from '../law/model.ts'
import type { AnswerContext, Condition, CountryCondition, Option, Page, Question, QuestionId } from './model.ts'

/** The question that completes the assessment: only "yes" counts as an answer. */
export const CONFIRM = 'confirm'

/** The answer "I don't know". */
export const UNKNOWN = 'unknown'

/**
 * The provider code of the high seas. Also used if there is no country, as in Antarctica or as long as none is named
 * (`countryKnown` is no); scope closes the provider layer there.
 */
export const NO_COUNTRY = 'XZ'

/** The question on whose land or in whose waters the material was taken; its dimension has the same name. */
export const LAND_OR_WATERS = 'landOrWaters'

const CONDITION_OPTIONS: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: UNKNOWN, label: "I don't know", help: 'The stricter of the two applies.' },
]

type Questions = { readonly inOrder: readonly Question[]; readonly byId: ReadonlyMap<QuestionId, Question> }

/** A cache: contexts are immutable, so their questions are collected once. */
const questionsByContext = new WeakMap<AnswerContext, Questions>()

function collectedQuestions(context: AnswerContext): Questions {
  const known = questionsByContext.get(context)
  if (known) return known
  const pages = context.survey.sections.flatMap((section) => section.pages)
  const byId = new Map(pages.flatMap((page) => questionsOnPage(context.country, page)).map((one) => [one.id, one]))
  const questions = { inOrder: [...byId.values()], byId }
  questionsByContext.set(context, questions)
  return questions
}

/** All questions by id, including those for the conditions of the provider country. */
export const questionsById = (context: AnswerContext) => collectedQuestions(context).byId

/** The same in the order of the questionnaire. */
export const questionsOf = (context: AnswerContext) => collectedQuestions(context).inOrder

/** The questions of a page, with those of the provider country. */
export const questionsOnPage = (
  country: AnswerContext['country'],
  { questions, questionsFrom }: Page,
): readonly Question[] => [
  ...questions.flatMap((question) => (question.id === LAND_OR_WATERS ? landQuestions(country, question) : [question])),
  ...(questionsFrom
    ? conditionsOf(country)
        .filter(({ places }) => !places)
        .map(conditionQuestion)
    : []),
]

const conditionsOf = (country: AnswerContext['country']) => country?.conditions ?? []

/**
 * The shared question on land and waters after those of the country that were asked before there was one. They are shown
 * only with an answer, since the law has no dimension for them; a "yes" answers the shared question too.
 */
function landQuestions(country: AnswerContext['country'], shared: Question): readonly Question[] {
  const earlier = conditionsOf(country).filter(({ places }) => places)
  const without = earlier.map(({ id }): Condition => ({ not: { q: id, is: 'yes' } }))
  return [
    ...earlier.map((condition) => ({ ...conditionQuestion(condition), required: false })),
    { ...shared, shownWhen: { all: shared.shownWhen ? [shared.shownWhen, ...without] : without } },
  ]
}

const conditionQuestion = ({ id, question, help }: CountryCondition): Question => ({
  id,
  label: question,
  help,
  type: 'single_choice',
  required: true,
  options: CONDITION_OPTIONS,
  shownWhen: { matters: id },
})

/** The values that can be chosen; undefined for texts and dates. */
export function valuesOf(context: AnswerContext, question: Question): readonly Value[] | undefined {
  if (question.optionsFrom) return context.uses.map(({ id }) => id)
  if (question.type === 'country') return context.countries
  if (question.type === 'region') return (context.country?.regions ?? []).map(({ code }) => code)
  if (question.type === 'boolean') return ['yes', 'no']
  return question.options?.map(({ value }) => value)
}

/** Whether "I don't know" is a possible answer. */
export const allowsUnknown = ({ unknown, options }: Question): boolean =>
  unknown !== undefined || (options ?? []).some(({ value }) => value === UNKNOWN)
