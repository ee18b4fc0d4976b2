import { Button } from '@mantine/core'
import { type CallOutput, type MergeConflict, merging } from '@portal/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { call } from '../../api/call.ts'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { Conflict } from './Conflict.tsx'
import classes from './MergePage.module.css'

type Merge = CallOutput<typeof merging.read>
type Choice = Pick<MergeConflict, 'entry' | 'field'> & { side: 'ours' | 'theirs' | 'both' }
type Draft = { readonly id: string; readonly version: number }

const mergeQuery = (params: Draft) =>
  queryOptions({ queryKey: ['legal-content', 'merge', params], queryFn: () => call(merging.read, { params }) })

/** Brings a draft up to date with the version that was activated since it was begun, field by field. */
export function MergePage() {
  const { id = '', version = '' } = useParams()
  const params = { id, version: Number(version) }
  const { t } = useTranslation()
  const merge = useQuery(mergeQuery(params))
  return (
    <>
      <PageTitle title={t('lawMerge.title')} lead={merge.data && t('lawMerge.lead', leadOf(merge.data))} />
      {merge.isPending && <Loading lines={8} />}
      {merge.isError && <Failure error={merge.error} onRetry={() => merge.refetch()} />}
      {merge.data && <Merging params={params} merge={merge.data} />}
    </>
  )
}

const leadOf = ({ from, to, taken }: Merge) => ({ from, to, count: taken.length })

/** The two calls of the page: one conflict decided, and the merged text written into the draft. */
function useMerging(params: Draft, revision: Merge['revision']) {
  const client = useQueryClient()
  const choose = useMutation({
    mutationFn: ({ entry, field, side }: Choice) =>
      call(merging.choose, { params, body: { choices: [{ entry, field, side }] } }),
    onSuccess: (merged) => client.setQueryData(mergeQuery(params).queryKey, merged),
  })
  const write = useMutation({
    mutationFn: () => call(merging.merge, { params, ifMatch: revision }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['legal-content'] }),
  })
  return { choose, write }
}

function Merging({ params, merge }: { params: Draft; merge: Merge }) {
  const { t } = useTranslation()
  const { choose, write } = useMerging(params, merge.revision)
  const open = merge.conflicts.filter(({ choice }) => choice === null).length
  if (write.isSuccess)
    return (
      <p role="status">
        <Link to={paths.legalDraft(params.id, params.version)}>{t('lawMerge.done')}</Link>
      </p>
    )
  return (
    <>
      {merge.conflicts.length === 0 && <p>{t('lawMerge.none')}</p>}
      <ul className={classes.list}>
        {merge.conflicts.map((conflict) => (
          <li key={`${conflict.entry} ${conflict.field}`}>
            <Conflict
              conflict={conflict}
              isSaving={choose.isPending}
              onChoose={(side) => choose.mutate({ ...conflict, side })}
            />
          </li>
        ))}
      </ul>
      <Problems problems={merge.problems} />
      {choose.isError && <Failure error={choose.error} />}
      {write.isError && <Failure error={write.error} />}
      {open > 0 && <p id="merge-open">{t('lawMerge.open', { count: open })}</p>}
      <Button
        disabled={open > 0}
        aria-describedby={open > 0 ? 'merge-open' : undefined}
        loading={write.isPending}
        onClick={() => write.mutate()}
      >
        {t('lawMerge.write')}
      </Button>
    </>
  )
}

/** A merged text with problems can be written into the draft, which is mended there, but not activated. */
function Problems({ problems }: Pick<Merge, 'problems'>) {
  const { t } = useTranslation()
  if (problems.length === 0) return null
  return (
    <section aria-label={t('lawMerge.problems')}>
      <h2>{t('lawMerge.problems')}</h2>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path}: <LawText>{message}</LawText>
          </li>
        ))}
      </ul>
    </section>
  )
}
