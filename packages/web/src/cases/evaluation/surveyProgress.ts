import type { AssessmentAnswer, CountryLaw, Questionnaire } from '@portal/contract'
import {
  type Answer,
  type Facts,
  type PageState,
  questionsOnPage,
  type SectionState,
  type SurveyState,
} from '@portal/rules'

/** The pages and sections of the questionnaire with their state, as the form shows them. */
export type SurveyProgress = Pick<SurveyState, 'pages' | 'sections' | 'progress' | 'notUsed' | 'canComplete'>

/** The state of the questionnaire without its texts, as the server and the worker send it. Pages are counted from 1. */
export type StoredProgress = {
  readonly pages: { readonly [number: string]: StoredPage }
  readonly sections: readonly Omit<SectionState, 'title'>[]
  readonly notUsed: readonly string[]
  readonly canComplete: boolean
}
type StoredPage = { readonly active: boolean; readonly questions: readonly StoredQuestion[] }
type StoredQuestion = Pick<
  AssessmentAnswer['survey']['pages'][string]['questions'][number],
  'id' | 'active' | 'required' | 'missing'
> & { readonly value?: Answer | undefined }

/** Texts of the questions: of the questionnaire, and of the country that has questions of its own. */
type QuestionTexts = { readonly content: Pick<Questionnaire, 'survey'>; readonly country: CountryLaw | undefined }

/** Joins the state of the questionnaire with its texts. The questions of a country need the law of that country. */
export function surveyProgress({ content, country }: QuestionTexts, stored: StoredProgress): SurveyProgress {
  const pages = content.survey.sections
    .flatMap((section) => section.pages.map((page) => ({ section: section.id, page })))
    .map(({ section, page }, index): PageState => {
      const { active = false, questions = [] } = stored.pages[String(index + 1)] ?? {}
      const byId = new Map(questions.map((one) => [one.id, one]))
      return {
        number: index + 1,
        id: page.id,
        title: page.title,
        section,
        active,
        complete: questions.every(({ missing }) => !missing),
        questions: questionsOnPage(country, page).flatMap((question) => {
          const one = byId.get(question.id)
          if (!one) return []
          const { active, required, missing, value } = one
          return [{ question, active, required, missing, ...(value !== undefined && { value }) }]
        }),
      }
    })
  const titles = new Map(content.survey.sections.map(({ id, title }) => [id, title]))
  const asked = pages.filter((page) => page.active)
  const complete = asked.filter((page) => page.complete).length
  return {
    pages,
    sections: stored.sections.map((section) => ({ ...section, title: titles.get(section.id) ?? '' })),
    progress: asked.length === 0 ? 0 : Math.floor((100 * complete) / asked.length),
    notUsed: stored.notUsed,
    canComplete: stored.canComplete,
  }
}

/** The state of the questionnaire without its texts. */
export const storedProgress = ({ pages, sections, notUsed, canComplete }: SurveyState): StoredProgress => ({
  pages: Object.fromEntries(
    pages.map(({ number, active, questions }) => [
      String(number),
      { active, questions: questions.map(({ question: { id }, ...rest }) => ({ id, ...rest })) },
    ]),
  ),
  sections: sections.map(({ id, state, pages: numbers }) => ({ id, state, pages: numbers })),
  notUsed,
  canComplete,
})

/** Whether the crop list of the International Treaty has the organism; undefined where several results are possible. */
export type CropListing = 'yes' | 'no' | 'check'

export function cropListingOf({ boxes }: Facts): CropListing | undefined {
  const part = boxes[0]?.annex1
  const [only, more] = Array.isArray(part) ? part : []
  return more === undefined ? only : undefined
}
