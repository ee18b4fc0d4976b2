import { Button, Group, TextInput } from '@mantine/core'
import { assessmentNumber, type CellFault, type CheckedRow, type ImportRow } from '@portal/contract'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ScrollBox } from '../../shared/list/table/ScrollBox.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import classes from './importing.module.css'
import type { Checks } from './useChecks.ts'
import type { ImportDraft } from './useImportDraft.ts'

const PAGE = 50

type Trial = { mending: ImportDraft; checks: Checks }
type Props = Trial & { rows: readonly ImportRow[] }

/** The rows as they stand in the file, each with its result or with what is wrong in which cell. */
export function CheckedTable({ rows, mending, checks }: Props) {
  const { t } = useTranslation()
  const [from, setFrom] = useState(0)
  const { headers, columns } = mending.draft
  const places = headers.flatMap((_, place) => (columns[place] ? [place] : []))
  if (rows.length === 0) return <p className={classes.quiet}>{t('assessments.importing.nothing')}</p>
  return (
    <>
      <ScrollBox label={t('assessments.importing.table')}>
        <table className={classes.table} aria-label={t('assessments.importing.table')}>
          <thead>
            <tr>
              <th scope="col">{t('assessments.importing.row')}</th>
              {places.map((place) => (
                <th key={place} scope="col">
                  {headers[place]}
                </th>
              ))}
              <th scope="col">{t('assessments.importing.ifRun')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(from, from + PAGE).map((row) => (
              <Row key={row.row} row={row} places={places} mending={mending} checks={checks} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {rows.length > PAGE && (
        <Group gap="sm" mt="sm">
          <Button variant="default" size="sm" disabled={from === 0} onClick={() => setFrom(from - PAGE)}>
            {t('list.previous')}
          </Button>
          <span className={classes.quiet}>
            {t('list.range', { from: from + 1, to: Math.min(from + PAGE, rows.length), total: rows.length })}
          </span>
          <Button
            variant="default"
            size="sm"
            disabled={from + PAGE >= rows.length}
            onClick={() => setFrom(from + PAGE)}
          >
            {t('list.next')}
          </Button>
        </Group>
      )}
    </>
  )
}

type RowProps = Trial & { row: ImportRow; places: readonly number[] }

function Row({ row, places, mending, checks }: RowProps) {
  const checked = checks.checkedOf(row.row)
  const faults = checked?.faults ?? []
  const wrong = new Set(faults.map(({ column }) => column))
  return (
    <Fragment>
      <tr data-here={checked?.here ? true : undefined}>
        <th scope="row">{row.row}</th>
        {places.map((place) => (
          <td key={place} data-wrong={wrong.has(place) || undefined}>
            {row.cells[place]}
          </td>
        ))}
        <td className={classes.outcome}>{checked && <Outcome checked={checked} />}</td>
      </tr>
      {faults.map((fault) => (
        <tr key={`${fault.column} ${fault.message}`} className={classes.fault}>
          <td />
          <td colSpan={places.length + 1}>
            <Fault row={row} fault={fault} mending={mending} />
          </td>
        </tr>
      ))}
    </Fragment>
  )
}

function Outcome({ checked: { status, faults, here, isEmpty } }: { checked: CheckedRow }) {
  const { t } = useTranslation()
  if (here) {
    const number = assessmentNumber(here.id)
    const text =
      here.differs.length > 0
        ? t('assessments.importing.differs', { number, columns: here.differs.join(', ') })
        : t('assessments.importing.isHere', { number })
    return <Link to={paths.assessment(here.assessmentId)}>{text}</Link>
  }
  if (faults.length > 0)
    return <span className={classes.toMend}>{t('assessments.importing.toMend', { count: faults.length })}</span>
  if (isEmpty) return t('assessments.importing.isEmpty')
  return status ? <TrafficLight status={status} /> : t('assessments.importing.notYet')
}

type FaultProps = { row: ImportRow; fault: CellFault; mending: ImportDraft }

/** A suggestion is taken for every row that has the same text in this column. */
function Fault({ row: { row, cells }, fault, mending }: FaultProps) {
  const { t } = useTranslation()
  const { column: place, message, suggestions } = fault
  const text = cells[place] ?? ''
  const { draft, setCell } = mending
  const column = draft.headers[place] ?? ''
  const alike = draft.rows.filter((other) => text !== '' && other.cells[place] === text).map((other) => other.row)
  const label = (value: string) =>
    alike.length > 1
      ? t('assessments.importing.takeInAll', { value, count: alike.length })
      : t('assessments.importing.take', { value })
  return (
    <div className={classes.mend}>
      <span>
        <strong>{t('assessments.importing.fault', { row, column })}</strong> {message}
      </span>
      {suggestions.map((value) => (
        <Button key={value} variant="subtle" size="compact-sm" onClick={() => setCell(alike, place, value)}>
          {label(value)}
        </Button>
      ))}
      {place >= 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const typed = new FormData(event.currentTarget).get('cell')
            if (typeof typed === 'string') setCell([row], place, typed.trim())
          }}
        >
          <TextInput
            size="xs"
            name="cell"
            defaultValue={text}
            maxLength={5000}
            aria-label={t('assessments.importing.write', { row, column })}
          />
          <Button type="submit" size="compact-sm" variant="default">
            {t('assessments.importing.change')}
          </Button>
        </form>
      )}
    </div>
  )
}
