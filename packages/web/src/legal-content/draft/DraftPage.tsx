import { Tabs } from '@mantine/core'
import { HOUSE, type SurveyContent } from '@portal/contract'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { type DraftRef, legalContentQueries, type OpenedDraft, useSaveCases } from '../core/legalContent.queries.ts'
import { DraftComments } from '../review/DraftComments.tsx'
import { type SheetTab, useSheets } from '../sheets/useSheets.ts'
import { useValueText } from '../sheets/useValueText.ts'
import { Conflicts } from './Conflicts.tsx'
import { DraftHead } from './DraftHead.tsx'
import classes from './draft.module.css'
import { SheetBesideProof } from './SheetBesideProof.tsx'
import { useDraft, useReload } from './useDraft.ts'
import type { SheetTarget } from './useSheetActions.ts'

/** A draft of a country's law, or of house rules. It cannot be typed in before it is there. */
export function DraftPage() {
  const { id = HOUSE, version = '' } = useParams()
  const ref = useMemo(() => ({ id: id.toUpperCase(), version: Number(version) }), [id, version])
  const queryClient = useQueryClient()
  const query = legalContentQueries.draft(ref)
  const [draft, content] = useQueries({ queries: [query, contentQueries.survey] })
  if (draft.data && content.data) {
    const { revision } = draft.data.version
    return (
      <DraftEditor
        key={`${ref.id} ${ref.version} ${revision}`}
        reference={ref}
        opened={draft.data}
        content={content.data}
        onReload={() => queryClient.invalidateQueries({ queryKey: query.queryKey })}
      />
    )
  }
  const failed = [draft, content].find(({ isError }) => isError)
  return failed ? <Failure error={failed.error} onRetry={() => failed.refetch()} /> : <Loading lines={12} />
}

type Props = {
  readonly reference: DraftRef
  readonly opened: OpenedDraft
  readonly content: SurveyContent
  readonly onReload: () => void
}

/** A draft with its sheets: saved while it is typed, with what others change at the same time. */
function DraftEditor({ reference, opened, content, onReload }: Props) {
  const { t } = useTranslation()
  const { file, version, log } = opened
  const draft = useDraft(reference, { file, revision: version.revision, edits: log.edits })
  const saveCases = useSaveCases(reference)
  useReload(draft, draft.saving.isSending || saveCases.isPending, onReload)
  const [chosen, choose] = useState(() => largestMatrix(file))
  const [target, setTarget] = useState<SheetTarget | null>(null)
  const [added, setAdded] = useState<readonly string[]>([])
  const sheets = useSheets(draft.file, content, added)
  const textOf = useValueText(draft.file, sheets)
  const now = draft.log ?? log
  const sheet = sheets.sheetOf(chosen, draft.file)
  const isReadOnly = now.version.state !== 'draft'
  const onGoTo = (to: SheetTarget) => {
    if (to.sheet !== null) choose(to.sheet)
    setTarget(to)
  }
  return (
    <div className={classes.draft}>
      <DraftHead reference={reference} draft={draft} log={now} base={opened.base} />
      <Conflicts draft={draft} sheets={sheets} />
      <Tabs value={sheet.id} onChange={(id) => id !== null && choose(id)}>
        <SheetTabs label={t('legalContent.draft.sheets')} tabs={sheets.tabs} />
        <Tabs.Panel value={sheet.id}>
          <SheetBesideProof
            reference={reference}
            opened={opened}
            draft={draft}
            sheet={sheet}
            sheets={sheets}
            isReadOnly={isReadOnly}
            target={target}
            onGoTo={onGoTo}
            saveCases={saveCases}
            comments={now.comments}
            onAddColumn={(id) => setAdded([...added, id])}
          />
        </Tabs.Panel>
      </Tabs>
      <DraftComments
        reference={reference}
        comments={now.comments}
        nameOf={({ entry, field }) => (field === null ? textOf.entry(entry) : textOf.name({ entry, field }))}
        onGoTo={(place) => onGoTo(targetOf(place, sheets.sheetIdOf(place.entry, draft.file, place.field)))}
      />
    </div>
  )
}

const targetOf = (place: { entry: string; field: string | null }, sheet: string | null): SheetTarget => ({
  sheet,
  entry: place.entry,
  text: '',
  ...(place.field !== null && { field: place.field }),
})

/** A draft opens at the matrix with the most rows, which is usually the one that is changed. */
function largestMatrix({ matrices }: OpenedDraft['file']): string {
  const [largest] = matrices.toSorted((one, other) => other.rows.length - one.rows.length)
  return largest?.id ?? ''
}

/** The sheets of a draft by name, with the number of their entries: one stop of Tab, arrow keys choose. */
function SheetTabs({ label, tabs }: { label: string; tabs: readonly SheetTab[] }) {
  return (
    <Tabs.List aria-label={label} className={classes.tabs ?? ''}>
      {tabs.map(({ id, title, count }) => (
        <Tabs.Tab key={id} value={id} className={classes.tab ?? ''}>
          {title} <span className={classes.count}>{count}</span>
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}
