import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LawText } from '../../shared/law/LawText.tsx'
import { type CellTexts, keyOf, placeOf, type Sheet, type SheetColumn } from '../sheets/sheet.ts'
import type { CellMark } from './Grid.tsx'
import classes from './grid.module.css'
import type { Cell } from './gridState.ts'
import type { GridControl } from './useGrid.ts'

type Props = {
  readonly sheet: Sheet
  readonly texts: readonly (readonly CellTexts[])[]
  readonly marks: ReadonlyMap<string, CellMark>
  readonly control: GridControl
  readonly isReadOnly: boolean
  readonly onEdit: (cell: Cell) => void
  /** The tools of the selected line, shown in its card. */
  readonly children: ReactNode
}

/** A sheet on a phone: one card a line. The selected one has all of its fields, and each is edited by a tap. */
export function Cards({ children, ...props }: Props) {
  const { sheet, control } = props
  const list = useFocusedCard(control.shown.at.line)
  return (
    <ol ref={list} className={classes.cards} aria-label={sheet.title}>
      {sheet.lines.map(({ key }, line) => {
        const isChosen = line === control.shown.at.line
        return (
          <li key={key} className={classes.card} data-chosen={isChosen || undefined}>
            <CardHead {...props} line={line} isChosen={isChosen} />
            <dl>
              {sheet.columns.map(
                (column, at) =>
                  (isChosen || tells(sheet, column)) && (
                    <CardField key={column.id} {...props} at={{ line, column: at }} isChosen={isChosen} />
                  ),
              )}
            </dl>
            {isChosen && children}
          </li>
        )
      })}
    </ol>
  )
}

/** Whether a column is shown in every card: the conditions, light and reason of a row, or the first columns of a list. */
const tells = ({ kind, columns }: Sheet, column: SheetColumn): boolean =>
  kind === 'row' ? column.side === 'when' || TELLING.includes(column.id) : columns.indexOf(column) < TELLING.length

const TELLING = ['then/status', 'then/reason']

type CardProps = Omit<Props, 'children'> & { readonly isChosen: boolean }

/** Selects its line. The sheet gives the focus to what it calls its active cell, here as in a grid. */
function CardHead({ sheet, control, line, isChosen }: CardProps & { line: number }) {
  const { t } = useTranslation()
  const { position, isOr, isLast } = sheet.lines[line] ?? {}
  return (
    <UnstyledButton
      className={classes.cardHead}
      aria-expanded={isChosen}
      {...(isChosen && { 'data-cell': '', 'data-active': '', tabIndex: 0 })}
      onClick={() => control.move({ line, column: 0 })}
    >
      {isOr ? t('legalContent.grid.or') : `${t('legalContent.columns.row')} ${position}`}
      {isLast && !isOr && <span className={classes.otherwise}>{t('legalContent.grid.otherwise')}</span>}
    </UnstyledButton>
  )
}

function CardField({ sheet, texts, marks, isReadOnly, onEdit, at, isChosen }: CardProps & { at: Cell }) {
  const { t } = useTranslation()
  const place = placeOf(sheet, at.line, at.column)
  const words = texts[at.line]?.[at.column]?.words ?? ''
  const column = sheet.columns[at.column]
  const isEdited = isChosen && !isReadOnly && place !== undefined
  if (!column || (words === '' && !isEdited)) return null
  const { title, side } = column
  const nothing = t(side === 'when' ? 'legalContent.grid.any' : 'legalContent.grid.nothing')
  const text = words === '' ? nothing : <LawText>{words}</LawText>
  const name = t('list.labelled', { label: title, value: words || nothing })
  return (
    <div data-mark={place && marks.get(keyOf(place))}>
      <dt>{title}</dt>
      <dd>
        {isEdited ? (
          <UnstyledButton className={classes.cardField} aria-label={name} onClick={() => onEdit(at)}>
            {text}
          </UnstyledButton>
        ) : (
          text
        )}
      </dd>
    </div>
  )
}

/** Brings the card of the selected line into view, and keeps the focus with it. */
function useFocusedCard(line: number) {
  const list = useRef<HTMLOListElement>(null)
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const card = list.current?.children[line]
    const [focused, wasFirst] = [document.activeElement, isFirst.current]
    isFirst.current = false
    if (wasFirst || !card || card.contains(focused)) return
    if (focused !== document.body && !list.current?.contains(focused)) return
    card.querySelector('button')?.focus({ preventScroll: true })
    card.scrollIntoView({ block: 'nearest' })
  }, [line])
  return list
}
