import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { addTexts } from '../../../shared/texts/texts.ts'
import type { SurveyProgress } from '../../evaluation/surveyProgress.ts'
import { SectionNav } from './SectionNav.tsx'

const page = (number: number, changes: object) => ({
  number,
  id: `p${number}`,
  active: true,
  complete: false,
  ...changes,
})

test.each([
  { complete: false, shown: 'not started' },
  { complete: true, shown: 'not needed' },
])(
  'a section without questions is "$shown" where what is before it is complete: $complete',
  async ({ complete, shown }) => {
    await addTexts('assessments')
    const state = {
      pages: [page(1, { complete }), page(2, { active: false })],
      sections: [
        { id: 'first', title: 'First', state: complete ? 'done' : 'in_progress', pages: [1] },
        { id: 'second', title: 'Second', state: 'not_needed', pages: [2] },
      ],
    } as unknown as SurveyProgress
    renderAt('/', [{ path: '/', element: <SectionNav state={state} current="first" /> }], [])
    expect((await screen.findByText('Second')).parentElement).toHaveTextContent(`Second${shown}`)
  },
)
