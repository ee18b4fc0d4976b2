import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Duty } from './dutiesOf.ts'
import { RuleRow } from './RuleRow.tsx'
import classes from './rules.module.css'
import type { FoundMatrix } from './rulesFound.ts'
import type { ReadLaw } from './useReadLaw.ts'

type Props = { matrix: FoundMatrix; law: ReadLaw; use: string; duties: readonly Duty[]; onFollow: () => void }

/** One of the country's matrices as a table to read. */
export function RuleTable({ matrix: { id, title, rows }, law, use, duties, onFollow }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.matrix} hidden={rows.every(({ isFolded }) => isFolded)}>
      <Title order={3} id={`matrix-${id}`}>
        {title}
      </Title>
      <div className={classes.scroll}>
        <table className={classes.rules} aria-labelledby={`matrix-${id}`}>
          <thead>
            <tr>
              {(['when', 'result', 'why', 'basis'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`informationHub.country.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((found) => (
              <RuleRow key={found.row.id} found={found} law={law} use={use} duties={duties} onFollow={onFollow} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
