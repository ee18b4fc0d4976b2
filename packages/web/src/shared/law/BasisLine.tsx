import type { ExplainedBasis } from '@portal/rules'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentLink } from './DocumentLink.tsx'

/** What a row stands on in one line, each document leading to its page. */
export function BasisLine({ basis }: { basis: readonly ExplainedBasis[] }) {
  const { t } = useTranslation()
  return basis.map((one, index) => (
    <Fragment key={JSON.stringify(one)}>
      {index > 0 && '; '}
      {'document' in one ? (
        <>
          <DocumentLink document={one.document} title={one.title} />, {one.article ?? t('assessments.result.article')}
        </>
      ) : (
        one.absence
      )}
    </Fragment>
  ))
}
