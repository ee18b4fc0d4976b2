import { DOCUMENT_PAGE_SIZE } from '@portal/contract'
import { useEffect } from 'react'
import type { DocumentSearch, Found } from './useDocumentSearch.ts'

type Query = { readonly data: Found | undefined; readonly isPlaceholderData: boolean }

/** A page after the last one, as an old link may have, becomes the last one. */
export function useLastPage({ data, isPlaceholderData }: Query, { page, turnTo }: DocumentSearch): void {
  const last = data && Math.max(Math.ceil(data.total / DOCUMENT_PAGE_SIZE), 1)
  const isPast = last !== undefined && !isPlaceholderData && page > last
  useEffect(() => {
    if (isPast) turnTo(last, true)
  })
}
