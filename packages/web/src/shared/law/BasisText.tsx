import { Anchor } from '@mantine/core'
import type { ExplainedBasis } from '@portal/rules'
import { longDay } from '@portal/texts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../navigation/paths.ts'
import classes from './BasisText.module.css'
import { LawText } from './LawText.tsx'
import { SourceLink } from './SourceLink.tsx'

/** Legal basis of a row: document and article, or the stated absence of a measure. */
export function BasisText({ basis }: { basis: readonly ExplainedBasis[] }) {
  const { t } = useTranslation()
  if (basis.length === 0) return <span className={classes.quiet}>{t('assessments.result.basisNone')}</span>
  return (
    <ul className={classes.basis}>
      {byDocument(basis).map((one) => (
        <li key={JSON.stringify(one)}>{'document' in one ? <Article {...one} /> : <Absence {...one} />}</li>
      ))}
    </ul>
  )
}

/** Merges articles of one document with the same link into one entry, keeping their order. */
function byDocument(basis: readonly ExplainedBasis[]): ExplainedBasis[] {
  const entries: ExplainedBasis[] = []
  for (const one of basis) {
    const last = entries.at(-1)
    const isSame = last && 'document' in last && 'document' in one && last.document === one.document
    if (isSame && last.url === one.url && last.article && one.article)
      entries[entries.length - 1] = { ...last, article: `${last.article}; ${one.article}` }
    else entries.push(one)
  }
  return entries
}

function Article({ document, title, url, linkKind, article }: Extract<ExplainedBasis, { document: string }>) {
  const { t } = useTranslation()
  return (
    <>
      <DocumentLink document={document} title={title} />,{' '}
      {article ? <LawText>{article}</LawText> : <em>{t('assessments.result.article')}</em>}
      {url && (
        <>
          {' · '}
          <SourceLink url={url} kind={linkKind} />
        </>
      )}
    </>
  )
}

function Absence({ absence, source, linkKind, asOf }: Extract<ExplainedBasis, { absence: string }>) {
  const { t } = useTranslation()
  return (
    <>
      {t('list.labelled', { label: t('assessments.result.absence', { day: longDay(asOf) }), value: '' })}
      <LawText>{absence}</LawText>
      {source && linkKind && (
        <>
          {' · '}
          <SourceLink url={source} kind={linkKind} />
        </>
      )}
      {source && !linkKind && ` (${t('assessments.result.absenceSource', { source })})`}
    </>
  )
}

/** Legal basis in one line, with links to the documents. */
export function BasisLine({ basis }: { basis: readonly ExplainedBasis[] }) {
  const { t } = useTranslation()
  return basis.map((one, index) => (
    <Fragment key={JSON.stringify(one)}>
      {index > 0 && '; '}
      {'document' in one ? (
        <>
          <DocumentLink document={one.document} title={one.title} />,{' '}
          {one.article ? <LawText>{one.article}</LawText> : t('assessments.result.article')}
        </>
      ) : (
        <LawText>{one.absence}</LawText>
      )}
    </Fragment>
  ))
}

type Props = { document: string; title: string }

/** Document title as a link to its page in the hub. */
function DocumentLink({ document, title }: Props) {
  return (
    <Anchor component={Link} to={paths.legalDocument(countryOf(document), document)} inherit underline="always">
      <LawText>{title}</LawText>
    </Anchor>
  )
}

/** A document id begins with its country's code; other ids belong to no country. */
function countryOf(document: string): string | null {
  const [, code] = /^([a-z]{2})-/.exec(document) ?? []
  return code === undefined || ABOVE_COUNTRIES.has(code) ? null : code.toUpperCase()
}
const ABOVE_COUNTRIES = new Set(['eu', 'uk'])
