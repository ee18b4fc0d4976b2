import type { ContentDifference } from '@portal/contract'
import i18next, { type TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import { goldenCaseText } from '../../../shared/law/goldenCaseText.ts'
import { useFacetText } from '../../documents/useFacetText.ts'
import type { Rule } from '../rules/useReadableLaw.ts'
import type { Field } from './changesOf.ts'
import type { VersionContent, VersionPair } from './useDifferences.ts'

/** A list is worded item by item. */
export type FieldText = string | readonly string[]
type Formatter = (value: never) => FieldText

/** Formats a field value with the labels of the version it belongs to. */
export function useFieldText(sides: VersionPair) {
  const { t } = useTranslation()
  const inFacets = useFacetText()
  const yesNo = (value: boolean) => t(value ? 'informationHub.differences.yes' : 'informationHub.differences.no')
  const formattersOf = (side: VersionContent): { readonly [field in Field]?: Formatter } => ({
    ...ruleFormatters(side),
    basis: (basis: Rule['then']['basis']) => basis.map((one) => basisText(side, one)),
    confidence: (value: 'high' | 'medium' | 'low') => t(`informationHub.country.confidences.${value}`),
    trigger: (value: 'access' | 'use') => t(`informationHub.country.trigger.${value}`),
    lawStatus: (value: 'no_law') => t(`informationHub.lawStatus.${value}`),
    role: (value: 'NFP') => t(`informationHub.country.roles.${value}`),
    kind: (value: string) => inFacets('kind', value),
    language: (values: readonly string[]) => values.map((value) => inFacets('language', value)).join(', '),
    hasOfficialEnglish: yesNo,
    changeable: yesNo,
    keyArticles: (list: readonly { article: string; topic: string }[]) =>
      list.map(({ article, topic }) => `${article}: ${topic}`),
    steps: (list: readonly { text: string; source?: string; confirmedOn?: string }[]) =>
      list.map(({ text, ...proof }) =>
        [text, [proof.source, proof.confirmedOn].filter(Boolean).map(plainText).join(' · ')].join('\n').trim(),
      ),
    ...procedureFormatters(side, t),
    reviewed: ({ by, on }: { by: string; on: string }) => `${by}, ${formatDay(on)}`,
    ...caseFormatters(side, t),
    order: () => t('informationHub.differences.otherOrder'),
    closes: () => t('informationHub.differences.otherWay'),
    ends: () => t('informationHub.differences.otherWay'),
    proves: () => t('informationHub.differences.otherWay'),
  })
  const words = { before: formattersOf(sides.before), after: formattersOf(sides.after) }
  return (side: keyof VersionPair, field: Field, value: unknown): FieldText => {
    if (isNothing(value)) return t('informationHub.differences.nothing')
    const known = words[side][field]
    if (known) return known(value as never)
    return Array.isArray(value) ? value.map(plainText) : plainText(value)
  }
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function ruleFormatters({ law, wording }: VersionContent): { readonly [field in Field]?: Formatter } {
  const textsOf = (all: readonly { id: string; text: string }[]) => (ids: readonly string[]) =>
    ids.map((id) => all.find((one) => one.id === id)?.text ?? id)
  const papers = (ids: readonly string[]) => ids.map((id) => wording.dimension(`paper.${id}`)).join(', ')
  return {
    // The moment of a procedure is a sentence.
    when: (boxes: Rule['when'] | string) =>
      typeof boxes === 'string' ? boxes : boxes.map((box) => wording.box(box)).join('; ') || '–',
    covers: (box: Rule['when'][number]) => wording.box(box),
    matrix: (id: string) => law.layers.provider?.find((one) => one.id === id)?.title ?? id,
    obligations: textsOf(law.obligations),
    locks: textsOf(law.locks),
    metBy: papers,
  }
}

type Concerned = { readonly obligations: readonly string[] } & Readonly<Record<string, readonly string[] | boolean>>
type Declared = {
  readonly field: string
  readonly source: string
  readonly confidence: 'high'
  readonly optional?: true
}
type Duration = { readonly statutory?: string; readonly usual?: string; readonly note?: string }

/** The facets of `for` that restrict whom and what a procedure concerns, by the question of each. */
const CONCERNED = { users: 'user', purposes: 'commercialIntent', materials: 'material' } as const

function procedureFormatters(
  { law, wording }: VersionContent,
  t: TFunction,
): { readonly [field in Field]?: Formatter } {
  const textOf = (id: string) => law.obligations.find((one) => one.id === id)?.text ?? id
  return {
    concerns: (value: 'access' | 'use') => t(`informationHub.country.trigger.${value}`),
    how: (value: 'form') => t(`procedures.channels.${value}`),
    gives: (values: readonly string[]) =>
      values.map((value) => t(`procedures.results.${value as 'permit'}`)).join(', '),
    for: ({ obligations, ...limits }: Concerned) =>
      [
        ...obligations.map(textOf),
        ...Object.entries(CONCERNED).flatMap(([name, dimension]) =>
          Array.isArray(limits[name]) ? [wording.box({ [dimension]: limits[name] })] : [],
        ),
        ...(limits.traditionalKnowledge ? [wording.box({ traditionalKnowledge: ['yes'] })] : []),
      ].join('; '),
    duration: ({ statutory, usual, note }: Duration) =>
      [statutory && `${t('procedures.statutory')} ${statutory}`, usual && `${t('procedures.usual')} ${usual}`, note]
        .filter(Boolean)
        .join('; '),
    declares: (fields: readonly Declared[]) =>
      fields
        .map(({ field, source, confidence }) =>
          t('list.labelled', {
            label: t(`informationHub.letterFields.${field as 'remarks'}`),
            value: `${source} (${t(`informationHub.country.confidences.${confidence}`)})`,
          }),
        )
        .join('; '),
  }
}

/** Rows by their table and number, duties and locks by what they say. */
function caseFormatters(side: VersionContent, t: TFunction): { readonly [field in Field]?: Formatter } {
  const { law, wording } = side
  const nameOf = (id: string): string => {
    const table = law.layers.provider?.find(({ rows }) => rows.some((row) => row.id === id))
    const text = [...law.obligations, ...law.locks].find((one) => one.id === id)?.text
    return (table ? ruleName(side, table.id, id) : text) ?? id
  }
  const format = (field: Field) => (value: unknown) => goldenCaseText({ t, wording, nameOf }, field, value)
  return { facts: format('facts'), open: format('open'), answers: format('answers'), expect: format('expect') }
}

function basisText({ law }: VersionContent, basis: Rule['then']['basis'][number]): string {
  if ('absence' in basis) return basis.absence
  const title = law.documents.find((one) => one.id === basis.document)?.title ?? basis.document
  return basis.article ? `${title}, ${basis.article}` : title
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(' ')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(plainText).join(' ')
  const text = String(value)
  return DAY.test(text) ? formatDay(text) : text
}

type Thing = { readonly [field: string]: string | undefined }

/** Display name of a changed item; never its id. */
export function differenceName({ kind, id, matrix, before, after }: ContentDifference, sides: VersionPair): string {
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
    procedure: () => quoted(thing.title),
    case: () => quoted(thing.name),
    fact: () => i18next.t(`informationHub.differences.fields.${id as Field}`),
  }
  return names[kind]() ?? ''
}

const quoted = (text: string | undefined) => text && i18next.t('informationHub.differences.quoted', { text })

/** The words of the law in the name of a changed item. */
export const lawOfDifference = (
  { matrix, before, after }: ContentDifference,
  sides: VersionPair,
): readonly (string | undefined)[] => [
  ...Object.values((after ?? before ?? {}) as Thing).filter((value) => typeof value === 'string'),
  ...[sides.after, sides.before].map(({ law }) => law.layers.provider?.find((one) => one.id === matrix)?.title),
]

/** Names a rule by table and row number; a new one of a draft has no number yet. */
function ruleName({ law }: VersionContent, matrix: string | undefined, id: string): string | undefined {
  const table = law.layers.provider?.find((one) => one.id === matrix)
  const number = (table?.rows.findIndex((row) => row.id === id) ?? -1) + 1
  if (number === 0) return quoted(table?.title)
  return i18next.t('informationHub.differences.rule', { number, table: table?.title ?? '' })
}
