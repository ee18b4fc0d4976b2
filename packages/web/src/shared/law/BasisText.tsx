import { Anchor } from '@mantine/core'
import type { ExplainedBasis } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { longDay } from '../dates/longDay.ts'
import classes from './BasisText.module.css'
import { DocumentLink } from './DocumentLink.tsx'

/** What a row stands on: document and article, or the stated absence of any measure. */
export function BasisText({ basis }: { basis: readonly ExplainedBasis[] }) {
  const { t } = useTranslation()
  if (basis.length === 0) return <span className={classes.quiet}>{t('assessments.result.basisNone')}</span>
  return (
    <ul className={classes.basis}>
      {basis.map((one) => (
        <li key={JSON.stringify(one)}>{'document' in one ? <Article {...one} /> : <Absence {...one} />}</li>
      ))}
    </ul>
  )
}

function Article({ document, title, url, article }: Extract<ExplainedBasis, { document: string }>) {
  const { t } = useTranslation()
  return (
    <>
      <DocumentLink document={document} title={title} />, {article ?? <em>{t('assessments.result.article')}</em>}
      {url && (
        <>
          {' ('}
          <Anchor href={url} target="_blank" rel="noreferrer" inherit underline="always">
            {t('assessments.result.original')}
          </Anchor>
          )
        </>
      )}
    </>
  )
}

function Absence({ absence, source, asOf }: Extract<ExplainedBasis, { absence: string }>) {
  const { t } = useTranslation()
  return (
    <>
      {t('assessments.result.absence', { day: longDay(asOf) })}: {absence}
      {source && ` (${t('assessments.result.absenceSource', { source })})`}
    </>
  )
}
