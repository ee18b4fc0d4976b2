import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../testing/renderAt.tsx'
import { BasisText } from './BasisText.tsx'

test.each([
  ['br-law', '/information-hub/countries/BR/legal-documents/br-law'],
  ['nagoya-protocol', '/information-hub/legal-documents/nagoya-protocol'],
  ['eu-511-2014', '/information-hub/legal-documents/eu-511-2014'],
])('the basis %s leads to the page of the document, and to the text itself', (document, page) => {
  const basis = [{ document, title: 'The law', article: 'Art. 4', url: 'https://law.example/' }]
  renderAt('/', [{ path: '/', element: <BasisText basis={basis} /> }], [])

  const [own, text] = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect([own, text]).toEqual([page, 'https://law.example/'])
})
