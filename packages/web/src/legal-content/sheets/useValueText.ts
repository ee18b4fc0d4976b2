import { type CountryFile, findEntry } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import type { FilePlace, Sheet } from './sheet.ts'

type SheetOf = { readonly sheetOf: (id: string, file: CountryFile) => Sheet }

/** Names a place of the file and words its values, wherever its sheet is. */
export function useValueText(file: CountryFile, { sheetOf }: SheetOf) {
  const { t } = useTranslation()
  const columnOf = ({ entry, field }: FilePlace) => {
    const found = findEntry(file, entry)
    const id = found?.kind === 'row' ? file.matrices[Number(found.list[1])]?.id : found?.kind
    const sheet = sheetOf(id ?? '', file)
    return { sheet, column: sheet.columns.find((one) => one.id === field.replace(/^when\/\d+\//, '')) }
  }
  return {
    name: (place: FilePlace): string => {
      const { sheet, column } = columnOf(place)
      const row = sheet.lines.find(({ entry }) => entry === place.entry)?.position ?? 0
      return [sheet.title, t('legalContent.grid.position', { row, column: column?.title ?? '' })].join(' · ')
    },
    value: (place: FilePlace, value: unknown): string => {
      const { column } = columnOf(place)
      const nothing = t(column?.side === 'when' ? 'legalContent.grid.any' : 'legalContent.grid.nothing')
      return column?.words.ofCell(value) || nothing
    },
  }
}
