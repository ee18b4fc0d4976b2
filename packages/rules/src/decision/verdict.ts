import { type Cell, DECIDING_ORDER, type Decision, type Law, type Row } from '../law/model.ts'

/** The two meanings of AMBER: the law allows it on conditions, or nobody can tell yet. */
export const AMBERS = ['CONDITIONS', 'UNCLEAR'] as const
export type Amber = (typeof AMBERS)[number]
export const VERDICTS = ['GREEN', ...AMBERS, 'RED'] as const
export type Verdict = (typeof VERDICTS)[number]

/** AMBER without a rule behind it, such as a GREEN that is too old to be shown, is unclear. */
export const verdictOf = (
  { status }: Pick<Decision, 'status'>,
  { amber }: { readonly amber?: Amber | undefined },
): Verdict => (status === 'AMBER' ? (amber ?? 'UNCLEAR') : status)

/**
 * AMBER is a condition where no open answer moves the colour and each rule that gives it in the ordinary case says what
 * to do: the rule is not of low confidence, leaves something to do, and does not send the user to ask whether it is
 * allowed. Of a RED rule that papers lighten, duties that may come later are conditions too. The rules of the place of
 * use count only where they alone give the colour.
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

/** The open facts that are as usual unless somebody says otherwise. */
const usualValues = ({ dimensions }: Law, { trace }: Decision): Usual =>
  dimensions.flatMap(({ id, usual }) =>
    usual !== undefined && trace.facts.open.includes(id) ? [[id, usual] as const] : [],
  )

const isOrdinary = ({ box }: Cell, usual: Usual) =>
  usual.every(([id, value]) => {
    const part = box[id]
    return !Array.isArray(part) || part.includes(value)
  })

function saysWhatToDo(law: Law, { layer, matrix, row, met }: Cell): boolean {
  const found = law.layers[layer].find(({ id }) => id === matrix)?.rows.find(({ id }) => id === row)
  if (!found || found.then.confidence === 'low') return false
  const kinds = kindsLeft(law, found, met)
  const isLeftByPapers = found.then.status === 'RED'
  return kinds.some((kind) => isLeftByPapers || kind !== 'only_if') && !kinds.includes('ask_first')
}

const kindsLeft = ({ obligations }: Law, { then }: Row, met: readonly string[]) =>
  obligations
    .filter(({ id }) => then.obligations.includes(id) && !met.includes(id))
    .map(({ kind = 'before_use' }) => kind)
