import { type AssessmentRow, assessmentNumber } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { contentQueries } from '../shared/law/law.queries.ts'
import classes from './CaseName.module.css'

/** The facts that name a case; a list that knows fewer of them leaves out uses. */
export type CaseFacts = Pick<AssessmentRow, 'id' | 'name' | 'geneticResource' | 'providerCountry'> & {
  readonly intendedUse?: AssessmentRow['intendedUse']
}
type Props = {
  of: CaseFacts
  /** The number stands small behind the name unless the place has no room for it. */
  hasNumber?: boolean
}

/** The title of a case: the name that people gave it, or resource, country and use as far as they are known. */
export function CaseName({ of, hasNumber = true }: Props) {
  const { resource, place } = useCaseParts()(of)
  return (
    <>
      {of.name ?? (
        <>
          {resource.isLatin ? <em>{resource.text}</em> : resource.text}
          {place.map((part) => (
            <Fragment key={part}>
              <span className={classes.separator}>{' ·'}</span> {part}
            </Fragment>
          ))}
        </>
      )}
      {hasNumber && (
        <>
          {' '}
          <span className={classes.number}>{assessmentNumber(of.id)}</span>
        </>
      )}
    </>
  )
}

/** The same as plain text, for the title of the document and names of buttons. */
export function useCaseText(): (of: CaseFacts) => string {
  const partsOf = useCaseParts()
  return (of) => {
    const { resource, place } = partsOf(of)
    return of.name ?? [resource.text, ...place].join(' · ')
  }
}

/** Resource, country and first use in words; country and use are left out while their names load. */
function useCaseParts() {
  const { t } = useTranslation()
  const { data: content } = useQuery(contentQueries.survey)
  const nameOf = (iso2: string) => content?.countries.find((country) => country.iso2 === iso2)?.name
  const titleOf = (id: string) => content?.uses.find((use) => use.id === id)?.title
  return ({ geneticResource, providerCountry, intendedUse }: CaseFacts) => {
    const country = providerCountry === null ? undefined : nameOf(providerCountry)
    const [first, ...others] = intendedUse ?? []
    const use = first === undefined ? undefined : titleOf(first)
    const uses = use && others.length > 0 ? t('assessments.case.uses', { use, count: others.length }) : use
    return { resource: resourceOf(geneticResource), place: [country, uses].filter((part) => part !== undefined) }
  }

  function resourceOf(answer: string | null) {
    if (answer === null) return { text: t('assessments.case.new'), isLatin: false }
    if (answer === 'unknown') return { text: t('assessments.case.unknownResource'), isLatin: false }
    return { text: answer, isLatin: true }
  }
}
