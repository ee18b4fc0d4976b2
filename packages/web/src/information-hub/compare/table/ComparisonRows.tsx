import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Button, Switch } from '@mantine/core'
import { type CountryStats, countries, type ResultMap } from '@portal/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { download } from '../../../api/download.ts'
import { CountryPicture } from '../../../shared/countries/CountryPicture.tsx'
import { Empty } from '../../../shared/feedback/Empty.tsx'
import { ScrollBox } from '../../../shared/list/table/ScrollBox.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { LawStatusText } from '../../countries/CountryFacts.tsx'
import { SaveButtons } from '../../SaveButtons.tsx'
import classes from '../compare.module.css'
import { type ComparisonRow, type ComparisonTableData, comparisonTable, isDiffering } from '../comparisonTable.ts'
import { type ComparisonSettings, useStatedCaseText } from '../useComparison.ts'
import { ComparisonCell, ReasonPopover } from './ReasonPopover.tsx'
import tableClasses from './table.module.css'
import { type OpenReason, useReasons } from './useReasons.ts'

type Props = { map: ResultMap; providers: readonly CountryStats[]; comparison: ComparisonSettings }

/** The table with its case, a switch for differing rows and export buttons. */
export function ComparisonRows({ map, providers, comparison }: Props) {
  const { t } = useTranslation()
  const caseText = useStatedCaseText()
  const codes = comparison.countries.join()
  const table = useMemo(() => comparisonTable(map, codes.split(',')), [map, codes])
  const differing = table.rows.filter(isDiffering)
  const rows = comparison.isOnlyDiffering ? differing : table.rows
  const codesShown = table.lines.map(({ iso2 }) => iso2)
  const visible = { countries: codesShown, uses: rows.map(({ use }) => use), ...comparison.days, ...comparison.stated }
  const showAll = () => comparison.change({ only: '' })
  return (
    <>
      <div className={classes.bar}>
        <Switch
          label={t('informationHub.compare.onlyDiffering', { count: differing.length, all: table.rows.length })}
          checked={comparison.isOnlyDiffering}
          onChange={({ currentTarget }) => comparison.change({ only: currentTarget.checked ? 'differing' : '' })}
        />
        <SaveButtons
          name="comparison"
          disabled={rows.length === 0}
          load={(format, following) => download(ENDPOINTS[format], { body: visible, ...following })}
        />
      </div>
      {rows.length === 0 ? (
        <Empty
          title={t('informationHub.compare.noneDiffers')}
          hint={t('informationHub.compare.noneDiffersHint')}
          action={
            <Button variant="default" onClick={showAll}>
              {t('informationHub.compare.showAll')}
            </Button>
          }
        />
      ) : (
        <UseTable table={{ ...table, rows }} providers={providers} comparison={comparison} />
      )}
      <p id="comparison-case" className={classes.case}>
        {caseText(map)}
      </p>
    </>
  )
}

const ENDPOINTS = { xlsx: countries.comparisonXlsx, csv: countries.comparisonCsv } as const

type ComparisonTableProps = {
  table: ComparisonTableData
  providers: readonly CountryStats[]
  comparison: ComparisonSettings
}

/** Uses as rows, countries as columns; each cell opens its reasons. */
function UseTable({ table, providers, comparison }: ComparisonTableProps) {
  const { t } = useTranslation()
  const { open, close, handlers } = useReasons()
  const stats = new Map(providers.map((row) => [row.iso2, row]))
  return (
    <>
      <ScrollBox className={tableClasses.scroll} label={t('informationHub.compare.table')}>
        <table
          className={tableClasses.table}
          aria-label={t('informationHub.compare.table')}
          aria-describedby="comparison-keys comparison-case"
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
                reason={(iso2, country) => (
                  <ReasonPopover
                    iso2={iso2}
                    country={country}
                    row={row}
                    comparison={comparison}
                    close={close}
                    open={open}
                  />
                )}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p id="comparison-keys" className={tableClasses.keys}>
        {t('informationHub.compare.keys')}
      </p>
    </>
  )
}

function ColumnHead({ iso2, name, row }: { iso2: string; name: string; row: CountryStats | undefined }) {
  return (
    <th scope="col">
      <span className={tableClasses.country}>
        <CountryPicture iso2={iso2} kind="thumbs" isFirst />
        <Link to={paths.country(iso2)}>{name}</Link>
        {row && <LawStatusText row={row} />}
      </span>
    </th>
  )
}

type RowProps = {
  row: ComparisonRow
  lines: ComparisonTableData['lines']
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
          status={row.statuses[index] ?? 'NOT_ASSESSED'}
          isFirst={isFirst && index === 0}
          isOpen={open?.iso2 === iso2}
        />
        {open?.iso2 === iso2 && reason(iso2, name)}
      </td>
    ))}
  </tr>
)
