import type { CountryStats } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { CountryPicture } from '../../../shared/countries/CountryPicture.tsx'
import { ScrollBox } from '../../../shared/list/table/ScrollBox.tsx'
import { LawStatusText } from '../../countries/CountryFacts.tsx'
import type { ComparedRow, ComparedTable } from '../compared.ts'
import type { Comparison } from '../useComparison.ts'
import { ComparisonCell } from './ComparisonCell.tsx'
import { Reason } from './Reason.tsx'
import classes from './table.module.css'
import { type OpenReason, useReasons } from './useReasons.ts'

type Props = { table: ComparedTable; providers: readonly CountryStats[]; comparison: Comparison }

/** Uses as rows, countries as columns; each field has its reason. */
export function ComparisonTable({ table, providers, comparison }: Props) {
  const { t } = useTranslation()
  const { open, close, handlers } = useReasons()
  const stats = new Map(providers.map((row) => [row.iso2, row]))
  return (
    <>
      <p className={classes.keys}>{t('informationHub.compare.keys')}</p>
      <ScrollBox className={classes.scroll} label={t('informationHub.compare.table')}>
        <table
          className={classes.table}
          aria-label={t('informationHub.compare.table')}
          aria-describedby="comparison-case"
          {...handlers}
        >
          <thead>
            <tr>
              <th scope="col">{t('informationHub.use')}</th>
              {table.lines.map(({ iso2, name }) => (
                <ColumnHead key={iso2} iso2={iso2} name={name} row={stats.get(iso2)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              <UseRow
                key={row.use}
                row={row}
                lines={table.lines}
                isFirst={index === 0}
                open={open?.use === row.use ? open : undefined}
                reason={(iso2, country) => <Reason {...{ iso2, country, row, comparison, close }} open={open} />}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
}

function ColumnHead({ iso2, name, row }: { iso2: string; name: string; row: CountryStats | undefined }) {
  return (
    <th scope="col">
      <span className={classes.country}>
        <CountryPicture iso2={iso2} kind="thumbs" isFirst />
        <Link to={paths.country(iso2)}>{name}</Link>
        {row && <LawStatusText row={row} />}
      </span>
    </th>
  )
}

type RowProps = {
  row: ComparedRow
  lines: ComparedTable['lines']
  isFirst: boolean
  open: OpenReason | undefined
  reason: (iso2: string, country: string) => React.ReactNode
}

const UseRow = ({ row, lines, isFirst, open, reason }: RowProps) => (
  <tr>
    <th scope="row">{row.title}</th>
    {lines.map(({ iso2, name }, index) => (
      <td key={iso2}>
        <ComparisonCell
          use={row.use}
          title={row.title}
          iso2={iso2}
          country={name}
          status={row.statuses[index] ?? 'AMBER'}
          isFirst={isFirst && index === 0}
          isOpen={open?.iso2 === iso2}
        />
        {open?.iso2 === iso2 && reason(iso2, name)}
      </td>
    ))}
  </tr>
)
