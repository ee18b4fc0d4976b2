import { useTranslation } from 'react-i18next'
import type { ComparedGroup, ComparedRow } from './ComparedRow.ts'
import classes from './comparison.module.css'
import type { Side } from './Side.ts'

type Props = { label: string; sides: readonly Side[]; groups: readonly ComparedGroup[] }

/** Groups of rows with one column for each side; on a small screen each row's label stands above its cells. */
export function ComparisonTable({ label, sides, groups }: Props) {
  const { t } = useTranslation()
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('assessments.compare.aspect')}</th>
          {sides.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
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
