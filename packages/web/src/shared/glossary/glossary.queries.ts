import { glossary } from '@portal/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Terms and cited instruments, fetched with the first term on screen. */
export const glossaryQuery = queryOptions({
  queryKey: ['content', 'glossary'],
  queryFn: () => call(glossary.read, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
