import type { AssessmentRow } from './assessments.repo.ts'

export type Changed = {
  internalReference?: string | null
  visibility?: AssessmentRow['visibility']
  ownerId?: string
}
/** `owner`: the name of the new one, at that time. */
type Details = { changed: Changed; owner?: string }

const SEEN_BY = { ACCOUNT: 'Company Account', PRIVATE: 'Only me and administrators' } as const

/** What was changed, one phrase each. */
export function detailsInWords({ changed, owner }: Details): string[] {
  const { internalReference, visibility } = changed
  return [
    ...(internalReference === undefined ? [] : [`the reference is ${internalReference ?? 'empty'}`]),
    ...(visibility ? [`the visibility is '${SEEN_BY[visibility]}'`] : []),
    ...(owner ? [`the owner is ${owner}`] : []),
  ]
}
