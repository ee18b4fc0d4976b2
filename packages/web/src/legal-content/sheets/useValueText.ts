import { type CountryFile, valueIn } from '@portal/contract'
import type { Box } from '@portal/rules'
import type { Wording } from '@portal/texts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates/dates.ts'
import type { FilePlace, Sheet } from './sheet.ts'

type SheetsOf = {
  readonly wording: Wording
  readonly nameOf: (id: string) => string
  readonly fieldTitle: (field: string) => string
  readonly sheetOf: (id: string, file: CountryFile) => Sheet
  readonly sheetIdOf: (entry: string, file: CountryFile) => string | null
}

export type ValueText = ReturnType<typeof useValueText>

/** Names entries and places of the file, and words their values, wherever their sheet is. */
export function useValueText(file: CountryFile, { wording, nameOf, fieldTitle, sheetOf, sheetIdOf }: SheetsOf) {
  const { t } = useTranslation()
  const sheetOfEntry = (entry: string) => sheetOf(sheetIdOf(entry, file) ?? kindOf(entry), file)
  const columnOf = ({ entry, field }: FilePlace) => {
    const name = field.replace(/^when\/\d+\//, '')
    return sheetOfEntry(entry).columns.find(({ id }) => id === name || id === `then/${name}`)
  }
  const entryName = (entry: string): string => {
    const [kind, id] = [kindOf(entry), entry.slice(kindOf(entry).length + 1)]
    const beside = BESIDE[kind]
    if (beside) return beside({ t, fieldTitle }, id)
    const line = sheetOfEntry(entry).lines.find((one) => one.entry === entry)
    const sheet = sheetOfEntry(entry).title
    if (kind === 'row')
      return line ? t('legalContent.grid.rowOf', { row: line.position, sheet }) : t('legalContent.grid.rowGone')
    return t('list.labelled', { label: sheet, value: ownName(valueIn(file, entry)) ?? nameOf(id) })
  }
  const valueText = (place: FilePlace, value: unknown): string => {
    const column = columnOf(place)
    const words = isNothing(value) ? '' : (column?.words.ofCell(value) ?? otherText(place, value))
    return words || t(column?.side === 'when' ? 'legalContent.grid.any' : 'legalContent.grid.nothing')
  }
  /** What no sheet has a column for: all conditions of a row, the order of rows, whole entries. */
  const otherText = ({ entry, field }: FilePlace, value: unknown): string => {
    // The `when` of a procedure is a sentence.
    if (field === 'when' && Array.isArray(value)) return (value as readonly Box[]).map(boxText).join('\n')
    if (Array.isArray(value))
      return value.map((one) => (typeof one === 'string' ? idText(one) : fieldsText(entry, one))).join('\n')
    return typeof value === 'object' ? fieldsText(entry, value ?? {}) : String(value)
  }
  const boxText = (box: Box) => wording.box(box) || t('legalContent.grid.any')
  const idText = (id: string) => (sheetIdOf(`row ${id}`, file) ? entryName(`row ${id}`) : nameOf(id))
  /** A whole entry, with a line for each of its fields. */
  const fieldsText = (entry: string, fields: object): string =>
    Object.entries(fields)
      .filter(([field]) => field !== 'id')
      .map(([field, value]) =>
        t('list.labelled', {
          label: fieldTitle(field.replace('then/', '')),
          value: valueText({ entry, field }, value),
        }),
      )
      .join('\n')
  return {
    entry: entryName,
    name: ({ entry, field }: FilePlace): string =>
      [entryName(entry), columnOf({ entry, field })?.title ?? fieldTitle(field.replace('then/', ''))].join(' · '),
    value: valueText,
  }
}

type Words = { readonly t: TFunction; readonly fieldTitle: (field: string) => string }

/** The names of what stands on no sheet. */
const BESIDE: { readonly [kind: string]: ((words: Words, id: string) => string) | undefined } = {
  fact: ({ fieldTitle }, id) => fieldTitle(id),
  case: ({ t }, name) => t('legalContent.grid.case', { name }),
  procedure: ({ t }, value) => t('list.labelled', { label: t('informationHub.country.things.procedure'), value }),
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const kindOf = (entry: string): string => entry.slice(0, entry.indexOf(' '))

/** What an entry calls itself. */
function ownName(thing: unknown): string | undefined {
  const { titleEnglish, title, text, question, name, from } = (thing ?? {}) as { readonly [field: string]: string }
  return titleEnglish ?? title ?? text ?? question ?? name ?? (from === undefined ? undefined : formatDay(from))
}
