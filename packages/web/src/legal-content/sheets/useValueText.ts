import { type EditedFile, factOf, valueIn } from '@portal/contract'
import type { Box } from '@portal/rules'
import type { Wording } from '@portal/texts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates/dates.ts'
import { goldenCaseText } from '../../shared/law/goldenCaseText.ts'
import { columnIdOf, type FilePlace, placeInList, type Sheet } from './sheet.ts'

type SheetsOf = {
  readonly wording: Wording
  readonly nameOf: (id: string) => string
  readonly fieldTitle: (field: string) => string
  readonly sheetOf: (id: string, file: EditedFile) => Sheet
  readonly sheetIdOf: (entry: string, file: EditedFile, field?: string | null) => string | null
}

export type ValueText = ReturnType<typeof useValueText>

/** Names entries and places of the file, and words their values, wherever their sheet is. */
export function useValueText(file: EditedFile, sheets: SheetsOf) {
  const { t } = useTranslation()
  const { wording, nameOf, sheetIdOf } = sheets
  const names = placeNames(t, file, sheets)
  const valueText = (place: FilePlace, value: unknown): string => {
    if (kindOf(place.entry) === 'case' && CASE_FIELDS.includes(place.field) && !isNothing(value))
      return goldenCaseText({ t, wording, nameOf: idText }, place.field, value)
    const column = names.columnOf(place)
    const words = isNothing(value) ? '' : (column?.words.ofCell(value) ?? otherText(place, value))
    return words || t(column?.side === 'when' ? 'legalContent.grid.any' : 'legalContent.grid.nothing')
  }
  /** What no sheet has a column for: all conditions of a row, the order of rows, whole entries. */
  const otherText = ({ entry, field }: FilePlace, value: unknown): string => {
    // The `when` of a procedure is a sentence.
    if (field === 'when' && Array.isArray(value)) return (value as readonly Box[]).map(boxText).join('\n')
    if (Array.isArray(value))
      return value
        .map((one) => (typeof one === 'string' ? idText(one) : fieldsText(entry, one, `${field}/0/`)))
        .join('\n\n')
    return typeof value === 'object' ? fieldsText(entry, value ?? {}, field && `${field}/`) : String(value)
  }
  const boxText = (box: Box) => wording.box(box) || t('legalContent.grid.any')
  const idText = (id: string) => (sheetIdOf(`row ${id}`, file) ? names.entry(`row ${id}`) : nameOf(id))
  /** A whole entry or a part of it, with a line for each of its fields. */
  const fieldsText = (entry: string, fields: object, within = ''): string =>
    Object.entries(fields)
      .filter(([field]) => field !== 'id')
      .map(([name, value]) => {
        const place = { entry, field: `${within}${name}` }
        return t('list.labelled', { label: names.title(place), value: valueText(place, value) })
      })
      .join('\n')
  return {
    entry: names.entry,
    name: names.place,
    value: valueText,
  }
}

function placeNames(t: TFunction, file: EditedFile, { nameOf, fieldTitle, sheetOf, sheetIdOf }: SheetsOf) {
  const sheetOfEntry = (entry: string, field?: string) => sheetOf(sheetIdOf(entry, file, field) ?? kindOf(entry), file)
  const columnOf = ({ entry, field }: FilePlace) => {
    const name = columnIdOf({ entry, field })
    return sheetOfEntry(entry, field).columns.find(({ id }) => id === name || id === `then/${name}`)
  }
  const title = (place: FilePlace): string => {
    const name = columnIdOf(place)
    return columnOf(place)?.title ?? fieldTitle(name.slice(name.lastIndexOf('/') + 1))
  }
  const entryName = (entry: string): string => {
    const [kind, id] = [kindOf(entry), entry.slice(kindOf(entry).length + 1)]
    const beside = BESIDE[kind]
    if (beside) return beside({ t, fieldTitle }, id)
    const { title: sheet, lines } = sheetOfEntry(entry)
    const line = lines.find((one) => one.entry === entry)
    if (kind !== 'row') return t('list.labelled', { label: sheet, value: nameIn(entry, id) })
    return line ? t('legalContent.grid.rowOf', { row: line.position, sheet }) : t('legalContent.grid.rowGone')
  }
  /** An entry that is gone has no words any more. */
  const nameIn = (entry: string, id: string): string => {
    const named = nameOf(id)
    return ownName(valueIn(file, entry)) ?? (named === id ? t('legalContent.grid.entryGone') : named)
  }
  const place = (at: FilePlace): string => {
    if (factOf(at.entry)) return title(at)
    const part = placeInList(at.field)
    const within = part && part.list !== 'when' ? [`${sheetOfEntry(at.entry, at.field).title} ${part.box + 1}`] : []
    return [entryName(at.entry), ...within, title(at)].join(' · ')
  }
  return { columnOf, title, entry: entryName, place }
}

/** The parts of a golden case besides its name. */
const CASE_FIELDS = ['facts', 'open', 'answers', 'expect']

type Words = { readonly t: TFunction; readonly fieldTitle: (field: string) => string }

/** The names of what stands on no sheet. */
const BESIDE: { readonly [kind: string]: ((words: Words, id: string) => string) | undefined } = {
  fact: ({ fieldTitle }, id) => fieldTitle(id),
  case: ({ t }, name) => t('legalContent.grid.case', { name }),
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const kindOf = (entry: string): string => entry.slice(0, entry.indexOf(' '))

/** What an entry calls itself. */
function ownName(thing: unknown): string | undefined {
  const { titleEnglish, title, text, question, name, from } = (thing ?? {}) as { readonly [field: string]: string }
  return titleEnglish ?? title ?? text ?? question ?? name ?? (from === undefined ? undefined : formatDay(from))
}
