import { nearestActivePage, type PageState, type SurveyState } from '@portal/rules'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** The page in the address, `?page=3`, or the nearest active one below it; without one, where there is work left. */
export function useFormPage(state: SurveyState): PageState {
  const [params] = useSearchParams()
  const [first] = useState(() => pageToStartAt(state))
  const asked = params.get('page') ?? ''
  const wanted = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : first
  const number = nearestActivePage(state, wanted)
  const page = state.pages.find((one) => one.number === number)
  if (!page) throw new Error('The questionnaire has no page.')
  return page
}

/** The first page with something missing; when nothing is, the last one, which has the result. */
function pageToStartAt({ pages }: SurveyState): number {
  const active = pages.filter(({ active }) => active)
  return (active.find(({ complete }) => !complete) ?? active.at(-1))?.number ?? 1
}
