import { LAYERS } from '@portal/rules'
import i18next from 'i18next'
import { BasisText } from '../../shared/law/BasisText.tsx'
import { OverdueBadge } from '../../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import type { ComparedCell, ComparedGroup, ComparedRow } from './ComparedRow.ts'
import type { Side } from './Side.ts'

/** The colours, the rule that decides, and what each layer says. */
export function comparedResult(sides: readonly Side[]): ComparedGroup {
  const { t } = i18next
  const rows: ComparedRow[] = [
    { key: 'colour', label: t('assessments.compare.colour'), cells: sides.map(colour) },
    { key: 'deciding', label: t('assessments.compare.deciding'), cells: sides.map(deciding) },
    ...LAYERS.map((layer) => ({
      key: layer,
      label: t(`assessments.result.layer.${layer}`),
      cells: sides.map((side) => lightOf(side, layer)),
    })),
  ]
  return { key: 'result', title: t('assessments.compare.groups.result'), rows }
}

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
      <p>{row.reason}</p>
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
