import { palette } from '@portal/contract'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Search query; keyed by its text, so that a late response to an earlier text is never displayed. */
export const paletteQuery = (q: string) =>
  queryOptions({
    queryKey: ['palette', q],
    queryFn: q === '' ? skipToken : () => call(palette.search, { query: { q } }),
    placeholderData: keepPreviousData,
  })
