import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { saveFile } from '../../api/download.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { paths } from '../../shared/navigation/paths.ts'
import classes from './importing.module.css'
import { useStartImport } from './importing.queries.ts'
import type { DryRun, List } from './useDryRun.ts'

type Props = { list: List; dryRun: DryRun; ready: number; mend: number }

/** Explains the import and starts it. */
export function StartPanel({ list, dryRun, ready, mend }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const start = useStartImport()
  const isTried = dryRun.done === dryRun.rows.length
  const begin = () => {
    const rows = dryRun.rows.filter(({ row }) => dryRun.checkedOf(row)?.faults.length === 0)
    const body = { fileName: list.fileName.slice(0, 200), columns: [...dryRun.columns], rows }
    start.mutate(body, { onSuccess: ({ importId }) => void navigate(paths.importRun(importId)) })
  }
  const reason = (error: Error) => (error instanceof ApiError && error.fields[0]?.message) || errorText(error)
  return (
    <aside className={classes.panel} aria-label={t('assessments.importing.start.title')}>
      <h2>{t('assessments.importing.start.title')}</h2>
      <p>
        {ready > 0 ? t('assessments.importing.start.text', { count: ready }) : t('assessments.importing.start.none')}
      </p>
      {mend > 0 && (
        <p>
          {t('assessments.importing.start.leftOut', { count: mend })}{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => saveFaulty(list, dryRun, t('assessments.importing.start.problem'))}
          >
            {t('assessments.importing.start.save')}
          </Button>
        </p>
      )}
      {start.error && (
        <p role="alert" className={classes.refused}>
          {t('assessments.importing.start.refused', { reason: reason(start.error) })}
        </p>
      )}
      <Button size="md" fullWidth disabled={!isTried || ready === 0} loading={start.isPending} onClick={begin}>
        {t('assessments.importing.start.action', { count: ready })}
      </Button>
    </aside>
  )
}

/** The rows to mend as CSV, with what is wrong in a column of its own. */
function saveFaulty({ headers, fileName }: List, { rows, checkedOf }: DryRun, problem: string) {
  const faulty = rows.flatMap(({ row, cells }) => {
    const faults = checkedOf(row)?.faults ?? []
    return faults.length > 0 ? [[...cells, faults.map(({ message }) => message).join(' ')]] : []
  })
  const lines = [[...headers, problem], ...faulty].map((cells) => cells.map(csvCell).join(','))
  const name = `${fileName.replace(/\.\w+$/, '')}-to-mend.csv`
  saveFile(name, new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv' }))
}

/** An apostrophe makes a value that looks like a formula text, as in the portal's own files. */
function csvCell(text: string): string {
  const cell = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
