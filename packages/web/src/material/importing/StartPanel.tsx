import { Button, TextInput } from '@mantine/core'
import type { CallInput, importing } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { saveFile } from '../../api/download.ts'
import { useSession } from '../../api/session.ts'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { paths } from '../../shared/navigation/paths.ts'
import classes from './importing.module.css'
import { type List, useStartImport } from './importing.queries.ts'
import type { Checks, RowCounts } from './useChecks.ts'
import { type Draft, type ImportDraft, type WordColumn, wordsOfRows } from './useImportDraft.ts'

type Props = {
  list: List
  mending: ImportDraft
  words: readonly WordColumn[]
  checks: Checks
  counts: RowCounts
}

/** Explains the import and starts it; rows that answer everything can be confirmed, all on one page. */
export function StartPanel({ list, mending, words, checks, counts }: Props) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const [name, setName] = useState('')
  const { begin, isPending, failure } = useStarting((confirm) =>
    startOf(list, mending, { words, checks, confirm, name: name.trim() }),
  )
  const isReady = counts.ready > 0 && checks.done === mending.draft.rows.length
  const save = () => saveFaulty(list, mending.draft, checks, t('assessments.importing.start.problem'))
  return (
    <aside className={classes.panel} aria-label={t('assessments.importing.start.title')}>
      <Explanation counts={counts} onSave={save} />
      <TextInput
        size="sm"
        mb="sm"
        label={t('assessments.importing.kept.label')}
        description={t('assessments.importing.kept.hint')}
        maxLength={100}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {failure && (
        <p role="alert" className={classes.refused}>
          {failure}
        </p>
      )}
      <Button
        size="md"
        fullWidth
        disabled={!isReady}
        loading={isPending}
        onClick={() => (counts.complete > 0 ? setConfirming(true) : begin(false))}
      >
        {t('assessments.importing.start.action', { count: counts.ready })}
      </Button>
      <Button variant="subtle" size="compact-sm" mt="sm" disabled={!mending.isChanged} onClick={mending.undo}>
        {t('assessments.importing.undoChange')}
      </Button>
      {isConfirming && (
        <Confirmation
          counts={counts}
          isPending={isPending}
          failure={failure}
          onStart={begin}
          onClose={() => setConfirming(false)}
        />
      )}
    </aside>
  )
}

/** Starts the import, and goes to its progress. */
function useStarting(bodyOf: (confirm: boolean) => CallInput<typeof importing.start>['body']) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const start = useStartImport()
  const reason = (error: Error) => (error instanceof ApiError && error.fields[0]?.message) || errorText(error)
  return {
    begin: (confirm: boolean) =>
      start.mutate(bodyOf(confirm), {
        onSuccess: ({ importId }) => void navigate(paths.importRun(importId)),
      }),
    isPending: start.isPending,
    failure: start.error ? t('assessments.importing.start.refused', { reason: reason(start.error) }) : undefined,
  }
}

/** What starting does, and what is left out of it. */
function Explanation({ counts: { ready, complete, mend }, onSave }: { counts: RowCounts; onSave: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <h2>{t('assessments.importing.start.title')}</h2>
      <p>
        {ready > 0 ? t('assessments.importing.start.text', { count: ready }) : t('assessments.importing.start.none')}
      </p>
      {complete > 0 && <p>{t('assessments.importing.start.complete', { count: complete })}</p>}
      {mend > 0 && (
        <p>
          {t('assessments.importing.start.leftOut', { count: mend })}{' '}
          <Button variant="subtle" size="compact-sm" onClick={onSave}>
            {t('assessments.importing.start.save')}
          </Button>
        </p>
      )}
    </>
  )
}

type Starting = Pick<Props, 'words' | 'checks'> & { confirm: boolean; name: string }

/** The rows that are ready, what their texts become, and what is kept for later lists. */
function startOf(
  { fileName, headers }: List,
  { draft }: ImportDraft,
  { words, checks, confirm, name }: Starting,
): CallInput<typeof importing.start>['body'] {
  const { columns } = draft
  const rows = draft.rows.filter(({ row }) => {
    const checked = checks.checkedOf(row)
    return checked?.faults.length === 0 && !checked.isEmpty
  })
  const byHeader = Object.fromEntries(headers.map((header, place) => [header, columns[place] ?? null]))
  return {
    fileName: fileName.slice(0, 200),
    columns: [...columns],
    words: wordsOfRows(words, draft, rows),
    rows,
    confirm,
    ...(name !== '' && { keep: { name, columns: byHeader, words: draft.words } }),
  }
}

type ConfirmationProps = {
  counts: RowCounts
  isPending: boolean
  failure: string | undefined
  onStart: (confirm: boolean) => void
  onClose: () => void
}

/** Who confirms which rows, and what that means. */
function Confirmation({ counts: { complete, ready }, isPending, failure, onStart, onClose }: ConfirmationProps) {
  const { t } = useTranslation()
  const { user } = useSession()
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return (
    <FormDialog
      title={t('assessments.importing.confirm.title', { count: complete })}
      action={t('assessments.importing.confirm.action', { count: complete })}
      onSubmit={(event) => {
        event.preventDefault()
        onStart(true)
      }}
      onClose={onClose}
      dirty={false}
      pending={isPending}
      failure={failure}
    >
      <p>{t('assessments.importing.confirm.who', { name })}</p>
      <p>{t('assessments.importing.confirm.means', { count: complete })}</p>
      {ready > complete && <p>{t('assessments.importing.confirm.others', { count: ready - complete })}</p>}
      <Button variant="default" onClick={() => onStart(false)}>
        {t('assessments.importing.confirm.later')}
      </Button>
    </FormDialog>
  )
}

/** The rows to mend as CSV, with what is wrong in a column of its own. */
function saveFaulty({ fileName }: List, { headers, rows }: Draft, { checkedOf }: Checks, problem: string) {
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
