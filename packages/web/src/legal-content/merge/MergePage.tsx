import { Button } from '@mantine/core'
import {
  type CallOutput,
  type CountryFile,
  type EditedFile,
  HOUSE,
  type MergeConflict,
  merging,
  type SurveyContent,
  versions,
} from '@portal/contract'
import { countryName } from '@portal/texts'
import { queryOptions, useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { call } from '../../api/call.ts'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { editedFile } from '../core/legalContent.queries.ts'
import { useSheets } from '../sheets/useSheets.ts'
import { useValueText, type ValueText } from '../sheets/useValueText.ts'
import { Conflict } from './Conflict.tsx'
import classes from './MergePage.module.css'

type Merge = CallOutput<typeof merging.read>
type Choice = Pick<MergeConflict, 'entry' | 'field'> & { side: 'ours' | 'theirs' | 'both' }
type Draft = { readonly id: string; readonly version: number }

const fileQuery = (params: Draft) =>
  queryOptions({ queryKey: ['legal-content', 'file', params], queryFn: () => call(versions.read, { params }) })

const mergeQuery = (params: Draft) =>
  queryOptions({ queryKey: ['legal-content', 'merge', params], queryFn: () => call(merging.read, { params }) })

/** Brings a draft up to date with a version that was activated since it was begun, or shipped and waits, field by field. */
export function MergePage() {
  const { id = HOUSE, version = '' } = useParams()
  const params = { id, version: Number(version) }
  const { t } = useTranslation()
  const queries = useQueries({ queries: [mergeQuery(params), fileQuery(params), contentQueries.survey] })
  const [{ data: merge }, { data: draft }, { data: content }] = queries
  const failed = queries.find(({ isError }) => isError)
  const isReady = merge && draft && content
  return (
    <>
      <PageTitle
        title={titleOf(t, id, draft && countryName(id, draft.file.name))}
        lead={merge && t(`lawMerge.lead.${merge.source}`, leadOf(merge))}
      />
      {failed && <Failure error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed && !isReady && <Loading lines={8} />}
      {isReady && <Merging params={params} merge={merge} file={editedFile(draft)} content={content} />}
    </>
  )
}

function titleOf(t: TFunction, id: string, country: string | undefined): string {
  if (id === HOUSE) return t('lawMerge.titleOfHouse')
  return country === undefined ? t('lawMerge.title') : t('lawMerge.titleOf', { country })
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

type MergingProps = { params: Draft; merge: Merge; file: EditedFile; content: SurveyContent }

const NO_COLUMNS: readonly string[] = []

function Merging({ params, merge, file, content }: MergingProps) {
  const { t } = useTranslation()
  const textOf = useValueText(file, useSheets(file, content, NO_COLUMNS))
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
              source={merge.source}
              textOf={textOf}
              isSaving={choose.isPending}
              onChoose={(side) => choose.mutate({ ...conflict, side })}
            />
          </li>
        ))}
      </ul>
      <Problems problems={merge.problems} nameOf={(id) => placeName(textOf, file, id)} />
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

/** The server names rows, matrices and golden cases by their ids. */
function placeName(textOf: ValueText, { matrices }: CountryFile, id: string): string {
  const isRow = matrices.some(({ rows }) => rows.some((row) => row.id === id))
  return isRow ? textOf.entry(`row ${id}`) : (matrices.find((one) => one.id === id)?.title ?? id)
}

/** A merged text with problems can be written into the draft, which is mended there, but not activated. */
function Problems({ problems, nameOf }: Pick<Merge, 'problems'> & { nameOf: (id: string) => string }) {
  const { t } = useTranslation()
  if (problems.length === 0) return null
  return (
    <section aria-label={t('lawMerge.problems')}>
      <h2>{t('lawMerge.problems')}</h2>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {nameOf(path)}: <LawText>{message}</LawText>
          </li>
        ))}
      </ul>
    </section>
  )
}
