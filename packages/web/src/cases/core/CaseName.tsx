import { type AssessmentRow, assessmentNumber } from '@portal/contract'
import { casePartsOf, caseText, type CaseFacts as Named, type NamesOfCase } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { contentQueries } from '../../shared/law/law.queries.ts'
import classes from './CaseName.module.css'

/** The facts that name a case, with its number. */
export type CaseFacts = Named & Pick<AssessmentRow, 'id'>
type Props = {
  of: CaseFacts
  /** The number stands small behind the name unless the place has no room for it. */
  hasNumber?: boolean
}

/** The title of a case: the name that people gave it, or resource, country and use as far as they are known. */
export function CaseName({ of, hasNumber = true }: Props) {
  const { t } = useTranslation()
  const { resource, isLatin, place } = casePartsOf(t, of, useNames())
  return (
    <>
      {of.name ??
        [resource, ...place].map((part, index, { length }) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            <span className={classes.part}>
              {index === 0 && isLatin ? <em>{part}</em> : part}
              {/* Stays behind its part, so that no line begins with the point. */}
              {index < length - 1 && <span className={classes.separator}>{'\u00A0·'}</span>}
            </span>
          </Fragment>
        ))}
      {hasNumber && (
        <>
          {' '}
          <span className={classes.number}>{assessmentNumber(of.id)}</span>
        </>
      )}
    </>
  )
}

type SentenceProps = { of: CaseFacts; text: (name: string) => string }

/** Stands for the name in a sentence, as no text holds it. */
const PLACE = '\uE000'

/** A sentence that names a case, such as the title of a dialog. */
export function CaseSentence({ of, text }: SentenceProps) {
  const [before, after] = text(PLACE).split(PLACE)
  return (
    <>
      {before}
      <CaseName of={of} hasNumber={false} />
      {after}
    </>
  )
}

/** The same as plain text, for the title of the document and names of buttons. */
export function useCaseText(): (of: CaseFacts) => string {
  const { t } = useTranslation()
  const names = useNames()
  return (of) => caseText(t, of, names)
}

/** The title with the number, for names of buttons that several cases of one title share. */
export function useCaseLabel(): (of: CaseFacts) => string {
  const caseText = useCaseText()
  return (of) => `${caseText(of)} ${assessmentNumber(of.id)}`
}

/**
 * The names of countries and uses, once they are loaded. After a failure, rows that appear do not ask again: a page that
 * waits for the same names would show and hide them without end.
 */
function useNames(): NamesOfCase {
  const { data: content } = useQuery({ ...contentQueries.survey, retryOnMount: false })
  return {
    country: (iso2) => content?.countries.find((country) => country.iso2 === iso2)?.name,
    use: (id) => content?.uses.find((use) => use.id === id)?.title,
  }
}
