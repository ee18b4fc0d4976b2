import { Text } from '@mantine/core'
import { type EditedFile, withoutSources } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DiscardQuestion, useLeave } from '../../shared/forms/leaving.tsx'
import { useIsPhone } from '../../shared/layout/useIsPhone.ts'
import { Procedure } from '../../shared/procedures/Procedure.tsx'
import { legalContentQueries } from '../core/legalContent.queries.ts'
import { Cards } from '../grid/Cards.tsx'
import { Grid } from '../grid/Grid.tsx'
import { type Cell, rangeOf } from '../grid/gridState.ts'
import { useGrid } from '../grid/useGrid.ts'
import { columnIdOf, placeInList, type Sheet, textsOf } from '../sheets/sheet.ts'
import classes from './draft.module.css'
import { marksOf } from './history.ts'
import { LineAbove } from './LineAbove.tsx'
import { SheetDialogs } from './SheetDialogs.tsx'
import { SheetTools } from './SheetTools.tsx'
import { type SheetEditorProps, type SheetTarget, useSheetActions } from './useSheetActions.ts'

/** One sheet: the line above with the whole text of the cell, the tools of its row, and the grid; on a phone, cards. */
export function SheetEditor(props: SheetEditorProps) {
  const { draft, sheet, isReadOnly, comments, opened } = props
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const texts = useMemo(() => textsOf(sheet, draft.file, draft.unread), [sheet, draft.file, draft.unread])
  const marks = useMemo(() => marksOf(draft, comments, opened.base), [draft, comments, opened.base])
  const actions = useSheetActions(props)
  const control = useGrid({
    texts,
    columns: sheet.columns,
    isReadOnly,
    onWrite: actions.write,
    onPaste: actions.paste,
    onCopy: actions.copied,
    onCommand: actions.run,
  })
  const { at } = control.shown
  useWanted(actions.wanted, control.move)
  const box = useTarget(props, control.move)
  const ofLine = <OfLine {...props} texts={texts} control={control} actions={actions} />
  const shown = { sheet, texts, marks, control, isReadOnly }
  const onEdit = (cell: Cell) => {
    control.move(cell)
    actions.run('editor', rangeOf({ at: cell, from: cell }))
  }
  return (
    <div className={classes.sheet} ref={box}>
      <LeaveQuestion isUnwritten={control.isUnwritten} />
      {!isPhone && ofLine}
      {sheet.kind === 'row' && (
        <Text>
          {t('legalContent.draft.first')} {!isPhone && t('legalContent.draft.firstKeys')}
        </Text>
      )}
      {isPhone ? (
        <Cards {...shown} onEdit={onEdit}>
          {ofLine}
        </Cards>
      ) : (
        <Grid {...shown} />
      )}
      <AsShown file={draft.file} entry={sheet.lines[at.line]?.entry} />
      <SheetDialogs {...props} at={at} text={texts[at.line]?.[at.column]?.text() ?? ''} actions={actions} />
    </div>
  )
}

/** Changes are stored in the browser, but not the text of the cell that is being typed. */
function LeaveQuestion({ isUnwritten }: { isUnwritten: boolean }) {
  const leave = useLeave(isUnwritten)
  return leave.asking && <DiscardQuestion onKeep={leave.stay} onDiscard={leave.discard} />
}

type OfLineProps = SheetEditorProps & {
  readonly texts: ReturnType<typeof textsOf>
  readonly control: ReturnType<typeof useGrid>
  readonly actions: ReturnType<typeof useSheetActions>
}

/** The line above, the tools, and what they did. */
function OfLine({ texts, control, actions, ...props }: OfLineProps) {
  const { draft, sheet, sheets, isReadOnly } = props
  const { at } = control.shown
  return (
    <>
      <LineAbove
        draft={draft}
        sheet={sheet}
        sheets={sheets}
        at={at}
        onGoTo={props.onGoTo}
        texts={texts[at.line]?.[at.column]}
      />
      <SheetTools
        sheet={sheet}
        sheets={sheets}
        draft={draft}
        isReadOnly={isReadOnly}
        control={control}
        onRun={actions.run}
        onAddColumn={props.onAddColumn}
        onAddPart={actions.addPart}
      />
      {/* Beside the tools, since a long sheet ends below the window. */}
      <p role="status" className={classes.status}>
        {actions.said}
      </p>
    </>
  )
}

/** Moves to the cell that a finding or comment leads to, and gives it the focus. Returns the ref of the sheet. */
function useTarget({ sheet, target }: SheetEditorProps, move: ReturnType<typeof useGrid>['move']) {
  const box = useRef<HTMLDivElement>(null)
  const goTo = useEffectEvent((to: SheetTarget) => {
    const cell = cellOf(sheet, to)
    if (!cell) return
    move(cell)
    box.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus()
  })
  useEffect(() => {
    if (target) goTo(target)
  }, [target])
  return box
}

/** The procedure of the selected line as its users see it. */
function AsShown({ file, entry }: { file: EditedFile; entry: string | undefined }) {
  const { t } = useTranslation()
  const edited = file.procedures?.find(({ id }) => `procedure ${id}` === entry)
  const { data } = useQuery({ ...legalContentQueries.procedures(file.country), enabled: edited !== undefined })
  if (!edited) return null
  // What addresses lead to is known of those that are shown already.
  const linkKinds = Object.assign({}, ...(data?.procedures ?? []).map((one) => one.linkKinds))
  const procedure = { ...withoutSources(edited), country: file.country, languages: [], linkKinds }
  return (
    <section aria-label={t('legalContent.draft.asShown')}>
      <h2>{t('legalContent.draft.asShown')}</h2>
      <Procedure key={edited.id} procedure={procedure} unfolded />
    </section>
  )
}

/** Selects the cell to which an action led: a moved row, the next problem. */
function useWanted(wanted: Cell | null, move: (to: Cell) => void): void {
  const select = useEffectEvent(move)
  useEffect(() => {
    if (wanted) select(wanted)
  }, [wanted])
}

/** The cell of a target on this sheet; the proof names a part of an outcome without its step `then`. */
function cellOf({ id, isFacts, lines, columns }: Sheet, { sheet, entry, field = '' }: SheetTarget): Cell | null {
  if (sheet !== id) return null
  const name = columnIdOf({ entry: entry ?? '', field })
  const box = placeInList(field)?.box ?? 0
  const first = isFacts ? 0 : lines.findIndex((line) => line.entry === entry)
  const line = lines.findIndex((one) => one.entry === entry && one.box === box)
  if (entry !== undefined && first < 0) return null
  const column = columns.findIndex((one) => one.id === name || one.id === `then/${name}`)
  return { line: Math.max(0, line < 0 ? first : line), column: Math.max(0, column) }
}
