import { type ExplainedRow, LAYERS, type Question } from '@portal/rules'
import { isLatinName } from '@portal/texts'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { BasisText } from '../../shared/law/BasisText.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import { Details } from '../../shared/layout/Details.tsx'
import { expandForPrint } from '../../shared/layout/expandForPrint.ts'
import { OverdueBadge } from '../../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { CONFIRM } from '../core/answers.ts'
import { answerText } from '../questions/answerText.ts'
import { QuestionLabel } from '../questions/QuestionLabel.tsx'
import classes from './comparison.module.css'
import type { Side, SideLock } from './Side.ts'

/** The content of one cell; cells with equal marks count as equal. */
type ComparedCell = { readonly shown: ReactNode; readonly mark: string }
export type ComparedRow = { readonly key: string; readonly label: ReactNode; readonly cells: readonly ComparedCell[] }
export type ComparedGroup = { readonly key: string; readonly title: string; readonly rows: readonly ComparedRow[] }

const differs = ({ cells }: ComparedRow) => new Set(cells.map(({ mark }) => mark)).size > 1

/** The groups with only the rows that differ, or only those that are the same; none without rows. */
export const groupsWith = (groups: readonly ComparedGroup[], differing: boolean): readonly ComparedGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => differs(row) === differing) }))
    .filter(({ rows }) => rows.length > 0)

/** The colours, the rule that decides, and what each layer says. */
export function comparedResult(sides: readonly Side[]): ComparedGroup {
  const { t } = i18next
  const rows: ComparedRow[] = [
    { key: 'colour', label: t('assessments.compare.colour'), cells: sides.map(colour) },
    { key: 'deciding', label: t('assessments.compare.deciding'), cells: sides.map(deciding) },
    ...LAYERS.filter((layer) => layer !== 'house' || sides.some(hasHouse)).map((layer) => ({
      key: layer,
      label: t(`assessments.result.layer.${layer}`),
      cells: sides.map((side) => lightOf(side, layer)),
    })),
  ]
  return { key: 'result', title: t('assessments.compare.groups.result'), rows }
}

const hasHouse = ({ decided }: Side) => decided?.decision.lights.house !== undefined

function colour({ decided }: Side): ComparedCell {
  const status = decided?.decision.status ?? null
  const since = decided?.overdueSince
  const shown = (
    <>
      <TrafficLight status={status} /> {since && <OverdueBadge />}
    </>
  )
  return { shown, mark: [status, since].filter(Boolean).join(' ') }
}

function deciding({ decided }: Side): ComparedCell {
  const row = decided?.explanation.deciding
  if (!row) return { shown: i18next.t('assessments.compare.none'), mark: '' }
  const shown = (
    <>
      <p>
        <LawText>{row.reason}</LawText>
      </p>
      <BasisText basis={row.basis} />
    </>
  )
  return { shown, mark: `${row.matrix} ${row.row}` }
}

function lightOf({ decided }: Side, layer: (typeof LAYERS)[number]): ComparedCell {
  const light = decided?.decision.lights[layer]
  if (!light) return { shown: i18next.t('assessments.compare.none'), mark: '' }
  if (light === 'silent' || light === 'closed')
    return { shown: i18next.t(`assessments.result.light.${light}`), mark: light }
  return { shown: <TrafficLight status={light} />, mark: light }
}

type Obligation = NonNullable<Side['decided']>['explanation']['obligations'][number]

const obligationsOf = ({ decided }: Side) => decided?.explanation.obligations ?? []

/** Every obligation that one of the sides has. */
export function comparedObligations(sides: readonly Side[]): ComparedGroup {
  const rows = unionOf(sides.map(obligationsOf), ({ id }) => id).map(({ id, text }) => ({
    key: id,
    label: <LawText>{text}</LawText>,
    cells: sides.map((side) =>
      obligationCell(
        obligationsOf(side).find((one) => one.id === id),
        side,
      ),
    ),
  }))
  return { key: 'obligations', title: i18next.t('assessments.compare.groups.obligations'), rows }
}

function obligationCell(obligation: Obligation | undefined, { wording, decided }: Side): ComparedCell {
  if (!decided) return undecidedCell()
  if (!obligation) return { shown: i18next.t('assessments.compare.noObligation'), mark: '' }
  const { met, only } = obligation
  const said = i18next.t(met ? 'assessments.compare.obligationMet' : 'assessments.compare.obligation')
  if (!only) return { shown: said, mark: said }
  const cases = [...new Set(only.map(wording.box))]
  const shown = (
    <>
      {i18next.t('assessments.compare.conditional', { said })}
      <Expandable title={i18next.t('assessments.compare.cases', { count: cases.length })}>
        <ul>
          {cases.map((one) => (
            <li key={one}>
              <WithLaw text={one} law={wording.law} />
            </li>
          ))}
        </ul>
      </Expandable>
    </>
  )
  return { shown, mark: [said, ...cases].join(' · ') }
}

const LOCK_STATES = { planned: 'lockPlanned', closed: 'lockClosed', opened: 'lockOpened' } as const

