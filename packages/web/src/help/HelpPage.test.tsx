import { glossary } from '@portal/contract'
import { PARTS } from '@portal/texts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { helpFor } from '../app/navigation/helpFor.ts'
import { paths } from '../shared/navigation/paths.ts'
import { answering } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { signIn } from '../shared/testing/signIn.ts'
import { addTexts } from '../shared/texts/texts.ts'
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

test('the search lists the articles that fit its words, whatever their capitals', async () => {
  const user = userEvent.setup()
  show()
  const contents = within(await screen.findByRole('navigation', { name: 'Contents of the guide' }))
  await user.type(contents.getByLabelText('Search the guide'), 'LOCK quarantine')
  expect(await contents.findByText('1 page fits these words')).toBeVisible()
  expect(contents.getByRole('link', { name: 'Locks' })).toBeVisible()
  expect(contents.queryByRole('link', { name: 'Papers' })).toBeNull()

  await user.clear(contents.getByLabelText('Search the guide'))
  await user.type(contents.getByLabelText('Search the guide'), 'xylophone')
  expect(await contents.findByText(/^Nothing in the guide has these words\./)).toBeVisible()
})

test.each([
  [
    'en',
    'licence papers, Excel importing, unlock locks, deadline duties, recieve material transfers, how do I change my pasword account, two factor lost phone security, invite colleagues people, confidance record, when collected date, delete assessment manage, who is the owner manage, mail notifications account, who can see my assessment manage, who can read my case manage',
  ],
  [
    'fr',
    'permis papers, télécharger pdf report, échéances duties, déverrouiller locks, lettre à l’autorité letters, changer mot de passe account, point focal countries, verou locks, supprimer évaluation manage, notifications par e-mail account, commentaire manage, qui peut voir mon évaluation manage, qui peut lire mon cas manage',
  ],
  [
    'es',
    'permisos papers, plazo duties, desbloquear locks, fecha de recolección date, coordenadas gps samples, cambiar contraseña account, bloqeo locks, vencimiento duties, eliminar evaluación manage, compartir caso manage, quién puede ver manage, quién puede ver mi evaluación manage',
  ],
  [
    'pt',
    'licencas papers, prazo duties, desbloquear locks, data da coleta date, enviar material transfers, trocar a senha account, bloquio locks, excluir avaliação manage, mudar responsável manage, comentário manage, quem pode ver manage, quem pode ver minha avaliação manage',
  ],
])(
  'the search of the guide in %s has the right article first, for words that people use and mistype',
  async (language, list) => {
    const { articles, words: otherWords } = await PARTS.help(language).then(({ help }) => help)
    const guide = new Map(Object.entries(articles)) as unknown as ReturnType<typeof useArticles>
    const searches = list.split(', ').map((one) => one.split(/ (?=\w+$)/))
    const found = searches.map(([text = '']) => [text, findArticles(guide, otherWords, text)[0]])
    expect(found).toEqual(searches)
  },
)

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
