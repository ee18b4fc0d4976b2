import type { AssessmentAnswer, SurveyContent } from '@portal/contract'
import type { Answer, Page, PageState, SurveyState } from '@portal/rules'

/** The pages and sections of the questionnaire with their state, as the form shows them. */
export type SurveyProgress = Omit<SurveyState, 'decidable'>

type StoredPage = AssessmentAnswer['survey']['pages'][string]

/**
 * The progress that the server answered with the saved answers; the form shows it until the law is loaded.
 * Questions that only one country asks are missing in it: they come with the law of the country.
 */
export function savedProgress({ survey }: SurveyContent, { survey: stored }: AssessmentAnswer): SurveyProgress {
  const pages = survey.sections
    .flatMap((section) => section.pages.map((page) => ({ section: section.id, page })))
    .map(({ section, page }, index) => pageState({ section, number: index + 1 }, page, stored.pages[String(index + 1)]))
  const active = pages.filter((page) => page.active)
  const complete = active.filter((page) => page.complete).length
  return {
    pages,
    sections: stored.sections,
    progress: active.length === 0 ? 0 : Math.floor((100 * complete) / active.length),
    notUsed: stored.notUsed,
    canComplete: stored.canComplete,
    facts: { boxes: [], open: [] },
  }
}

type Place = Pick<PageState, 'section' | 'number'>

function pageState(place: Place, { id, title, questions }: Page, stored: StoredPage | undefined): PageState {
  const byId = new Map(stored?.questions.map((one) => [one.id, one]))
  return {
    ...place,
    id,
    title,
    active: stored?.active ?? false,
    complete: stored?.questions.every(({ missing }) => !missing) ?? true,
    questions: questions.flatMap((question) => {
      const one = byId.get(question.id)
      if (!one) return []
      const { active, required, missing, value } = one
      return [{ question, active, required, missing, ...(value !== undefined && { value: value as Answer }) }]
    }),
  }
}
