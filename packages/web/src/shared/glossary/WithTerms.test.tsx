import { type Glossary, glossary } from '@portal/contract'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { signIn } from '../testing/signIn.ts'
import { TermButton } from './Term.tsx'
import { WithTerms } from './WithTerms.tsx'

const answered: Glossary = {
  references: ['nagoya', 'cbd', 'itpgrfa', 'eu', 'dsi'].map((id) => ({
    id,
    title: id === 'nagoya' ? 'Nagoya Protocol' : id,
    citation: id,
    year: 2010,
    url: null,
    governs: '',
    confidence: 'high',
  })),
  terms: [
    {
      id: 'derivative',
      title: 'Derivative',
      category: 'materials',
      text: 'Made by living cells.',
      reference: 'nagoya',
      article: 'Art. 2(e)',
      confidence: 'high',
    },
  ],
}

/** Renders both kinds of trigger; returns the router and the number of requests. */
function show() {
  signIn()
  const requests = { times: 0 }
  const Screen = () => (
    <div>
      <WithTerms text="Laws differ on derivatives." />
      <TermButton id="derivative" />
      <TermButton id="none" />
    </div>
  )
  const routes = [
    { path: '/', Component: Screen },
    { path: '/information-hub/glossary', element: 'The glossary' },
  ]
  const answer = answering(glossary.read, () => {
    requests.times += 1
    return answered
  })
  return { router: renderAt('/', routes, [answer]), requests }
}

test('a term opens by keyboard with definition and source, and Escape returns the focus', async () => {
  const { requests } = show()
  const term = await screen.findByRole('link', { name: 'derivatives' })
  term.focus()
  await userEvent.keyboard('{Enter}')

  const popover = await screen.findByRole('dialog')
  expect(popover.textContent).toContain('Made by living cells.')
  expect(popover.textContent).toContain('Nagoya Protocol · Art. 2(e) · Confidence: high')

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(term).toHaveFocus())
  expect(requests.times).toBe(1)
})

test('an option with a glossary term has a help button that links to the glossary', async () => {
  const { router } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'What does Derivative mean?' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Open in the glossary' }))

  expect(router.state.location).toMatchObject({ pathname: '/information-hub/glossary', hash: '#derivative' })
  expect(screen.getByText('The glossary')).toBeVisible()
})
