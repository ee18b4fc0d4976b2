import type { AssessmentAnswer } from '@portal/contract'
import type { QuestionState } from '@portal/rules'
import { describe, expect, test } from 'vitest'
import { transferable, withCountry } from './SameAsBefore.tsx'

const asked = ['useLocation', 'userOrigin', 'commercialIntent', 'externalFunding'].map(
  (id) => ({ question: { id } }) as QuestionState,
)

const surveyWith = (
  answers: Record<string, string | string[] | boolean | null>,
  { active = true } = {},
): AssessmentAnswer['survey'] => ({
  pages: {
    5: {
      num_section: 4,
      title: '',
      active,
      questions: Object.entries(answers).map(([id, value]) => ({
        id,
        title: id,
        value,
        active,
        required: true,
        missing: false,
      })),
    },
  },
  sections: [],
  notUsed: [],
  canComplete: false,
})

describe('answers of the last assessment', () => {
  const last = { useLocation: ['eu'], userOrigin: 'foreign', commercialIntent: 'commercial', geneticResource: 'Zea' }

  test('are those of the page', () => {
    expect(transferable(asked, surveyWith(last), true)).toEqual({
      useLocation: ['eu'],
      userOrigin: 'foreign',
      commercialIntent: 'commercial',
    })
  })

  test('that mean another place in another provider country stay out', () => {
    expect(transferable(asked, surveyWith({ ...last, useLocation: ['eu', 'provider'] }), false)).toEqual({
      commercialIntent: 'commercial',
    })
  })

  test('are neither skipped nor no longer asked', () => {
    expect(transferable(asked, surveyWith({ commercialIntent: null, externalFunding: false }), true)).toEqual({
      externalFunding: false,
    })
    expect(transferable(asked, surveyWith(last, { active: false }), true)).toEqual({})
  })
})

test('the country of the account completes an earlier place of work that asks for one', () => {
  const elsewhere = { useLocation: ['other'] }
  const own = { userCountry: 'CN' }
  expect(withCountry(elsewhere, own)).toEqual({ useLocation: ['other'], userCountry: 'CN' })
  expect(withCountry({ ...elsewhere, userCountry: 'BR' }, own)).toEqual({ useLocation: ['other'], userCountry: 'BR' })
  expect(withCountry({ useLocation: ['eu'] }, own)).toEqual({ useLocation: ['eu'] })
})
