import { JOINED_COLUMN, OWN_COLUMNS } from '@portal/contract'
import { CONFIRM, type Question, type SurveyContext } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import { invalid } from '../../../http/errors.ts'
import { contentText } from '../../../text/contentTexts.ts'
import { knownHeadings, simpleHeading } from './headings.ts'

/** A column of a list to import. Without a question it is one of `OWN_COLUMNS`. */
export type ImportColumn = { id: string; label: string; question?: Question }

/**
 * All possible columns: those that identify a row, and the questions except the confirmation, which an import cannot
 * give.
 */
export const importColumns = ({ survey }: SurveyContext): ImportColumn[] => [
  ...OWN_COLUMNS.map((id) => ({ id, label: t(`importing.columns.${id}`) })),
  ...survey.sections
    .flatMap(({ pages }) => pages.flatMap(({ questions }) => questions))
    .filter(({ id, answeredBy }) => id !== CONFIRM && answeredBy === undefined)
    .map((question) => ({ id: question.id, label: contentText(question.label), question })),
]

/**
 * Maps each column by its header: a label in the current language or in English, an id, its name in the exported list,
 * or a name that databases and people use. Colleagues who read other languages may send each other the same list.
 */
export function matchColumns(
  context: SurveyContext,
  headers: readonly string[],
  firstTexts: readonly string[] = [],
): (string | null)[] {
  const names = new Map(
    importColumns(context).flatMap(({ id, label, question }) =>
      [question?.label ?? label, label, id].map((name) => [simpleHeading(name), id]),
    ),
  )
  for (const [id, name] of exportedNames()) if (!names.has(simpleHeading(name))) names.set(simpleHeading(name), id)
  const taken = new Set<string>()
  const own = headers.map((header, place) => {
    const id = names.get(simpleHeading(header))
    if (id === undefined || taken.has(id) || (id === 'number' && isOtherNumber(firstTexts[place]))) return null
    taken.add(id)
    return id
  })
  return knownHeadings(headers, own, firstTexts)
}

/** The number of an assessment is written as `#000026`; others number their rows, too. */
const isOtherNumber = (text: string | undefined): boolean => text !== undefined && text !== '' && !text.startsWith('#')

const exportedNames = (): [id: string, name: string][] => [
  ['number', t('assessments.list.columns.id')],
  ['reference', t('assessments.list.columns.internalReference')],
  ['name', t('assessments.manage.name')],
  ['geneticResource', t('assessments.list.columns.geneticResource')],
  ['providerCountry', t('assessments.list.filters.providerCountry')],
  ['intendedUse', t('assessments.list.columns.intendedUse')],
  ['accessDate', t('record.exported.accessDate')],
  ['accessDate', t('assessments.list.columns.accessDate')],
  ['intendedUseDate', t('record.exported.useDate')],
  ['intendedUseDate', t('assessments.list.columns.intendedUseDate')],
]

/** A question of the law of one country; its id begins with the code of the country. */
const conditionCalled = (id: string): ImportColumn | undefined =>
  /^[a-z]{2}_\w+$/.test(id) ? { id, label: id } : undefined

/** The chosen columns; null marks an ignored one. Throws INVALID_INPUT if they cannot form a list. */
export function chosenColumns(
  context: SurveyContext,
  columns: readonly (string | null)[],
): readonly (ImportColumn | null)[] {
  const byId = new Map(importColumns(context).map((column) => [column.id, column]))
  const refuse = (message: string) => invalid([{ path: 'columns', message }])
  const chosen = columns.map((id) => {
    if (id === null) return null
    const column = byId.get(id) ?? conditionCalled(id)
    if (!column) throw refuse(t('importing.columns.unknown', { column: id }))
    return column
  })
  const twice = chosen.find((column, place) => column && column.id !== JOINED_COLUMN && chosen.indexOf(column) < place)
  if (twice) throw refuse(t('importing.columns.repeated', { column: twice.label }))
  if (!columns.includes('reference') && !columns.includes('number')) throw refuse(t('importing.columns.noReference'))
  return chosen
}
