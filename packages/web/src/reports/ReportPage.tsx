import { Anchor, Button } from '@mantine/core'
import { AsKnownOn, type Assessment, type AssessmentReport, type CallOutput, reports } from '@portal/contract'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { ApiError, call } from '../api/call.ts'
import { usePortalName } from '../api/config.queries.ts'
import {
  AssessmentMenu,
  assessmentQueries,
  CopyLink,
  StarButton,
  saveFields,
  useCaseText,
  useLeaveOnFailure,
} from '../cases/index.ts'
import { LabelsDialog } from '../material/index.ts'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { FormFailure } from '../shared/forms/formErrors.tsx'
import { paths } from '../shared/navigation/paths.ts'
import { ReportDocument } from './ReportDocument.tsx'
import classes from './report.module.css'

/** Among the queries of assessments, because a change of the case makes its report old. */
const reportQuery = (id: string, asKnownOn?: string) =>
  queryOptions({
    queryKey: [...assessmentQueries.all, 'report', id, ...(asKnownOn ? [asKnownOn] : [])],
    queryFn: () => call(reports.report, { params: { id }, query: asKnownOn ? { asKnownOn } : {} }),
  })

/** The report: a document that stands alone, for the screen and for A4; `?asKnownOn` shows it as of then. */
export function ReportPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { t } = useTranslation()
  const portalName = usePortalName()
  const asKnownOn = search.get('asKnownOn') ?? undefined
  const query = useQuery(reportQuery(id, asKnownOn))
  const refusedTime = timeRefusal(query.error)
  useLeaveOnFailure(query.data || refusedTime ? null : query.error)
  const nameOf = useCaseText()
  const title = [query.data && nameOf(query.data.assessment), t('assessments.report.heading'), portalName]
  return (
    <div className={classes.desk}>
      <title>{title.filter(Boolean).join(' - ')}</title>
      {refusedTime ? (
        <NoReportNotice id={id} asKnownOn={asKnownOn} reason={refusedTime} />
      ) : (
        <>
          <ReportToolbar id={id} asKnownOn={asKnownOn} assessment={query.data?.assessment} />
          <main className={classes.paper}>
            {query.isLoadingError && <h1>{t('assessments.report.heading')}</h1>}
            <Loaded query={query} lines={12}>
              {(report: AssessmentReport) => <ReportDocument report={report} />}
            </Loaded>
          </main>
        </>
      )}
    </div>
  )
}

/** The validation error of `asKnownOn` when nothing else is wrong with the request; else null. */
function timeRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.fields.some(({ path }) => path !== 'asKnownOn')) return null
  return error.fields[0]?.message ?? null
}

type Props = { id: string; asKnownOn: string | undefined; assessment: Assessment | undefined }

/** The ways elsewhere, print, files and what can be done with the assessment; not on paper. */
function ReportToolbar({ id, asKnownOn, assessment }: Props) {
  const { t } = useTranslation()
  return (
    <nav className={classes.toolbar} aria-label={t('assessments.report.tools')}>
      <div className={classes.ways}>
        <Anchor component={Link} to={paths.assessment(id)}>
          {t('assessments.report.back')}
        </Anchor>
        <Anchor component={Link} to={paths.history(id)}>
          {t('assessments.report.history')}
        </Anchor>
        {asKnownOn && (
          <Anchor component={Link} to={paths.report(id)}>
            {t('assessments.report.present')}
          </Anchor>
        )}
      </div>
      <div className={classes.ways}>
        <Button size="sm" onClick={() => window.print()}>
          {t('assessments.report.print')}
        </Button>
        <Downloads id={id} asKnownOn={asKnownOn} />
        <CopyLink />
        {assessment && !asKnownOn && (
          <>
            <StarButton assessment={assessment} />
            <AssessmentMenu assessment={assessment} />
          </>
        )}
      </div>
    </nav>
  )
}

type Links = CallOutput<typeof reports.downloadLinks>
const FILES = ['pdf', 'pdfShort', 'xlsx', 'json'] as const satisfies readonly (keyof Links)[]
type File = (typeof FILES)[number] | 'standards'

/** The report as files. The links are asked for with each click: they are good for a few minutes only. */
function Downloads({ id, asKnownOn }: { id: string; asKnownOn: string | undefined }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const download = useMutation({
    mutationFn: async (file: File) => {
      if (file === 'standards') return saveFields([id])
      const links = await call(reports.downloadLinks, { params: { id }, query: asKnownOn ? { asKnownOn } : {} })
      startDownload(links[file])
    },
  })
  const reason = download.error ? errorText(download.error) : null
  return (
    <>
      {[...FILES, ...(asKnownOn ? [] : (['standards'] as const))].map((file) => (
        <Button
          key={file}
          size="sm"
          variant="default"
          loading={download.isPending && download.variables === file}
          aria-label={t(`assessments.labels.downloads.${file}`)}
          title={file === 'pdfShort' || file === 'standards' ? t(`assessments.labels.downloads.${file}`) : undefined}
          onClick={() => download.mutate(file)}
        >
          {t(`assessments.labels.files.${file}`)}
        </Button>
      ))}
      {!asKnownOn && <Labels id={id} />}
      {reason && (
        <div className={classes.failure}>
          <FormFailure message={t('assessments.labels.downloadFailed', { reason })} />
        </div>
      )}
    </>
  )
}

/** Asks which labels of the case are to be saved. */
function Labels({ id }: { id: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpen(true)}>
        {t('assessments.labels.open')}
      </Button>
      {isOpen && <LabelsDialog assessmentIds={[id]} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Has the browser save what an address answers; the page stays. The link itself is the permission. */
function startDownload(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

type NoReportThenProps = { id: string; asKnownOn: string | undefined; reason: string }

/** A time of which there is no report: why, and the ways to those that there are. */
function NoReportNotice({ id, asKnownOn = '', reason }: NoReportThenProps) {
  const { t } = useTranslation()
  const isTime = AsKnownOn.safeParse({ asKnownOn }).success
  return (
    <main className={classes.paper}>
      <h1>{t(isTime ? 'assessments.report.noneThen' : 'assessments.report.noDay')}</h1>
      <p role="alert">{isTime ? reason : t('assessments.report.noDayText', { day: asKnownOn })}</p>
      <div className={classes.ways}>
        <Anchor component={Link} to={paths.report(id)} underline="always">
          {t('assessments.report.present')}
        </Anchor>
        <Anchor component={Link} to={paths.history(id)} underline="always">
          {t('assessments.report.allResults')}
        </Anchor>
      </div>
    </main>
  )
}
