import { type Glossary, type GlossaryTerm, glossary } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { GlossaryPage } from './GlossaryPage.tsx'

const from = { reference: 'cbd', article: 'Art. 2', confidence: 'high' } as const
const terms: GlossaryTerm[] = [
  { ...from, id: 'genetic_resource', title: 'Genetic resource', category: 'materials', text: 'Material of value.' },
  { ...from, id: 'breeding', title: 'Breeding', category: 'intended_use', text: 'Crossing a genetic resource.' },
]
const answered: Glossary = {
  references: ['cbd', 'nagoya', 'itpgrfa', 'eu', 'dsi'].map((id) => ({
    id,
    title: id.toUpperCase(),
    citation: `The ${id}`,
    year: 1992,
    confidence: 'high',
    url: `https://${id}.test/`,
    governs: 'Access.',
  })),
  terms,
}
const show = (path = '/information-hub/glossary') => {
  signIn()
  return renderAt(
    path,
    [{ path: '/information-hub/glossary', Component: GlossaryPage }],
    [answering(glossary.read, () => answered)],
  )
}

test('the glossary groups terms by letter with article, source and confidence, and lists the five instruments with links to their texts', async () => {
  show()
  const entry = await screen.findByRole('article', { name: /Breeding/ })

  expect(entry.textContent).toContain('Uses and rules · CBD, Art. 2 · Confidence: high')
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['B', 'G', 'CBD', 'NAGOYA']),
  )
  expect(screen.getAllByRole('link', { name: /Read the text of/ })).toHaveLength(5)
})

test('a link from one term to another scrolls to that term and focuses it', async () => {
  const router = show()
  const entry = await screen.findByRole('article', { name: /Breeding/ })
  await userEvent.click(within(entry).getByRole('link', { name: 'genetic resource' }))

  expect(router.state.location.hash).toBe('#genetic_resource')
  expect(document.activeElement).toBe(screen.getByRole('article', { name: /Genetic resource/ }))
})

test('a linked term is shown even if the filter excludes it', async () => {
  show('/information-hub/glossary?category=intended_use&q=crossing#genetic_resource')

  const entry = await screen.findByRole('article', { name: /Genetic resource/ })
  await waitFor(() => expect(document.activeElement).toBe(entry))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('search text and category are kept in the address, and the empty state clears both', async () => {
  const router = show()
  await screen.findByRole('article', { name: /Breeding/ })
  await userEvent.click(screen.getByRole('button', { name: /Materials/ }))
  expect(screen.queryByRole('article', { name: /Breeding/ })).toBeNull()

  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a term' }), 'zebra')
  expect(await screen.findByText("Sorry we couldn't find any matches")).toBeVisible()
  expect(router.state.location.search).toBe('?category=materials&q=zebra')

  await userEvent.click(screen.getByRole('button', { name: 'Show all terms' }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('a failed request for the glossary shows an error that can be retried', async () => {
  signIn()
  let isDown = true
  renderAt(
    '/information-hub/glossary',
    [{ path: '/information-hub/glossary', Component: GlossaryPage }],
    [answering(glossary.read, () => (isDown ? new Refusal('GENERIC') : answered))],
  )
  expect(await screen.findByText('The Content cannot be loaded.')).toBeVisible()

  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: /Breeding/ })).toBeVisible()
})
