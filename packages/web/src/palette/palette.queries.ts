import { palette } from '@portal/contract'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** What fits some letters; of several answers on their way, only the one for the latest letters is shown. */
export const paletteQuery = (q: string) =>
  queryOptions({
    queryKey: ['palette', q],
    queryFn: q === '' ? skipToken : () => call(palette.search, { query: { q } }),
    placeholderData: keepPreviousData,
  })
