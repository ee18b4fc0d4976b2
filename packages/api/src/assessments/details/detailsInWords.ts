import type { AssessmentRow } from '../core/assessments.repo.ts'

type Own = Pick<AssessmentRow, 'internalReference' | 'visibility'>
export type Changed = Partial<Own> & { ownerId?: string }
/** `owner`: the name of the new one, at that time. */
export type Details = { changed: Changed; before: Own; owner?: string }

const SEEN_BY = { ACCOUNT: "'Company Account'", PRIVATE: "'Only me and administrators'" } as const

/** What was changed, from what to what, one phrase each; `formerOwner` by name. */
export function detailsInWords({ changed, before, owner }: Details, formerOwner: string): string[] {
  const { internalReference, visibility } = changed
  return [
    ...(internalReference === undefined
      ? []
      : [`the reference from ${referenceInWords(before.internalReference)} to ${referenceInWords(internalReference)}`]),
    ...(visibility ? [`the visibility from ${SEEN_BY[before.visibility]} to ${SEEN_BY[visibility]}`] : []),
    ...(owner ? [`the owner from ${formerOwner} to ${owner}`] : []),
  ]
}

const referenceInWords = (reference: string | null) => (reference === null ? 'empty' : `'${reference}'`)
