import { type Answers, type AssessmentAnswer, cases, content, type SurveyContent } from '@portal/contract'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CasePage } from '../../../app/case/CasePage.tsx'
import { ASSESSMENT, anAssessment } from '../../../shared/testing/anAssessment.ts'
import { type Answering, answering, Refusal } from '../../../shared/testing/answering.ts'
import { presentSurvey } from '../../../shared/testing/presentSurvey.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'

const always = { required: true, help: 'Help in place.' } as const
/** Three pages: what it is, when it was taken (only of a plant), and the confirmation. */
const survey: SurveyContent['survey'] = {
  sections: [
    {
      id: 'resource',
      title: 'Genetic resource',
      pages: [
        {
          id: 'identity',
          title: 'What is it?',
          questions: [
            {
              ...always,
              id: 'organismGroup',
              label: 'Organism',
              type: 'single_choice',
              options: [
                { value: 'plant', label: 'Plant' },
                { value: 'animal', label: 'Animal' },
              ],
            },
            { ...always, id: 'geneticResource', label: 'Latin name', type: 'latin_name' },
          ],
        },
        {
          id: 'access',
          title: 'When was it taken?',
          questions: [
            {
              ...always,
              id: 'accessDate',
              label: 'Date of access',
              type: 'date',
              required: false,
              precision: ['day', 'month', 'year', 'before'],
              unknown: { label: "I don't know" },
              shownWhen: { q: 'organismGroup', is: 'plant' },
            },
          ],
        },
      ],
    },
    {
      id: 'check',
      title: 'Check',
      pages: [
        {
          id: 'last',
          title: 'Last check',
          questions: [{ ...always, id: 'confirm', label: 'All is correct.', type: 'boolean' }],
        },
      ],
    },
  ],
}
const surveyContent: SurveyContent = {
  version: 1,
  sha256: 'a',
  survey,
  uses: [],
  annex1: { foodCrops: [{ crop: 'Rice', genus: ['Oryza'] }], forages: [] },
  countries: [],
  law: {
    content: { id: 'protocol', version: 1, sha256: 'a' },
    dimensions: [],
    tables: [],
    layers: {},
    obligations: [],
    locks: [],
    documents: [],
  },
}

type Server = {
  answers: Answers
  version: number
  sent: Answers[]
  refuse: (sent: Answers) => Refusal | undefined | Promise<undefined>
}
type AssessmentChanges = Parameters<typeof anAssessment>[0]

export const stateOf = (
  { answers, version }: Pick<Server, 'answers' | 'version'>,
  given: AssessmentChanges,
): AssessmentAnswer => {
  return {
    assessment: anAssessment({ status: 'IN_PROGRESS', result: null, ...given, version }),
    survey: presentSurvey(surveyContent, answers),
  }
}

/** The form of an assessment that a small server keeps; `refuse` says what becomes of the next answers. */
export function show(answers: Answers = {}, { given = {}, path = '', more = [] as Answering[] } = {}) {
  signIn()
  const { server, answering: kept } = aServer(answers, given)
  const router = renderAt(`/assessment/${ASSESSMENT}${path}`, FORM_ROUTES, [...more, ...kept])
  return { server, router, user: userEvent.setup() }
}

export const FORM_ROUTES = [
  { path: '/assessment', element: <h1>Assessments</h1> },
  { path: '/assessment/:id', Component: CasePage },
]

/** The answers that a small server keeps, and how it answers. */
export function aServer(answers: Answers, given: AssessmentChanges) {
  const server: Server = { answers, version: 3, sent: [], refuse: () => undefined }
  const kept = [
    answering(content.survey, () => surveyContent),
    answering(content.questionnaire, () => surveyContent),
    answering(cases.read, () => stateOf(server, given)),
    answering(cases.addAnswer, async ({ body }, request) => {
      server.sent.push(body)
      const refused = await server.refuse(body)
      if (refused) return refused
      if (request.headers.get('if-match') !== `"${server.version}"`) {
        return new Refusal('STALE_VERSION', [], stateOf(server, given))
      }
      Object.assign(server, { answers: { ...server.answers, ...body }, version: server.version + 1 })
      return stateOf(server, given)
    }),
  ]
  return { server, answering: kept }
}

export const question = (name: string) => screen.findByRole('group', { name: new RegExp(name) })
