import { glossary } from '@portal/contract'
import { PARTS } from '@portal/texts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { helpFor } from '../app/navigation/helpFor.ts'
import { paths } from '../app/paths.ts'
import { addTexts } from '../app/texts.ts'
import { answering } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { signIn } from '../shared/testing/signIn.ts'
import { findArticles, type useArticles } from './guide.ts'
import { HelpPage } from './HelpPage.tsx'

beforeAll(() => addTexts('help'))

const show = (article?: string) => {
  signIn()
  return renderAt(
    paths.help(article),
    [{ path: '/help/:article?', Component: HelpPage }],
    [answering(glossary.read, () => ({ terms: [], references: [] }))],
  )
}

test('an article has its title, its parts with their links, and its place in the contents', async () => {
  show('date')
  expect(await screen.findByRole('heading', { level: 1, name: 'The date of access' })).toBeVisible()
  const parts = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(parts.getByRole('link', { name: 'Which day counts' }).getAttribute('href')).toBe('/help/date#which')
  expect(screen.getByRole('link', { name: 'The date of access' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByText(/^Name the record/).tagName).toBe('LI')
})

test('the search leaves the articles with all of the words, whatever their capitals', async () => {
  const user = userEvent.setup()
  show()
  const contents = within(await screen.findByRole('navigation', { name: 'Contents of the guide' }))
  await user.type(contents.getByLabelText('Search the guide'), 'LOCK quarantine')
  expect(await contents.findByText('1 page has these words')).toBeVisible()
  expect(contents.getByRole('link', { name: 'Locks' })).toBeVisible()
  expect(contents.queryByRole('link', { name: 'Papers' })).toBeNull()

  await user.type(contents.getByLabelText('Search the guide'), ' xylophone')
  expect(await contents.findByText(/^Nothing in the guide has these words\./)).toBeVisible()
})

test.each([
  ['en', ['licence', 'permits', 'benefit', 'Excel', 'unlock', 'deadline']],
  ['fr', ['licence', 'permis', 'partage', 'échéances', 'déverrouiller']],
  ['es', ['licencia', 'permisos', 'beneficios', 'plazo', 'desbloquear']],
  ['pt', ['licença', 'licencas', 'benefícios', 'prazo', 'desbloquear']],
])('the guide in %s is found by words that people use', async (language, words) => {
  const { articles, words: otherWords } = await PARTS.help(language).then(({ help }) => help)
  const guide = new Map(Object.entries(articles)) as unknown as ReturnType<typeof useArticles>
  expect(words.filter((word) => findArticles(guide, otherWords, word).length === 0)).toEqual([])
})

test('an article that does not exist leads to the first one', async () => {
  const router = show('nonsense')
  expect(await screen.findByRole('heading', { level: 1, name: 'Read the result' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/help')
})

test('the help of a screen with several parts is about the open one', () => {
  expect(helpFor('/assessment/5', 'date')).toBe('/help/date')
})

test.each([
  ['/', 'dashboard'],
  ['/my-turn', 'locks#several'],
  ['/information-hub/countries/BR', 'countries'],
  ['/information-hub/search', 'search#documents'],
  ['/user-management', 'people'],
  ['/settings', 'account'],
  ['/assessment', 'list'],
  ['/assessment/5', 'record'],
  ['/assessment/5/letters/eu-declaration', 'letters'],
  ['/assessment/example/what-if', 'whatIf'],
  ['/information-hub/countries/BR/legal-documents/br-law', 'sources'],
  ['/assessment/import', 'importing'],
  ['/help/locks', 'locks'],
])('the help of %s is about %s', (screenPath, article) => {
  expect(helpFor(screenPath)).toBe(`/help/${article}`)
})
