import type { CountryProcedure } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aProcedure } from '../testing/aProcedure.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { Procedure } from './Procedure.tsx'

const show = (procedure: CountryProcedure) =>
  renderAt('/', [{ path: '/', element: <Procedure procedure={procedure} /> }], [])

const factsOf = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term', { hidden: true })
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

test('a procedure is folded until its title is clicked, and shows numbered steps and six facts', async () => {
  show(aProcedure())
  expect(screen.getByText('Open an account in SisGen.')).not.toBeVisible()

  await userEvent.click(screen.getByText('Register the access in SisGen'))

  const [steps] = screen.getAllByRole('list')
  expect(steps?.tagName).toBe('OL')
  expect(
    within(steps as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Open an account in SisGen.', 'Fill in the form.'])
  expect(factsOf()).toMatchObject({
    Authority: 'CGen',
    System: 'SisGen',
    Form: 'Access form',
    Time: 'By law: check within 60 daysUsually: same day',
    Fee: 'freesince 06/11/2017',
    'You get': 'registration',
    Documents: 'Cooperation agreement',
    'What stays due': 'Update it once a year.',
    Source:
      'https://law.example/a (Official text) (Art. 20); https://law.example/b (Third-party account). (read on 22/11/2026)',
  })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://cgen.example/',
    'https://sisgen.example/',
    'https://law.example/a',
    'https://law.example/b',
  ])
})

test('a procedure of low confidence says that the authority should be asked first, and unknown facts say so', () => {
  const { fee, duration, forms, system, gives, ...bare } = aProcedure({ confidence: 'low' })
  show(bare)

  expect(screen.getByText('Confidence low').textContent).toBe('Confidence low · Ask the authority first')
  const unknown = {
    System: 'not known',
    Form: 'not known',
    Time: 'not known',
    Fee: 'not known',
    'You get': 'not known',
  }
  expect(factsOf()).toMatchObject({ Authority: 'CGen', ...unknown })
})

test('a procedure of high confidence does not send the user to the authority first', () => {
  show(aProcedure())
  expect(screen.getByText('Confidence high')).toBeVisible()
  expect(screen.queryByText(/Ask the authority first/)).not.toBeInTheDocument()
})

test('a procedure is unfolded while the page is printed', () => {
  show(aProcedure())
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getByText('Fill in the form.')).toBeVisible()
  window.dispatchEvent(new Event('afterprint'))
  expect(screen.getByText('Fill in the form.')).not.toBeVisible()
})
