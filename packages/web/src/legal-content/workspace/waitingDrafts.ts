import type { DraftSummary } from '@portal/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session.ts'
import { legalContentQueries } from '../core/legalContent.queries.ts'

/** How a draft waits, the most urgent first: what somebody else waits for, then own work. */
export const DRAFT_KINDS = ['review', 'returned', 'outdated', 'mine'] as const
export type DraftKind = (typeof DRAFT_KINDS)[number]

export function kindOf({ handOver, outdated, isMine }: DraftSummary): DraftKind | undefined {
  if (handOver && !handOver.outcome && !isMine) return 'review'
  if (handOver?.outcome === 'returned' && isMine) return 'returned'
  if (outdated) return 'outdated'
  return isMine ? 'mine' : undefined
}

/** The drafts that others wait for the reader with: to review, or given back. None for those who do not write the law. */
export function useWaitingDrafts() {
  const { user } = useSession()
  const mayEdit = user?.allowedActions.includes('MANAGE_LEGAL_CONTENT')
  const { data, isLoading } = useQuery({ ...legalContentQueries.workspace, ...(!mayEdit && { queryFn: skipToken }) })
  const drafts = (data?.countries ?? []).flatMap(({ countryId, name, drafts }) =>
    drafts.map((draft) => ({ countryId, name, draft, kind: kindOf(draft) })),
  )
  return { isLoading, drafts: drafts.filter(({ kind }) => kind === 'review' || kind === 'returned') }
}
