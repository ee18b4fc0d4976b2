import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAssessment } from '../../shared/testing/anAssessment.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { LivePanel, type ResultSoFar } from './LivePanel.tsx'

const LINE = [
  { from: null, before: '1998-11-13', status: 'AMBER', possible: ['GREEN', 'AMBER'] },
  { from: '1998-11-13', before: null, status: 'RED', possible: ['GREEN', 'AMBER', 'RED'] },
]

function show(assessment: ResultSoFar['assessment']) {
  const question = { id: 'partner', label: 'Is there a partner?' }
  const result = {
    assessment,
    content: { countries: [{ iso2: 'BR', name: 'Brazil' }], uses: [{ id: 'screening', title: 'Screening' }] },
    pages: [{ questions: [] }],
    open: [{ question, active: true, required: true, missing: true }],
    decision: {
      status: 'RED',
      summary: null,
      overdueSince: null,
      possible: ['GREEN', 'AMBER', 'RED'],
      line: LINE,
      origin: 'saved',
    },
  } as unknown as ResultSoFar
  const Screen = () => <LivePanel result={result} isWide isBusy={false} />
  renderAt('/', [{ path: '/', Component: Screen }], [])
}

test('while questions are open, the line is no surer than the light above it', async () => {
  show(anAssessment({ status: 'IN_PROGRESS' }))

  expect(await screen.findByText('Could be green to red, 1 answer left')).toBeVisible()
  const name =
    /green or amber before 13\/11\/1998, green, amber,? or red since\. Taken on 10\/03\/2019: green, amber,? or red\.$/
  expect(screen.getByRole('img', { name }).querySelectorAll('[data-status]')).toHaveLength(0)
  expect(screen.getByText('Outlined: the open answers decide the colour.')).toBeVisible()
})

test('of a place beyond all countries the date is on the law, not on that of a country without a name', async () => {
  show(anAssessment({ status: 'IN_PROGRESS', providerCountry: null, placeType: 'high_seas_or_seabed' }))

  expect(await screen.findByText('Your date on the law')).toBeVisible()
  expect(screen.getByRole('img', { name: /High seas/ })).toBeVisible()
})
