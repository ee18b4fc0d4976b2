import { glossary } from '@portal/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The terms and their instruments: asked for once, where the first term is shown. */
export const glossaryQuery = queryOptions({
  queryKey: ['content', 'glossary'],
  queryFn: () => call(glossary.read, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