/** Every lock that one of the sides has. */
export function comparedLocks(sides: readonly Side[]): ComparedGroup {
  const rows = unionOf(
    sides.map(({ locks }) => locks),
    ({ id }) => id,
  ).map(({ id, type, text }) => ({
    key: id,
    label: (
      <>
        <strong>{i18next.t(`assessments.result.lockType.${type}`)}</strong> <LawText>{text}</LawText>
      </>
    ),
    cells: sides.map((side) =>
      lockCell(
        side.locks.find((one) => one.id === id),
        side,
      ),
    ),
  }))
  return { key: 'locks', title: i18next.t('assessments.compare.groups.locks'), rows }
}

function lockCell(lock: SideLock | undefined, { decided }: Side): ComparedCell {
  if (!lock && !decided) return undecidedCell()
  const shown = i18next.t(`assessments.compare.${lock ? LOCK_STATES[lock.state] : 'noLock'}`)
  return { shown, mark: lock?.state ?? '' }
}

/** Renders the control below an answer that can be changed. */
export type AnswerTool = (side: Side, question: Question) => ReactNode

/** By section every question that one of the sides is asked, with its answers. */
export function comparedAnswers(sides: readonly Side[], tool?: AnswerTool): readonly ComparedGroup[] {
  const sections = sides[0]?.state.sections ?? []
  return sections.map(({ id, title }) => ({
    key: id,
    title,
    rows: questionsIn(sides, id).map((question) => ({
      key: question.id,
      label: <QuestionLabel question={question} />,
      cells: sides.map((side) => answerCell(side, question, tool)),
    })),
  }))
}

function questionsIn(sides: readonly Side[], section: string): readonly Question[] {
  const asked = sides.map(({ state }) =>
    state.pages
      .filter((page) => page.section === section)
      .flatMap(({ questions }) => questions.filter(({ active }) => active).map(({ question }) => question)),
  )
  return unionOf(asked, ({ id }) => id).filter(({ id }) => id !== CONFIRM)
}

function answerCell(side: Side, question: Question, tool: AnswerTool | undefined): ComparedCell {
  const asked = side.state.pages.flatMap(({ questions }) => questions).find((one) => one.question.id === question.id)
  if (!asked?.active) return { shown: i18next.t('assessments.compare.notAsked'), mark: '' }
  const { value, missing } = asked
  const text = missing ? i18next.t('assessments.compare.notAnswered') : answerText(question, value, side)
  const shown = (
    <>
      {question.id === 'geneticResource' && isLatinName(String(value)) ? <em>{text}</em> : text}
      {tool?.(side, question)}
    </>
  )
  return { shown, mark: JSON.stringify([missing, value ?? null]) }
}

const ruleKey = ({ layer, matrix, row }: ExplainedRow) => `${layer} ${matrix} ${row}`

/** The last row of a matrix that only adds says nothing: it is no reason. */
const reasonsOf = ({ decided }: Side) =>
  decided?.explanation.rows.filter(({ fitted, status, basis }) => fitted && (status || basis.length > 0)) ?? []

/** Every rule that fitted on one of the sides, with what it says there. */
export function comparedReasons(sides: readonly Side[]): ComparedGroup {
  const rows = unionOf(sides.map(reasonsOf), ruleKey).map((row) => ({
    key: ruleKey(row),
    label: (
      <>
        <LawText>
          <strong>{row.matrixTitle}</strong> {row.reason}
        </LawText>
        {row.basis.length > 0 && (
          <Expandable title={i18next.t('assessments.compare.basis')}>
            <BasisText basis={row.basis} />
          </Expandable>
        )}
      </>
    ),
    cells: sides.map((side) =>
      side.decided ? ruleCell(reasonsOf(side).find((one) => ruleKey(one) === ruleKey(row))) : undecidedCell(),
    ),
  }))
  return { key: 'reasons', title: i18next.t('assessments.compare.groups.reasons'), rows }
}

function ruleCell(row: ExplainedRow | undefined): ComparedCell {
  if (!row) return { shown: i18next.t('assessments.compare.didNotFit'), mark: '' }
  if (!row.status) return { shown: i18next.t('assessments.compare.fitted'), mark: 'fitted' }
  return { shown: <TrafficLight status={row.status} />, mark: row.status }
}

/** Collapses long text; printing expands it. */
function Expandable({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Details ref={expandForPrint} className={classes.folded} summary={title}>
      {children}
    </Details>
  )
}

/** A side without a result owes nothing and lacks nothing: that is not known. */
const undecidedCell = (): ComparedCell => ({ shown: i18next.t('assessments.compare.notDecided'), mark: '' })

/** All that is in one of the lists, once each, in the order of the first list that has it. */
function unionOf<T>(lists: readonly (readonly T[])[], keyOf: (one: T) => string): readonly T[] {
  const all = new Map<string, T>()
  for (const one of lists.flat()) if (!all.has(keyOf(one))) all.set(keyOf(one), one)
  return [...all.values()]
}
