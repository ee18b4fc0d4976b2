import { type CallInput, legalDocuments, legalReferences } from '@portal/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { FIVE_MINUTES } from '../hub.queries.ts'

type Search = CallInput<typeof legalDocuments.search>['body']

/** Separate from `hubQueries`, so that the hub's start page does not load them. */
export const documentQueries = {
  references: (countryId: string) =>
    queryOptions({
      queryKey: ['hub', 'references', countryId],
      queryFn: () => call(legalReferences.search, { body: { countryId } }),
      staleTime: FIVE_MINUTES,
    }),
  documents: (countryId: string) =>
    queryOptions({
      queryKey: ['hub', 'documents', countryId],
      queryFn: () => call(legalDocuments.list, { body: { countryId } }),
      staleTime: FIVE_MINUTES,
    }),
  document: (id: string) =>
    queryOptions({
      queryKey: ['hub', 'document', id],
      queryFn: () => call(legalDocuments.read, { params: { id } }),
      staleTime: FIVE_MINUTES,
    }),
  instrument: (id: string) =>
    queryOptions({
      queryKey: ['hub', 'instrument', id],
      queryFn: () => call(legalDocuments.instrument, { params: { id } }),
      staleTime: FIVE_MINUTES,
    }),
  search: (body: Search) =>
    queryOptions({
      queryKey: ['hub', 'search', body],
      queryFn: () => call(legalDocuments.search, { body }),
      staleTime: FIVE_MINUTES,
      placeholderData: keepPreviousData,
    }),
}
