import type { Answers, AssessmentAnswer, CountryLaw, SurveyContent } from '@portal/contract'
import type { LawSource } from '../law/lawSource.ts'
import { anAssessment } from './anAssessment.ts'
import { presentSurvey } from './presentSurvey.ts'

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const asked = { required: true, help: 'Help in place.', type: 'single_choice', options: YES_NO } as const
const yes = ['yes']

/**
 * RED without a partner, AMBER with one, and RED regardless in the border area, about which only users with a partner
 * are asked.
 */
export const partnerContent: SurveyContent = {
  version: 1,
  sha256: 'a',
  survey: {
    sections: [
      {
        id: 'facts',
        title: 'Facts',
        pages: [
          {
            id: 'partner',
            title: 'Partner',
            questions: [
              { ...asked, id: 'partner', label: 'Is there a partner?' },
              { ...asked, id: 'border', label: 'Taken at the border?', shownWhen: { matters: 'border' } },
            ],
          },
          {
            id: 'last',
            title: 'Last check',
            questions: [{ ...asked, id: 'confirm', label: 'All is correct.', type: 'boolean' }],
          },
        ],
      },
    ],
  },
  uses: [],
  annex1: { foodCrops: [], forages: [] },
  countries: [],
  law: {
    content: { id: 'protocol', version: 1, sha256: 'a' },
    dimensions: [
      { id: 'partner', values: ['yes', 'no'], changeable: true },
      { id: 'border', values: ['yes', 'no'], changeable: false },
    ],
    tables: [],
    layers: {
      provider: [
        {
          id: 'access',
          title: 'Access',
          rows: [
            row('border', { partner: yes, border: yes }, { status: 'RED', reason: 'Not at the border.' }),
            row('together', { partner: yes }, { status: 'AMBER', reason: 'Together.', obligations: ['register'] }),
            row('alone', {}, { status: 'RED', reason: 'Not alone.', obligations: ['permit'], locks: ['wait'] }),
          ],
        },
      ],
    },
    obligations: [
      { id: 'register', text: 'Register the access.', metBy: [] },
      { id: 'permit', text: 'Get a permit.', metBy: [] },
    ],
    locks: [{ id: 'wait', type: 'legal', text: 'No use before the permit.' }],
    documents: [],
  },
}

const asksDay = { required: false, help: 'Help in place.', type: 'date', precision: ['day', 'year'] } as const
const { sections } = partnerContent.survey
const { dimensions, layers } = partnerContent.law

/** Like `partnerContent`, but AMBER if the material was accessed in 2025 or later. */
export const datedContent: SurveyContent = {
  ...partnerContent,
  // Laws are known by their versions.
  version: 2,
  survey: {
    sections: [
      {
        id: 'days',
        title: 'Days',
        pages: [
          {
            id: 'days',
            title: 'When?',
            questions: [
              { ...asksDay, id: 'accessDate', label: 'Date of access' },
              { ...asksDay, id: 'intendedUseDate', label: 'Date of use' },
            ],
          },
        ],
      },
      ...sections,
    ],
  },
  law: {
    ...partnerContent.law,
    dimensions: [...dimensions, { id: 'accessDate', values: 'days', changeable: false }],
    layers: {
      provider: (layers.provider ?? []).map((matrix) => ({
        ...matrix,
        rows: [
          row('late', { accessDate: { from: '2025-01-01' } }, { status: 'AMBER', reason: 'Taken late.' }),
          ...matrix.rows,
        ],
      })),
    },
  },
}

type Row = NonNullable<SurveyContent['law']['layers']['provider']>[number]['rows'][number]

function row(id: string, when: Row['when'][number], said: Partial<Row['then']>): Row {
  const outcome: Row['then'] = { reason: '', basis: [], confidence: 'high', obligations: [], locks: [], ...said }
  // biome-ignore lint/suspicious/noThenProperty: "when ... then" are the words of a decision table; a row is never awaited.
  return { id, when: [when], then: outcome }
}

/** An assessment on that content as the server sends it. */
export function assessmentWith(answers: Answers, given: Parameters<typeof anAssessment>[0] = {}): AssessmentAnswer {
  return { assessment: anAssessment(given), survey: presentSurvey(datedContent, answers) }
}

const { dimensions: _, layers: __, ...part } = datedContent.law

/** That content with the law of a country that adds nothing to it. */
export const datedLaw: LawSource = {
  content: datedContent,
  country: {
    country: 'XX',
    version: 1,
    law: { ...part, layers: {}, dimensions: [], obligations: [], locks: [] },
  } as unknown as CountryLaw,
}
