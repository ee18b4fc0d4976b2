import { Anchor } from '@mantine/core'
import { citedBy, type DocumentFile, isProblem } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/dates/dates.ts'
import { OpenDocumentFile } from '../../shared/law/OpenDocumentFile.tsx'
import type { Cell } from '../grid/gridState.ts'
import { type CellTexts, placeOf, type Sheet } from '../sheets/sheet.ts'
import { useProblemText } from '../sheets/useProblemText.ts'
import type { Sheets } from '../sheets/useSheets.ts'
import { useValueText } from '../sheets/useValueText.ts'
import classes from './draft.module.css'
import { earlierOf } from './history.ts'
import type { LawDraft } from './useDraft.ts'
import type { SheetEditorProps } from './useSheetActions.ts'

type Props = {
  readonly draft: LawDraft
  readonly sheet: Sheet
  readonly sheets: Sheets
  readonly at: Cell
  readonly texts: CellTexts | undefined
  readonly onGoTo: SheetEditorProps['onGoTo']
}

/** The selected cell in full: its place, its text, what is wrong with it, and what stood there before. */
export function LineAbove({ draft, sheet, sheets, at, texts, onGoTo }: Props) {
  const { t } = useTranslation()
  const problemText = useProblemText()
  const [line, column] = [sheet.lines[at.line], sheet.columns[at.column]]
  if (!line || !column) return null
  const read = column.words.read(texts?.text() ?? '')
  return (
    <div className={classes.lineAbove} data-part tabIndex={-1}>
      <strong>{t('legalContent.grid.position', { row: line.position, column: column.title })}</strong>
      <span lang="en" className={classes.whole}>
        {texts?.words || t(column.side === 'when' ? 'legalContent.grid.any' : 'legalContent.grid.nothing')}
      </span>
      {isProblem(read) && placeOf(sheet, at.line, at.column) && (
        <span className={classes.problem}>{problemText(read.problem)}</span>
      )}
      {'value' in read && column.type.kind === 'file' && read.value !== undefined && (
        <OpenDocumentFile country={draft.file.country} file={read.value as DocumentFile} />
      )}
      <Was draft={draft} sheet={sheet} sheets={sheets} at={at} />
      {sheet.kind === 'entry' && !sheet.part && !sheet.isFacts && (
        <CitedBy draft={draft} sheets={sheets} onGoTo={onGoTo} entry={line.entry} />
      )}
    </div>
  )
}

type CitedByProps = Pick<Props, 'draft' | 'sheets' | 'onGoTo'> & { readonly entry: string }

/** Where an entry is used: while it is, it cannot be taken out. */
function CitedBy({ draft: { file }, sheets, onGoTo, entry }: CitedByProps) {
  const { t } = useTranslation()
  const textOf = useValueText(file, sheets)
  const citing = citedBy(file, entry)
  return (
    <div className={classes.cited}>
      <span>{t('list.labelled', { label: t('legalContent.columns.used'), value: '' })}</span>
      {citing.length === 0 && <span>{t('legalContent.grid.nothing')}</span>}
      {citing.map((one) => (
        <Anchor
          key={one}
          component="button"
          type="button"
          onClick={() => onGoTo({ sheet: sheets.sheetIdOf(one, file), entry: one, text: '' })}
        >
          {textOf.entry(one)}
        </Anchor>
      ))}
    </div>
  )
}

function Was({ draft, sheet, sheets, at }: Omit<Props, 'texts' | 'onGoTo'>) {
  const { t } = useTranslation()
  const textOf = useValueText(draft.file, sheets)
  const place = placeOf(sheet, at.line, at.column)
  const earlier = place && earlierOf(draft, place)
  if (!earlier) return null
  const value = textOf.value(place, earlier.before)
  const by = earlier.isMine ? t('legalContent.grid.you') : (earlier.by ?? t('legalContent.conflict.somebody'))
  return (
    <span className={classes.was}>
      {earlier.at
        ? t('legalContent.grid.wasBy', { value, by, at: formatInstant(earlier.at) })
        : t('legalContent.grid.was', { value })}
    </span>
  )
}
