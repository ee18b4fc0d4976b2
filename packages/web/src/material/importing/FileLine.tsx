import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './importing.module.css'
import type { FilePart, List } from './importing.queries.ts'

type Props = { list: List; onRead: (part: FilePart) => void; children: ReactNode }

/** The file, with its sheet and the row that names the columns, and what of it is not read. */
export function FileLine({ list, onRead, children }: Props) {
  const { t } = useTranslation()
  const { fileName: name, sheet, sheets, headRow, firstRows, file } = list
  return (
    <>
      <div className={classes.quiet}>
        {sheet === null ? name : t('assessments.importing.file', { name, sheet })} · {children}
      </div>
      <div className={classes.part}>
        {sheets.length > 1 && (
          <NativeSelect
            size="sm"
            label={t('assessments.importing.sheet')}
            value={sheet ?? ''}
            data={sheets}
            onChange={({ currentTarget: { value } }) => onRead({ file, sheet: value })}
          />
        )}
        <NativeSelect
          size="sm"
          label={t('assessments.importing.headRow')}
          value={String(headRow)}
          data={firstRows.map(({ row, cells }) => ({
            value: String(row),
            label: t('assessments.importing.headRowChoice', {
              row,
              cells: cells.filter((cell) => cell !== '').join(', '),
            }),
          }))}
          onChange={({ currentTarget: { value } }) =>
            onRead({ file, ...(sheet !== null && { sheet }), headRow: Number(value) })
          }
        />
      </div>
      <LeftOut list={list} />
    </>
  )
}

/** How many rows a sentence names before it says “and more” by their count. */
const NAMED = 10

function LeftOut({ list: { formulas, surplus, joined, around } }: { list: List }) {
  const { t } = useTranslation()
  const cells = joined.first.map((cell) => t('assessments.importing.joinedCell', cell))
  const rows = surplus.slice(0, NAMED).map(({ row, cells }) => `${row} (${cells.join(', ')})`)
  return (
    <>
      {formulas.count > 0 && (
        <p className={classes.quiet}>
          {t('assessments.importing.formulas', { count: formulas.count, cells: formulas.first.join(', ') })}
        </p>
      )}
      {joined.count > 0 && (
        <p className={classes.quiet}>
          {t('assessments.importing.joined', { count: joined.count, cells: cells.join('; ') })}
        </p>
      )}
      {around.length > 0 && (
        <p className={classes.quiet}>
          {t('assessments.importing.around', { lines: around.flatMap((line) => line.cells).join(' ') })}
        </p>
      )}
      {surplus.length > 0 && (
        <p className={classes.quiet}>
          {t('assessments.importing.surplus', { count: surplus.length, rows: rows.join('; ') })}
        </p>
      )}
    </>
  )
}
