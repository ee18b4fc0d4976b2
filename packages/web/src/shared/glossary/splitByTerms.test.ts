import type { Glossary, GlossaryTerm } from '@portal/contract'
import { expect, test } from 'vitest'
import { splitByTerms, termNames } from './splitByTerms.ts'

const term = (id: string, title: string): GlossaryTerm => ({
  id,
  title,
  category: 'materials',
  text: '',
  reference: 'cbd',
  article: null,
  confidence: 'high',
})
const glossaryReference = { citation: '', year: 1992, url: null, governs: '', confidence: 'high' } as const
const glossary: Glossary = {
  references: [],
  terms: [
    term('genetic_resource', 'Genetic resource'),
    term('resource', 'Resource'),
    term('pic', 'Prior informed consent (PIC)'),
    term('mat', 'Mutually agreed terms (MAT)'),
    term('cna', 'Competent national authority'),
    term('user', 'User'),
  ],
}
const linkedTerms = (text: string, but?: string) =>
  splitByTerms(text, termNames(glossary), but).flatMap(({ text: word, termId }) => (termId ? [[word, termId]] : []))

test('a term is found by its name in singular or plural, or by its acronym in capitals', () => {
  expect(linkedTerms('Genetic resources need PIC from competent national authorities.')).toEqual([
    ['Genetic resources', 'genetic_resource'],
    ['PIC', 'pic'],
    ['competent national authorities', 'cna'],
  ])
  expect(linkedTerms('A yoga mat, an epic.')).toEqual([])
})

test('in another language, terms and instruments are found by the names that the English texts of the law use, too', () => {
  const french: Glossary = {
    references: [{ ...glossaryReference, id: 'cbd', title: 'CDB', titleInLaw: 'CBD' }],
    terms: [{ ...term('pic', 'Consentement préalable (CPCC)'), titleInLaw: 'Prior informed consent (PIC)' }],
  }
  const found = splitByTerms('PIC under the CBD; CPCC selon la CDB', termNames(french)).map(({ text }) => text)
  expect(found).toEqual(['PIC', ' under the ', 'CBD', '; CPCC selon la CDB'])
  expect(splitByTerms('CPCC', termNames(french))).toEqual([{ text: 'CPCC', termId: 'pic' }])
})

test('the longest name wins, and each term is linked once', () => {
  expect(linkedTerms('A genetic resource is a resource; a genetic resource has genes.')).toEqual([
    ['genetic resource', 'genetic_resource'],
    ['resource', 'resource'],
  ])
})

test('everyday words and the term being defined are not linked', () => {
  expect(linkedTerms('A user asks for prior informed consent.', 'pic')).toEqual([])
})

test('the pieces add up to the original text', () => {
  const text = 'MAT and PIC: mutually agreed terms.'
  expect(
    splitByTerms(text, termNames(glossary))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
