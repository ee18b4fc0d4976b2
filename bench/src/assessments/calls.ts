import { createHash } from 'node:crypto'
import type { AssessmentQuery } from '@portal/contract'
import { LARGE } from './makeAssessments.ts'

export type ListQuery = { name: string; body: Partial<AssessmentQuery> }

/** The id that the generator gave to an assessment. */
export function idOf(key: string, account = LARGE): string {
  const hex = createHash('md5').update(`${account}${key}`).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** Requests of users who browse the list without searching: pages, sort orders, tabs. */
export const LISTS: readonly ListQuery[] = [
  { name: 'first page', body: {} },
  { name: 'third page', body: { from: 40 } },
  { name: 'by resource', body: { sort: { geneticResource: 'asc' } } },
  { name: 'by country, descending', body: { sort: { providerCountry: 'desc' } } },
  { name: 'by gravity, descending', body: { sort: { result: 'desc' } } },
  { name: 'by last change', body: { sort: { updatedAt: 'desc' } } },
  { name: 'by access date', body: { sort: { accessDate: 'desc' } } },
  { name: 'completed', body: { filters: { status: ['COMPLETED'] } } },
  {
    name: 'in progress, by reference',
    body: { filters: { status: ['IN_PROGRESS'] }, sort: { internalReference: 'asc' } },
  },
  { name: 'red and not cleared', body: { filters: { result: ['RED'], locked: [true] } } },
]

/** Requests of users who search; `name` and `reference` are those of one assessment. */
export const searches = ({ name, reference }: { name: string; reference: string }): readonly ListQuery[] => [
  { name: 'a Latin name', body: { q: name } },
  { name: 'a Latin name, misspelt', body: { q: `${name.slice(0, 3)}${name.slice(4, 14)}${name.slice(15)}` } },
  { name: 'a genus', body: { q: name.split(' ')[0] ?? '' } },
  { name: 'a reference', body: { q: reference } },
  { name: 'part of a reference', body: { q: reference.slice(4, 9) } },
  { name: 'a number', body: { q: '#000512' } },
  { name: 'a name that is not there', body: { q: 'Quercus robur' } },
  { name: 'starred ones', body: { filters: { favorite: [true] } } },
  { name: 'a country', body: { filters: { providerCountry: ['DC'] } } },
  { name: 'a use', body: { filters: { intendedUse: ['use3'] } } },
  { name: 'an owner', body: { filters: { owner: [idOf('/7')] } } },
  { name: 'a group', body: { filters: { userGroup: [idOf('group1')] } } },
  { name: 'a month', body: { filters: { createdAt: { from: '2022-03-01', to: '2022-03-31' } } } },
  { name: 'a year of access', body: { filters: { accessDate: { from: '2010-01-01', to: '2010-12-31' } } } },
  { name: 'a country and an owner', body: { filters: { providerCountry: ['DC'], owner: [idOf('/7')] } } },
]
