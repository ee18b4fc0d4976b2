import type { PageState } from '@portal/rules'
import { useMemo, useState } from 'react'
import { CONFIRM } from './answers.ts'

/**
 * The pages on the screen: the first, and below it each next one as soon as everything before it is answered, so that
 * nobody has to turn pages while answering. A page once open stays open, also when an answer above it is taken back.
 */
export function useOpenPages(first: PageState, active: readonly PageState[]): readonly PageState[] {
  const from = active.indexOf(first)
  const [opened, setOpened] = useState({ first: first.number, last: first.number })
  const last = Math.max(lastOpen(active.slice(from)), opened.first === first.number ? opened.last : 0)
  if (opened.first !== first.number || opened.last !== last) setOpened({ first: first.number, last })
  return useMemo(() => {
    const pages = active.filter(({ number }) => number >= first.number && number <= last)
    return pages.length > 0 ? pages : [first]
  }, [active, first, last])
}

function lastOpen([page, ...following]: readonly PageState[]): number {
  if (!page) return 0
  const [next] = following
  const goesOn = page.complete && !isReadWithNext(page) && next && !standsAlone(next)
  return goesOn ? lastOpen(following) : page.number
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
