import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import {
  type AnswerTool,
  type ComparedGroup,
  type ComparedRow,
  comparedAnswers,
  comparedLocks,
  comparedObligations,
  comparedReasons,
  comparedResult,
  groupsWith,
} from './comparedGroups.tsx'
import classes from './comparison.module.css'
import type { Side } from './Side.ts'

type Props = { sides: readonly Side[]; answerTool?: AnswerTool }

/** Sides beside one another: first what differs, then what is the same, unless that is left out. */
export function Comparison({ sides, answerTool }: Props) {
  const { t } = useTranslation()
  const { isOnlyDiffering, showOnlyDiffering } = useOnlyDiffering()
  const groups: readonly ComparedGroup[] = [
    comparedResult(sides),
    comparedObligations(sides),
    comparedLocks(sides),
    ...comparedAnswers(sides, answerTool),
    comparedReasons(sides),
  ]
  return (
    <>
      <Switch
        className={classes.toggle}
        label={t('assessments.compare.onlyDifferences')}
        checked={isOnlyDiffering}
        onChange={(event) => showOnlyDiffering(event.currentTarget.checked)}
      />
      <Part sides={sides} groups={groupsWith(groups, true)} title="differences" none="differencesNone" />
      {!isOnlyDiffering && <Part sides={sides} groups={groupsWith(groups, false)} title="same" none="sameNone" />}
    </>
  )
}

const ONLY = 'only'

/** Whether only what differs is shown: in the address, so that a reload and a shared link show the same. */
function useOnlyDiffering() {
  const [params, setParams] = useSearchParams()
  const showOnlyDiffering = (isOnly: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (isOnly) next.set(ONLY, 'differing')
        else next.delete(ONLY)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { isOnlyDiffering: params.get(ONLY) === 'differing', showOnlyDiffering }
}

type PartProps = {
  sides: readonly Side[]
  groups: readonly ComparedGroup[]
  title: 'differences' | 'same'
  none: 'differencesNone' | 'sameNone'
}

function Part({ sides, groups, title, none }: PartProps) {
  const { t } = useTranslation()
  const label = t(`assessments.compare.${title}`)
  return (
    <section className={classes.part}>
      <h2>{label}</h2>
      {groups.length === 0 ? (
        <p>{t(`assessments.compare.${none}`)}</p>
      ) : (
        <ComparisonTable label={label} sides={sides} groups={groups} />
      )}
    </section>
  )
}

type ComparisonTableProps = { label: string; sides: readonly Side[]; groups: readonly ComparedGroup[] }

/** Groups of rows with one column for each side; on a small screen each row's label stands above its cells. */
function ComparisonTable({ label, sides, groups }: ComparisonTableProps) {
  const { t } = useTranslation()
  return (
    <table
      className={classes.table}
      aria-label={label}
      data-named={sides.every(({ heading }) => heading !== undefined) || undefined}
    >
      <thead>
        <tr>
          <th scope="col">{t('assessments.compare.aspect')}</th>
          {sides.map(({ key, title, heading = title }) => (
            <th key={key} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key, title, rows }) => (
        <tbody key={key}>
          <tr className={classes.group}>
            <th scope="rowgroup" colSpan={sides.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.key} row={row} sides={sides} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ row: { label, cells }, sides }: { row: ComparedRow; sides: readonly Side[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map(({ shown }, index) => (
        <td key={sides[index]?.key} data-side={sides[index]?.title}>
          {shown}
        </td>
      ))}
    </tr>
  )
}
