import type { PageState } from '@portal/rules'
import { useMemo, useState } from 'react'
import { CONFIRM } from './answers.ts'

/**
 * The pages on the screen: the first, and below it each next one as soon as everything before it is answered, so that
 * nobody has to turn pages while answering. A page once open stays open, also when an answer above it is taken back, and
 * no other one comes in between because of that.
 */
export function useOpenPages(first: PageState, active: readonly PageState[]): readonly PageState[] {
  const [opened, setOpened] = useState({ first: first.id, ids: [first.id] })
  const before = opened.first === first.id ? opened.ids : []
  const added = reachedFrom(first, active).filter((id) => !before.includes(id))
  const ids = added.length > 0 ? [...before, ...added] : before
  if (ids !== opened.ids) setOpened({ first: first.id, ids })
  return useMemo(() => {
    const pages = active.filter(({ id }) => ids.includes(id))
    return pages.length > 0 ? pages : [first]
  }, [active, first, ids])
}

/** The ids of a page and of those that open below it. */
function reachedFrom(first: PageState, active: readonly PageState[]): string[] {
  const ids = [first.id]
  let above = first
  for (const page of active.filter(({ number }) => number > first.number)) {
    if (!above.complete || isReadWithNext(above) || standsAlone(page)) break
    ids.push(page.id)
    above = page
  }
  return ids
}

/** The review; and an answered date of access, beside which the result so far would be withheld from the answers above. */
const standsAlone = (page: PageState): boolean =>
  asks(page, CONFIRM) || page.questions.some(({ question, value }) => question.id === DATE && value !== undefined)

const DATE = 'accessDate'

/** The page on which work is left, or else the last that is open. */
export const pageInWork = (pages: readonly PageState[]): PageState | undefined =>
  pages.find(({ complete }) => !complete) ?? pages.at(-1)

/** The date of access counts once it was left with Next: no answer below may tell before which dates are convenient. */
export const isReadWithNext = (page: Pick<PageState, 'questions'>): boolean => asks(page, DATE)

const asks = ({ questions }: Pick<PageState, 'questions'>, id: string): boolean =>
  questions.some(({ active, question }) => active && question.id === id)
