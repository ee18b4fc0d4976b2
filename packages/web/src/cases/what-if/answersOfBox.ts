import type { Answers } from '@portal/contract'
import type { Answer, Box, DimensionId, Part, Question, QuestionId } from '@portal/rules'
import { toggleOption } from '../questions/ChoiceAnswers.tsx'

/** Facts that are called otherwise than the question they come from. */
const CHOSEN_IN: Readonly<Record<DimensionId, QuestionId>> = {
  use: 'intendedUse',
  place: 'useLocation',
  region: 'providerRegion',
  provider: 'providerCountry',
  user: 'userOrigin',
}
const SOURCES: Readonly<Record<string, string>> = { in_situ: 'collected', ex_situ: 'public_collection' }
const PAPERS: Readonly<Record<string, string>> = {
  communityConsent: 'community_consent',
  authorityAnswer: 'authority_answer',
}
const PAPER = 'paper.'

/** Facts that only words or records can give: their question is opened instead. */
const TOLD_IN: Readonly<Record<DimensionId, QuestionId>> = {
  dateProven: 'accessEvidenceKind',
  named: 'geneticResource',
  countryKnown: 'providerCountry',
}

type AnsweredSurvey = { readonly questions: readonly Question[]; readonly answers: Answers }
type BoxAnswers = { readonly changes: Answers; readonly toAnswer: QuestionId | null }

/**
 * Answers that make the facts of a box true. Of several values one is taken, or what is answered already: a use in
 * place of another, not all that would do.
 */
export function answersOfBox(box: Box, given: AnsweredSurvey): BoxAnswers {
  const changes: Record<QuestionId, Answer> = {}
  for (const [dimension, part] of Object.entries(box)) {
    const [id, answer] = answerOf(dimension, part, { ...given, answers: { ...given.answers, ...changes } as Answers })
    if (answer !== undefined) changes[id] = answer
  }
  const told = Object.keys(box).flatMap((dimension) => TOLD_IN[dimension] ?? [])[0] ?? null
  const toAnswer = told === TOLD_IN.dateProven && !isDated(given.answers) ? 'accessDate' : told
  return { changes: changes as Answers, toAnswer }
}

/** A record is asked for beside a date alone. */
const isDated = ({ accessDate }: Answers) => typeof accessDate === 'string' && accessDate !== 'unknown'

function answerOf(
  dimension: DimensionId,
  part: Part,
  { questions, answers }: AnsweredSurvey,
): [QuestionId, Answer | undefined] {
  if (!Array.isArray(part)) return [dimension, undefined]
  if (dimension.startsWith(PAPER)) return ['papersHeld', papers(dimension, part, answers.papersHeld)]
  if (dimension === 'provenance') return ['sourceType', SOURCES[part[0] ?? '']]
  const id = CHOSEN_IN[dimension] ?? dimension
  const question = questions.find((one) => one.id === id)
  return [id, question && chosen(question, part, answers[id])]
}

/** "None" and "I don't know" give way to a paper that is held. */
function papers(dimension: DimensionId, part: readonly string[], present: Answer | undefined): Answer | undefined {
  const name = dimension.slice(PAPER.length)
  const held = Array.isArray(present) ? present : []
  return toggleOption(held, PAPERS[name] ?? name, part.includes('yes') || part.includes('checked')) ?? ['none']
}

function chosen({ type, options }: Question, part: readonly string[], present: Answer | undefined): Answer | undefined {
  const first = part.find((value) => !options || options.some((option) => option.value === value))
  if (type === 'boolean') return part[0] === 'yes'
  if (type !== 'multi_choice') return first
  const kept = Array.isArray(present) ? present.filter((value) => part.includes(value)) : []
  if (kept.length > 0) return kept
  return first === undefined ? undefined : [first]
}
