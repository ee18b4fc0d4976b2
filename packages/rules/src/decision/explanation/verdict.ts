import { type Cell, type Confidence, DECIDING_ORDER, type Decision, type Law, type Row } from '../../law/model.ts'

/** The two meanings of AMBER: the law allows the use on conditions, or it is unclear whether it does. */
export const AMBERS = ['CONDITIONS', 'UNCLEAR'] as const
export type Amber = (typeof AMBERS)[number]
export const VERDICTS = ['GREEN', ...AMBERS, 'RED'] as const
export type Verdict = (typeof VERDICTS)[number]

/** AMBER that does not come from a rule, such as a GREEN that has become too old to be shown, is unclear. */
export const verdictOf = (
  { status }: Pick<Decision, 'status'>,
  { amber }: { readonly amber?: Amber | undefined },
): Verdict => (status === 'AMBER' ? (amber ?? 'UNCLEAR') : status)

type Sureness = {
  readonly amber?: Amber | undefined
  readonly deciding: { readonly confidence: Confidence } | null
  readonly sharing?: readonly { readonly confidence: Confidence }[] | undefined
}

const CONFIDENCES = ['low', 'medium', 'high'] as const satisfies readonly Confidence[]

/**
 * How sure a verdict is: as sure as the least sure of its deciding rows. Undefined if no row decides, and for the
 * verdict that it is not clear, which claims nothing that could be sure.
 */
export function confidenceOf(
  decision: Pick<Decision, 'status'>,
  { amber, deciding, sharing = [] }: Sureness,
): Confidence | undefined {
  if (!deciding || verdictOf(decision, { amber }) === 'UNCLEAR') return undefined
  return CONFIDENCES.find((confidence) => [deciding, ...sharing].some((row) => row.confidence === confidence))
}

/**
 * AMBER means conditions if no open answer changes the colour and if each rule that gives AMBER in the ordinary case
 * says what to do: the rule is not of low confidence, has an unmet obligation, and does not tell the user to ask first
 * whether the use is allowed. A rule of which unchecked papers meet obligations says what to do: have them checked.
 * Obligations that apply only if something happens count only for a RED rule that papers
 * have improved to AMBER. The rules of the place of use count only if no other layer gives AMBER.
 */
export function amberOf(law: Law, decision: Decision): Amber {
  const { status, lights, questions, tooOpen } = decision
  if (questions.length > 0 || tooOpen !== undefined) return 'UNCLEAR'
  const isByUser = DECIDING_ORDER.find((layer) => lights[layer] === status) === 'user'
  const usual = usualValues(law, decision)
  const cells = decision.cells.filter(
    (cell) => cell.status === 'AMBER' && (isByUser || cell.layer !== 'user') && isOrdinary(cell, usual),
  )
  return cells.length > 0 && cells.every((cell) => saysWhatToDo(law, cell)) ? 'CONDITIONS' : 'UNCLEAR'
}

type Usual = readonly (readonly [dimension: string, value: string])[]

/** The open dimensions for which the law declares a usual value, with that value. */
const usualValues = ({ dimensions }: Law, { trace }: Decision): Usual =>
  dimensions.flatMap(({ id, usual }) =>
    usual !== undefined && trace.facts.open.includes(id) ? [[id, usual] as const] : [],
  )

const isOrdinary = ({ box }: Cell, usual: Usual) =>
  usual.every(([id, value]) => {
    const part = box[id]
    return !Array.isArray(part) || part.includes(value)
  })

function saysWhatToDo(law: Law, { layer, matrix, row, met, excluded = [], toCheck }: Cell): boolean {
  const found = law.layers[layer].find(({ id }) => id === matrix)?.rows.find(({ id }) => id === row)
  if (!found) return false
  const kinds = kindsLeft(law, found, [...met, ...excluded])
  if (toCheck) return !kinds.includes('ask_first')
  if (found.then.confidence === 'low') return false
  const isLeftByPapers = found.then.status === 'RED'
  return kinds.some((kind) => isLeftByPapers || kind !== 'only_if') && !kinds.includes('ask_first')
}

const kindsLeft = ({ obligations }: Law, { then }: Row, settled: readonly string[]) =>
  obligations
    .filter(({ id }) => then.obligations.includes(id) && !settled.includes(id))
    .map(({ kind = 'before_use' }) => kind)
