import {
  type Answer,
  type Answers,
  type Box,
  type CompiledLaw,
  type Decision,
  dayNumber,
  decide,
  type Facts,
  isoDay,
  type Law,
  type Part,
  type QuestionState,
  questionsOf,
  type Span,
  STATUSES,
  type SurveyContext,
  type SurveyState,
  statusOf,
  surveyState,
  valuesOf,
} from '@portal/rules'
import type { Content } from '../content.ts'
import { compiledLaw } from '../law/compiledLaw.ts'
import { HIGH_SEAS } from '../reading/protocol.ts'
import { dutiesOfCollectors, sayingNothingOfOpen } from './promisesOfDuties.ts'
import { RESEARCH, routesWithoutCommercialAim } from './researchRoutes.ts'

/** Promises that hold for every case. */
export const PROMISES = [
  'headline',
  'commercialAim',
  'openFact',
  'change',
  'whatIsOpen',
  'excludedDuty',
  'unaskedDuty',
  'dutyOfCollectors',
  'rowThatDecides',
] as const
type Promised = (typeof PROMISES)[number]
export type BrokenPromise = { readonly promise: Promised; readonly why: string; readonly answers: Answers }

/** Pseudo-random numbers in [0, 1), reproducible by seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * The share of cases that are decided again with one answer removed; kept low because the questionnaire is the most
 * expensive part of a case.
 */
const ANSWER_TAKEN_BACK = 0.25

/** Draws a random case of a country, answered as a user would, and returns every promise that it breaks. */
export function sampleCase(content: Content, country: string, random: () => number): BrokenPromise[] {
  const context = contextOf(content, country)
  const { law } = compiledLaw(content, [country])
  const answers = someAnswers(context, { country, random })
  const state = surveyState(context, answers)
  const { facts } = state
  const decision = decide(context.law, facts)
  const countryContent = content.countries.get(country)
  const routes = new Set(countryContent ? routesWithoutCommercialAim(countryContent) : [])
  const narrower = [1, 2].map(() => ({ boxes: [somePoint(facts, random)], open: [] }))
  const wider = [withoutFact(facts, random)]
  if (random() < ANSWER_TAKEN_BACK) wider.push(withoutAnswer(context, { answers, state }, random))
  return [
    ...restingOnOpenFacts(context.law, decision, narrower).map(broken('headline')),
    ...takenByCommercialAim(decision, routes).map(broken('commercialAim')),
    ...brighterOn(context.law, decision, wider).map(broken('openFact')),
    ...impossibleChanges(content, country, decision).map(broken('change')),
    ...sayingNothingOfOpen(law, decision).map(broken('whatIsOpen')),
    ...narrower.flatMap((point) => excludedDuties(context.law, law, point)).map(broken('excludedDuty')),
    ...(decision.cells.length > 0 ? unaskedDuties(context, state, narrower[0] as Facts) : []).map(
      broken('unaskedDuty'),
    ),
    ...dutiesOfCollectors(law, decision).map(broken('dutyOfCollectors')),
    ...notFitted(decision).map(broken('rowThatDecides')),
  ].map((one) => ({ ...one, answers }))
}

const broken = (promise: Promised) => (why: string) => ({ promise, why })

const contexts = new WeakMap<Content['lawFor'], Map<string, SurveyContext>>()

function contextOf(content: Content, code: string): SurveyContext {
  const { survey, uses, annex1, providers: countries, states, lawFor } = content
  const cached = contexts.get(lawFor) ?? new Map<string, SurveyContext>()
  contexts.set(lawFor, cached)
  const country = content.countries.get(code)
  const law = compiledLaw(content, [code]).compiled
  const context = cached.get(code) ?? { survey, uses, annex1, countries, states, ...(country && { country }), law }
  cached.set(code, context)
  return context
}

/** Answers most users give; without them nearly every case would end in one of the rarer scope tests. */
const USUAL: Answers = {
  organismGroup: 'plant',
  geneticResource: 'Solanum nigrum',
  landOrWaters: ['private_land'],
  materialStatus: 'wild',
  sourceType: 'collected',
  accessEvidenceKind: 'label',
  accessEvidenceProves: 'taken',
  accessEvidence: 'Label of the specimen, room 12',
  intendedUseDate: '2026-12-01',
  useLocation: ['eu'],
  userOrigin: 'foreign',
  commercialIntent: 'commercial',
  externalFunding: false,
  thirdPartyTransfer: 'no',
  materials: ['living_material'],
  traditionalKnowledge: 'no',
  associatedOrganism: 'no',
  papersHeld: ['none'],
}
const FIRST_YEAR = 1985
const YEARS = 41

type Drawing = { readonly country: string; readonly random: () => number }

