import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { legalContentQueries } from '../core/legalContent.queries.ts'
import { DraftEditor } from './DraftEditor.tsx'

/** A draft of a country's law. It cannot be typed in before it is there. */
export function DraftPage() {
  const { id = '', version = '' } = useParams()
  const ref = useMemo(() => ({ id: id.toUpperCase(), version: Number(version) }), [id, version])
  const queryClient = useQueryClient()
  const query = legalContentQueries.draft(ref)
  const [draft, content] = useQueries({ queries: [query, contentQueries.survey] })
  if (draft.data && content.data) {
    const { revision } = draft.data.version
    return (
      <DraftEditor
        key={`${ref.id} ${ref.version} ${revision}`}
        reference={ref}
        opened={draft.data}
        content={content.data}
        onReload={() => queryClient.invalidateQueries({ queryKey: query.queryKey })}
      />
    )
  }
  const failed = [draft, content].find(({ isError }) => isError)
  return failed ? <Failure error={failed.error} onRetry={() => failed.refetch()} /> : <Loading lines={12} />
}
