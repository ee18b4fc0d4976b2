import { nearestActivePage, type PageState, type SurveyState } from '@portal/rules'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const PAGE = 'page'

/**
 * The page in the address, `?page=3`, or the nearest active one below it; without one, where there is work left. The
 * address follows what is shown, once it is `known` which pages apply.
 */
export function useFormPage(state: SurveyState, known: boolean): PageState {
  const [params, setParams] = useSearchParams()
  const [first] = useState(() => pageToStartAt(state))
  const asked = params.get(PAGE) ?? ''
  const wanted = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : first
  const number = nearestActivePage(state, wanted)
  useEffect(() => {
    if (known && asked !== String(number)) setParams(withPage(number), { replace: true, preventScrollReset: true })
  }, [known, asked, number, setParams])
  const page = state.pages.find((one) => one.number === number)
  if (!page) throw new Error('The questionnaire has no page.')
  return page
}

const withPage = (number: number) => (params: URLSearchParams) => {
  const next = new URLSearchParams(params)
  next.set(PAGE, String(number))
  return next
}

/** The first page with something missing; when nothing is, the last one, which has the result. */
function pageToStartAt({ pages }: SurveyState): number {
  const active = pages.filter(({ active }) => active)
  return (active.find(({ complete }) => !complete) ?? active.at(-1))?.number ?? 1
}
