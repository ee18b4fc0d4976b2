import { content, type SurveyContent } from '@portal/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { type CaseFacts, CaseName, CaseSentence, useCaseText } from './CaseName.tsx'

const survey = {
  countries: [{ iso2: 'MX', name: 'Mexico' }],
  uses: [
    { id: 'biotrade', title: 'Biotrade' },
    { id: 'breeding', title: 'Breeding' },
  ],
} as unknown as SurveyContent
test.each([
  ['Stevia rebaudiana', true],
  ['× Triticosecale', true],
  ['metagenome', false],
  ['Soil metagenome', false],
  ['soil sample 4', false],
])('%s is in italics: %s', async (geneticResource, isLatin) => {
  signIn()
  const of = { ...stevia, geneticResource }
  const survey = answering(content.survey, () => ({ countries: [], uses: [] }) as unknown as SurveyContent)
  renderAt('/', [{ path: '/', element: <CaseName of={of} /> }], [survey])
  expect((await screen.findByText(new RegExp(`^${geneticResource}`, 'i'))).tagName === 'EM').toBe(isLatin)
})

const stevia: CaseFacts = {
  id: 26,
  name: null,
  geneticResource: 'Stevia rebaudiana',
  providerCountry: 'MX',
  placeType: null,
  intendedUse: ['biotrade'],
}

function Both({ of }: { of: CaseFacts }) {
  const text = useCaseText()
  return (
    <>
      <h1>
        <CaseName of={of} />
      </h1>
      <p>{text(of)}</p>
    </>
  )
}

test.each<{ of: CaseFacts; heading: string; plain: string }>([
  {
    of: stevia,
    heading: 'Stevia rebaudiana · Mexico · Biotrade #000026',
    plain: 'Stevia rebaudiana · Mexico · Biotrade',
  },
  {
    of: { ...stevia, intendedUse: ['biotrade', 'breeding'] },
    heading: 'Stevia rebaudiana · Mexico · Biotrade +1 #000026',
    plain: 'Stevia rebaudiana · Mexico · Biotrade +1',
  },
  {
    of: { ...stevia, intendedUse: null },
    heading: 'Stevia rebaudiana · Mexico #000026',
    plain: 'Stevia rebaudiana · Mexico',
  },
  {
    of: { ...stevia, geneticResource: 'unknown', intendedUse: null },
    heading: 'Unidentified material · Mexico #000026',
    plain: 'Unidentified material · Mexico',
  },
  {
    of: { ...stevia, geneticResource: null, providerCountry: null, placeType: null, intendedUse: null },
    heading: 'New assessment #000026',
    plain: 'New assessment',
  },
  { of: { ...stevia, name: 'Sweetener, batch 3' }, heading: 'Sweetener, batch 3 #000026', plain: 'Sweetener, batch 3' },
])('a case is called $heading', async ({ of, heading, plain }) => {
  signIn()
  renderAt('/', [{ path: '/', element: <Both of={of} /> }], [answering(content.survey, () => survey)])
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(heading))
  expect(screen.getByText(plain, { selector: 'p' })).toBeVisible()
})

test('only the resource is set as a Latin name', async () => {
  signIn()
  renderAt('/', [{ path: '/', element: <Both of={stevia} /> }], [answering(content.survey, () => survey)])
  await screen.findByText(/Mexico · Biotrade$/)
  expect(screen.getByText('Stevia rebaudiana').tagName).toBe('EM')
})

test('a sentence that names a case has its Latin name in italics, and no number', async () => {
  signIn()
  const element = (
    <p>
      <CaseSentence of={stevia} text={(name) => `Delete “${name}”?`} />
    </p>
  )
  renderAt('/', [{ path: '/', element }], [answering(content.survey, () => survey)])
  const latin = await screen.findByText('Stevia rebaudiana')
  expect(latin.tagName).toBe('EM')
  await waitFor(() => expect(latin.closest('p')).toHaveTextContent('Delete “Stevia rebaudiana · Mexico · Biotrade”?'))
})
