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

/** A sentence for each way in which the rows differ from the file: formulas, merged cells, columns that are left out. */
function LeftOut({ list: { formulas, merged, surplus, joined, around, headers } }: { list: List }) {
  const { t } = useTranslation()
  const repeated = [...new Set(headers.filter((header, place) => header !== '' && headers.indexOf(header) < place))]
  const joinedCells = joined.first.map((cell) => t('assessments.importing.joinedCell', cell)).join('; ')
  const rows = surplus.slice(0, NAMED).map(({ row, cells }) => `${row} (${cells.join(', ')})`)
  const lines = around.flatMap(({ cells }) => cells).join(' ')
  const sentences = [
    [repeated.length, t('assessments.importing.sameName', { count: repeated.length, headers: repeated.join(', ') })],
    [merged.count, t('assessments.importing.merged', { count: merged.count, cells: merged.first.join(', ') })],
    [formulas.count, t('assessments.importing.formulas', { count: formulas.count, cells: formulas.first.join(', ') })],
    [joined.count, t('assessments.importing.joined', { count: joined.count, cells: joinedCells })],
    [around.length, t('assessments.importing.around', { lines })],
    [surplus.length, t('assessments.importing.surplus', { count: surplus.length, rows: rows.join('; ') })],
  ] as const
  return sentences.map(
    ([count, sentence]) =>
      count > 0 && (
        <p key={sentence} className={classes.quiet}>
          {sentence}
        </p>
      ),
  )
}