/** Two of three answers are the usual ones, and one of eight is left out. */
function someAnswers(context: SurveyContext, { country, random }: Drawing): Answers {
  const place: Answers =
    country === 'XZ' ? { placeType: 'high_seas_or_seabed' } : { placeType: 'national', providerCountry: country }
  const drawn = questionsOf(context)
    .filter(({ id }) => id !== 'placeType' && id !== 'providerCountry')
    .map((question): [string, Answer] => {
      const usual = USUAL[question.id]
      if (usual !== undefined && random() < 0.66) return [question.id, usual]
      const isLeftOut = !question.core && random() < 0.125
      return [question.id, isLeftOut ? null : someAnswer(context, question, random)]
    })
  return { ...Object.fromEntries(drawn), ...place }
}

function someAnswer(
  context: SurveyContext,
  question: ReturnType<typeof questionsOf>[number],
  random: () => number,
): Answer {
  const values = valuesOf(context, question) ?? []
  if (question.type === 'boolean') return random() < 0.5
  if (question.type === 'date') return dayIn(FIRST_YEAR + Math.floor(random() * YEARS), random)
  if (values.length === 0) return 'Zea mays, as labelled'
  const value = oneOf(values, random)
  return question.type === 'multi_choice' ? [value] : value
}

const dayIn = (year: number, random: () => number) => isoDay(dayNumber(`${year}-01-01`) + Math.floor(random() * 365))
const oneOf = <T>(values: readonly T[], random: () => number): T => values[Math.floor(random() * values.length)] as T

/** A random point of the facts: one value per dimension, with the access on some day and the use after it. */
function somePoint({ boxes }: Facts, random: () => number): Box {
  const { accessDate, useDate, certificateDate, ...box } = oneOf(boxes, random)
  const last = daysOf(useDate)[1]
  const access = daysOf(accessDate)
  const accessDay = dayBetween([access[0], Math.min(access[1], last)], random)
  const useDay = dayBetween([Math.max(accessDay, daysOf(useDate)[0]), last], random)
  const point = Object.entries(box).map(([id, part]) => [id, [oneOf(part as readonly string[], random)]])
  const certificateDay = dayBetween(daysOf(certificateDate), random)
  return {
    ...Object.fromEntries(point),
    accessDate: spanOf(accessDay),
    useDate: spanOf(useDay),
    certificateDate: spanOf(certificateDay),
  }
}

/** The first and the last day of a span. */
function daysOf(part: Part | undefined): [number, number] {
  const { from = `${FIRST_YEAR}-01-01`, before = '2026-12-02' } = (part ?? {}) as { from?: string; before?: string }
  return [Math.min(dayNumber(from), dayNumber(before) - 1), dayNumber(before) - 1]
}

const dayBetween = ([first, last]: [number, number], random: () => number) =>
  first + Math.floor(random() * (Math.max(first, last) - first + 1))
const spanOf = (day: number) => ({ from: isoDay(day), before: isoDay(day + 1) })

/** The facts after one required answer is removed. */
function withoutAnswer(
  context: SurveyContext,
  { answers, state }: { answers: Answers; state: SurveyState },
  random: () => number,
): Facts {
  const answered = state.pages
    .flatMap(({ questions }) => questions)
    .filter(({ question, active, required, missing }) => active && required && !missing && question.id !== 'placeType')
  const { question } = oneOf(answered, random)
  return surveyState(context, { ...answers, [question.id]: null }).facts
}

/** The facts with one of them made open, so that it can have any value. */
function withoutFact({ boxes, open }: Facts, random: () => number): Facts {
  const id = oneOf(
    Object.keys(boxes[0] ?? {}).filter((dimension) => dimension !== 'provider'),
    random,
  )
  return { boxes: boxes.map(({ [id]: _, ...box }) => box), open: [...new Set([...open, id])] }
}

/** Finds rows that are said to depend on nothing, but do not decide for every value of the open facts. */
export function restingOnOpenFacts(
  law: CompiledLaw,
  { deciding = [] }: Decision,
  narrower: readonly Facts[],
): string[] {
  const rows = narrower.map((facts) => decide(law, facts).cells.map(({ row }) => row))
  const holds = (row: string) => rows.every((own) => own.includes(row))
  return deciding
    .filter(({ row, dependsOn }) => dependsOn.length === 0 && (deciding.length > 1 || !holds(row)))
    .map(({ row }) => `${row} stands under the light and does not always decide`)
}

/** The rows that decide a part of the facts and yet are recorded as if they did not fit. */
export function notFitted({ cells, trace }: Decision): string[] {
  const fitted = new Set(trace.steps.flatMap(({ row, took }) => (took.length > 0 ? [row] : [])))
  const rows = new Set(cells.flatMap(({ row }) => row ?? []))
  return [...rows].filter((row) => !fitted.has(row)).map((row) => `${row} decides, and is not recorded as fitted`)
}

