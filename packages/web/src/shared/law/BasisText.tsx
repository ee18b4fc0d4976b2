import { Anchor } from '@mantine/core'
import type { ExplainedBasis } from '@portal/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { longDay } from '../longDay.ts'
import classes from './BasisText.module.css'

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
  const country = countryOf(document)
  return (
    <>
      {country ? (
        <Anchor component={Link} to={paths.legalDocument(country, document)} inherit underline="always">
          {title}
        </Anchor>
      ) : (
        <Outside url={url}>{title}</Outside>
      )}
      , {article ?? <em>{t('assessments.result.article')}</em>}
      {country && url && (
        <>
          {' ('}
          <Outside url={url}>{t('assessments.result.original')}</Outside>)
        </>
      )}
    </>
  )
}

/** Documents of a country are named after it and have a page; those above the countries have none. */
function countryOf(document: string): string | undefined {
  const [, code] = /^([a-z]{2})-/.exec(document) ?? []
  return code === undefined || ABOVE_COUNTRIES.has(code) ? undefined : code.toUpperCase()
}
const ABOVE_COUNTRIES = new Set(['eu', 'uk'])

function Outside({ url, children }: { url: string | undefined; children: ReactNode }) {
  if (!url) return children
  return (
    <Anchor href={url} target="_blank" rel="noreferrer" inherit underline="always">
      {children}
    </Anchor>
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
