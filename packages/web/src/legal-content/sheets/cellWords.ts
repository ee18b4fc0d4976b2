import {
  type CellDimension,
  type CellType,
  type CountryFile,
  type DocumentFile,
  type EntryColumn,
  type ReadCell,
  readCell,
  type SurveyContent,
  shortList,
} from '@portal/contract'
import type { Box, Part } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { languageName } from '@portal/texts'
import type { TFunction } from 'i18next'
import { formatDay } from '../../shared/dates/dates.ts'
import { daysAsWritten } from './daysAsWritten.ts'

/** What the words of cells are made of: the catalogue, the names of facts, and the law itself. */
export type WordSources = {
  readonly t: TFunction
  readonly wording: Wording
  /** The words of duties, locks, documents, regions and rows by their ids. */
  readonly nameOf: (id: string) => string
}

/** The values of a column in words, in which they are shown; texts of cells name them by their ids. */
export type CellWords = {
  /** One of the values of a list. */
  readonly ofValue: (value: string) => string
  /** A whole cell; several lines for several things. */
  readonly ofCell: (value: unknown) => string
  /** The value of a typed text, in which names and days may stand as they are shown. */
  readonly read: (text: string) => ReadCell
}

/** The words of the ids of a country's file and of the treaty level; an id without words stays as it is. */
export function namesOf(file: CountryFile, { law }: SurveyContent): (id: string) => string {
  const treatyRows = Object.values(law.layers).flatMap((matrices) => matrices.flatMap(({ rows }) => rows))
  const names = new Map<string, string>([
    ...treatyRows.map((row) => [row.id, row.then.reason] as const),
    ...law.documents.map(({ id, title }) => [id, title] as const),
    ...[...law.obligations, ...file.obligations, ...file.locks].map(({ id, text }) => [id, text] as const),
    ...file.documents.map(({ id, titleEnglish }) => [id, titleEnglish] as const),
    ...file.regions.map(({ code, name }) => [code, name] as const),
  ])
  return (id) => names.get(id) ?? id
}

export function cellWords(sources: WordSources, { field, type }: EntryColumn): CellWords {
  const ofValue = valueWords(sources, field, type)
  return {
    ofValue,
    ofCell: (value) => (isNothing(value) ? '' : wordsOf(sources, { type, value, ofValue })),
    read: (text) => readCell(type, isOfDays(type) ? daysAsWritten(sources.t, text) : text, ofValue),
  }
}

const isOfDays = (type: CellType): boolean =>
  type.kind === 'day' || (type.kind === 'part' && type.dimension.values === 'days')

const isNothing = (value: unknown) => value === undefined || value === null

type Worded = { readonly type: CellType; readonly value: unknown; readonly ofValue: CellWords['ofValue'] }
type Link = { readonly name: string; readonly url?: string }
type Article = { readonly article: string; readonly topic: string }

function wordsOf(sources: WordSources, { type, value, ofValue }: Worded): string {
  const { t, wording } = sources
  switch (type.kind) {
    case 'part':
      return wording.part(type.dimension.id, value as Part)
    case 'boxes':
      return (value as readonly Box[]).map(wording.box).join('\n')
    case 'box':
      return wording.box(value as Box)
    case 'basis':
      return (value as readonly Basis[]).map((basis) => basisWords(sources, basis)).join('\n')
    case 'articles':
      return (value as readonly Article[]).map(({ article, topic }) => `${article}: ${topic}`).join('\n')
    case 'file':
      return (value as DocumentFile).name
    case 'yesNo':
      return t(value === true ? 'informationHub.differences.yes' : 'informationHub.differences.no')
    case 'links':
      return (value as readonly Link[]).map(({ name, url }) => (url ? `${name}: ${url}` : name)).join('\n')
    case 'ids':
    case 'lines':
      return (value as readonly string[]).map(ofValue).join('\n')
    case 'names':
    case 'texts':
      return (value as readonly string[]).map(ofValue).join('; ')
    case 'day':
      return formatDay(String(value))
    default:
      return ofValue(String(value))
  }
}