/** Finds routes for non-commercial research that decide although the aim is commercial. */
export function takenByCommercialAim(decision: Decision, routes: ReadonlySet<string>): string[] {
  const isCommercial = decision.trace.facts.boxes.every(
    ({ commercialIntent, use }) =>
      Array.isArray(commercialIntent) &&
      commercialIntent.every((aim) => aim === 'commercial') &&
      Array.isArray(use) &&
      use.some((each) => RESEARCH.includes(each)),
  )
  const rows = decision.cells.flatMap(({ row }) => (row !== undefined && routes.has(row) ? [row] : []))
  return isCommercial ? rows.map((row) => `${row} decides for a commercial aim`) : []
}

/**
 * Finds proposed changes that cannot exist for the country, change the aim, or combine another project with other
 * changes.
 */
export function impossibleChanges({ treaties }: Content, country: string, { changes }: Decision): string[] {
  const isParty = treaties.some(({ iso2, nagoya }) => iso2 === country && nagoya.status === 'party')
  const faults = (set: Box): [boolean, string][] => [
    ['paper.ircc' in set && !isParty, `offers a certificate of ${country}, which is no Party`],
    [country === HIGH_SEAS && partHas(set.place, 'provider'), 'offers work in a country that there is not'],
    [partHas(set.commercialIntent, 'commercial'), 'offers a commercial aim'],
    ['use' in set && Object.keys(set).length > 1, 'offers another use together with other changes'],
  ]
  return changes.flatMap(({ set }) => faults(set).flatMap(([isFault, why]) => (isFault ? [why] : [])))
}

/** Finds obligations of a point that their own conditions exclude. */
export function excludedDuties(compiled: CompiledLaw, { obligations }: Law, point: Facts): string[] {
  const [box = {}] = point.boxes
  const due = new Set(decide(compiled, point).obligations.map(({ id }) => id))
  return obligations
    .filter(({ id, when }) => due.has(id) && when && !when.some((own) => mayBeIn(box, own)))
    .map(({ id }) => `imposes ${id}, which does not apply`)
}

/** Whether the box of a point can lie in another box: dimensions that the point leaves out can have any value. */
const mayBeIn = (point: Box, box: Box) =>
  Object.entries(box).every(([id, part]) => {
    const own = point[id]
    if (own === undefined) return true
    if (isValues(part)) return isValues(own) && own.every((value) => part.includes(value))
    const { from = '', before = '9999' } = part as Span
    const day = (own as Span).from ?? ''
    return from <= day && day < before
  })

const isValues = (part: Part): part is readonly string[] => Array.isArray(part)

/** Finds facts of the country and its land that no question asks for, although the result depends on them at a point. */
export function unaskedDuties({ country, law }: SurveyContext, { pages }: SurveyState, point: Facts): string[] {
  const asked = new Set(pages.flatMap(({ questions }) => questions.filter(({ active }) => active)).map(idOf))
  const resultWith = (condition: string, value: string) => {
    const boxes = point.boxes.map((box) => ({ ...box, [condition]: [value] }))
    const { status, obligations, locks } = decide(law, { boxes, open: [] })
    return JSON.stringify([status, obligations.map(({ id }) => id).sort(), locks.toSorted()])
  }
  const all = country?.conditions ?? []
  const conditions = all.flatMap(({ id, places }) => (places ? [] : [[id, ['yes', 'no']] as const]))
  const isLandAnswered = all.some(({ id, places }) => places && asked.has(id))
  const facts = isLandAnswered ? conditions : [...conditions, ['landOrWaters', LAND_OR_WATERS] as const]
  return facts
    .filter(([id, values]) => !asked.has(id) && new Set(values.map((value) => resultWith(id, value))).size > 1)
    .map(([id]) => `depends on ${id}, which is not asked`)
}

const idOf = ({ question }: QuestionState) => question.id

const LAND_OR_WATERS = [
  'state_land',
  'private_land',
  'community_land',
  'protected_area',
  'territorial_sea',
  'economic_zone',
]

const partHas = (part: Part | undefined, value: string) => Array.isArray(part) && part.includes(value)

/** Finds colours that improve with fewer facts. Contradictory dates leave no case and nothing to compare. */
export function brighterOn(law: CompiledLaw, { status, cells }: Decision, wider: readonly Facts[]): string[] {
  if (cells.length === 0) return []
  const now = STATUSES.indexOf(status)
  return wider
    .map((facts) => statusOf(law, facts).status)
    .filter((opened) => STATUSES.indexOf(opened) < now)
    .map((opened) => `${status} becomes ${opened} when a fact is left open`)
}
