import { authentication, system } from '@portal/contract'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { RegisterPage } from './RegisterPage.tsx'

const config = answering(system.config, () => ({ portalName: 'ABS Portal', buildNumber: '7', previewHost: null }))
const routes = [
  { path: '/register', Component: RegisterPage },
  { path: '/login', element: <h1>Sign in</h1> },
]

/** Pasted, because every key that is pressed draws the whole form. */
async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const fill = async (label: string, text: string) => {
    await user.click(await screen.findByLabelText(label))
    await user.paste(text)
  }
  await fill('First name', 'Ana')
  await fill('Last name', 'Souza')
  await fill('E-mail', 'ana@institute.test')
  await fill('Password', 'meadow12#!')
  await user.click(screen.getByLabelText('Non-commercial academic'))
  await fill('Organisation', 'Botanical Institute')
  await user.click(screen.getByRole('button', { name: 'Register' }))
}

test('a registration creates a new account and waits for its validation', async () => {
  const sent: unknown[] = []
  renderAt('/register', routes, [
    config,
    answering(authentication.register, ({ body }) => {
      sent.push(body)
      return { success: true as const, message: '' }
    }),
  ])
  await fillIn(userEvent.setup({ delay: null }))

  expect(await screen.findByRole('heading', { name: 'Waiting for validation' })).toBeVisible()
  expect(screen.getByRole('status').textContent).toContain('ana@institute.test')
  const registration = {
    email: 'ana@institute.test',
    password: 'meadow12#!',
    firstName: 'Ana',
    lastName: 'Souza',
    accountType: 'NON-COM',
    role: 4,
    accountName: 'Botanical Institute',
    accountId: expect.any(Number),
  }
  expect(sent).toEqual([registration])

  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText(/^A fresh link is on its way to ana@institute\.test/)).toBeVisible()
  expect(sent).toEqual([registration, registration])
})

test('an empty form sends nothing and names every field that is missing, in the language of the screen', async () => {
  renderAt('/register', routes, [config])
  await userEvent.click(await screen.findByRole('button', { name: 'Register' }))

  expect(await screen.findAllByText('This field is required')).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'Français' }))
  expect(await screen.findAllByText('Ce champ est obligatoire')).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findAllByText('This field is required')).toHaveLength(5)
})

test.each([
  { refusal: new Refusal('INVALID_INPUT', [{ path: 'password', message: 'Too common.' }]), text: 'Too common.' },
  { refusal: new Refusal('TOO_MANY_REQUESTS'), text: 'Too many requests: wait a moment, then try again.' },
])('an error is shown where it belongs and keeps the typed values: $text', async ({ refusal, text }) => {
  renderAt('/register', routes, [config, answering(authentication.register, () => refusal)])
  await fillIn(userEvent.setup({ delay: null }))

  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@institute.test')
})

test('the first field that is refused gets the focus', async () => {
  const refusal = new Refusal('INVALID_INPUT', [{ path: 'email', message: 'Not this one.' }])
  renderAt('/register', routes, [config, answering(authentication.register, () => refusal)])
  await fillIn(userEvent.setup({ delay: null }))

  await screen.findByText('Not this one.')
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
})

test('an unreachable portal is reported in words', async () => {
  renderAt('/register', routes, [config])
  await fillIn(userEvent.setup({ delay: null }))

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Error during account creation.')
  expect(alert.textContent).toContain('cannot be reached')
})

test('what was typed is left only when that is confirmed', async () => {
  renderAt('/register', routes, [config])
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('First name'), 'Ana')
  await user.click(screen.getByRole('link', { name: 'Go to the sign-in page' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana')

  await user.click(screen.getByRole('link', { name: 'Go to the sign-in page' }))
  await user.click(await screen.findByRole('button', { name: 'Discard it' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
})
