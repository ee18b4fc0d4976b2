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
    ...{ id, title: id.toUpperCase(), citation: `The ${id}`, year: 1992, confidence: 'high' },
    ...{ url: `https://${id}.test/`, governs: 'Access.' },
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

test('terms stand under their letters, with article, source and confidence, and the five instruments with their texts', async () => {
  show()
  const entry = await screen.findByRole('article', { name: /Breeding/ })

  expect(entry.textContent).toContain('Intended use · CBD, Art. 2 · Confidence: high')
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['B', 'G', 'CBD', 'NAGOYA']),
  )
  expect(screen.getAllByRole('link', { name: /Read the text of/ })).toHaveLength(5)
})

test('a term leads to another one it speaks of, which takes the focus', async () => {
  const router = show()
  const entry = await screen.findByRole('article', { name: /Breeding/ })
  await userEvent.click(within(entry).getByRole('link', { name: 'genetic resource' }))

  expect(router.state.location.hash).toBe('#genetic_resource')
  expect(document.activeElement).toBe(screen.getByRole('article', { name: /Genetic resource/ }))
})

test('what a link leads to is shown, whatever is filtered', async () => {
  show('/information-hub/glossary?category=intended_use&q=crossing#genetic_resource')

  const entry = await screen.findByRole('article', { name: /Genetic resource/ })
  await waitFor(() => expect(document.activeElement).toBe(entry))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('search and category are in the address; nothing found says so and leads back', async () => {
  const router = show()
  await screen.findByRole('article', { name: /Breeding/ })
  await userEvent.click(screen.getByRole('button', { name: /Materials/ }))
  expect(screen.queryByRole('article', { name: /Breeding/ })).toBeNull()

  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a term' }), 'zebra')
  expect(await screen.findByText("Sorry we couldn't find any matches")).toBeTruthy()
  expect(router.state.location.search).toBe('?category=materials&q=zebra')

  await userEvent.click(screen.getByRole('button', { name: 'Show all terms' }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('a glossary that cannot be loaded says so and can be tried again', async () => {
  signIn()
  let isDown = true
  renderAt(
    '/information-hub/glossary',
    [{ path: '/information-hub/glossary', Component: GlossaryPage }],
    [answering(glossary.read, () => (isDown ? new Refusal('GENERIC') : answered))],
  )
  expect(await screen.findByText('The Content cannot be loaded.')).toBeTruthy()

  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: /Breeding/ })).toBeTruthy()
})
