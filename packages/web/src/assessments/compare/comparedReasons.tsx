import type { ExplainedRow } from '@portal/rules'
import i18next from 'i18next'
import { BasisText } from '../../shared/law/BasisText.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import type { ComparedCell, ComparedGroup } from './ComparedRow.ts'
import { Folded } from './Folded.tsx'
import type { Side } from './Side.ts'
import { undecided } from './undecided.ts'
import { unionOf } from './unionOf.ts'

const keyOf = ({ layer, matrix, row }: ExplainedRow) => `${layer} ${matrix} ${row}`

/** The last row of a matrix that only adds says nothing: it is no reason. */
const reasonsOf = ({ decided }: Side) =>
  decided?.explanation.rows.filter(({ fitted, status, basis }) => fitted && (status || basis.length > 0)) ?? []

/** Every rule that fitted on one of the sides, with what it says there. */
export function comparedReasons(sides: readonly Side[]): ComparedGroup {
  const rows = unionOf(sides.map(reasonsOf), keyOf).map((row) => ({
    key: keyOf(row),
    label: (
      <>
        <strong>{row.matrixTitle}</strong> {row.reason}
        {row.basis.length > 0 && (
          <Folded title={i18next.t('assessments.compare.basis')}>
            <BasisText basis={row.basis} />
          </Folded>
        )}
      </>
    ),
    cells: sides.map((side) =>
      side.decided ? said(reasonsOf(side).find((one) => keyOf(one) === keyOf(row))) : undecided(),
    ),
  }))
  return { key: 'reasons', title: i18next.t('assessments.compare.groups.reasons'), rows }
}

function said(row: ExplainedRow | undefined): ComparedCell {
  if (!row) return { shown: i18next.t('assessments.compare.didNotFit'), mark: '' }
  if (!row.status) return { shown: i18next.t('assessments.compare.fitted'), mark: 'fitted' }
  return { shown: <TrafficLight status={row.status} />, mark: row.status }
}
