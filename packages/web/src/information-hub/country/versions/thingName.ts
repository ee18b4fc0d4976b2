import type { ContentDifference } from '@portal/contract'
import i18next from 'i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import type { Field } from './changesOf.ts'
import type { Side, Sides } from './useDifferences.ts'

type Thing = { readonly [field: string]: string | undefined }

/** What a thing is called by a reader: never its id. */
export function thingName({ kind, id, matrix, before, after }: ContentDifference, sides: Sides): string {
  const thing = (after ?? before ?? {}) as Thing
  const names: { readonly [kind in ContentDifference['kind']]: () => string | undefined } = {
    row: () => ruleName(after ? sides.after : sides.before, matrix, id),
    matrix: () => quoted(thing.title),
    document: () => quoted(thing.titleEnglish),
    condition: () => quoted(thing.question),
    obligation: () => quoted(thing.text),
    lock: () => quoted(thing.text),
    region: () => thing.name,
    authority: () => thing.name,
    measure: () => i18next.t('informationHub.differences.rulesSince', { day: formatDay(id) }),
    fact: () => i18next.t(`informationHub.differences.fields.${id as Field}`),
  }
  return names[kind]() ?? ''
}

const quoted = (text: string | undefined) => text && `“${text}”`

/** A rule by its place in its table. */
function ruleName({ law }: Side, matrix: string | undefined, id: string): string {
  const table = law.layers.provider?.find((one) => one.id === matrix)
  const number = (table?.rows.findIndex((row) => row.id === id) ?? -1) + 1
  return i18next.t('informationHub.differences.rule', { number, table: table?.title ?? '' })
}
