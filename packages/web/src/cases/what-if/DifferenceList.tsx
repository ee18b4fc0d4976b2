import type { Status } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import type { Side } from '../compare/Side.ts'
import { lawOfQuestion } from '../questions/QuestionLabel.tsx'
import type { ScenarioSide } from './useWhatIf.ts'
import classes from './whatIf.module.css'

const COUNTED = [
  'obligationsMore',
  'obligationsLess',
  'obligationsMet',
  'locksMore',
  'locksLess',
] as const satisfies (keyof Differences)[]

/** A summary of what the scenario changes; the table below has the details. */
export function DifferenceList({ now, side }: { now: Side; side: ScenarioSide }) {
  const { t } = useTranslation()
  const changed = Object.keys(side.scenario.changes)
  if (changed.length === 0) return <p className={classes.quiet}>{t('assessments.whatIf.unchanged')}</p>
  const unused = side.state.pages
    .flatMap(({ questions }) => questions)
    .filter(({ question, active }) => !active && changed.includes(question.id))
  return (
    <ul className={classes.differences} aria-label={t('assessments.whatIf.differences')}>
      {side.refusal === null && <ResultChange found={differencesOf(now, side)} />}
      <li>{t('assessments.whatIf.answers', { count: changed.length })}</li>
      {unused.map(({ question }) => (
        <li key={question.id}>
          <WithLaw text={t('assessments.whatIf.unused', { question: question.label })} law={lawOfQuestion(question)} />
        </li>
      ))}
    </ul>
  )
}

function ResultChange({ found }: { found: Differences }) {
  const { t } = useTranslation()
  return (
    <>
      <ColourChange {...found} />
      {found.otherRule && <li>{t('assessments.whatIf.otherRule')}</li>}
      {COUNTED.map(
        (kind) => found[kind] > 0 && <li key={kind}>{t(`assessments.whatIf.${kind}`, { count: found[kind] })}</li>,
      )}
    </>
  )
}

function ColourChange({ before, after }: Pick<Differences, 'before' | 'after'>) {
  const { t } = useTranslation()
  const name = (status: typeof before) => t(`light.${status ?? 'NONE'}.name`)
  return (
    <li className={classes.colour}>
      {before === after
        ? t('assessments.whatIf.colourSame', { colour: name(after) })
        : t('assessments.whatIf.colour', { before: name(before), after: name(after) })}
    </li>
  )
}

type Differences = {
  readonly before: Status | null
  readonly after: Status | null
  readonly otherRule: boolean
  readonly obligationsMore: number
  readonly obligationsLess: number
  /** Obligations of both that papers meet only in the second. */
  readonly obligationsMet: number
  readonly locksMore: number
  readonly locksLess: number
}

/** Counts the differences between two sides. */
function differencesOf(before: Side, after: Side): Differences {
  const was = obligationsOf(before)
  const is = obligationsOf(after)
  const wasLocked = idsOf(before.locks)
  const isLocked = idsOf(after.locks)
  return {
    before: before.decided?.decision.status ?? null,
    after: after.decided?.decision.status ?? null,
    otherRule: decidingOf(before) !== decidingOf(after),
    obligationsMore: countNew(idsOf(is), idsOf(was)),
    obligationsLess: countNew(idsOf(was), idsOf(is)),
    obligationsMet: is.filter(({ id, met }) => met && was.some((one) => one.id === id && !one.met)).length,
    locksMore: countNew(isLocked, wasLocked),
    locksLess: countNew(wasLocked, isLocked),
  }
}

const obligationsOf = ({ decided }: Side) => decided?.explanation.obligations ?? []
const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)
const countNew = (ids: readonly string[], known: readonly string[]) => ids.filter((id) => !known.includes(id)).length

function decidingOf({ decided }: Side): string {
  const row = decided?.explanation.deciding
  return row ? `${row.matrix} ${row.row}` : ''
}