/** Lists of most values say which values they lack. */
export function shortWording(t: TFunction, wording: Wording, dimensions: readonly CellDimension[]): Wording {
  const valuesOf = new Map(dimensions.map(({ id, values }) => [id, values]))
  const restOf = (id: string, part: Part): string | undefined => {
    const values = valuesOf.get(id)
    if (!values || !isList(part)) return undefined
    const { isRest, names } = shortList(values, part)
    return isRest ? t('legalContent.grid.allBut', { values: wording.part(id, names) }) : undefined
  }
  const fact = (id: string, part: Part) => {
    const value = restOf(id, part)
    return value ? t('list.labelled', { label: wording.dimension(id), value }) : wording.box({ [id]: part })
  }
  return {
    ...wording,
    part: (id, part) => restOf(id, part) ?? wording.part(id, part),
    box: (box) =>
      Object.entries(box)
        .map(([id, part]) => fact(id, part))
        .join(t('assessments.join.and')),
  }
}

const isList = (part: Part): part is readonly string[] => Array.isArray(part)

type Basis = CountryFile['matrices'][number]['rows'][number]['then']['basis'][number]

/** A document with its article, or the stated absence of one with the day of the search. */
export function basisWords({ t, nameOf }: Pick<WordSources, 't' | 'nameOf'>, basis: Basis): string {
  if ('document' in basis) return [nameOf(basis.document), basis.article].filter(Boolean).join(', ')
  // The statement is a sentence of its own; here it goes on with the day.
  return t('legalContent.grid.absence', { absence: basis.absence.replace(/\.$/, ''), day: formatDay(basis.asOf) })
}

function valueWords(sources: WordSources, field: string, type: CellType): CellWords['ofValue'] {
  const { wording, nameOf } = sources
  if (type.kind === 'part') return (value) => wording.part(type.dimension.id, [value])
  if (type.kind === 'ids' || type.kind === 'basis') return nameOf
  return VALUE_WORDS[field]?.(sources) ?? ((value) => value)
}

type OfValues = (sources: WordSources) => CellWords['ofValue']

/** The words of lists that the catalogue has, by the field whose values they are. */
const VALUE_WORDS: { readonly [field: string]: OfValues | undefined } = {
  'then/status':
    ({ t }) =>
    (value) =>
      t(`light.${value as 'RED'}.name`),
  trigger:
    ({ t }) =>
    (value) =>
      t(`informationHub.country.trigger.${value as 'use'}`),
  'then/confidence': ({ t }) => confidenceWords(t),
  confidence: ({ t }) => confidenceWords(t),
  kind: ({ t }) => kindWords(t),
  type:
    ({ t }) =>
    (value) =>
      t(`assessments.result.lockType.${value as 'legal'}`),
  lawStatus:
    ({ t }) =>
    (value) =>
      t(`informationHub.lawStatus.${value as 'no_law'}`),
  role:
    ({ t }) =>
    (value) =>
      t(`informationHub.country.roles.${value as 'NFP'}`),
  linkKind:
    ({ t }) =>
    (value) =>
      t(`links.kinds.${value as 'authority'}`),
  metBy:
    ({ t }) =>
    (value) =>
      t(`assessments.evidence.kinds.${PAPERS[value] ?? (value as 'permit')}`),
  language: () => languageName,
  document: ({ nameOf }) => nameOf,
  regions: ({ nameOf }) => nameOf,
  concerns:
    ({ t }) =>
    (value) =>
      t(`informationHub.country.trigger.${value as 'use'}`),
  'for/users':
    ({ wording }) =>
    (value) =>
      wording.part('user', [value]),
  'for/purposes':
    ({ wording }) =>
    (value) =>
      wording.part('commercialIntent', [value]),
  how:
    ({ t }) =>
    (value) =>
      t(`procedures.channels.${value as 'form'}`),
  gives:
    ({ t }) =>
    (value) =>
      t(`procedures.results.${value as 'permit'}`),
  field: ({ t }) => letterFieldWords(t),
  unless: ({ t }) => letterFieldWords(t),
}

const letterFieldWords = (t: TFunction) => (value: string) => t(`letterFields.${value as 'remarks'}`)

const confidenceWords = (t: TFunction) => (value: string) => t(`informationHub.country.confidences.${value as 'high'}`)

/** The kinds of duties and those of documents; the latter may be any text. */
function kindWords(t: TFunction): CellWords['ofValue'] {
  const words: Readonly<Record<string, string>> = {
    ...t('informationHub.documents.kinds', { returnObjects: true }),
    ...t('assessments.result.groups', { returnObjects: true }),
  }
  return (value) => words[value] ?? value
}

/** Papers that are called otherwise where they are kept. */
const PAPERS: { readonly [paper: string]: 'authority_answer' | 'enquiry' | undefined } = {
  answer: 'authority_answer',
  seek_information: 'enquiry',
}
