import { type CountryProcedure, countries } from '@portal/contract'
import type { Decision, Explanation } from '@portal/rules'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wordingOf } from '../../shared/law/wording.ts'
import { type Answering, answering, Refusal } from '../../shared/testing/answering.ts'
import { aProcedure } from '../../shared/testing/aProcedure.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { ObligationList } from './ObligationList.tsx'

type Obligation = Explanation['obligations'][number]
const obligation = (id: string, more: Partial<Obligation> = {}): Obligation => ({
  id,
  text: id,
  metBy: [],
  met: false,
  ...more,
})

/** Decided for a foreign user whose intent is open. */
const box = { user: ['foreign'], commercialIntent: ['commercial', 'non_commercial'] }
const decision = { trace: { content: [], facts: { boxes: [box], open: [] }, steps: [] } } as unknown as Decision

function show(obligations: readonly Obligation[], answer: Answering, provider: string | null = 'BR') {
  signIn()
  const wording = wordingOf(partnerContent, undefined)
  const Screen = () => (
    <ObligationList obligations={obligations} wording={wording} decision={decision} provider={provider} />
  )
  renderAt('/', [{ path: '/', Component: Screen }], [answer])
}

const PAGE = 'https://absch.cbd.int/en/countries/BR'
const serving = (...procedures: CountryProcedure[]) =>
  answering(countries.procedures, ({ params: { id } }) => ({ countryId: id, procedures, clearingHouse: PAGE }))

test('obligations are grouped by kind in the order in which they are due, open ones first and conditional ones last', async () => {
  show(
    [
      obligation('report', { kind: 'report_later' }),
      obligation('file', { kind: 'keep_on_file' }),
      obligation('met', { kind: 'before_use', met: true }),
      obligation('old'),
      obligation('conditional', { kind: 'before_use', only: [{}], dependsOn: ['br_border'] }),
      obligation('ask', { kind: 'ask_first' }),
    ],
    serving(),
  )
  await screen.findByText('report')

  const groups = screen.getAllByRole('region').map((group) => [
    within(group).getByRole('heading').textContent,
    within(group)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent),
  ])
  expect(screen.queryByText(/cannot be loaded/)).not.toBeInTheDocument()
  expect(groups).toEqual([
    ['Before use', ['old', 'met']],
    ['Ask first', ['ask']],
    ['Keep on file', ['file']],
    ['Report later', ['report']],
    ['Only if it applies', ['conditional']],
  ])
})

test('who has to ask first is led to the focal point', async () => {
  show([obligation('ask', { kind: 'ask_first' })], serving())
  expect((await screen.findByRole('link', { name: 'Clearing-house page' })).getAttribute('href')).toBe(PAGE)
})

test('who has asked already is not', async () => {
  show([obligation('ask', { kind: 'ask_first', met: true }), obligation('register')], serving())
  await screen.findByText('register')
  expect(screen.queryByRole('link', { name: 'Clearing-house page' })).not.toBeInTheDocument()
})

test('under an obligation stand the procedures that fulfil it for these facts, and no others', async () => {
  const bound = (id: string, more: Partial<CountryProcedure['for']>) =>
    aProcedure({ id: `br-${id.replace(' ', '-')}`, title: id, for: { obligations: ['register'], ...more } })
  show(
    [obligation('register'), obligation('other')],
    serving(
      bound('for foreigners', { users: ['foreign'] }),
      bound('for nationals', { users: ['national'] }),
      bound('for companies', { purposes: ['commercial'] }),
    ),
  )

  await screen.findByText('for foreigners')
  const itemOf = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement)
  const titles = itemOf('register').getAllByText(/^How to do it/)
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'How to do it: for foreigners',
    'How to do it: for companies',
  ])
  expect(itemOf('other').queryByText(/^How to do it/)).not.toBeInTheDocument()
})

test('obligations are shown without their steps, and say so, when the procedures cannot be loaded', async () => {
  show(
    [obligation('register')],
    answering(countries.procedures, () => new Refusal('UNAVAILABLE')),
  )
  expect(await screen.findByText(/^The steps before the authorities cannot be loaded/)).toBeVisible()
  expect(screen.getByText('register')).toBeVisible()
})

test('what had to be done before an access that is past says how to make it good', async () => {
  const pastAccess = { from: '2019-03-12', before: '2019-03-13' }
  show([obligation('permit', { due: 'before collecting', pastAccess })], serving())
  expect(await screen.findByText(/^The access \(12 March 2019\) is past/)).toHaveTextContent('ask the authority')
})
