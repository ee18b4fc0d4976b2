import { type Decision, type ExplainedRow, type Explanation, LAYERS, type LayerId } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import type { Wording } from '../../shared/law/wording.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { FailedRows } from './FailedRows.tsx'
import { ReasonRow } from './ReasonRow.tsx'
import classes from './result.module.css'
import { unfoldToPrint } from './unfoldToPrint.ts'

type Props = {
  decision: Decision
  explanation: Explanation
  wording: Wording
  /** Unfolds the rows that did not fit for printing, in short. */
  paper?: boolean
}

/** Why: layer by layer the rules that were read, which fitted, and on which fact the others failed. */
export function Reasons({ decision, explanation, wording, paper = false }: Props) {
  return LAYERS.map((layer) => (
    <Layer
      key={layer}
      {...{ layer, wording, paper }}
      light={decision.lights[layer]}
      rows={explanation.rows.filter((row) => row.layer === layer)}
    />
  ))
}

type LayerProps = {
  layer: LayerId
  light: Decision['lights'][LayerId]
  rows: readonly ExplainedRow[]
  wording: Wording
  paper: boolean
}

function Layer({ layer, light, rows, wording, paper }: LayerProps) {
  const { t } = useTranslation()
  /** The last row of a matrix that only adds says nothing: it is no reason. */
  const fitted = rows.filter((row) => row.fitted && (row.status || row.basis.length > 0))
  const failed = rows.filter((row) => !row.fitted)
  const list = (of: readonly ExplainedRow[]) => (
    <ul className={classes.rows}>
      {of.map((row) => (
        <ReasonRow key={`${row.matrix} ${row.row}`} {...{ row, wording }} />
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
      {list(fitted)}
      {failed.length > 0 && (
        <details ref={paper ? unfoldToPrint : null} className={classes.details}>
          <summary>{t('assessments.result.didNotFit', { count: failed.length })}</summary>
          {paper ? <FailedRows rows={failed} wording={wording} /> : list(failed)}
        </details>
      )}
    </section>
  )
}
