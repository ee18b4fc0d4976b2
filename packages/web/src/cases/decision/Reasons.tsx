import {
  type Decision,
  type ExplainedRow,
  type Explanation,
  givesColour,
  LAYERS,
  type LayerId,
  type Light,
} from '@portal/rules'
import type { Wording } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { WithTerms } from '../../shared/glossary/WithTerms.tsx'
import { BasisText } from '../../shared/law/BasisText.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import { Details } from '../../shared/layout/Details.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import classes from './result.module.css'

type Props = {
  decision: Decision
  explanation: Explanation
  wording: Wording
  /** Every rule that fitted is shown at once, for the report. */
  unfolded?: boolean
}

/**
 * The reasons by layer: the rules that give it its colour; folded, those that fitted and change nothing, such as a green
 * one in a red case, and those that did not fit, with the facts on which they failed.
 */
export function Reasons({ decision, explanation, wording, unfolded = false }: Props) {
  return LAYERS.map((layer) => {
    const light = decision.lights[layer]
    return (
      light && (
        <Layer
          key={layer}
          layer={layer}
          wording={wording}
          unfolded={unfolded}
          deciding={explanation.deciding?.row}
          light={light}
          result={decision.status}
          rows={explanation.rows.filter((row) => row.layer === layer)}
        />
      )
    )
  })
}

type LayerProps = {
  layer: LayerId
  light: Light
  result: Decision['status']
  rows: readonly ExplainedRow[]
  deciding: string | undefined
  wording: Wording
  unfolded: boolean
}

function Layer({ layer, light, result, rows, deciding, wording, unfolded }: LayerProps) {
  const { t } = useTranslation()
  /** The last row of a matrix that only adds says nothing: it is no reason. */
  const fitted = rows.filter((row) => row.fitted && (row.status || row.basis.length > 0))
  const failed = rows.filter((row) => !row.fitted)
  const isShown = (row: ExplainedRow) => unfolded || row.row === deciding || givesColour(row, light, result)
  const [decisive, others] = [fitted.filter(isShown), fitted.filter((row) => !isShown(row))]
  const list = (of: readonly ExplainedRow[]) => (
    <ul className={classes.rows}>
      {of.map((row) => (
        <ReasonRow
          key={`${row.matrix} ${row.row}`}
          row={row}
          wording={wording}
          isDeciding={row.fitted && row.row === deciding}
        />
      ))}
    </ul>
  )
  return (
    <section className={classes.layer}>
      <header className={classes.layerHead}>
        <h3>{t(`assessments.result.layer.${layer}`)}</h3>
        {light === 'silent' || light === 'closed' ? (
          <span className={classes.quiet}>{t(`assessments.result.light.${light}`)}</span>
        ) : (
          <TrafficLight status={light} />
        )}
      </header>
      {decisive.length > 0 && list(decisive)}
      {others.length > 0 && (
        <Details className={classes.details} summary={t('assessments.result.alsoFitted', { count: others.length })}>
          {list(others)}
        </Details>
      )}
      {failed.length > 0 && (
        <Details className={classes.details} summary={t('assessments.result.didNotFit', { count: failed.length })}>
          {list(failed)}
        </Details>
      )}
    </section>
  )
}

/** One rule that was read: its reason, with what it stands on in the margin, and where it fitted or why it did not. */
function ReasonRow({ row, wording, isDeciding }: { row: ExplainedRow; wording: Wording; isDeciding: boolean }) {
  const { t } = useTranslation()
  const isHouse = row.layer === 'house'
  return (
    <li className={classes.reason} data-fitted={row.fitted}>
      <div className={classes.reasonText}>
        {row.fitted && row.status && <TrafficLight status={row.status} wording="name" />}
        <div>
          <p className={classes.reasonTitle}>{isHouse ? row.matrixTitle : <LawText>{row.matrixTitle}</LawText>}</p>
          <p>{isHouse ? row.reason : <LawText>{row.fitted ? <WithTerms text={row.reason} /> : row.reason}</LawText>}</p>
          <p className={classes.small}>
            <Fit row={row} wording={wording} />
          </p>
        </div>
      </div>
      <div className={classes.reasonMargin}>
        {isDeciding && <strong>{t('assessments.result.decides')} </strong>}
        <BasisText basis={row.basis} />
        {!isHouse && row.basis.length > 0 && <p>{t(`assessments.result.confidence.${row.confidence}`)}</p>}
      </div>
    </li>
  )
}

/** A box without any dimension is all of the facts: then there is nothing to add. */
function Fit({ row, wording }: { row: ExplainedRow; wording: Wording }) {
  const { t } = useTranslation()
  const parts = row.took.filter((box) => Object.keys(box).length > 0)
  if (row.fitted) {
    const where = parts.map(wording.box).join(' · ')
    return parts.length > 0 && <WithLaw text={t('assessments.result.fittedFor', { where })} law={wording.law} />
  }
  if (row.failedOn.length === 0) return t('assessments.result.shadowed')
  const facts = row.failedOn.map(wording.dimension).join(', ')
  return <WithLaw text={t('assessments.result.failedOn', { facts })} law={wording.law} />
}

/** How many rules were read, fitted, and say something about the colour. */
export function useReadText(rows: readonly ExplainedRow[]): string {
  const { t } = useTranslation()
  const fitted = rows.filter((row) => row.fitted)
  const telling = fitted.filter(({ status }) => status !== undefined)
  return t('assessments.result.whyHint', { count: rows.length, fitted: fitted.length, telling: telling.length })
}
