import { authentication, cases, content, countries, glossary, legalDocuments, palette, users } from '@portal/contract'
import { expect, test } from 'vitest'
import { sendMail } from '../authentication/index.ts'
import type { Mail } from '../mail/mailer.ts'
import { startApi } from '../testing/startApi.ts'
import { acceptedLanguage } from './language.ts'

const api = startApi()
const FRENCH = { headers: { 'accept-language': 'fr-CA, en;q=0.5' } }

test.each([
  [undefined, undefined],
  ['*', undefined],
  ['de, fr;q=0.7, en;q=0.8', 'en'],
  ['fr-CA, en;q=0.5', 'fr'],
  ['fr;q=0, en', 'en'],
  ['nonsense;;q=x,,', undefined],
])('the best language for %s is %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})

test('an error and the messages of its fields are in an accepted language, and in English by default', async () => {
  const wrong = { body: { email: 'nobody', password: '' } }
  const english = await api.call(authentication.login, wrong)
  const french = await api.call(authentication.login, wrong, FRENCH)

  expect(english.body).toMatchObject({
    message: 'Some of the input is not valid.',
    errors: [{ message: 'Enter a valid email.' }, { message: 'This field is required' }],
  })
  expect(french.body).toMatchObject({
    message: 'Certaines données ne sont pas valables.',
    errors: [{ message: 'Saisissez une adresse e-mail valable.' }, { message: 'Ce champ est obligatoire' }],
  })
})

test("a user's own language overrides that of the request, in cached responses too", async () => {
  const person = await api.signIn()
  const read = async () => {
    const { body: survey } = await person.call(content.survey, {}, FRENCH)
    const { body: list } = await person.call(countries.stats, { query: {} }, FRENCH)
    const { body: terms } = await person.call(glossary.read, {}, FRENCH)
    return {
      question: survey.survey.sections[0]?.title,
      inForm: survey.countries.find(({ iso2 }) => iso2 === 'BR')?.name,
      country: list.rows.find(({ iso2 }) => iso2 === 'DE')?.name,
      terms: terms.terms.length > 10,
    }
  }
  const english = { question: 'Genetic resource', inForm: 'Brazil', country: 'Germany', terms: true }
  const french = { question: 'Ressource génétique', inForm: 'Brésil', country: 'Allemagne', terms: true }

  expect(await read()).toEqual(english)
  const { body } = await person.call(users.updateMe, { body: { preferences: { language: 'fr' } } })
  expect(body.user.preferences.language).toBe('fr')
  expect(await read()).toEqual(french)
  const { body: refusal } = await person.call(cases.read, { params: { id: crypto.randomUUID() }, query: {} })
  expect(refusal.message).toBe('Évaluation introuvable.')
  await person.call(users.updateMe, { body: { preferences: { language: 'en' } } })
  expect(await read()).toEqual(english)
})

test('territories, parties and terms are named, found and sorted in the language of the user', async () => {
  const { call } = await api.signIn()
  await call(users.updateMe, { body: { preferences: { language: 'fr' } } })
  const { body: france } = await call(countries.one, { params: { id: 'FR' }, query: {} })
  expect(france.territories.find(({ iso2 }) => iso2 === 'WF')?.name).toBe('Wallis-et-Futuna')

  const { body: protocol } = await call(legalDocuments.instrument, { params: { id: 'nagoya-protocol' } })
  const names = protocol.parties?.rows.map(({ name }) => name) ?? []
  expect(names).toContain('Allemagne')
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'fr')))

  const { body } = await call(palette.search, { query: { q: 'CPCC' } })
  expect(body.hits.find(({ kind }) => kind === 'term')?.label).toBe(
    'Consentement préalable en connaissance de cause (CPCC, PIC)',
  )
})

test('a user who never chose a language keeps the one of their first sign-in, and gets mails in it', async () => {
  const { userId, email } = await api.makeUser()
  const credentials = { body: { email, password: 'correct-Horse!!9' } }
  const { body: first } = await api.call(authentication.login, credentials, FRENCH)
  const { body: later } = await api.call(authentication.login, credentials)
  expect([first, later].map(({ user }) => user?.preferences.language)).toEqual(['fr', 'fr'])

  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  const { settings } = api.deps
  await sendMail({ db: api.db, mailer, settings }, { userId, purpose: 'reset' }, { id: '1', queuedAt: new Date() })
  expect(mails.map(({ letter }) => letter.subject)).toEqual(['Choisir un nouveau mot de passe'])
})

test('a later sign-in at a screen in another language does not change the language of a user', async () => {
  const { email } = await api.makeUser()
  const credentials = { body: { email, password: 'correct-Horse!!9' } }
  await api.call(authentication.login, credentials)
  const { body: borrowed } = await api.call(authentication.login, credentials, FRENCH)
  expect(borrowed.user?.preferences.language).toBe('en')
})
