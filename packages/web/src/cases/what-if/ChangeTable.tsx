import { Anchor, VisuallyHidden } from '@mantine/core'
import type { Assessment } from '@portal/contract'
import { type Change, type Facts, type Part, type Span, STATUSES } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LawText } from '../../shared/law/LawText.tsx'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { whatIfAddress } from '../decision/factsAddress.ts'
import type { ReasonedChange } from '../evaluation/evaluateAnswers.ts'
import classes from './ChangeTable.module.css'
import type { LiveSide } from './useWhatIf.ts'

const MAX_CHANGES = 8

type Props = { now: LiveSide; assessment: Assessment }

/** The smallest changes that a user can act on, what helps most first, each with the rule that would decide then. */
export function ChangeTable({ now, assessment }: Props) {
  const { t } = useTranslation()
  const changes = (now.decided?.decision.changes ?? []).toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_CHANGES)
  if (!now.decided || now.decided.decision.status === 'GREEN') return null
  return (
    <section className={classes.changes}>
      <h2>
        {t('assessments.whatIf.changeOne')} <span>{t('assessments.whatIf.changeOneHint')}</span>
      </h2>
      {changes.length === 0 ? (
        <p>{t('assessments.result.changeNone')}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('assessments.whatIf.fact')}</th>
              <th scope="col">{t('assessments.whatIf.answerNow')}</th>
              <th scope="col">{t('assessments.whatIf.instead')}</th>
              <th scope="col">{t('assessments.whatIf.leadsTo')}</th>
              <th scope="col">{t('assessments.whatIf.because')}</th>
              <th scope="col">
                <VisuallyHidden>{t('assessments.whatIf.tryIt')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {changes.map((change) => (
            <ChangeRows key={JSON.stringify(change)} change={change} now={now} assessment={assessment} />
          ))}
        </table>
      )}
    </section>
  )
}

/** A row for each fact of the change; what it leads to stands once beside them. */
function ChangeRows({ change: { set, when, status, reason }, now, assessment }: { change: ReasonedChange } & Props) {
  const { t } = useTranslation()
  const { wording, facts } = now
  const dimensions = Object.keys(set)
  const whole = { rowSpan: dimensions.length }
  const labelOf = (column: 'answerNow' | 'instead' | 'because') =>
    t('list.labelled', { label: t(`assessments.whatIf.${column}`), value: '' })
  const rows = dimensions.map((dimension, index) => (
    <tr key={dimension} data-first={index === 0}>
      <th scope="row">
        <WithLaw text={wording.dimension(dimension)} law={wording.law} />
      </th>
      <td data-label={labelOf('answerNow')}>{wording.part(dimension, presentPart(facts, dimension))}</td>
      <td data-label={labelOf('instead')}>
        <strong>{wording.part(dimension, set[dimension] ?? [])}</strong>
        {index === 0 && when && (
          <small>
            <WithLaw text={t('assessments.whatIf.provided', { when: wording.box(when) })} law={wording.law} />
          </small>
        )}
      </td>
      {index === 0 && (
        <>
          <td {...whole} className={classes.leadsTo}>
            <TrafficLight status={status} />
          </td>
          <td {...whole} data-label={labelOf('because')}>
            <LawText>{reason}</LawText>
          </td>
          <td {...whole}>
            <Anchor
              component={Link}
              className={classes.set}
              to={whatIfAddress(assessment.assessmentId, { ...set, ...when })}
              aria-label={t('assessments.whatIf.setOf', { change: wording.box(set) })}
            >
              {t('assessments.whatIf.set')}
            </Anchor>
          </td>
        </>
      )}
    </tr>
  ))
  return <tbody>{rows}</tbody>
}

/** The better colour first, then the fewer facts. */
const rank = ({ status, set }: Change) => STATUSES.indexOf(status) * 100 + Object.keys(set).length

/** All values that the facts leave to a dimension, or the days of the first box. */
function presentPart({ boxes }: Facts, dimension: string): Part {
  const parts = boxes.map((box): Part => box[dimension] ?? [])
  const values = parts.flatMap((part) => (isSpan(part) ? [] : part))
  return values.length > 0 ? [...new Set(values)] : (parts[0] ?? [])
}

const isSpan = (part: Part): part is Span => !Array.isArray(part)
