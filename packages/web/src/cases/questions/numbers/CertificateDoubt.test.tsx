import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import { addTexts } from '../../../shared/texts/texts.ts'
import { CertificateDoubt } from './CertificateDoubt.tsx'

await addTexts('numbers')

const MEXICO = { country: 'MX', name: 'Mexico' } as never

test.each([
  ['x', /^This is not the number of a certificate/],
  ['ABSCH-IRCC-KE-207443-2', /^This certificate is of another country \(Kenya\) than the material \(Mexico\)/],
  ['absch-ircc-mx-207443-2', /^$/],
])('of a certificate number %s', async (value, said) => {
  signIn()
  renderAt('/', [{ path: '/', element: <CertificateDoubt value={value} country={MEXICO} /> }], [])
  expect((await screen.findByRole('status')).textContent).toMatch(said)
})
